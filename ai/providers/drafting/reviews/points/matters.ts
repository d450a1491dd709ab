import type { Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";

/** What several qualities are about: of one matter one point tells enough, where others wait to be named. */
export type Matter = "service" | "speed" | "money" | "notice" | "work" | "order";

const matters: Readonly<Record<Matter, ReadonlySet<Quality>>> = {
  service: new Set<Quality>([
    "attention",
    "courtesy",
    "friendliness",
    "patience",
    "affection",
    "care",
    "welcome",
    "respect",
    "professionalism",
    "competence",
    "response",
  ]),
  speed: new Set<Quality>([
    "speed",
    "agility",
    "slowness",
    "wait",
    "delay",
    "punctuality",
    "deadline",
    "duration",
    "appointedTime",
    "queue",
    "hours",
    "times",
  ]),
  money: new Set<Quality>([
    "price",
    "value",
    "billing",
    "overcharge",
    "fee",
    "refund",
    "costBenefit",
    "payment",
  ]),
  notice: new Set<Quality>([
    "explanation",
    "information",
    "communication",
    "response",
    "messages",
    "phone",
  ]),
  order: new Set<Quality>(["wrongOrder", "missing", "advert"]),
  work: new Set<Quality>(["result", "solution"]),
};

/** Whether a quality is of this matter. */
export function isOf(quality: Quality | undefined, matter: Matter): boolean {
  return quality !== undefined && matters[matter].has(quality);
}

const serving = new Set(["o atendimento", "a ajuda da equipe"]);

/** What a point is about, where that is a matter many points can be about. */
export function matterOf({
  thing,
  quality,
}: {
  thing?: Thing;
  quality?: Quality;
}): Matter | undefined {
  if (thing !== undefined && (thing.class === "people" || serving.has(thing.name)))
    return "service";
  const named = (Object.keys(matters) as Matter[]).find((matter) => isOf(quality, matter));
  if (thing !== undefined && (named === "work" || named === undefined))
    return /^(?:trabalho|serviço)$/.test(thing.id) ? "work" : undefined;
  return named;
}
