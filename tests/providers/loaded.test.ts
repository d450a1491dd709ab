import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../site/folders.ts";

/** Files that are loaded once every agent was answered. */
function loadedBy(provider: "gemini" | "local"): string[] {
  const script = join(root, "tests/providers/list-loaded.ts");
  return JSON.parse(execFileSync(process.execPath, [script, provider], { encoding: "utf8" }));
}

/** What writes drafts: the engine's door, each agent's draft, and the sums of an analysis. */
const engine = /^drafting\/(?:engine\/|roi\/|(?:reviews|ads|marketing)\/draft-)/;

test("with a model the drafting engine is never loaded, its guard is", () => {
  const loaded = loadedBy("gemini");
  expect(loaded.filter((file) => engine.test(file))).toEqual([]);
  expect(loaded).toEqual(
    expect.arrayContaining(["ai/model-runtime/answer-request.ts", "drafting/guard/index.ts"]),
  );
});

test("without one it is, and nothing that asks a model", () => {
  const loaded = loadedBy("local");
  const drafts = [
    "reviews/draft-review",
    "ads/draft-ad",
    "marketing/draft-marketing",
    "roi/draft-roi",
  ];
  expect(loaded).toEqual(
    expect.arrayContaining([
      "drafting/engine/index.ts",
      ...drafts.map((name) => `drafting/${name}.ts`),
    ]),
  );
  expect(loaded.filter((file) => /^ai\/(?:agents\/task-for|checks\/)/.test(file))).toEqual([]);
});
