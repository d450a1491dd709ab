import { type DatabaseOptions, openDatabase, StoreUnavailable } from "#database";

/**
 * `node writer-process.ts PLACE PREFIX WRITERS`: writes pairs of rows, each pair in one transaction, as fast as the
 * store takes them, and says `open`, `kept ID` once a pair is committed, `refused REASON` when the store
 * did not take it. A pipe is written at once, so what was said before a kill has been said.
 */
const location: Pick<DatabaseOptions, "dataDirectory" | "url"> = JSON.parse(
  process.argv[2] ?? "{}",
);
const prefix = process.argv[3] ?? "";
const writers = Number(process.argv[4]);
const database = await openDatabase({ ...location, log: () => undefined });
say("open");
process.stdin.resume().on("end", () => process.exit(0));
await Promise.all(Array.from({ length: writers }, (_, writer) => write(`${prefix}-${writer}`)));

async function write(name: string): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${name}-${count}`;
    try {
      await writePair(id);
      say(`kept ${id}`);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      say(`refused ${error.reason}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** In a table with a log, unlike that of the rate limits, and long enough to need new pages soon. */
async function writePair(id: string): Promise<void> {
  const rest = { fingerprint: "f".repeat(200), instance: "reliability", expires_at: 0 };
  await database.transaction(async (trx) => {
    const first = { key: `${id}/first`, ...rest };
    await trx.insertInto("idempotent_calls").values(first).execute();
    const second = { key: `${id}/second`, ...rest };
    await trx.insertInto("idempotent_calls").values(second).execute();
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
