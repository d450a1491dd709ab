import type { Finding } from "../../contract/parts.ts";
import { toFinding } from "./finding.ts";
import type { FoldedText } from "./folded-text.ts";
import { lookedUp } from "./rules/rule.ts";

/** A thing of two words and more, and its price, alone on a line or in a sentence: "bolo de pote: R$ 12,00". */
const row =
  /(?<=^|[\n;.!?•] ?)(?!a partir|desde|por )([a-z]{1,20}(?: [a-z0-9]{1,20}){1,5}?) ?[:=-]? ?r\$ ?(\d{1,6}(?:\.\d{3})?(?:,\d{2})?)(?= ?(?:$|[\n;.!?•]))/g;

export const twoPrices = {
  rule: "two-prices",
  title: "Dois preços para a mesma coisa",
  reason: "Se os preços são diferentes, vale o menor. Confira e deixe um só.",
  reference: lookedUp("Lei 10.962/2004, art. 5º"),
};

function centsOf(written: string): number {
  return Math.round(Number(written.replaceAll(".", "").replace(",", ".")) * 100);
}

/** The second price of a thing that stands twice in a text, each time alone with another price. */
export function findTwoPrices(folded: FoldedText): Finding[] {
  const known = new Map<string, number>();
  return Array.from(folded.text.matchAll(row)).flatMap(
    ({ index, 0: whole, 1: label = "", 2: price = "" }) => {
      const cents = centsOf(price);
      const first = known.get(label) ?? cents;
      known.set(label, first);
      if (first === cents) return [];
      return [toFinding(folded, { start: index, end: index + whole.length }, twoPrices)];
    },
  );
}
