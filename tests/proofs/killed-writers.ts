import { setTimeout as sleep } from "node:timers/promises";
import type { StoreKind } from "#database";
import { between, type Figure, promised, spread, type World, within } from "./world.ts";
import { assertPairs, startWriter } from "./writer.ts";

/** kill -9 of a process that writes pairs of rows; the next one opens the store that it left. */
export async function killWriters(world: World, kind: StoreKind, kills: number): Promise<Figure[]> {
  const place = await world.place(kind);
  const openMs: number[] = [];
  const kept: string[] = [];
  try {
    for (let count = 0; count < kills; count += 1) {
      const writer = await startWriter(place, `w${count}`, { deadlineMs: world.deadlines.reopen });
      openMs.push(writer.openMs);
      await within(promised.recovery, "the store takes rows", async () => writer.kept.length > 0);
      await sleep(between(world, 20, 320));
      await writer.kill();
      kept.push(...writer.kept);
    }
    const there = await assertPairs(place, kept);
    return [
      {
        what: "kill -9 of a writing process: the store opens",
        measured: `${kills} of ${kills}; ${spread(openMs)}, the start of the process included`,
        held: `each within ${promised.reopen} ms`,
      },
      {
        what: "acknowledged transactions lost; halves of a transaction found",
        measured: `0 of ${kept.length}; 0 in ${there}`,
        held: "0; 0",
      },
    ];
  } finally {
    await place.erase();
  }
}
