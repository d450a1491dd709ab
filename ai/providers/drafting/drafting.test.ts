import { expect, test } from "vitest";
import { createDraftingProvider } from "./index.ts";

const provider = createDraftingProvider();
const request = { agentType: "reviews", prompt: "Bolo ótimo, atendimento melhor." } as const;

/** Turns of the event loop so far, as a timer counts them. */
function countTurns() {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  return { turns: () => turns, stop: () => clearInterval(timer) };
}

test("drafts that are asked for at once let the event loop turn between them", async () => {
  await provider.load();
  const { turns, stop } = countTurns();
  const { signal } = new AbortController();
  const asked = Array.from({ length: 8 }, async () => {
    await provider.generate({ ...request, signal });
    return turns();
  });
  const seen = await Promise.all(asked);
  stop();
  expect(new Set(seen).size).toBe(8);
});

test("a visitor who left while others were served is drafted nothing, and keeps nobody waiting", async () => {
  const leaving = new AbortController();
  const { signal } = new AbortController();
  const first = provider.generate({ ...request, signal });
  const left = provider.generate({ ...request, signal: leaving.signal });
  const last = provider.generate({ ...request, signal });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: "AbortError" });
  expect((await first).text).toBe((await last).text);
});
