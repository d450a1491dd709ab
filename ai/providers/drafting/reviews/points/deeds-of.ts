import { blameNoDeeds } from "../lexicon/blame-asides.ts";
import { type Deed, dealings, deeds, noDeeds } from "../lexicon/deeds.ts";
import { heavyNoDeeds } from "../lexicon/heavy-faults.ts";
import { idiomNoDeeds } from "../lexicon/idioms.ts";
import { turnNoDeeds } from "../lexicon/sense-turns.ts";
import type { Thing } from "../lexicon/thing.ts";
import { faultNoDeeds } from "../lexicon/told-faults.ts";
import { verbSenses } from "../lexicon/verb-senses.ts";
import { PhraseBook } from "../patterns.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { isSupplied, isUpkeep } from "./upkeep.ts";

type Found = { deed: Deed; ofShop: boolean };

const book = new PhraseBook<Found | "none">();
for (const [patterns, deed] of deeds) book.add(patterns, { deed, ofShop: true });
for (const [patterns, deed] of dealings) book.add(patterns, { deed, ofShop: false });
const idle = [
  noDeeds,
  faultNoDeeds,
  idiomNoDeeds,
  heavyNoDeeds,
  verbSenses,
  blameNoDeeds,
  turnNoDeeds,
];
for (const patterns of idle) book.add(patterns, "none");

/** Words from "tive que" to the last of what had to be done, at most. */
const widest = 7;

/** "Explicaram como trocar", "depois de pintar": what is to be done by somebody else. */
function isTaught(words: Segment["words"], at: number): boolean {
  if (!/[aei]r$/.test(words[at]?.key ?? "")) return false;
  const before = words
    .slice(Math.max(0, at - widest), at)
    .map(({ key }) => key)
    .join(" ");
  return /(?:^| )(?:como|quando|onde|(?:depois|antes) de|(?:tive|tivemos|precisei) (?:que|de) .* e)$/.test(
    before,
  );
}

const denying = /^(?:nao|nem|nunca|sem|ninguem|jamais)$/;

/** Salience of a deed of the shop and of one of the client, beside the nouns of the same stretch. */
const ofDeed = { shop: 1.2, client: 0.4 } as const;

function doing(name: string): Thing {
  const id = name.replace(/^(?:os|as|o|a) /, "");
  return { kind: "thing", id, class: "process", name, core: false };
}

/** "Lembrancinhas da maternidade", "as instalações": a noun of the lexicon that only begins like a verb. */
function isOtherNoun({ marks }: Segment, at: number, deed: Deed): boolean {
  return marks.some(({ value, start, end }) => {
    if (value.kind !== "thing" || at < start || at >= end) return false;
    return !("name" in deed) || value.name !== deed.name;
  });
}

/** Told in passing: "por indicação de uma amiga", "troquei de professor". */
function isAside({ marks }: Segment, at: number): boolean {
  return marks.some(({ value, start, end }) => value.kind === "skip" && start <= at && at < end);
}

/** "Motos bem cuidadas", "bairro bem servido de ônibus": how something is, and nothing that was done. */
function isState(segments: readonly Segment[], segment: number, at: number): boolean {
  return isUpkeep(segments, segment, at) || isSupplied(segments[segment]?.words ?? [], at);
}

/** What was done, told by a verb: "ajudaram até a descarregar" is "a ajuda da equipe". */
export function deedsOf(segments: readonly Segment[]): Point[] {
  return segments.flatMap((one, segment) => {
    const { words, foreign } = one;
    if (foreign) return [];
    return book.scan(words).flatMap(({ value, start: at }): Point[] => {
      if (value === "none" || isOtherNoun(one, at, value.deed)) return [];
      if (isAside(one, at) || isTaught(words, at) || isState(segments, segment, at)) return [];
      const { deed, ofShop } = value;
      const denied = words.slice(Math.max(0, at - 2), at).some(({ key }) => denying.test(key));
      const what = "quality" in deed ? { quality: deed.quality } : { thing: doing(deed.name) };
      const salience = ofShop ? ofDeed.shop : ofDeed.client;
      const told = { polarity: 1, faint: true, salience, segment, at } as const;
      return [{ ...what, ...told, ...(denied && { denied }) }];
    });
  });
}
