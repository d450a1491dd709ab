import type { Finding, Trade } from "../../contract/parts.ts";
import { type Told, toFinding } from "./finding.ts";
import type { FoldedText } from "./folded-text.ts";
import { cueFinder } from "./phrases.ts";
import type { Rule } from "./rules/rule.ts";
import { tellsTrade } from "./trade-words.ts";

function holdsFor({ trades }: Rule, text: string, trade: Trade | undefined): boolean {
  return (
    trades === undefined ||
    (trade !== undefined && trades.includes(trade)) ||
    trades.some((one) => tellsTrade(text, one))
  );
}

function toldOf({ id, title, reason, reference, instead }: Rule): Told {
  return { rule: id, title, reason, ...(reference && { reference }), ...(instead && { instead }) };
}

/** Prepares the search for what breaks some rules; to be done once. */
export function createBreachFinder(rules: readonly Rule[]) {
  const prepared = rules.map((rule) => ({ rule, find: cueFinder(rule) }));
  return (folded: FoldedText, trade?: Trade): Finding[] =>
    prepared.flatMap(({ rule, find }) => {
      const spans = find(folded.text);
      if (spans.length === 0 || !holdsFor(rule, folded.text, trade)) return [];
      return spans.map((span) => toFinding(folded, span, toldOf(rule)));
    });
}
