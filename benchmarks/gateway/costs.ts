import { setTimeout as sleep } from "node:timers/promises";
import type { Measured } from "../measured-process.ts";
import { openStreams } from "./measure.ts";
import type { Memory } from "./self-report.ts";
import type { Target } from "./target.ts";

export type Side = { target: Target; process: Measured };

/** What the work gives, and the microseconds of processor the process took for it. */
export async function costsOf<Result>(
  { processor }: Measured,
  work: () => Promise<Result>,
): Promise<[Result, number]> {
  const before = await processor();
  const result = await work();
  return [result, (await processor()) - before];
}

const idleStreams = 2000;
const mebibyte = 1024 * 1024;

/** What so many streams hold that have had their first words and wait; after two collections of the garbage. */
export async function idleGrowth({ target, process }: Side): Promise<string> {
  // Some before, for what is made once.
  const close = await openStreams(target, idleStreams / 10);
  close();
  await sleep(2000);
  const before = await process.memory();
  const closeAll = await openStreams(target, idleStreams);
  await sleep(1500);
  const after = await process.memory();
  closeAll();
  const grown = (name: keyof Memory) => ((after[name] - before[name]) / mebibyte).toFixed(0);
  return `${idleStreams} idle streams of ${target.name}: heap +${grown("heap")} MiB, external +${grown("external")} MiB, resident +${grown("resident")} MiB`;
}
