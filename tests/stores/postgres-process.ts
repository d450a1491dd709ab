import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { openDatabase } from "#database";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/**
 * A process of its own that keeps the Postgres of a test run: it makes and drops databases on
 * request, and goes, with all it has made, when its standard input ends, whatever has ended that.
 */
const template = "template_migrated";

let postgres: PostgresServer | undefined;

process.stdin.resume().on("end", leave).on("error", leave);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, leave);
await begin();

async function leave(): Promise<void> {
  await postgres?.erase();
  process.exit(0);
}

async function begin(): Promise<void> {
  try {
    postgres = await startPostgres();
    await serve(postgres);
  } catch (error) {
    say({ fault: error instanceof Error ? error.message : String(error) });
  }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function serve(server: PostgresServer): Promise<void> {
  const admin = new pg.Client(server.url("postgres"));
  admin.on("error", leave);
  await admin.connect();
  await makeTemplate(server, admin);
  // One after the other: copying a database while it is copied is refused.
  let last: Promise<unknown> = Promise.resolve();
  const broker = createServer((request, response) => {
    last = last.then(() => answer(request, response, server, admin));
  });
  broker.listen(0, "127.0.0.1", () => {
    const address = broker.address();
    if (address && typeof address === "object") say({ url: `http://127.0.0.1:${address.port}` });
  });
}

async function makeTemplate(server: PostgresServer, admin: pg.Client): Promise<void> {
  await admin.query(`create database ${template}`);
  const database = await openDatabase({
    dataDirectory: "",
    url: server.url(template),
    log: () => undefined,
  });
  await database.close();
}

/** POST /migrated or /empty makes a database and gives its URL; DELETE /NAME drops it. */
async function answer(
  { method, url = "/" }: IncomingMessage,
  response: ServerResponse,
  server: PostgresServer,
  admin: pg.Client,
): Promise<void> {
  const name = url.slice(1);
  try {
    if (method === "DELETE") {
      await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
      response.end();
      return;
    }
    const database = `test_${randomBytes(6).toString("hex")}`;
    const from = name === "migrated" ? template : "template0";
    await admin.query(`create database ${database} template ${from} ${await strategy(admin)}`);
    response.end(server.url(database));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

/** Since Postgres 15 the way that is quick without fsync has to be asked for. */
async function strategy(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query("show server_version_num");
  return Number(rows[0]?.server_version_num) >= 150_000 ? "strategy file_copy" : "";
}
