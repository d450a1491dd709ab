import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createGate, type Entrance, type Gate } from "./gate.ts";

const settings = { concurrency: 2, places: 3, longestWaitMs: 10_000 };

function leave(entrance: Entrance): void {
  if (!entrance.entered) throw new Error("Nobody leaves who was not let in.");
  entrance.leave();
}

describe("the gate", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterEach(() => void vi.useRealTimers());

  test("lets in as many as it may, lines up as many as it may, and turns the next away", async () => {
    const gate = createGate(settings);
    const inside = [await gate.enter(), await gate.enter()];
    const line = [gate.enter(), gate.enter(), gate.enter()];
    const refused = await gate.enter();
    expect(refused).toEqual({ entered: false, retryAfterMs: 10_000 });
    for (const entrance of inside) leave(entrance);
    const [first, second] = await Promise.all(line.slice(0, 2));
    expect([first?.entered, second?.entered]).toEqual([true, true]);
  });

  test("lets nobody wait longer than it says, and their place is free again", async () => {
    const gate = createGate({ ...settings, concurrency: 1, places: 1 });
    const inside = await gate.enter();
    const tired = gate.enter();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await gate.enter()).toMatchObject({ entered: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(await tired).toMatchObject({ entered: false });
    const next = gate.enter();
    leave(inside);
    expect(await next).toMatchObject({ entered: true });
  });

  test("a visitor who leaves the line frees the place, and hears the own reason", async () => {
    const gate = createGate({ ...settings, concurrency: 1, places: 1 });
    await gate.enter();
    const visitor = new AbortController();
    const waiting = gate.enter(visitor.signal);
    const reason = new Error("gone");
    visitor.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(gate.enter(visitor.signal)).rejects.toBe(reason);
    const next = gate.enter();
    expect(await Promise.race([next, setImmediate("waits")])).toBe("waits");
  });

  test("a visitor who leaves while the call runs holds the place until the call has ended", async () => {
    const gate = createGate({ ...settings, concurrency: 1, places: 1 });
    const visitor = new AbortController();
    const inside = await gate.enter(visitor.signal);
    visitor.abort();
    const next = gate.enter();
    expect(await Promise.race([next, setImmediate("waits")])).toBe("waits");
    leave(inside);
    expect(await next).toMatchObject({ entered: true });
  });

  test("tells those it turns away to come back sooner when calls are short", async () => {
    const gate = createGate({ ...settings, concurrency: 1, places: 0 });
    for (let call = 0; call < 30; call += 1) {
      const entrance = await gate.enter();
      vi.advanceTimersByTime(200);
      leave(entrance);
      await setImmediate();
    }
    await gate.enter();
    const refused = await gate.enter();
    if (refused.entered) throw new Error("The gate is full.");
    expect(refused.retryAfterMs).toBeGreaterThan(190);
    expect(refused.retryAfterMs).toBeLessThan(300);
  });
});

describe("whatever visitors do", () => {
  type Person = { state: "waits" | "inside" | "gone"; abort: AbortController; leave(): void };
  const actions = fc.array(
    fc.record({ what: fc.constantFrom("enter", "leave", "abort"), who: fc.nat() }),
    { maxLength: 60, size: "max" },
  );

  function arrive(gate: Gate): Person {
    const abort = new AbortController();
    const person: Person = { state: "waits", abort, leave: () => {} };
    gate.enter(abort.signal).then(
      (entrance) => {
        person.state = entrance.entered ? "inside" : "gone";
        if (entrance.entered) person.leave = entrance.leave;
      },
      () => {
        person.state = "gone";
      },
    );
    return person;
  }

  /** The model: two lists, and people who move from one to the other. */
  function createModel(gate: Gate) {
    const inside: Person[] = [];
    const line: Person[] = [];
    const steps = {
      enter() {
        const full = inside.length >= settings.concurrency && line.length >= settings.places;
        const person = arrive(gate);
        if (!full) line.push(person);
      },
      leave(who: number) {
        for (const person of inside.splice(who % Math.max(1, inside.length), 1)) person.leave();
      },
      abort(who: number) {
        for (const person of line.splice(who % Math.max(1, line.length), 1)) person.abort.abort();
      },
    };
    return {
      inside,
      line,
      step(what: keyof typeof steps, who: number) {
        steps[what](who);
        inside.push(...line.splice(0, settings.concurrency - inside.length));
      },
    };
  }

  test("the gate is as full as it may be, never fuller, and first come are first served", async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (all) => {
        const model = createModel(createGate(settings));
        for (const { what, who } of all) {
          model.step(what, who);
          await setImmediate();
          expect(model.inside.map(({ state }) => state)).toEqual(model.inside.map(() => "inside"));
          expect(model.line.map(({ state }) => state)).toEqual(model.line.map(() => "waits"));
        }
        for (const { abort } of model.line) abort.abort();
      }),
      { numRuns: 100 },
    );
  });
});
