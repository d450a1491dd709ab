import type { AdParts } from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import type { DraftRequest } from "../../draft.ts";
import { closedPrices, mayNotPrice } from "../closed-prices.ts";
import { filler } from "../reading/cues.ts";
import { sentenceIds } from "../reading/read-conditions.ts";
import { type Clause, type Source, toSource } from "../reading/source.ts";
import { spell } from "../reading/spelling.ts";
import { isAllTold } from "./all-told.ts";
import { opened } from "./compose.ts";

/** Instalments without their sum: no ad may tell them. */
export const bareInstalments =
  /(?<![\d,.])\d{1,2} ?x(?![a-z\d])(?! ?(?:por |na |ao )?(?:semana|mes|dia))(?!.*sem juros)|\bparcel(?!.*sem juros)/;

/** Longest text that is told as it stands. */
const longest = 600;

/** What a lawyer may not lure with. */
export const lure = /r\$|gratis|gratuit|desconto|%|quote|order|free|trial|instal/;

function sentencesOf({ clauses, text, flat }: Source) {
  const ids = sentenceIds(clauses);
  const groups = Map.groupBy(clauses, (_, at) => ids[at]);
  return [...groups.values()].map((group) => {
    const { start } = group[0] as Clause;
    const end = group.at(-1)?.end ?? start;
    const isTorn = group.some(({ torn }) => torn);
    return { text: text.slice(start, end), flat: flat.slice(start, end), start, end, isTorn };
  });
}

/** Sentences that an ad may tell. */
function tellable(source: Source, parts: AdParts, isLaw: boolean) {
  const out = (parts.leftOut ?? []).map(fold);
  const isCareful = isLaw || mayNotPrice(parts);
  const hasClosed = closedPrices(parts).size > 0 || mayNotPrice(parts);
  const isStopped = (flat: string) =>
    bareInstalments.test(flat) ||
    (isCareful && lure.test(flat)) ||
    (hasClosed && /\d{2}/.test(flat));
  return sentencesOf(source).filter(
    ({ flat, isTorn }) =>
      !(
        isTorn ||
        flat.includes("⟂") ||
        isStopped(flat) ||
        out.some((words) => flat.includes(words))
      ),
  );
}

function tidy(text: string): string {
  const plain = spell(text.replace(/(?![©®™])\p{Extended_Pictographic}|\uFE0F|\u200D/gu, ""));
  const told = plain.replace(/\s+/g, " ").replace(/[!{}]+/g, ".");
  return `${opened(told.replace(/R\$ ?(?=\d)/g, "R$\u00A0").replace(/^[\s.,;:–-]+|[\s.,;:–-]+$/g, ""))}.`;
}

/** A sentence without signs that goes on and on is better told from its parts. */
function runsOn(lines: readonly string[]): boolean {
  return lines.some((line) =>
    line.split(/[.,;:]/).some((one) => one.trim().split(" ").length > 14),
  );
}

/**
 * What the owner wrote, sentence by sentence, in lines as they were written: nobody tells it better, and nothing of it is
 * read wrong. Empty where it is spoken to us and no ad, and where confirmed parts say it otherwise or better.
 */
export function ownWords(
  { prompt, adParts, business }: DraftRequest,
  parts: AdParts,
  isLaw: boolean,
): string[] {
  const source = toSource(prompt, business?.trade);
  const isList = (parts.prices?.length ?? 0) > 1;
  const isSpoken = filler.test(source.flat) || source.text.length > longest;
  if (isSpoken || isList || (adParts && !isAllTold(prompt, parts))) return [];
  const lines: string[] = [];
  let last = 0;
  for (const { text, start, end } of tellable(source, parts, isLaw)) {
    const goesOn = lines.length > 0 && !source.text.slice(last, start).includes("\n");
    lines.push(goesOn ? `${lines.pop()} ${tidy(text)}` : tidy(text));
    last = end;
  }
  const isThin = lines.join(" ").split(" ").length < 4;
  return isThin || (adParts && runsOn(lines)) ? [] : lines;
}
