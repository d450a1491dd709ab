import { setTimeout as sleep } from "node:timers/promises";
import type { StoreKind } from "#database";
import { between, type Figure, promised, spread, type TestRun, within } from "./test-run.ts";
import { assertPairs, startWriter } from "./writer.ts";

/** kill -9 of a process that writes pairs of rows; the next one opens the store that it left. */
export async function killWriters(run: TestRun, kind: StoreKind, kills: number): Promise<Figure[]> {
  const location = await run.newStore(kind);
  const openMs: number[] = [];
  const kept: string[] = [];
  try {
    for (let count = 0; count < kills; count += 1) {
      const writer = await startWriter(location, `w${count}`, { deadlineMs: run.deadlines.reopen });
      openMs.push(writer.openMs);
      await within(promised.recovery, "the store takes rows", async () => writer.kept.length > 0);
      await sleep(between(run, 20, 320));
      await writer.kill();
      kept.push(...writer.kept);
    }
    const there = await assertPairs(location, kept);
    return [
      {
        what: "kill -9 of a writing process: the store opens",
        measured: `${kills} of ${kills}; ${spread(openMs)}, the start of the process included`,
        required: `each within ${promised.reopen} ms`,
      },
      {
        what: "acknowledged transactions lost; halves of a transaction found",
        measured: `0 of ${kept.length}; 0 in ${there}`,
        required: "0; 0",
      },
    ];
  } finally {
    await location.erase();
  }
}
