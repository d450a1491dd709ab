import { expect, test } from "vitest";
import { fuzzAccounts } from "./accounts-fuzz.ts";
import { guessCodes } from "./code-guessing.ts";
import { refreshTogether } from "./concurrent-refresh.ts";
import { hostileTargets } from "./hostile-targets.ts";
import { redirectAway } from "./open-redirects.ts";
import { modelSessions } from "./sessions-against-model.ts";
import { shortRun } from "./short-run.ts";
import { kinds } from "./test-run.ts";

// The short forms; `npm run reliability` runs the long ones.

test("whatever is sent to the accounts, the answer is one of ours", async () => {
  await expect(fuzzAccounts(shortRun(9), 600)).resolves.toHaveLength(1);
}, 60_000);

test.each(kinds)(
  "a token refreshed a hundred times at once on %s is one line, which a replay ends",
  async (kind) => {
    const choice = { rounds: 1, copies: 100, replays: 10 };
    await expect(refreshTogether(shortRun(10), kind, choice)).resolves.toHaveLength(2);
  },
  60_000,
);

test.each(kinds)(
  "sessions on %s go as the model says, however what happens to them is mixed",
  async (kind) => {
    await expect(modelSessions(shortRun(11), kind, 80)).resolves.toHaveLength(1);
  },
  60_000,
);

test.each(kinds)(
  "nobody gets in by guessing codes on %s",
  async (kind) => {
    const choice = { people: 2, guesses: 60 };
    await expect(guessCodes(shortRun(12), kind, choice)).resolves.toHaveLength(1);
  },
  60_000,
);

test("nobody is sent off the operator's list", async () => {
  const some = hostileTargets.filter((_, index) => index % 32 === 0);
  await expect(redirectAway(shortRun(13), some)).resolves.toHaveLength(1);
}, 60_000);
