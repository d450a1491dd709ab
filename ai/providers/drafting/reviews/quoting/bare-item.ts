import { toWords } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isVerbForm } from "../lexicon/verbs.ts";

const item = /^\s*\p{L}+(?:\s+e\s+\p{L}+)?\s*$/u;
/** "Frio", "quebrado", "rasgada": said of a thing. */
const described = /(?:[ai]d[oa]s?|os[oa]s?|inh[oa]s?|issim[oa]s?|vel)$/;

/** "Corrente", "cassete e manopla": one of a row, which says nothing of it. */
export function isBareItem(piece: string): boolean {
  if (!item.test(piece)) return false;
  const words = toWords(piece);
  const judges = lexicon()
    .scan(words)
    .some(({ value }) => value.kind !== "thing" && value.kind !== "business");
  return (
    !judges && !words.some(({ key }) => (key !== "e" && isVerbForm(key)) || described.test(key))
  );
}
