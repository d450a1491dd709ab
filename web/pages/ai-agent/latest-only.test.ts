import { expect, test } from "vitest";
import { latestOnly } from "./latest-only.ts";

test("a draft that was overtaken is dropped, in whatever order both end", async () => {
  const run = latestOnly<string>();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const answers = [run("ads", () => first.promise), run("ads", () => second.promise)];
  second.resolve("with the price");
  await expect(answers[1]).resolves.toBe("with the price");
  first.resolve("without");
  await expect(answers[0]).resolves.toBeUndefined();
});

test("each card has a last one of its own", async () => {
  const run = latestOnly<string>();
  const slow = Promise.withResolvers<string>();
  const reply = run("reviews", () => slow.promise);
  await expect(run("ads", async () => "an ad")).resolves.toBe("an ad");
  slow.resolve("a reply");
  await expect(reply).resolves.toBe("a reply");
});

test("a failure is told while its draft is the last one, and not after", async () => {
  const run = latestOnly<string>();
  const fail = async () => {
    throw new Error("the code did not come");
  };
  await expect(run("ads", fail)).rejects.toThrow("did not come");
  const overtaken = Promise.withResolvers<string>();
  const answer = run("ads", () => overtaken.promise);
  await run("ads", async () => "an ad");
  overtaken.reject(new Error("the code did not come"));
  await expect(answer).resolves.toBeUndefined();
});
