import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import { type Ai, createAi } from "#ai";
import { type Database, openDatabase } from "#database";
import { loadApiKeys } from "./api-keys.ts";
import { assistantsNote } from "./assistants-note.ts";
import { type Config, loadConfig } from "./config.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { createHttpServer } from "./http-server.ts";
import { openLimits } from "./limits.ts";
import { createLog } from "./log.ts";
import { loadSite } from "./site/load-site.ts";
import { explainStartFault } from "./start-faults.ts";
import { startNotes } from "./start-notes.ts";
import { prepareStop, stopOnSignals } from "./stop.ts";
import { storeLog, storeNote } from "./store-notes.ts";

/** From the environment to a listening server; ends the process with a sentence where it cannot. */
export async function start(): Promise<void> {
  const loaded = loadConfig();
  if ("faults" in loaded) return fail(loaded.faults);
  const { config } = loaded;
  try {
    const ai = createAi({ ...config.ai, transport: fetch });
    const address = await openAndRun(config, ai);
    const notes = [...startNotes(address), storeNote(config), assistantsNote(ai, config.ai)];
    process.stdout.write(`${notes.join("\n")}\n`);
    // What the first answers would otherwise wait for.
    await ai.warmUp();
  } catch (error) {
    fail([explainStartFault(error, config)]);
  }
}

/** A store that is left open would keep the process alive. */
async function openAndRun(config: Config, ai: Ai): Promise<AddressInfo> {
  await prepareDataDirectory(config.dataDirectory);
  const log = createLog(config.logLevel);
  const { dataDirectory, databaseUrl: url } = config;
  const database = await openDatabase({ dataDirectory, url, log: storeLog(log) });
  try {
    return await run(config, { ai, database, log });
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Opened = { ai: Ai; database: Database; log: Logger };

async function run(config: Config, { ai, database, log }: Opened): Promise<AddressInfo> {
  const keys = await loadApiKeys(config);
  const site = await loadSite({
    directory: config.siteDirectory,
    cacheDirectory: join(config.dataDirectory, "cache"),
    values: { ...config, publishableKey: keys.publishable },
    securityContact: config.securityContact,
  });
  const limits = openLimits({ config, database, keys, log });
  const lifecycle = { stopping: false };
  const overTls = config.publicUrl.startsWith("https:");
  const { trustedProxies } = config;
  const modules = { site, keys, ai, database, limits, trustedProxies, lifecycle, log, overTls };
  const server = createHttpServer(modules);
  const stopServer = prepareStop(server, lifecycle);
  stopOnSignals(async () => {
    await stopServer();
    await limits.close();
    await database.close();
  });
  return listen(server, config);
}

async function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, "listening");
  // A string only for pipes, which we do not listen on.
  return server.address() as AddressInfo;
}

function fail(sentences: string[]): void {
  process.stderr.write(`${sentences.join("\n")}\n`);
  process.exitCode = 1;
}
