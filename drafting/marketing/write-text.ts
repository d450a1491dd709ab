import { draftWords } from "../../content/cards/draft-words.ts";
import { generalCards } from "../../content/cards/own-words.ts";
import type { WritingCard } from "../../content/cards/schema.ts";
import type { Business, Finding } from "../../contract/parts.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { findBreaches } from "../guard/find-breaches.ts";
import { tellsTrade } from "../guard/trade-words.ts";
import { type FieldValues, fillText } from "./fill-text.ts";
import { ownWords } from "./own-words.ts";
import { readFields } from "./read-fields.ts";

/** Where less of the owner's own words stands in a text of another purpose, its card loses what she said. */
const toldEnough = 0.8;

/** So few words without a figure name the subject alone, which the card has. */
const fewFacts = 8;

/** The card for a text of any content. */
export function generalCardOf(order: string): string {
  const text = fold(order);
  return generalCards.find(([named]) => new RegExp(named).test(text))?.[1] ?? "";
}

/** Whether a card says what was ordered to be told. */
export function tellsAll(card: WritingCard, order: string, business?: Business): boolean {
  const text = fold(fillText(card.texts[0] ?? "", card, readFields(card, order), business));
  const own = ownWords(order).join(" ");
  if (!/\d/.test(own) && own.split(" ").length < fewFacts) return true;
  const words = fold(own).match(/[a-z]{4,}|\d+/g) ?? [];
  const told = words.filter((word) => text.includes(word));
  return told.length >= toldEnough * words.length;
}

/** Without the clauses that break a rule; what is told leans on its first clause, without which nothing is left. */
function lawful(value: string, breaches: readonly Finding[]): string {
  const isStopped = (clause: string) =>
    breaches.some(({ words }) => fold(clause).includes(fold(words)));
  const clauses = value.split(/(?<=[;.!?])\s+|,\s/);
  if (!isStopped(value)) return value;
  if (isStopped(clauses[0] ?? "")) return "";
  return clauses
    .filter((clause) => !isStopped(clause))
    .join(", ")
    .replace(/([;.!?]),/g, "$1");
}

/** A text filled in: nothing that the guard stops goes into it, and each stop is told with its reason. */
export function writeText(
  card: WritingCard,
  { prompt, business, marketingParts }: DraftRequest,
): Pick<Draft, "text" | "variants" | "findings"> {
  const trade = business?.trade;
  const given: FieldValues = marketingParts?.fields ?? {};
  const typed: FieldValues = { ...readFields(card, prompt), ...given };
  const own = card.fields.find(({ read }) => read === "own");
  const isOwnRead = own !== undefined && given[own.id] === undefined;
  const said = (isOwnRead ? [prompt, ...Object.values(given)] : Object.values(typed)).join("\n");
  const findings = findBreaches(said, trade);
  const fields = Object.fromEntries(
    Object.entries(typed).map(([id, value]) => [id, lawful(value, findings)]),
  );
  const isStopped = Object.entries(typed).some(([id, value]) => value !== "" && fields[id] === "");
  if (isStopped) {
    const reasons = findings.map(({ words, reason }) => draftWords.whyStopped(words, reason));
    const text = [draftWords.stopped, ...new Set(reasons), draftWords.sayInstead].join("\n");
    return { text, findings };
  }
  const isDrink = trade === "bebidas" || (own && tellsTrade(fold(prompt), "bebidas"));
  const end = isDrink ? `\n${draftWords.adultsOnly}` : "";
  const [text = "", ...others] = card.texts.map(
    (one) => fillText(one, card, fields, business) + end,
  );
  return { text, variants: [text, ...others], ...(findings.length > 0 && { findings }) };
}
