import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { adLimits, metaHeadlineVisible } from "../../../../../domain/ad-limits/limits.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts } from "../ad-facts.ts";
import { sentence } from "./sentences.ts";
import { identity, type Options, pricing, themes } from "./write-descriptions.ts";
import { nounOffers } from "./sentences.ts";
import { priceTitle, withPlace } from "./write-titles.ts";

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").map(sentence).join(" ");
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
  const what = main === undefined ? [] : [identity(facts, main, facts.prices.length === 0 ? nounOffers(facts) : [])];
  const parts = [...what, pricing(facts, nounOffers(facts)), ...(main === undefined ? themes(facts) : [])];
  return pack(parts.filter((options) => options.length > 0), call, limit);
}

/** The line under the picture; what fits in 40 characters is read everywhere. */
export function metaHeadlines(facts: AdFacts): string[] {
  const [main] = facts.products;
  const [place] = facts.places;
  const lines = [metaHeadlineVisible, adLimits["meta-headline"]].flatMap((limit) =>
    main === undefined
      ? []
      : [
          facts.name && fitsLimit(`${facts.name}: ${main.text}`, limit) ? `${facts.name}: ${main.text}` : undefined,
          withPlace(main, place, limit),
          ...facts.prices.slice(0, 1).map((price) => priceTitle(price, limit, true)),
          fitsLimit(main.text, limit) ? capitalise(main.text) : undefined,
        ],
  );
  return lines.filter((line) => line !== undefined && line !== "") as string[];
}
