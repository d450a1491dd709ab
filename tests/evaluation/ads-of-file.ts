import { readFileSync } from "node:fs";
import type { AdInput } from "./input.ts";

/** Descriptions of one file, as AdInput says, each pattern a string. */
export function adsOfFile(path: string): AdInput[] {
  return JSON.parse(readFileSync(path, "utf8"));
}
