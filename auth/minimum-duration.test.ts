import { expect, test } from "vitest";
import { withMinimumDuration } from "./minimum-duration.ts";

async function lengthOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await withMinimumDuration(work).catch(() => undefined);
  return performance.now() - start;
}

test("what is quick and what fails take as long as what is slow", async () => {
  const quick = await lengthOf(async () => 1);
  const failing = await lengthOf(() => Promise.reject(new Error("no")));
  for (const length of [quick, failing]) expect(length).toBeGreaterThan(48);
});

test("the answer and the refusal are those of the work", async () => {
  expect(await withMinimumDuration(async () => "yes")).toBe("yes");
  await expect(withMinimumDuration(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
