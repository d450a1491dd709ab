import { oneOf, recordOf, type Shape } from "../../../storage/shapes.ts";
import type { Mark } from "../../../ui/chip.tsx";

/** What the owner ticked (true) and took away (false) of a list; the rest stands as it was read. */
export type Ticks<Id extends string> = Readonly<Partial<Record<Id, boolean>>>;

export function isTicksOf(ids: readonly string[]): Shape {
  return recordOf(oneOf([true, false]), ids);
}

/** How the owner's word and the reading of the text stand together for one entry. */
export function markOf<Id extends string>(
  id: Id,
  read: readonly Id[],
  ticks: Ticks<Id> | undefined,
): Mark | undefined {
  if (ticks?.[id] === true) return "told";
  if (!read.includes(id)) return undefined;
  return ticks?.[id] === false ? "rejected" : "read";
}

/** The list as it is meant: what was read and not taken away, then what was added. */
export function mergeTicks<Id extends string>(read: readonly Id[], ticks: Ticks<Id>): Id[] {
  const added = (Object.keys(ticks) as Id[]).filter((id) => ticks[id] && !read.includes(id));
  return [...read.filter((id) => ticks[id] !== false), ...added];
}

/** A tap: what is on goes off, and the other way round; what was never read leaves no trace. */
export function toggleTick<Id extends string>(
  id: Id,
  read: readonly Id[],
  ticks: Ticks<Id>,
): Ticks<Id> {
  const isOn = ticks[id] ?? read.includes(id);
  const { [id]: _before, ...others } = ticks;
  if (!isOn) return { ...ticks, [id]: true };
  return read.includes(id) ? { ...ticks, [id]: false } : (others as Ticks<Id>);
}

/** The ticks that make `meant` of what was read: the way back from merged parts. */
export function ticksBetween<Id extends string>(
  read: readonly Id[],
  meant: readonly Id[],
): Ticks<Id> {
  const added = meant.filter((id) => !read.includes(id)).map((id) => [id, true]);
  const gone = read.filter((id) => !meant.includes(id)).map((id) => [id, false]);
  return Object.fromEntries([...added, ...gone]);
}

/** A line of text that was told, else the one that was read; an emptied one is none. */
export function mergeLine(read: string | undefined, told: string | undefined): string | undefined {
  return (told === undefined ? read : told.replace(/\s+/g, " ").trim()) || undefined;
}

export function lineMark(read: string | undefined, told: string | undefined): Mark | undefined {
  if (told === undefined) return read ? "read" : undefined;
  return told.trim() === "" ? undefined : "told";
}
