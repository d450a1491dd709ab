import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

async function json(file: string) {
  return JSON.parse(await readFile(join(root, file), "utf8"));
}

test("the function names exactly the versions that were tested", async () => {
  const { imports } = await json("deploy/supabase/functions/gemini-chat/deno.json");
  const { packages } = await json("package-lock.json");
  const npm = Object.values<string>(imports).filter((target) => target.startsWith("npm:"));
  expect(npm.length).toBeGreaterThan(3);
  for (const target of npm) {
    const [, name = "", version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? [];
    expect(`${name} ${version}`).toBe(`${name} ${packages[`node_modules/${name}`]?.version}`);
  }
});
