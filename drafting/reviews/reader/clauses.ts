import { fold } from "../../../domain/search/fold.ts";
import { toPlainText } from "../../../domain/text/plain-text.ts";
import { splitSentences } from "../../../domain/text/sentences.ts";
import { cueFinder, toPattern } from "../../guard/phrases.ts";
import { backInside, hypothetical, outside, sayings, writtenOut } from "./clause-cues.ts";

/** A part of a sentence that says one thing, folded, with single blanks. */
export type Clause = {
  text: string;
  /** Which sentence of the text it stands in. */
  sentence: number;
};

const isOutside = cueFinder({ ...outside, evenNegated: true });
const isBackInside = cueFinder({ ...backInside, evenNegated: true });
const isHypothetical = cueFinder({ ...hypothetical, evenNegated: true });
const idioms = sayings.map(([phrases, meaning]) => [toPattern(phrases), meaning] as const);

const contrast =
  "mas|porem|contudo|entretanto|todavia|so que|apesar|embora|pena que|exceto|tirando";
/** Also before "e", where somebody or something new begins to act. */
const joint = new RegExp(
  `,(?!\\d)|[:()"“”–—]|\\s-+\\s|\\s(?=(?:${contrast}|porque|ja que|e (?:nao|nunca|ainda|ninguem|me|nem|quando|depois|so|a|o|as|os|por isso))\\s)`,
);
const parting = new RegExp(`(?:^|\\s)(?:${contrast}|so|unic[oa]|pena|agora|ja|nem)\\s`);

/** Small letters without accents, short forms written out, sayings as what they mean. */
function plain(sentence: string): string {
  const words = fold(sentence)
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/[a-z]+/g, (word) => writtenOut.get(word) ?? word);
  return idioms.reduce((text, [pattern, meaning]) => text.replace(pattern, meaning), words);
}

/** The clauses of a sentence that tell of this visit as it was. */
function ownClauses(sentence: string): string[] {
  if (/\?[\s!?]*$/.test(sentence)) return [];
  let away = false;
  return plain(sentence)
    .split(joint)
    .map((clause) => clause.replace(/[.!?;…*"'\s]+(?!\d)/g, " ").trim())
    .filter((clause) => {
      if (isOutside(clause).length > 0) away = true;
      else if (isBackInside(clause).length > 0) away = false;
      return (
        clause !== "" &&
        !away &&
        !/^(?:e )?(?:se|caso) /.test(clause) &&
        isHypothetical(clause).length === 0
      );
    });
}

/** What a review says of this visit, clause by clause: no questions, wishes, hearsay or days gone by. */
export function readClauses(text: string): Clause[] {
  return splitSentences(toPlainText(text)).flatMap((sentence, index) =>
    ownClauses(sentence).map((clause) => ({ text: clause, sentence: index })),
  );
}

/** Whether a "mas" or its like stands anywhere. */
export function hasContrast(text: string): boolean {
  return parting.test(fold(text));
}
