import { randomUUID } from "node:crypto";
import { askWhole, bodyOf, write } from "../accounts/message.ts";
import type { Side } from "../accounts/sides.ts";
import { type Connection, openConnection } from "../gateway/connection.ts";
import { creations, type Probe } from "./probes.ts";

export type Verdict = {
  /** How often the address with an account took longer: 0.5 where nobody can tell. */
  auc: number;
  /** Milliseconds. */
  existing: number[];
  absent: number[];
  /** Statuses, header names and shapes of bodies that came, of each; equal where nobody can tell. */
  formsOfExisting: readonly string[];
  formsOfAbsent: readonly string[];
};

export async function distinguish(side: Side, probe: Probe, pairs: number): Promise<Verdict> {
  const connection = await openConnection(side.port);
  const accounts = await createAccounts(connection, side, probe, pairs);
  const askOf = (email: string) => async () => write(side, probe.ask(email));
  const questions = {
    existing: accounts.map(askOf),
    absent: accounts.map(() => askOf(newAddress())),
  };
  const verdict = await compare(connection, questions, probe.toldByProtocol);
  connection.close();
  return verdict;
}

/** Writes a request; what it needs for that is not measured. */
export type Question = () => Promise<string>;

/**
 * Asks of both, one after the other, in a random order: what an answer leaves to be done behind it, such
 * as a letter, falls on the next question of either kind.
 */
export async function compare(
  connection: Connection,
  questions: Record<"existing" | "absent", readonly Question[]>,
  toldByProtocol?: readonly string[],
): Promise<Verdict> {
  const existing = { times: [] as number[], forms: new Set<string>() };
  const absent = { times: [] as number[], forms: new Set<string>() };
  const all = [
    ...questions.existing.map((question) => ({ question, into: existing })),
    ...questions.absent.map((question) => ({ question, into: absent })),
  ];
  for (const { question, into } of shuffled(all)) {
    const request = await question();
    const asked = performance.now();
    const { status, answer } = await askWhole(connection, request);
    into.times.push(performance.now() - asked);
    into.forms.add(`${status} ${formOf(answer, toldByProtocol)}`);
  }
  return {
    auc: aucOf(existing.times, absent.times),
    existing: existing.times,
    absent: absent.times,
    formsOfExisting: [...existing.forms].toSorted(),
    formsOfAbsent: [...absent.forms].toSorted(),
  };
}

function shuffled<T>(list: readonly T[]): T[] {
  const places = list.map((item) => ({ item, place: Math.random() }));
  return places.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

/** As long as any other. */
function newAddress(): string {
  return `${randomUUID()}@padaria.example`;
}

/** Made before, so that none of it happens while it is measured. */
async function createAccounts(
  connection: Connection,
  side: Side,
  probe: Probe,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, newAddress);
  for (const email of emails) {
    for (const request of creations(side, email, probe)) {
      const { status, answer } = await askWhole(connection, request);
      if (status >= 300) throw new Error(`It is not made: ${answer}`);
    }
  }
  return emails;
}

/** Names of headers, and of all fields with their types; no values. */
function formOf(answer: string, leftOut: readonly string[] = []): string {
  const [head = ""] = answer.split("\r\n\r\n");
  const names = head
    .split("\r\n")
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
  const body = Object.entries(JSON.parse(bodyOf(answer) || "{}")).filter(
    ([name]) => !leftOut.includes(name),
  );
  return `${names.toSorted().join()} ${shapeOf(Object.fromEntries(body))}`;
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== "object" || value === null) return typeof value;
  const fields = Object.entries(value).map(([name, inner]) => `${name}:${shapeOf(inner)}`);
  return `{${fields.toSorted().join()}}`;
}

/** The share of pairs (one of each, all of them) in which `longer` is, halves for equals. */
function aucOf(longer: readonly number[], shorter: readonly number[]): number {
  const sorted = shorter.toSorted((one, other) => one - other);
  const wins = longer.reduce((sum, time) => {
    const [below, upTo] = [countBelow(sorted, time, false), countBelow(sorted, time, true)];
    return sum + (below + upTo) / 2;
  }, 0);
  return wins / longer.length / shorter.length;
}

/** How many of the sorted ones are smaller, or equal too. */
function countBelow(sorted: readonly number[], limit: number, equalToo: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? Number.POSITIVE_INFINITY;
    if (value < limit || (equalToo && value === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}
