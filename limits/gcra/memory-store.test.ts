import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "./memory-store.ts";
import { createTatHeap } from "./tat-heap.ts";

const ai = { name: "ai", burst: 3, perMs: 180_000 };
const any = { name: "any", burst: 60, perMs: 1000 };

describe("the heap of those who owe", () => {
  test("gives the lowest first, whatever was added and moved before", () => {
    const number = fc.integer({ min: 0, max: 1000 });
    const many = { maxLength: 100, size: "max" } as const;
    const change = fc.tuple(fc.nat(), number);
    fc.assert(
      fc.property(fc.array(number, many), fc.array(change, many), (tats, changes) => {
        const heap = createTatHeap();
        const entries = tats.map((tat, index) => heap.add(String(index), tat));
        for (const [index, tat] of changes) {
          const entry = entries[index % Math.max(1, entries.length)];
          if (entry) heap.move(entry, tat);
        }
        const expected = entries.map(({ tat }) => tat).sort((one, other) => one - other);
        expect(entries.map(() => heap.removeTop()?.tat)).toEqual(expected);
        expect(heap.removeTop()).toBeUndefined();
      }),
    );
  });
});

describe("limits in memory", () => {
  test("count every limit and every visitor for itself", async () => {
    const store = createMemoryStore({ now: () => 0, maxKeys: 10 });
    for (let count = 0; count < 3; count += 1) await store.take(ai, "ip:1");
    expect(await store.take(ai, "ip:1")).toMatchObject({ allowed: false });
    expect(await store.take(ai, "ip:2")).toMatchObject({ allowed: true, remaining: 2 });
    expect(await store.take(any, "ip:1")).toMatchObject({ allowed: true, remaining: 59 });
  });

  test("hold no more keys than they may, and keep those who took most", async () => {
    const store = createMemoryStore({ now: () => 0, maxKeys: 100 });
    for (let count = 0; count < 3; count += 1) await store.take(ai, "ip:greedy");
    for (let flood = 0; flood < 5000; flood += 1) {
      await store.take(any, `ip:${flood}`);
      expect(store.size).toBeLessThanOrEqual(100);
    }
    expect(await store.take(ai, "ip:greedy")).toMatchObject({ allowed: false });
  });

  test("forget by themselves who owes nothing any more", async () => {
    let now = 0;
    const store = createMemoryStore({ now: () => now, maxKeys: 10_000 });
    for (let visitor = 0; visitor < 1000; visitor += 1) await store.take(any, `ip:${visitor}`);
    now = 2000;
    for (let count = 0; count < 600; count += 1) await store.take(ai, "ip:1");
    expect(store.size).toBe(1);
  });

  test("a flood of 200,000 addresses takes less than 40 MB, and no take stalls", async () => {
    const store = createMemoryStore({ now: () => 0, maxKeys: 50_000 });
    const before = process.memoryUsage().heapUsed;
    let slowest = 0;
    for (let visitor = 0; visitor < 200_000; visitor += 1) {
      const start = process.cpuUsage();
      await store.take(any, `ip:${visitor}`);
      slowest = Math.max(slowest, process.cpuUsage(start).user);
    }
    expect(store.size).toBe(50_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(40 * 1024 * 1024);
    expect(slowest).toBeLessThan(250_000);
  });
});
