import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { adLimits, metaHeadlineVisible } from "../../../../../domain/ad-limits/limits.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts } from "../ad-facts.ts";
import { saysMore } from "./describe.ts";
import type { Manner } from "./identity.ts";
import { essence } from "./noun-phrases.ts";
import { priceTitle, standingOf } from "./price-title.ts";
import { sentence } from "./sentences.ts";
import { type Theme, themes } from "./themes.ts";
import { withPlace } from "./title-parts.ts";

function join(parts: readonly string[]): string {
  return parts.map(sentence).join(" ");
}

function words(text: string): string[] {
  return essence(text).split(" ");
}

/** As many of the themes as fit and say something new, in order; the invitation always stays. */
function pack(parts: readonly Theme[], call: string, limit: number): string {
  let packed: string[] = [];
  for (const theme of parts) {
    const said = join(packed);
    const fitting = saysMore(theme(said), said).find((option) =>
      fitsLimit(join([...packed, option, call]), limit),
    );
    if (fitting !== undefined) packed = [...packed, fitting];
  }
  return join([...packed, call]);
}

const manners: readonly Manner[] = [
  { lead: true, conditions: true },
  { lead: true, conditions: false },
  { lead: false, conditions: true },
  { lead: false, conditions: false },
  { lead: true, conditions: false, brief: true },
  { lead: false, conditions: false, brief: true },
];

/** The price is worth as much as so many other words. */
const priceWeight = 6;

function worth(text: string): number {
  return words(text).length + (text.includes("R$") ? priceWeight : 0);
}

/** The text above the picture, in the manner that tells most: what it is, what it costs, what comes with it. */
export function metaText(facts: AdFacts, call: string): string {
  const texts = manners.map((manner) => pack(themes(facts, manner), call, adLimits["meta-text"]));
  return texts.reduce((best, text) => (worth(text) > worth(best) ? text : best));
}

/** Lines under the picture, best first; what fits in 40 characters is read everywhere. */
export function metaHeadlines(facts: AdFacts): string[] {
  const [main] = facts.products;
  const [place] = facts.places;
  if (main === undefined) return [];
  const ownPrices = facts.prices.filter((price) => price.of === main).slice(0, 1);
  const named = facts.name === undefined ? undefined : `${facts.name}: ${main.text}`;
  const lines = [metaHeadlineVisible, adLimits["meta-headline"]].flatMap((limit) => [
    named !== undefined && fitsLimit(named, limit) ? named : undefined,
    withPlace(main, place, limit),
    ...ownPrices.map((price) => priceTitle(price, limit, standingOf(price, facts))),
    fitsLimit(main.text, limit) && main.text.includes(" ") ? capitalise(main.text) : undefined,
    ...facts.prices.slice(0, 1).map((price) => priceTitle(price, limit, standingOf(price, facts))),
    fitsLimit(main.text, limit) ? capitalise(main.text) : undefined,
  ]);
  return lines.filter((line) => line !== undefined);
}
