import { PhraseBook } from "../patterns.ts";
import { badBeside, badInGeneral, badQualities } from "./bad.ts";
import { business } from "./business.ts";
import { food } from "./food.ts";
import { goodInGeneral, goodQualities } from "./good.ts";
import { goods } from "./goods.ts";
import type { Opinion, QualityNoun, Turner } from "./opinion.ts";
import { place } from "./place.ts";
import type { Thing } from "./thing.ts";
import { qualityNouns, turners } from "./turners.ts";
import { work } from "./work.ts";

export type Entry = Thing | Opinion | QualityNoun | Turner;

function build(): PhraseBook<Entry> {
  const book = new PhraseBook<Entry>();
  for (const { patterns, thing } of [...food, ...goods, ...work, ...place])
    book.add(patterns, thing);
  const rest = [...qualityNouns, ...turners, ...goodInGeneral, ...goodQualities];
  for (const [patterns, entry] of [...rest, ...badInGeneral, ...badQualities, ...badBeside]) {
    book.add(patterns, entry);
  }
  return book.add(business, { kind: "business" });
}

const book = build();

/** Every noun, opinion and turn of phrase that is recognised. */
export function lexicon(): PhraseBook<Entry> {
  return book;
}
