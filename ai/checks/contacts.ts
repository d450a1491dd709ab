import { createContactLookup, findContacts } from "../../domain/personal-data/find-contacts.ts";
import type { Check, Rule } from "./fault.ts";

/**
 * Links, e-mail addresses, accounts, telephones and documents that are not among what was given.
 * @param ruleOfGiven the rule that even those break which were given; without one they are fine.
 */
export function createContactCheck(given: string, ruleOfGiven?: Rule): Check {
  let isGiven: ReturnType<typeof createContactLookup> | undefined;
  return (text) => {
    const found = findContacts(text);
    if (found.length === 0) return undefined;
    isGiven ??= createContactLookup(given);
    if (!found.every(isGiven)) return { rule: "contact" };
    return ruleOfGiven && { rule: ruleOfGiven };
  };
}
