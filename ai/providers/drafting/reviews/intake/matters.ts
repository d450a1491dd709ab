import type { Concern } from "./sensitive.ts";

/**
 * What changes a whole reply: a trade that may not even confirm who its clients are, something that asks for care, a
 * question to the shop.
 */
export const matters = [
  "secret",
  "health",
  "loss",
  "animal",
  "respect",
  "money",
  "legal",
  "fake",
  "asks",
] as const satisfies readonly (Concern | "secret" | "asks")[];
export type Matter = (typeof matters)[number];

/** Words of a segment that may tell of a matter: from the first up to the last, which is left out. */
export type MatterPlace = { matter: Matter; segment: number; start: number; end: number };
