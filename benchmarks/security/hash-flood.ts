import { setTimeout as sleep } from "node:timers/promises";
import { askWhole, write } from "../accounts/message.ts";
import type { Side } from "../accounts/sides.ts";
import { openConnection } from "../gateway/connection.ts";
import { quantile } from "../gateway/measure.ts";

/** Milliseconds: of `/health/live` meanwhile, and until the last of them was answered. */
export type Flood = {
  p50: number;
  p99: number;
  longest: number;
  wholeMs: number;
  statuses: string;
};

/** So many sign-ins at once, each on a connection of its own, and who asks meanwhile whether the server lives. */
export async function floodWithSignIns(side: Side, count: number): Promise<Flood> {
  const connections = await Promise.all(
    Array.from({ length: count }, () => openConnection(side.port)),
  );
  const watch = watchHealth(side);
  await sleep(100);
  const start = performance.now();
  const statuses = await Promise.all(
    connections.map(async (connection, number) => {
      const body = { email: `ana.${number}@padaria.example`, password: "uma senha qualquer" };
      const message = { method: "POST", path: "/token?grant_type=password", body } as const;
      return (await askWhole(connection, write(side, message))).status;
    }),
  );
  const wholeMs = performance.now() - start;
  for (const connection of connections) connection.close();
  const waits = await watch();
  return {
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    longest: Math.max(...waits),
    wholeMs,
    statuses: told(statuses),
  };
}

/** Asks again and again until it is told to stop, then gives how long each answer took. */
function watchHealth({ port }: Side): () => Promise<number[]> {
  const waits: number[] = [];
  let stopped = false;
  async function look(): Promise<number[]> {
    const connection = await openConnection(port);
    while (!stopped) {
      const asked = performance.now();
      await connection.ask("GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
      waits.push(performance.now() - asked);
      await sleep(5);
    }
    connection.close();
    return waits;
  }
  const looking = look();
  return () => {
    stopped = true;
    return looking;
  };
}

function told(statuses: readonly number[]): string {
  return [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} of ${status}`)
    .join(", ");
}
