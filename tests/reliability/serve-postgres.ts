import { startPostgres } from "../stores/postgres-server.ts";

/**
 * `node serve-postgres.ts`: a durable Postgres of its own for a program that may import nothing from
 * here. Says its URL in one line, and goes when its standard input ends.
 */
const postgres = await startPostgres({ durable: true });
process.stdin.resume().on("end", leave).on("error", leave);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, leave);
process.stdout.write(`${postgres.url("postgres")}\n`);

async function leave(): Promise<void> {
  await postgres.erase();
  process.exit(0);
}
