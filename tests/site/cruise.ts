import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { root } from "./folders.ts";

const configuration = join(root, ".dependency-cruiser.mjs");

/** Reads every source below a folder with the rules of this repository. */
export async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const options = await extractOptions(configuration);
  const { output } = await cruise(["."], { ...options, baseDir });
  if (typeof output === "string") {
    throw new Error("The cruiser gave a report instead of its result.");
  }
  return output;
}

/** The names of all rules there are. */
export async function ruleNames(): Promise<string[]> {
  const { ruleSet } = await extractOptions(configuration);
  const rules = [...(ruleSet?.forbidden ?? []), ...(ruleSet?.required ?? [])];
  return rules.map(({ name = "" }) => name);
}
