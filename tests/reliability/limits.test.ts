import { expect, test } from "vitest";
import { spendBudget } from "./daily-budget.ts";
import { repeatCall } from "./duplicate-calls.ts";
import { shareLimit } from "./shared-limit.ts";
import { shortRun } from "./short-run.ts";
import { kinds } from "./test-run.ts";

// The short forms; `npm run reliability` runs the long ones.

test("a limit of N lets exactly N through two instances", async () => {
  const choice = { rounds: 3, throughServers: 1 };
  await expect(shareLimit(shortRun(6), choice)).resolves.toHaveLength(1);
}, 60_000);

test.each(kinds)(
  "the budget of a day on %s is spent whole and never over-spent, with kill -9 too",
  async (kind) => {
    const choice = { calls: 100, rounds: 1, kills: 1 };
    await expect(spendBudget(shortRun(7), kind, choice)).resolves.toHaveLength(2);
  },
  60_000,
);

test("the same call fifty times over two instances is one call of the model", async () => {
  await expect(repeatCall(shortRun(8), 50, 2)).resolves.toHaveLength(1);
}, 60_000);
