import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createWaitBudget } from "./wait-budget.ts";

async function later<T>(ms: number, value: T): Promise<T> {
  await sleep(ms);
  return value;
}

describe("the wait budget of a request", () => {
  test("is one for all that it waits for", async () => {
    const waitBudget = createWaitBudget(120);
    await expect(waitBudget.waitFor(later(80, "first"))).resolves.toBe("first");
    const late = waitBudget.waitFor(later(80, "second"));
    await expect(late).rejects.toMatchObject({ name: "StoreUnavailable", reason: "timeout" });
  });

  test("begins with the first wait", async () => {
    const waitBudget = createWaitBudget(60);
    await sleep(100);
    await expect(waitBudget.waitFor(later(10, "in time"))).resolves.toBe("in time");
  });

  test("hands over what comes too late, so that it can be undone", async () => {
    const undo = vi.fn();
    const late = createWaitBudget(10).waitFor(later(40, "taken"), undo);
    await expect(late).rejects.toThrow("timeout");
    expect(undo).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(undo).toHaveBeenCalledExactlyOnceWith("taken"));
  });

  test("undoes nothing that came in time, and hears of a failure that comes too late", async () => {
    const undo = vi.fn();
    const waitBudget = createWaitBudget(20);
    await waitBudget.waitFor(Promise.resolve("in time"), undo);
    const failing = later(60, "").then(() => Promise.reject(new Error("broken")));
    await expect(waitBudget.waitFor(failing, undo)).rejects.toThrow("timeout");
    await sleep(80);
    expect(undo).not.toHaveBeenCalled();
  });
});
