import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWaitBudget } from "./wait-budget.ts";

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a wait comes to once so much time has gone by. */
async function outcomeAfter<T>(ms: number, wait: Promise<T>): Promise<unknown> {
  const outcome = wait.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

const timeout = { name: "StoreUnavailable", reason: "timeout" };

describe("the wait budget of a request", () => {
  test("is one for all that it waits for", async () => {
    const waitBudget = createWaitBudget(120);
    expect(await outcomeAfter(80, waitBudget.waitFor(later(80, "first")))).toBe("first");
    const late = waitBudget.waitFor(later(80, "second"));
    expect(await outcomeAfter(40, late)).toMatchObject(timeout);
  });

  test("begins with the first wait", async () => {
    const waitBudget = createWaitBudget(60);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcomeAfter(10, waitBudget.waitFor(later(10, "in time")))).toBe("in time");
  });

  test("hands over what comes too late, so that it can be undone", async () => {
    const undo = vi.fn();
    const late = createWaitBudget(10).waitFor(later(40, "taken"), undo);
    expect(await outcomeAfter(10, late)).toMatchObject(timeout);
    expect(undo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30);
    expect(undo).toHaveBeenCalledExactlyOnceWith("taken");
  });

  test("undoes nothing that came in time, and hears of a failure that comes too late", async () => {
    const undo = vi.fn();
    const waitBudget = createWaitBudget(20);
    await waitBudget.waitFor(Promise.resolve("in time"), undo);
    const failing = later(60, "").then(() => Promise.reject(new Error("broken")));
    expect(await outcomeAfter(20, waitBudget.waitFor(failing, undo))).toMatchObject(timeout);
    await vi.advanceTimersByTimeAsync(60);
    expect(undo).not.toHaveBeenCalled();
  });
});
