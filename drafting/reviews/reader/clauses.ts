import { fold } from "../../../domain/search/fold.ts";
import { toPlainText } from "../../../domain/text/plain-text.ts";
import { splitSentences } from "../../../domain/text/sentences.ts";
import { type Cue, cueFinder, type FindCue, toPattern } from "../../guard/phrases.ts";
import { readBlocks } from "../../text/blocks.ts";
import { clauseCues, sayings, writtenOut } from "./clause-cues.ts";

/** The searches of a list of cues, by heading. A "não" is left to the reader, which looks further for it. */
export function readCues(text: string): (readonly [heading: string, find: FindCue])[] {
  return [...readBlocks(text)].map(([heading, lines]) => {
    const unless = lines.filter((line) => line.startsWith("not ")).map((line) => line.slice(4));
    const finds = lines.filter((line) => !line.startsWith("not ")).join(",");
    const cue: Cue = { finds, evenNegated: true };
    if (unless.length > 0) cue.unless = unless.join(",");
    return [heading, cueFinder(cue)] as const;
  });
}

const finders = new Map(readCues(clauseCues));
const idioms = [...readBlocks(sayings)].map(
  ([meaning, lines]) => [toPattern(lines.join(",")), ` ${meaning} `] as const,
);

const contrast =
  "mas|porem|contudo|entretanto|todavia|so que|apesar|embora|pena que|exceto|tirando|but|pero|aunque|however";
/** Also before "e", where somebody or something new begins to act. */
const joint = new RegExp(
  `,(?!\\d)|[:()"“”–—]|\\s-+\\s|\\s(?=(?:${contrast}|porque|ja que|e (?:nao|nunca|ainda|ninguem|me|nem|quando|depois|so|a|o|as|os|por isso))\\s)`,
);
const parting = new RegExp(`(?:^|\\s)(?:${contrast}|so|unic[oa]|pena|agora|ja|nem)\\s`);

/** Whether a folded text holds such words: "outside", "irony". */
export function tells(text: string, how: "outside" | "inside" | "hypothetical" | "irony"): boolean {
  return (finders.get(how)?.(text).length ?? 0) > 0;
}

/** Small letters without accents, short forms written out, sayings as what they mean. */
export function plain(sentence: string): string {
  const words = fold(sentence)
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/[a-z]+/g, (word) => writtenOut.get(word) ?? word)
    // "Nunca comi um pão tão bom" takes nothing back.
    .replace(/\b(?:nunca|jamais) (?=(?:\S+ ){1,5}(?:tao|igual|melhor|pior)\b)/g, "");
  return idioms.reduce((text, [pattern, meaning]) => text.replace(pattern, meaning), words);
}

/** An owner who tells of a review and asks what to say. */
const asksForReply = /(?:como|o que) (?:eu )?(?:respond|devo|fal|dig)/i;

/** The clauses of a sentence that tell of this visit as it was. */
function ownClauses(sentence: string): string[] {
  if (/\?[\s!?]*$/.test(sentence) && !asksForReply.test(sentence)) return [];
  let away = false;
  const clauses = plain(sentence).split(joint);
  return clauses
    .map((clause) => clause.replace(/[.!?;…*"'\s]+(?!\d)/g, " ").trim())
    .filter((clause) => {
      if (tells(clause, "outside")) away = true;
      else if (tells(clause, "inside")) away = false;
      const isReal = !/^(?:e )?(?:se|caso) /.test(clause) && !tells(clause, "hypothetical");
      return clause !== "" && !away && isReal;
    });
}

/**
 * What a review says of this visit, sentence by sentence, in clauses that say one thing each, folded, with single blanks:
 * no questions, wishes, hearsay or days gone by.
 */
export function readClauses(text: string): string[][] {
  return splitSentences(toPlainText(text)).map(ownClauses);
}

/** Whether a "mas" or its like stands anywhere in a folded text. */
export function hasContrast(folded: string): boolean {
  return parting.test(folded);
}
