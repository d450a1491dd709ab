import type { Opinion, Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";
import { fits } from "./fits.ts";
import type { Target } from "./target.ts";

/** Qualities that say no more than a plain opinion where they do not fit: "meus óculos ficaram perfeitos". */
const loose = new Set<Quality>([
  "result",
  "quality",
  "beauty",
  "condition",
  "upkeep",
  "function",
  "finish",
  "freshness",
  "premises",
  "comfort",
  "taste",
]);

/** Whether a quality says no more than a plain opinion where it does not fit. */
export function isLoose(quality: Quality): boolean {
  return loose.has(quality);
}

/** "Carne limpa", "peixe limpinho": dressed, and no room that was swept. */
function isTrimmed({ quality, polarity }: Opinion, { class: kind }: Thing): boolean {
  return quality === "cleanliness" && polarity === 1 && /^(?:food|cold)$/.test(kind);
}

/** Whether the quality an opinion names is one the target can have; a plain opinion fits all. */
export function canBeSaidOf(opinion: Opinion, { thing }: Target): boolean {
  if (opinion.quality === undefined || thing === undefined) return true;
  if (opinion.quality === "quiet" && thing.class === "people") return true;
  if (opinion.heat && thing.class !== "goods") return true;
  if (isTrimmed(opinion, thing)) return true;
  if (loose.has(opinion.quality) && thing.class !== "people") return true;
  return fits(opinion.quality, thing);
}

/** Things that are good warm and neither eaten nor drunk. */
const warmIsGood = new Set(["água", "água quente", "chuveiro", "piscina", "toalhas", "banho"]);

/** Warm food and cold drink are good, whatever the bare word says; undefined where the word holds. */
export function warmthPolarity(
  opinion: Opinion | undefined,
  thing: Thing | undefined,
): 1 | -1 | undefined {
  if (opinion?.heat === undefined || thing === undefined || thing.class === "food")
    return undefined;
  if (thing.class === "cold") return opinion.heat === "cold" ? 1 : -1;
  if (opinion.heat === "cold") return -1;
  return thing.class === "process" || thing.class === "other" || warmIsGood.has(thing.id) ? 1 : -1;
}

/** A thing that a phrase names with its article: "o vazamento". */
export function named(name: string): Thing {
  return { kind: "thing", id: name, class: "other", name, core: false };
}

const served = /^(?:process|work)$/;

/** A thing to be had or not, whose lack is the matter and not how it serves. */
const facility = /^(?:estacionamento|wi-fi|internet)$/;

/** "sem talheres": what the reply names is their lack. A service or the place itself is named as it is. */
export function lacked(thing: Thing): Thing {
  const kept = served.test(thing.class) || (thing.class === "place" && thing.core);
  const whole = kept && !facility.test(thing.id);
  if (whole || thing.name.startsWith("a falta")) return thing;
  const bare = thing.name.replace(/^(?:os|as|o|a) /, "");
  return { ...thing, id: `sem ${thing.id}`, class: "other", name: `a falta de ${bare}` };
}
