import type { Stars } from "../../../contract/gemini-chat.ts";
import {
  type Complaint,
  complaints,
  type Praise,
  partCount,
  praises,
} from "../../../contract/parts.ts";
import { cueFinder } from "../../guard/phrases.ts";
import { irony } from "./clause-cues.ts";
import { broughtAlong, contradicts, contradictsUnparted } from "./judged-topics.ts";
import type { Points } from "./read-points.ts";

const findIrony = cueFinder({ ...irony, evenNegated: true });

/** How the whole text sounds beside its points. */
export type Sound = { folded: string; hasContrast: boolean; stars?: Stars | undefined };

function isDoubtful(
  praise: Praise,
  beside: ReadonlySet<Complaint>,
  { hasContrast }: Sound,
): boolean {
  const against = [
    ...(contradicts[praise] ?? []),
    ...(hasContrast ? [] : (contradictsUnparted[praise] ?? [])),
  ];
  return against.some((complaint) => beside.has(complaint));
}

/** Gladness and the wish to return mean little where the rest complains and no "mas" parts the two. */
function isVague(praise: Praise): boolean {
  return praise === "overall" || praise === "recommendation";
}

function weighPraise(points: Points, sound: Sound): Praise[] {
  const { stars = 0, folded, hasContrast } = sound;
  const complains = points.complaints.size > 0;
  if (findIrony(folded).length > 0 && stars < 4) return [];
  if (stars === 1 && !hasContrast) return [];
  return praises.filter((praise) => {
    if (!points.praised.has(praise)) return false;
    if (isVague(praise) && complains && stars < 4 && !hasContrast) return false;
    if (isVague(praise) && stars > 0 && stars < 3) return false;
    return !isDoubtful(praise, points.complaints, sound);
  });
}

/** Drops what says nothing beside the rest. */
function withoutOverall<T extends string>(ids: readonly T[]): T[] {
  const named = ids.filter((id) => id !== "overall");
  return named.some((id) => id !== "recommendation") ? named : [...ids];
}

/** Leaves out of what was read what contradicts itself, the stars or the sound of the text. */
export function weighPoints(
  points: Points,
  sound: Sound,
): { praised: Praise[]; complaints: Complaint[] } {
  const praised = weighPraise(points, sound);
  const solved = praised.includes("solution") || praised.includes("result");
  const { stars = 0 } = sound;
  const complained = complaints.filter(
    (complaint) =>
      points.complaints.has(complaint) &&
      !(solved && broughtAlong.includes(complaint)) &&
      !(complaint === "overall" && stars > 3),
  );
  return {
    praised: withoutOverall(praised).slice(0, partCount.points),
    complaints: withoutOverall(complained).slice(0, partCount.points),
  };
}
