import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("nothing is loaded before somebody asks", () => {
  const load = vi.fn(async () => "engine");
  loadOnce(load);
  expect(load).not.toHaveBeenCalled();
});

test("whoever asks at once, and whoever asks later, has the one that was loaded", async () => {
  const load = vi.fn(async () => ({ name: "engine" }));
  const ask = loadOnce(load);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test("a failure is told to all who wait, and the next one has it tried again", async () => {
  const load = vi.fn(async () => "engine").mockRejectedValueOnce(new Error("no such file"));
  const ask = loadOnce(load);
  const both = await Promise.allSettled([ask(), ask()]);
  for (const { status } of both) expect(status).toBe("rejected");
  expect(load).toHaveBeenCalledOnce();
  expect(await ask()).toBe("engine");
});
