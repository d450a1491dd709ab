import fc from "fast-check";
import type { StoreKind } from "#database";
import { openAccounts } from "./model-accounts.ts";
import { anySteps, newPerson } from "./session-model.ts";
import type { Figure, World } from "./world.ts";

/** Side by side, since the store of each waits for its disk. */
const lanes = 8;

/** Sessions go as a simple model says, however what happens to them is mixed. */
export async function modelSessions(
  world: World,
  kind: StoreKind,
  sequences: number,
): Promise<Figure[]> {
  const place = await world.place(kind);
  const accounts = await openAccounts(place);
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
    const seeds = Array.from({ length: lanes }, () => Math.floor(world.random() * 2 ** 31));
    await Promise.all(seeds.map(lane));
  } finally {
    await accounts.close();
    await place.erase();
  }
  return [
    {
      what: "sign-in, refresh, sign-out, new password, ban, deletion in any order: sequences in which the accounts differ from the model",
      measured: `0 of ${each * lanes} (${steps} steps)`,
      held: "0",
    },
  ];
}
