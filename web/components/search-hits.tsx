import { splitMatches } from "../../domain/search/split-matches.ts";

type Props = { text: string; query: string };

/** A text with what the search found marked in it. */
export function SearchHits({ text, query }: Props) {
  if (!query) {
    return text;
  }
  return splitMatches(text, query).map(({ text: part, hit }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never move
    return hit ? <mark key={i}>{part}</mark> : part;
  });
}
