import { lexicon } from "../lexicon/book.ts";
import { toTokens } from "../segments.ts";

type Side = 1 | -1 | undefined;

const turning = /^(?:negator|lack|wish|told|undo|rival)$/;

/** Which way all firm words of a stretch judge; none where one turns another, or where warm and cold are told. */
function sideOf(words: ReturnType<typeof toTokens>): Side {
  const marks = lexicon().scan(words);
  if (marks.some(({ value }) => turning.test(value.kind))) return undefined;
  const sides = marks.flatMap(({ value }) =>
    value.kind === "opinion" && !value.quiet && value.quality !== "heat" ? [value.polarity] : [],
  );
  return sides.every((side) => side === sides[0]) ? sides[0] : undefined;
}

/** Words of "preço bom", "comida muito boa", and of "banheiro apertado demais pra nós": a thing and how it is. */
const ofItem = { least: 2, good: 3, bad: 6 } as const;

/** "Preço bom, banheiro apertado demais": a thing praised and one blamed between one pair of quotation marks. */
export function isTwoSided(text: string): boolean {
  if (!text.includes(",")) return false;
  const tokens = toTokens(text);
  const commas = tokens.flatMap(({ key }, at) => (key === "," ? [at] : []));
  const items = [...commas, tokens.length].map((end, at, ends) =>
    tokens.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end),
  );
  const isItem = (item: typeof tokens, side: 1 | -1) => {
    const most = side === 1 ? ofItem.good : ofItem.bad;
    return item.length >= ofItem.least && item.length <= most && sideOf(item) === side;
  };
  return items.some((item) => isItem(item, 1)) && items.some((item) => isItem(item, -1));
}
