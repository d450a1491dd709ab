import type { Word } from "../text/words.ts";
import { type Deed, dealings, deeds } from "./lexicon/deeds.ts";
import type { Thing } from "./lexicon/thing.ts";
import { isVerbForm } from "./lexicon/verbs.ts";
import { PhraseBook } from "./patterns.ts";
import type { Point } from "./point-names.ts";
import type { Segment } from "./segments.ts";

/** A stretch of a segment that says one thing: what stands between two commas, or before or after an "e". */
export type Stretch = { segment: number; from: number; to: number };

type Found = { deed: Deed; ofShop: boolean };

const book = new PhraseBook<Found>();
for (const [patterns, deed] of deeds) book.add(patterns, { deed, ofShop: true });
for (const [patterns, deed] of dealings) book.add(patterns, { deed, ofShop: false });

/** Words of a stretch at least. */
const leastWords = 2;

const denying = /^(?:nao|nem|nunca|sem|ninguem|jamais)$/;
const starting =
  /^(?:ele|ela|eles|elas|ainda|me|nos|ja|nao|ate|o|a|os|as|meu|minha|tudo|foi|muito|super|sempre|nunca|com|sem|tem|ninguem|agora|hoje|fiquei|um|uma)$/;

function parts(words: readonly Word[], at: number): boolean {
  const { key = "" } = words[at] ?? {};
  if (key === ",") return true;
  const next = words[at + 1]?.key ?? "";
  return key === "e" && (starting.test(next) || isVerbForm(next));
}

/** The stretches of a text; a single word stays with what stands before it. */
export function stretchesOf(segments: readonly Segment[]): Stretch[] {
  return segments.flatMap(({ words }, segment) => {
    const found: Stretch[] = [];
    let from = 0;
    for (let at = 0; at <= words.length; at += 1) {
      if (at < words.length && !(parts(words, at) && at - from >= leastWords)) continue;
      const last = found.at(-1);
      if (at - from >= leastWords || last === undefined) found.push({ segment, from, to: at });
      else last.to = at;
      from = at + 1;
    }
    return found.filter(({ from: start, to }) => to - start >= leastWords);
  });
}

/** Salience of a deed of the shop and of one of the client, beside the nouns of the same stretch. */
const ofDeed = { shop: 1.2, client: 0.4 } as const;

function doing(name: string): Thing {
  const id = name.replace(/^(?:os|as|o|a) /, "");
  return { kind: "thing", id, class: "process", name, core: false };
}

/** What was done, told by a verb: "ajudaram até a descarregar" is "a ajuda da equipe". */
export function deedsOf(segments: readonly Segment[]): Point[] {
  return segments.flatMap(({ words, foreign }, segment) => {
    if (foreign) return [];
    return book.scan(words).map(({ value: { deed, ofShop }, start: at }): Point => {
      const denied = words.slice(Math.max(0, at - 2), at).some(({ key }) => denying.test(key));
      const what = "quality" in deed ? { quality: deed.quality } : { thing: doing(deed.name) };
      const salience = ofShop ? ofDeed.shop : ofDeed.client;
      return {
        ...what,
        polarity: 1,
        faint: true,
        salience,
        segment,
        at,
        ...(denied && { denied }),
      };
    });
  });
}

/** Whether a point stands in a stretch. */
export function isIn({ segment, from, to }: Stretch, point: Point): boolean {
  return point.segment === segment && point.at !== undefined && point.at >= from && point.at < to;
}

/** Salience of a noun that is what something was done to. */
const ofObject = 0.5;

function likeliest(candidates: readonly Point[], least: number): Point[] {
  const ranked = candidates
    .filter(({ salience = 0 }) => salience >= least)
    .sort((one, other) => (other.salience ?? 0) - (one.salience ?? 0));
  return ranked.slice(0, 1);
}

/** What may be named of a stretch; `other`: what is judged the other way, beside which nothing is. */
export type Silence = {
  nouns: readonly Point[];
  deeds: readonly Point[];
  other: readonly Point[];
};

/**
 * The likeliest candidate of each stretch of which no point speaks; where one tells a quality alone ("perderam uma
 * meia": the care), what it befell.
 */
export function pointsOfSilent(
  stretches: readonly Stretch[],
  points: readonly Point[],
  { nouns, deeds: done, other }: Silence,
): Point[] {
  return stretches.flatMap((stretch) => {
    if (other.some((point) => isIn(stretch, point))) return [];
    const told = points.filter((point) => isIn(stretch, point));
    const here = nouns.filter((point) => isIn(stretch, point));
    if (told.length === 0)
      return likeliest([...here, ...done.filter((point) => isIn(stretch, point))], 0);
    return told.some(({ thing }) => thing !== undefined) ? [] : likeliest(here, ofObject);
  });
}
