import { contract, joinList } from "../text/grammar.ts";
import { namePoints, type Point } from "./point-names.ts";
import type { Reading } from "./read-review.ts";
import type { Praised } from "./staff.ts";

function withArticle({ name, gender }: Praised): string {
  if (gender === undefined) return name;
  return `${gender === "f" ? "a" : "o"} ${name}`;
}

/** The service of the people named: "o atendimento da Joana e do Pedro". */
function staffPoint(staff: readonly Praised[]): string {
  return `o atendimento ${joinList(staff.map((one) => contract("de", withArticle(one))))}`;
}

function isPlainService({ thing, quality }: Point): boolean {
  return quality === undefined && (thing?.id === "atendimento" || thing?.class === "people");
}

/** "a atenção no atendimento" where the doctor is named already. */
function withoutRole({ thing, ...point }: Point): Point {
  return thing === undefined || thing.class === "people" ? point : { ...point, thing };
}

/** The praised points by name, people first: their service stands for "o atendimento". */
export function namePraise({ points, staff }: Reading): string[] {
  const good = points.filter(({ polarity }) => polarity === 1);
  if (staff.length === 0) return namePoints(good);
  const others = good.filter((point) => !isPlainService(point)).map(withoutRole);
  return [staffPoint(staff), ...namePoints(others)].slice(0, 6);
}

/** The blamed points by name; nobody of the shop is named in public with blame. */
export function nameBlame({ points }: Reading): string[] {
  return namePoints(points.filter(({ polarity }) => polarity === -1));
}
