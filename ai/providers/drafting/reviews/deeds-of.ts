import { type Deed, dealings, deeds } from "./lexicon/deeds.ts";
import type { Thing } from "./lexicon/thing.ts";
import { PhraseBook } from "./patterns.ts";
import type { Point } from "./point-names.ts";
import type { Segment } from "./segments.ts";

type Found = { deed: Deed; ofShop: boolean };

const book = new PhraseBook<Found>();
for (const [patterns, deed] of deeds) book.add(patterns, { deed, ofShop: true });
for (const [patterns, deed] of dealings) book.add(patterns, { deed, ofShop: false });

const denying = /^(?:nao|nem|nunca|sem|ninguem|jamais)$/;

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
