import type { NounPhrase } from "../ad-facts.ts";
import type { Clause } from "./clause.ts";

/** Clauses that are shown together or not at all. */
export type Group = {
  clauses: Clause[];
  /** A bare sum: what it is for, only what was said elsewhere tells. */
  orphan: boolean;
  /** What a limit brought together: where it is too long to be shown whole, each stands alone with the limit. */
  parts?: Clause[][];
  /** Items of a list: some of them may be shown without the others. */
  isList?: true;
  /** What a bare starting price is of: the one thing that the sentence before it names. */
  of?: NounPhrase;
};

export function tellsOffer({ clauses }: Group): boolean {
  return clauses.some(({ priced, offers }) => priced || offers);
}

/** Makes one group of all from a place on, narrowed by one limit. */
export function mergeNarrowed(groups: Group[], from: number, limit: Clause): void {
  const parts = groups
    .slice(from)
    .flatMap(({ clauses, parts: own }) => own ?? [clauses.filter((clause) => clause !== limit)]);
  mergeFrom(groups, from);
  const merged = groups.at(-1);
  if (merged !== undefined && parts.length > 1) merged.parts = parts;
}

/** Makes one group of all from a place on. */
export function mergeFrom(groups: Group[], from: number): void {
  const merged = groups.splice(Math.max(0, from));
  const [only, second] = merged;
  groups.push({
    clauses: merged.flatMap(({ clauses }) => clauses),
    orphan: merged.every(({ orphan }) => orphan),
    ...(second === undefined && only?.of !== undefined ? { of: only.of } : {}),
  });
}

export function firstOfRun(groups: readonly Group[], belongs: (group: Group) => boolean): number {
  return groups.findLastIndex((group) => !belongs(group)) + 1;
}
