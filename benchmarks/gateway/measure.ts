import { type Connection, openConnection } from "./connection.ts";
import { hasFirstWords, type Target } from "./target.ts";
import { streamId } from "./words.ts";

export type Load = { times: number[]; failed: number; perSecond: number };

let lastNumber = 0;
function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function open(target: Target, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(target.port)));
}

/** Every connection asks again as soon as it has its answer. Times in milliseconds. */
export async function load(target: Target, count: number, ms: number): Promise<Load> {
  const connections = await open(target, count);
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  async function ask(connection: Connection): Promise<void> {
    while (performance.now() - start < ms) {
      const asked = performance.now();
      const status = await connection.ask(target.request(false, nextNumber())).catch(() => 0);
      times.push(performance.now() - asked);
      if (status !== 200) failed += 1;
      if (status === 0) return;
    }
  }
  await Promise.all(connections.map(ask));
  const seconds = (performance.now() - start) / 1000;
  for (const connection of connections) connection.close();
  return { times, failed, perSecond: (times.length - failed) / seconds };
}

export type Streams = {
  /** Nanoseconds at which the first words of each stream came, by its number. */
  firstWords: Map<string, bigint>;
  failed: number;
  count: number;
};

/** As many streams at a time, begun one after the other over `spreadMs`. */
export async function streams(
  target: Target,
  { count, ms, spreadMs }: { count: number; ms: number; spreadMs: number },
): Promise<Streams> {
  const connections = await open(target, count);
  const result: Streams = { firstWords: new Map(), failed: 0, count: 0 };
  const start = performance.now();
  async function ask(connection: Connection, place: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, (place / count) * spreadMs));
    while (performance.now() - start < ms) {
      const number = nextNumber();
      const status = await connection
        .ask(target.request(true, number), noteFirst(result.firstWords, streamId(number)))
        .catch(() => 0);
      result.count += 1;
      if (status !== 200 || !result.firstWords.has(streamId(number))) result.failed += 1;
      if (status === 0) return;
    }
  }
  await Promise.all(connections.map(ask));
  for (const connection of connections) connection.close();
  return result;
}

function noteFirst(firstWords: Streams["firstWords"], id: string) {
  return (packet: string, time: bigint) => {
    if (!firstWords.has(id) && hasFirstWords(packet)) firstWords.set(id, time);
  };
}

/** Few enough at a time that a server need not take one for a slow sender. */
const batch = 100;

/** Opens so many streams and leaves them open, each with its first words; gives what closes them. */
export async function openStreams(target: Target, count: number): Promise<() => void> {
  const connections: Connection[] = [];
  while (connections.length < count) {
    const opened = await open(target, Math.min(batch, count - connections.length));
    await Promise.all(opened.map((connection) => beginStream(target, connection)));
    connections.push(...opened);
  }
  return () => {
    for (const connection of connections) connection.close();
  };
}

function beginStream(target: Target, connection: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = connection.ask(target.request(true, nextNumber()), (packet) => {
      if (hasFirstWords(packet)) resolve();
    });
    asked.then((status) => reject(new Error(`A stream ended with ${status}.`)), reject);
  });
}
