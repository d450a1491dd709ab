import { findContacts, isGivenContact } from "../../domain/personal-data/find-contacts.ts";
import type { Check, Rule } from "./fault.ts";

/**
 * Links, e-mail addresses, accounts, telephones and documents that are not among what was given.
 * @param ruleOfGiven the rule that even those break which were given; without one they are fine.
 */
export function createContactCheck(given: string, ruleOfGiven?: Rule): Check {
  return (text) => {
    const found = findContacts(text);
    if (found.length === 0) return undefined;
    if (!found.every((contact) => isGivenContact(contact, given))) return { rule: "contact" };
    return ruleOfGiven && { rule: ruleOfGiven };
  };
}
