import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createPatience } from "./patience.ts";

async function later<T>(ms: number, value: T): Promise<T> {
  await sleep(ms);
  return value;
}

describe("the patience of a request", () => {
  test("is one for all that it waits for", async () => {
    const patience = createPatience(120);
    await expect(patience.waitFor(later(80, "first"))).resolves.toBe("first");
    const late = patience.waitFor(later(80, "second"));
    await expect(late).rejects.toMatchObject({ name: "StoreUnavailable", reason: "timeout" });
  });

  test("begins with the first wait", async () => {
    const patience = createPatience(60);
    await sleep(100);
    await expect(patience.waitFor(later(10, "in time"))).resolves.toBe("in time");
  });

  test("hands over what comes too late, so that it can be undone", async () => {
    const undo = vi.fn();
    const late = createPatience(10).waitFor(later(40, "taken"), undo);
    await expect(late).rejects.toThrow("timeout");
    expect(undo).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(undo).toHaveBeenCalledExactlyOnceWith("taken"));
  });

  test("undoes nothing that came in time, and hears of a failure that comes too late", async () => {
    const undo = vi.fn();
    const patience = createPatience(20);
    await patience.waitFor(Promise.resolve("in time"), undo);
    const failing = later(60, "").then(() => Promise.reject(new Error("broken")));
    await expect(patience.waitFor(failing, undo)).rejects.toThrow("timeout");
    await sleep(80);
    expect(undo).not.toHaveBeenCalled();
  });
});
