import { resolve } from "node:path";
import { backupStore, copyStore, restoreStore, type StorePlace, type TaskOptions } from "#database";
import { type Config, loadConfig } from "../config/config.ts";
import { type DatabaseCommand, parseDatabaseArguments, usage } from "./database-arguments.ts";
import { backedUp, copied, explainFault, placeOf, restored } from "./database-sentences.ts";

const exitCodes = { done: 0, failed: 1, wrongCall: 2 } as const;

/** Says on standard output what was done, and all else on standard error; gives the exit code. */
export async function runDatabaseCommand(args: readonly string[]): Promise<number> {
  const parsed = parseDatabaseArguments(args);
  if ("faults" in parsed) {
    complain([...parsed.faults, "", usage.trimEnd()]);
    return exitCodes.wrongCall;
  }
  const { command } = parsed;
  if (command.verb === "help") {
    process.stdout.write(usage);
    return exitCodes.done;
  }
  const loaded = loadConfig();
  if ("faults" in loaded) {
    complain(loaded.faults);
    return exitCodes.failed;
  }
  complain(loaded.warnings);
  return carryOut(command, loaded.config);
}

type Work = Exclude<DatabaseCommand, { verb: "help" }>;

async function carryOut(command: Work, config: Config): Promise<number> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, abort);
  try {
    const lines = await work(command, config, { signal: stop.signal, progress: reporter() });
    process.stdout.write(`${lines.join("\n")}\n`);
    return exitCodes.done;
  } catch (error) {
    complain([explainFault(error)]);
    return exitCodes.failed;
  } finally {
    for (const signal of signals) process.off(signal, abort);
  }
}

async function work(command: Work, config: Config, options: TaskOptions): Promise<string[]> {
  const { dataDirectory, databaseUrl: url } = config;
  const place: StorePlace = { dataDirectory, url };
  const name = url === undefined ? `SQLite in ${dataDirectory}` : placeOf(url);
  if (command.verb === "copy") {
    if (url !== undefined) throw new Error(alreadyPostgres);
    const report = await copyStore(dataDirectory, command.to, options);
    return copied(name, placeOf(command.to), report);
  }
  const { force } = command;
  const file = resolve(command.file);
  if (command.verb === "backup") {
    return backedUp(name, file, await backupStore(place, file, { ...options, force }));
  }
  return restored(name, file, await restoreStore(place, file, { ...options, force }));
}

const alreadyPostgres =
  '"copy" reads the SQLite store, and DATABASE_URL is set: unset it for this command (DATABASE_URL= npm run database -- copy ...). From one Postgres to another go backup and restore.';

/** Milliseconds between two lines. */
const pause = 2000;

/** Small stores say nothing: they are done before the first line is due. */
function reporter(): NonNullable<TaskOptions["progress"]> {
  let last: number | undefined;
  return (table, rows) => {
    last ??= performance.now();
    if (performance.now() - last < pause) return;
    last = performance.now();
    complain([`${table}: ${rows.toLocaleString("en-US")} rows so far`]);
  };
}

function complain(lines: readonly string[]): void {
  if (lines.length === 0) return;
  process.stderr.write(`${lines.join("\n")}\n`);
}
