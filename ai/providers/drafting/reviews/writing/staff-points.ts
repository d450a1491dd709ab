import { contract, joinList } from "../../text/grammar.ts";
import { betraying } from "../intake/betraying.ts";
import type { Praised } from "../intake/staff.ts";
import type { Quality } from "../lexicon/opinion.ts";
import type { Reading } from "../read-review.ts";
import { also, namePoints, type Point } from "./point-names.ts";

function withArticle({ name, gender }: Praised): string {
  if (gender === undefined) return name;
  return `${gender === "f" ? "a" : "o"} ${name}`;
}

/** The service of the people named: "o atendimento da Joana e do Pedro"; "o trabalho do Valdir", of whom only the craft is told. */
function staffPoint(staff: readonly Praised[], served: boolean): string {
  const what = !served && staff.every(({ craft }) => craft) ? "o trabalho" : "o atendimento";
  return `${what} ${joinList(staff.map((one) => contract("de", withArticle(one))))}`;
}

function isPlainService({ thing, quality }: Point): boolean {
  return quality === undefined && (thing?.id === "atendimento" || thing?.class === "people");
}

/** "a atenção no atendimento" where the doctor is named already. */
function withoutRole({ thing, ...point }: Point): Point {
  return thing === undefined || thing.class === "people" ? point : { ...point, thing };
}

/** Qualities that tell nothing of what was done. */
const neutral = new Set<Quality>([
  "speed",
  "agility",
  "delay",
  "punctuality",
  "deadline",
  "price",
  "attention",
  "courtesy",
  "care",
  "explanation",
  "quality",
]);

/** "A falta de batata": nobody is glad of it. */
function isLack({ thing }: Point): boolean {
  return thing?.name.startsWith("a falta") === true;
}

/** What the house has its own name for, and which tells of nobody. */
const ofHouse =
  /^(?:a rotatividade da equipe|o tamanho d(?:as turmas|a equipe|o espaço)|a insistência na venda|o prazo de validade|o erro relatado)$/;

/** "Amei o resultado": how a treatment or a lawsuit ended, and not how soon its papers came. */
function isOutcome({ thing, quality }: Point): boolean {
  if (thing?.id !== "resultado") return quality === "result";
  return quality === undefined || !neutral.has(quality) || quality === "quality";
}

/** Where secrecy binds, no point may tell what was done to whom: only people, service and place are named. */
function speakable({ points, regulated }: Reading, polarity: 1 | -1): Point[] {
  const told = points.filter(
    (point) => point.polarity === polarity && !(polarity === 1 && isLack(point)),
  );
  if (!regulated) return told;
  return told.flatMap((point) => {
    const { thing, quality } = point;
    if (thing !== undefined && betraying.test(thing.id)) return [];
    if (polarity === 1 && isOutcome(point)) return [];
    if (thing === undefined || /^(?:people|process|place)$/.test(thing.class)) return [point];
    if (ofHouse.test(thing.name)) return [point];
    return quality !== undefined && neutral.has(quality) ? [{ polarity, quality }] : [];
  });
}

/** Things that a reply names at most: more reads as an inventory. */
const mostNamed = 4;

const ofService = " no atendimento";

/** "A atenção e a paciência no atendimento": how somebody served who is named already. */
function mannersIn(name: string): string[] {
  return name.endsWith(ofService) ? name.slice(0, -ofService.length).split(` ${also} `) : [];
}

/** The praised points by name, people first and how they served: their service stands for "o atendimento". */
export function namePraise(reading: Reading): string[] {
  const { staff } = reading;
  const good = speakable(reading, 1);
  if (staff.length === 0) return namePoints(good, mostNamed);
  const others = good.filter((point) => !isPlainService(point)).map(withoutRole);
  const names = namePoints(others, mostNamed - 1, ["service"]);
  const rest = names.filter((name) => !name.endsWith(ofService));
  const manners = names.flatMap(mannersIn);
  const served = manners.length > 0 || good.some((one) => isPlainService(one) && !one.inferred);
  return [staffPoint(staff, served), ...manners, ...rest].slice(0, mostNamed);
}

/** "O atendimento do Wesley", of whom a complaint says that he alone helped. */
export function nameHonoured({ staff }: Reading): string[] {
  return staff.length > 0 ? [staffPoint(staff, true)] : [];
}

/** The blamed points by name; nobody of the shop is named in public with blame. */
export function nameBlame(reading: Reading): string[] {
  return namePoints(speakable(reading, -1), mostNamed);
}
