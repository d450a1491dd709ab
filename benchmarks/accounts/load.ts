import { openConnection } from "../gateway/connection.ts";
import { costsOf } from "../gateway/costs.ts";
import { quantile } from "../gateway/measure.ts";
import type { Call, Person } from "./calls.ts";
import { askWhole } from "./message.ts";
import type { Side } from "./sides.ts";

/** Of one side in one round. Times in milliseconds. */
export type Round = {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of processor, all threads, for one request. */
  cpu: number;
  failed: number;
};

/** Everybody on a connection of their own, with one call after the other, for so long. */
export async function load(
  side: Side,
  call: Call,
  { people, ms }: { people: readonly Person[]; ms: number },
): Promise<Round> {
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();

  async function visit(person: Person): Promise<void> {
    const connection = await openConnection(side.port);
    while (performance.now() - start < ms) {
      const asked = performance.now();
      const { status, answer } = await askWhole(connection, call.request(side, person));
      times.push(performance.now() - asked);
      if (status === 200) call.keep?.(person, answer);
      else failed += 1;
    }
    connection.close();
  }

  const [seconds, cpu] = await costsOf(side, async () => {
    await Promise.all(people.map(visit));
    return (performance.now() - start) / 1000;
  });
  return {
    perSecond: (times.length - failed) / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: cpu / 1000 / times.length,
    failed,
  };
}
