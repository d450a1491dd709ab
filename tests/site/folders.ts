import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** A text that the build left, for example `site/pages.json`. */
export function readBuild(path: string): string {
  const file = join(root, "build", path);
  if (!existsSync(file)) {
    throw new Error(`build/${path} is missing: run \`npm run build\`, then the tests of the site.`);
  }
  return readFileSync(file, "utf8");
}
