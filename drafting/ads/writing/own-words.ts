import type { AdParts } from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import type { DraftRequest } from "../../draft.ts";
import { spell } from "../../text/spelling.ts";
import { closedPrices, type KnownOfAd, mayNotPrice } from "../closed-prices.ts";
import { filler, limitCue } from "../reading/cues.ts";
import { findFigures } from "../reading/figures.ts";
import { sentenceIds } from "../reading/read-conditions.ts";
import type { Clause, Source } from "../reading/source.ts";
import { opened } from "./compose.ts";

/** Instalments without their sum: no ad may tell them. */
export const bareInstalments =
  /(?<![\d,.])\d{1,2} ?x(?![a-z\d])(?! ?(?:por |na |ao )?(?:semana|mes|dia))(?!.*sem juros)|\bparcel(?!.*sem juros)/;

/** A text, the parts of its ad, and what was read of it. */
export type Reading = { source: Source; parts: AdParts; read: AdParts };

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
    const asks = /^ ?[!?]*\?/.test(text.slice(end, end + 4)) ? "?" : "";
    return {
      text: `${text.slice(start, end)}${asks}`,
      flat: flat.slice(start, end),
      start,
      end,
      isTorn,
    };
  });
}

/** Sentences that an ad may tell. */
function tellable(source: Source, parts: AdParts, known: KnownOfAd, isLaw: boolean) {
  const out = (parts.leftOut ?? []).map(fold);
  const isClosed = mayNotPrice(parts, known);
  const isCareful = isLaw || isClosed;
  const hasClosed = isClosed || closedPrices(parts, known).size > 0;
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
  const ended = told.replace(/R\$ ?(?=\d)/g, "R$\u00A0").replace(/^[\s.,;:–-]+|[\s.,;:–-]+$/g, "");
  return `${opened(ended)}${ended.endsWith("?") ? "" : "."}`;
}

/** What the owner wrote, as an ad may tell it. */
export type Own = {
  /** All of it, in lines as they were written; empty where it is better told from its parts. */
  lines: readonly string[];
  /** For the paid pieces, where nobody has confirmed the parts and they are not sure. */
  told: readonly Sentence[];
};

export type Sentence = { text: string; isPriced: boolean; isLimit: boolean };

/** What was typed over, so that the text no longer says what is meant. */
function isEdited(read: AdParts, meant: AdParts): boolean {
  const names = ["prices", "conditions", "until"] as const;
  return names.some((name) => JSON.stringify(read[name]) !== JSON.stringify(meant[name]));
}

/**
 * What the owner wrote, sentence by sentence: nobody tells it better, and nothing of it is read wrong. A text that was
 * corrected, and a list of prices, are told from the parts.
 */
export function ownWords(
  { prompt, adParts, business }: DraftRequest,
  { source, parts, read }: Reading,
  isLaw: boolean,
): Own {
  const sentences = tellable(source, parts, { text: prompt, trade: business?.trade }, isLaw);
  const isSpoken = filler.test(source.flat) || source.text.length > longest;
  const isList = (parts.prices?.length ?? 0) > 1;
  if (isSpoken || isList || (adParts && isEdited(read, parts))) return { lines: [], told: [] };
  const lines: string[] = [];
  let last = 0;
  for (const { text, start, end } of sentences) {
    const goesOn = lines.length > 0 && !source.text.slice(last, start).includes("\n");
    lines.push(goesOn ? `${lines.pop()} ${tidy(text)}` : tidy(text));
    last = end;
  }
  if (lines.join(" ").split(" ").length < 4) return { lines: [], told: [] };
  const told = sentences.map(({ text, flat }) => ({
    text: tidy(text),
    isPriced: findFigures({ flat }).length > 0,
    isLimit: limitCue.test(flat),
  }));
  return { lines, told: adParts ? [] : told };
}

/** Runs of sentences that fit, each as long as it can be; a price never without what limits it, and no limit alone. */
export function runsOf(told: readonly Sentence[], limit: number): string[] {
  const limits = told.filter(({ isLimit }) => isLimit);
  const runs: Sentence[][] = [];
  let room = 0;
  for (const one of told) {
    if (room <= one.text.length) runs.push([]);
    room = (room <= one.text.length ? limit : room - 1) - one.text.length;
    if (room >= 0) runs.at(-1)?.push(one);
  }
  const isSound = (run: Sentence[]) =>
    run.some(({ isLimit }) => !isLimit) &&
    (run.every(({ isPriced }) => !isPriced) || limits.every((one) => run.includes(one)));
  return runs.filter(isSound).map((run) => run.map(({ text }) => text).join(" "));
}
