import fc from "fast-check";
import type { StoreKind } from "#database";
import { openAccounts } from "./model-accounts.ts";
import { anySteps, newPerson } from "./session-model.ts";
import type { Figure, TestRun } from "./test-run.ts";

/** Side by side, since the store of each waits for its disk. */
const lanes = 8;

/** Sessions go as a simple model says, however what happens to them is mixed. */
export async function modelSessions(
  run: TestRun,
  kind: StoreKind,
  sequences: number,
): Promise<Figure[]> {
  const location = await run.newStore(kind);
  const accounts = await openAccounts(location);
  const each = Math.ceil(sequences / lanes);
  let steps = 0;
  const lane = (seed: number) =>
    fc.assert(
      fc.asyncProperty(anySteps, async (actions) => {
        const { run, check } = await newPerson(accounts);
        await run({ kind: "sign in" });
        for (const action of actions) await run(action);
        await check();
        steps += actions.length + 1;
      }),
      { numRuns: each, seed },
    );
  try {
    const seeds = Array.from({ length: lanes }, () => Math.floor(run.random() * 2 ** 31));
    await Promise.all(seeds.map(lane));
  } finally {
    await accounts.close();
    await location.erase();
  }
  return [
    {
      what: "sign-in, refresh, sign-out, new password, ban, deletion in any order: sequences in which the accounts differ from the model",
      measured: `0 of ${each * lanes} (${steps} steps)`,
      required: "0",
    },
  ];
}
