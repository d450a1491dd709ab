import { splitSentences } from "../providers/drafting/text/sentences.ts";
import { termsOf } from "./terms.ts";

/** Characters of a snippet: two lines on a phone, one fact for a model. */
const longest = 280;

/** How many of the asked terms a sentence has, and at which place of the text it stands. */
type Rated = { sentence: string; at: number; hits: number };

function rate(sentence: string, at: number, asked: ReadonlySet<string>): Rated {
  const hits = new Set(termsOf(sentence).filter((stem) => asked.has(stem))).size;
  return { sentence, at, hits };
}

/** The sentences of a text that say most about what was asked, in the order of the text; the first ones where none does. */
export function snippetOf(text: string, asked: ReadonlySet<string>): string {
  const rated = splitSentences(text).map((sentence, at) => rate(sentence, at, asked));
  const chosen: Rated[] = [];
  let length = 0;
  const best = rated.toSorted((a, b) => b.hits - a.hits || a.at - b.at);
  const isFound = (best[0]?.hits ?? 0) > 0;
  for (const candidate of best) {
    if (isFound && candidate.hits === 0) break;
    if (length > 0 && length + candidate.sentence.length > longest) continue;
    chosen.push(candidate);
    length += candidate.sentence.length + 1;
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(" ");
}
