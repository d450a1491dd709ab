import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAccountSweeper } from "./account-sweeper.ts";
import { createLog } from "./log.ts";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function sweeperOf(sweep: () => Promise<void>) {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  return { sweeper: createAccountSweeper({ sweep }, log), lines };
}

test("sweeps a minute after the start, and then every hour", async () => {
  let swept = 0;
  const { sweeper } = sweeperOf(async () => {
    swept += 1;
  });
  sweeper.start();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(swept).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(swept).toBe(1);
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(swept).toBe(3);
  await sweeper.stop();
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(swept).toBe(3);
});

test("goes on after a sweep that failed, and says so without what the error quotes", async () => {
  let tried = 0;
  const { sweeper, lines } = sweeperOf(async () => {
    tried += 1;
    throw new Error("ana@padaria.example");
  });
  sweeper.start();
  await vi.advanceTimersByTimeAsync(61 * minute);
  expect(tried).toBe(2);
  expect(lines[0]).toContain("accounts not swept");
  expect(lines.join("")).not.toContain("ana@");
  await sweeper.stop();
});

test("stops when the sweep that it is at is over", async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const { sweeper } = sweeperOf(() => promise);
  sweeper.start();
  await vi.advanceTimersByTimeAsync(minute);
  let stopped = false;
  const stopping = sweeper.stop().then(() => {
    stopped = true;
  });
  await turn();
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(vi.getTimerCount()).toBe(0);
});
