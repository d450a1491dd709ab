import type { Stars } from "../../../contract/gemini-chat.ts";
import {
  type Complaint,
  complaints,
  type Praise,
  partCount,
  praises,
} from "../../../contract/parts.ts";
import { hasContrast, tells } from "./clauses.ts";
import { broughtAlong } from "./judged-topics.ts";
import { doubtsOf, type Points } from "./read-points.ts";

/** What the rest of the text makes of its points. */
type Sound = { isParted: boolean; isIronic: boolean; stars: Stars | 0 };

/** Gladness and the wish to return mean little where the rest complains and no "mas" parts the two. */
const vague: readonly Praise[] = ["overall", "recommendation"];

function isDoubtful(
  praise: Praise,
  beside: ReadonlySet<string>,
  { isParted, stars }: Sound,
): boolean {
  const { against = [], againstUnparted = [] } = doubtsOf.get(praise) ?? {};
  if ([...against, ...(isParted ? [] : againstUnparted)].some((one) => beside.has(one)))
    return true;
  if (!vague.includes(praise)) return false;
  return (stars > 0 && stars < 3) || (beside.size > 0 && stars < 4 && !isParted);
}

/** Without what says nothing beside the rest. */
function withoutOverall<T extends string>(ids: readonly T[]): T[] {
  const named = ids.filter((id) => id !== "overall");
  const isNamed = named.some((id) => id !== "recommendation");
  return (isNamed ? named : [...ids]).slice(0, partCount.points);
}

/** Leaves out of what was read what contradicts itself, the stars or the sound of the folded text. */
export function weighPoints(points: Points, folded: string, stars: Stars | 0 = 0) {
  const sound: Sound = { isParted: hasContrast(folded), isIronic: tells(folded, "irony"), stars };
  const isMeant = !(sound.isIronic && stars < 4) && !(stars === 1 && !sound.isParted);
  const isRelapse = /\b(?:agora|depois|seguinte|de novo)\b/.test(folded);
  const hasTrouble = broughtAlong.some((id) => points.complaints.has(id as Complaint));
  const praised = praises.filter(
    (id) =>
      isMeant &&
      points.praised.has(id) &&
      !isDoubtful(id, points.complaints, sound) &&
      !(id === "solution" && hasTrouble && isRelapse),
  );
  const isSolved = !isRelapse && (praised.includes("solution") || praised.includes("result"));
  const isMeantBadly = (id: Complaint) =>
    !(isSolved && broughtAlong.includes(id)) && !(id === "overall" && stars > 3);
  return {
    praised: withoutOverall(praised),
    complaints: withoutOverall(
      complaints.filter((id) => points.complaints.has(id) && isMeantBadly(id)),
    ),
  };
}
