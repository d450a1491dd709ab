import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { adLimits, metaHeadlineVisible } from "../../../../../domain/ad-limits/limits.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts } from "../ad-facts.ts";
import { nounOffers, sentence } from "./sentences.ts";
import { identity, type Options, pricing, themes } from "./write-descriptions.ts";
import { priceTitle, withPlace } from "./write-titles.ts";

function join(parts: readonly string[]): string {
  return parts.map(sentence).join(" ");
}

/** As many of the parts as fit, in order; the last one, the invitation, always stays. */
function pack(parts: readonly Options[], call: string, limit: number): string {
  let packed: string[] = [];
  for (const options of parts) {
    const fitting = options.find((option) => fitsLimit(join([...packed, option, call]), limit));
    if (fitting !== undefined) packed = [...packed, fitting];
  }
  return join([...packed, call]);
}

/** The text above the picture: what it is and where, what it costs, what comes with it, what to do. */
export function metaText(facts: AdFacts, call: string): string {
  const [main] = facts.products;
  const limit = adLimits["meta-text"];
  if (main === undefined) return pack(themes(facts), call, limit);
  const [price] = facts.prices;
  const offers = nounOffers(facts);
  const isOwn = price?.of === main;
  const what = identity(
    facts,
    main,
    isOwn || price === undefined ? offers : [],
    isOwn ? price : undefined,
  );
  const parts = isOwn || price === undefined ? [what] : [what, pricing(facts, offers)];
  return pack(parts, call, limit);
}

/** Lines under the picture, best first; what fits in 40 characters is read everywhere. */
export function metaHeadlines(facts: AdFacts): string[] {
  const [main] = facts.products;
  const [place] = facts.places;
  if (main === undefined) return [];
  const named = facts.name === undefined ? undefined : `${facts.name}: ${main.text}`;
  const lines = [metaHeadlineVisible, adLimits["meta-headline"]].flatMap((limit) => [
    named !== undefined && fitsLimit(named, limit) ? named : undefined,
    withPlace(main, place, limit),
    ...facts.prices.slice(0, 1).map((price) => priceTitle(price, limit, true)),
    fitsLimit(main.text, limit) ? capitalise(main.text) : undefined,
  ]);
  return lines.filter((line) => line !== undefined);
}
