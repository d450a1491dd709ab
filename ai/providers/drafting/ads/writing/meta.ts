import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { adLimits, metaHeadlineVisible } from "../../../../../domain/ad-limits/limits.ts";
import { fold } from "../../../../../domain/search/fold.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts } from "../ad-facts.ts";
import { headOf } from "../trade-of.ts";
import { pack, ranked, withCall } from "./descriptions.ts";
import { openings, questions, sentence } from "./sentences.ts";
import { withPlace } from "./title-parts.ts";

function fill(start: readonly string[], facts: AdFacts, input: string): readonly string[] {
  return ranked(facts).reduce<readonly string[]>(
    (parts, { forms }) => pack(parts, forms, adLimits["meta-text"], input),
    start,
  );
}

/** What fits in no description: here alone it has room. */
function homeless(facts: AdFacts): AdFacts {
  const limit = adLimits["google-description"];
  const sayings = facts.sayings.filter(
    ({ kind, forms }) =>
      kind !== "plain" && !forms.some((form) => fitsLimit(sentence(form), limit)),
  );
  return { ...facts, sayings };
}

/** "Entrego às segundas, frete por R$ 10": how it comes and is paid, and nothing of what it is. */
const comesBeside =
  /^(?:entreg|frete|envi|taxa|pagament|lev[oa]|busc|retirad|parcel|aceit|sinal|prazo|garantia)/iu;

/** What and where first; where no price has room behind that, the price first. */
function partsOf(facts: AdFacts, input: string): readonly string[] {
  const opening = pack([], openings(facts), adLimits["meta-text"], input);
  const alone = homeless(facts);
  const first = alone.sayings.length > 0 ? fill(opening, alone, input) : opening;
  const isTold = first.length > opening.length || alone.sayings.length === 0;
  // Room for it is made only where it tells itself what is sold.
  const bare = fill([], alone, input);
  const main = facts.products[0]?.text ?? "";
  const names = !comesBeside.test(bare[0] ?? "") || fold(bare.join(" ")).includes(headOf(main));
  const opened = fill(isTold || !names ? first : bare, facts, input);
  const isPriced = (parts: readonly string[]) => parts.some((part) => part.includes("R$"));
  const plain = fill([], facts, input);
  const chosen = !isPriced(opened) && isPriced(plain) ? plain : opened;
  return chosen.length > 0 ? chosen : opening;
}

/** The text above the picture: what and where, what it costs, what comes with it, as much as has room. */
export function metaText(facts: AdFacts, calls: readonly string[], input: string): string {
  const parts = partsOf(facts, input);
  const [only, second] = parts;
  const [asked] = questions(facts);
  // A name alone is no text: "Precisa de manicure?" is.
  const isBare = second === undefined && facts.products.some(({ text }) => text === only);
  const text = isBare && asked !== undefined ? sentence(asked) : parts.map(sentence).join(" ");
  return withCall(text, calls, adLimits["meta-text"]).trim();
}

/** Lines under the picture, best first; what fits in 40 characters is read everywhere. */
export function metaHeadlines(facts: AdFacts): string[] {
  const { products, places, sayings, name } = facts;
  const [main] = products;
  if (main === undefined) return [];
  const named = name === undefined ? undefined : capitalise(`${name}: ${main.text}`);
  const prices = sayings.filter(({ kind }) => kind === "price");
  const own = prices.flatMap(({ forms }) => forms).filter((form) => form.startsWith(main.text));
  const limit = adLimits["meta-headline"];
  const lines = [
    named,
    withPlace(main, places[0], metaHeadlineVisible),
    ...own.map(capitalise),
    withPlace(main, places[0], limit),
    capitalise(main.text),
  ];
  return lines
    .filter((line) => line !== undefined && fitsLimit(line, limit))
    .map((line) => line ?? "");
}
