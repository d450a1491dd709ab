import type { Quality } from "../lexicon/opinion.ts";
import { readThing, type Thing, type ThingClass } from "../lexicon/thing.ts";
import type { Point } from "../writing/point-names.ts";
import type { Side } from "./candidates.ts";

/** What a reply may name though no word of the text does: "a demora" of somebody who stood there for an hour. */
export const setQualities = [
  "friendliness",
  "courtesy",
  "attention",
  "patience",
  "care",
  "affection",
  "welcome",
  "respect",
  "honesty",
  "trust",
  "professionalism",
  "competence",
  "explanation",
  "communication",
  "response",
  "messages",
  "phone",
  "organisation",
  "aftercare",
  "speed",
  "wait",
  "queue",
  "delay",
  "deadline",
  "appointment",
  "appointedTime",
  "hours",
  "cancelling",
  "packing",
  "result",
  "finish",
  "diligence",
  "solution",
  "creativity",
  "practicality",
  "quality",
  "function",
  "durability",
  "condition",
  "fit",
  "beauty",
  "variety",
  "stock",
  "advert",
  "wrongOrder",
  "missing",
  "exchange",
  "refund",
  "warranty",
  "price",
  "costBenefit",
  "billing",
  "fee",
  "payment",
  "expiry",
  "taste",
  "heat",
  "preparation",
  "freshness",
  "portion",
  "cleanliness",
  "smell",
  "noise",
  "climate",
  "comfort",
  "premises",
  "seating",
  "crowd",
  "accessibility",
  "safety",
  "upkeep",
] as const satisfies readonly Quality[];

function thing(written: string, thingClass: ThingClass): Thing {
  const [entry] = readThing(written, thingClass);
  if (entry === undefined) throw new Error(`Not a thing: ${written}`);
  return entry.thing;
}

const same = (one: Thing) => ({ good: one, bad: one });

/** The same by things; as a matter of praise and of blame. */
const setThings = {
  service: same(thing("o atendimento", "process")),
  delivery: same(thing("a entrega", "process")),
  work: { good: thing("o trabalho", "work"), bad: thing("o serviço", "work") },
  product: { good: thing("os produtos", "goods"), bad: thing("o produto", "goods") },
  food: same(thing("a comida", "food")),
  place: same(thing("o ambiente", "place")),
  parking: same(thing("o estacionamento", "place")),
} as const satisfies Record<string, Record<Side, Thing>>;

export type SetName = keyof typeof setThings | (typeof setQualities)[number];

/** In the order of the columns of set-name-weights.ts. */
export const setNames: readonly SetName[] = [
  ...(Object.keys(setThings) as (keyof typeof setThings)[]),
  ...setQualities,
];

function isThing(name: SetName): name is keyof typeof setThings {
  return name in setThings;
}

/** The point of such a name on its side; it stands nowhere in the text. */
export function setPoint(name: SetName, side: Side): Point {
  const polarity = side === "good" ? 1 : -1;
  return isThing(name) ? { polarity, thing: setThings[name][side] } : { polarity, quality: name };
}
