import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "#database";
import { openTestStore, type TestStore } from "../../database/fixture.ts";
import { createClock } from "../fixture.ts";
import type { Reservation, Usage } from "./budget.ts";
import { createInstance, leasedOf, type TestInstance } from "./fixture.ts";
import { siteDayAt } from "./site-day.ts";

const limits = { requests: 60, tokens: 600 };
const block = limits.tokens / 10;
const largestCall = 90;

type Step = {
  what: "reserve" | "settle" | "kill" | "close" | "wait";
  instance: number;
  tokens: number;
  usage: "none" | "third" | "whole" | "more" | 0;
};

const usual = ["reserve", "reserve", "reserve", "settle", "settle", "close", "wait"] as const;
const usages = ["third", "third", "none", "whole", 0] as const;

function stepsOf(what: readonly Step["what"][], usage: readonly Step["usage"][]) {
  const step = fc.record<Step>({
    what: fc.constantFrom(...what),
    instance: fc.nat({ max: 2 }),
    tokens: fc.integer({ min: 0, max: largestCall }),
    usage: fc.constantFrom(...usage),
  });
  return fc.array(step, { maxLength: 120, size: "max" });
}

/** Not both: what was used beyond an estimate and is not written yet, a kill does hide. */
const steps = fc.oneof(stepsOf([...usual, "kill"], usages), stepsOf(usual, [...usages, "more"]));

type Call = { reservation: Reservation; tokens: number };
type Player = TestInstance & { calls: Call[] };

/** Instances that reserve, settle, die and close in any order, and what all this came to. */
function createWorld(store: Kysely<Tables>, start: number, turns: () => number) {
  const clock = createClock(start);
  const create = (): Player =>
    Object.assign(createInstance({ store, limits, clock, turns }), { calls: [] });
  const players = [create(), create(), create()];
  const gone: Player[] = [];
  const sums = { spent: 0, beyond: 0, mayBeLost: 0 };

  function replace(player: Player): void {
    gone.push(player);
    players[players.indexOf(player)] = create();
  }

  const acts: Record<Step["what"], (player: Player, step: Step) => unknown> = {
    reserve(player, { tokens }) {
      void player.budget.reserve({ tokens }).then((reservation) => {
        if (reservation.reserved) player.calls.push({ reservation, tokens });
      });
    },
    settle(player, { usage }) {
      const [call] = player.calls.splice(0, 1);
      if (!call) return;
      const used = usedOf(usage, call.tokens);
      call.reservation.settle(used);
      const counted = used === "none" ? 0 : used;
      sums.spent += counted;
      sums.beyond += Math.max(0, counted - call.tokens);
    },
    kill(player) {
      player.kill();
      sums.mayBeLost += player.writing ? limits.tokens : Math.max(block, largestCall);
      replace(player);
    },
    close(player) {
      replace(player);
      return player.budget.close();
    },
    /** Long enough for a store's answer. */
    wait: () => sleep(2),
  };

  return {
    sums,
    act: (step: Step) => acts[step.what](players[step.instance] as Player, step),
    /** What running calls, or calls of instances that are gone, may still cost. */
    open: () =>
      [...players, ...gone]
        .flatMap(({ calls }) => calls)
        .reduce((sum, { tokens }) => sum + tokens, 0),
    close: () => Promise.all(players.map(({ budget }) => budget.close())),
  };
}

function usedOf(usage: Step["usage"], tokens: number): Usage {
  if (usage === "third") return Math.floor(tokens / 3);
  if (usage === "whole") return tokens;
  return usage === "more" ? tokens + 20 : usage;
}

describe.each([
  ["sqlite", 60],
  ["postgres", 30],
] as const)("whatever three instances do on %s", (kind, numRuns) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());
  let run = 0;

  test("the day is never over-spent, its sum hides nothing, and a kill loses a block", async () => {
    const scenario = fc.tuple(
      steps,
      fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 30, size: "max" }),
    );
    await fc.assert(
      fc.asyncProperty(scenario, async ([all, delays]) => {
        run += 1;
        const start = Date.UTC(2040, 0, run, 15);
        let statement = 0;
        const turns = () => delays[statement++ % delays.length] ?? 0;
        const { query } = store.database;
        const world = createWorld(query, start, turns);
        for (const each of all) {
          await world.act(each);
          expect(world.sums.spent + world.open()).toBeLessThanOrEqual(
            limits.tokens + world.sums.beyond,
          );
        }
        await world.close();
        const leased = await leasedOf(query, siteDayAt(start).name, "tokens");
        const { spent, beyond, mayBeLost } = world.sums;
        expect(leased).toBeLessThanOrEqual(limits.tokens + beyond);
        const lost = leased - spent - world.open();
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(mayBeLost);
      }),
      { numRuns, seed: 20_261_120 },
    );
  });
});
