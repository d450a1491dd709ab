import { type Fact, sources } from "../facts.ts";

/** "2026-11-20" as people write it. */
export function writtenDay(iso: string): string {
  return iso.split("-").toReversed().join("/");
}

/** The pages that a fact was read on. */
export function sourcePages({ source }: Fact): string {
  return (source.match(/F\d+/g) ?? []).map((key) => sources[key]).join("; ");
}
