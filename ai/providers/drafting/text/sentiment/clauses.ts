import { splitSentences } from "../sentences.ts";
import { countWords } from "../words.ts";

export type Clause = {
  text: string;
  /** One at least, be it a face. */
  words: number;
  /** Opens with "mas", "só que", "em compensação". */
  contrary: boolean;
};

const contrast =
  /(?<![\p{L}\p{N}])(?=(?:mas|por[eé]m|entretanto|contudo|todavia|s[oó] que|no entanto|em compensa[cç][aã]o|por outro lado|pena que|uma pena)(?![\p{L}\p{N}]))/iu;
const opensContrast = new RegExp(`^${contrast.source}`, "iu");

/** A sentence of more words is parted at its commas too. */
const longSentence = 12;
/** Words that make a part of its own. */
const leastPart = 4;

/** The comma-separated parts, short ones left with a neighbour. */
function cutAtCommas(text: string): string[] {
  if (countWords(text) <= longSentence) return [text];
  const parts: string[] = [];
  let pieces: string[] = [];
  let words = 0;
  for (const piece of text.split(/(?<=,)\s+/)) {
    const count = countWords(piece);
    if (words >= leastPart && count >= leastPart) {
      parts.push(pieces.join(" "));
      pieces = [];
      words = 0;
    }
    pieces.push(piece);
    words += count;
  }
  return [...parts, pieces.join(" ")];
}

/** The clauses of a text in order: sentences, parted before words of contrast, long ones at commas. */
export function toClauses(text: string): Clause[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(contrast))
    .flatMap(cutAtCommas)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part))
    .map((part) => ({
      text: part,
      words: Math.max(1, countWords(part)),
      contrary: opensContrast.test(part),
    }));
}
