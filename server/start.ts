import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Ai, createAi } from "#ai";
import { loadApiKeys } from "./api-keys.ts";
import { assistantsNote } from "./assistants-note.ts";
import { type Config, loadConfig } from "./config.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { createHttpServer } from "./http-server.ts";
import { createLog } from "./log.ts";
import { loadSite } from "./site/load-site.ts";
import { explainStartFault } from "./start-faults.ts";
import { startNotes } from "./start-notes.ts";
import { prepareStop, stopOnSignals } from "./stop.ts";

/** From the environment to a listening server; ends the process with a sentence where it cannot. */
export async function start(): Promise<void> {
  const loaded = loadConfig();
  if ("faults" in loaded) return fail(loaded.faults);
  try {
    const { config } = loaded;
    const ai = createAi({ ...config.ai, transport: fetch });
    const address = await run(config, ai);
    const notes = [...startNotes(address), assistantsNote(ai, config.ai)];
    process.stdout.write(`${notes.join("\n")}\n`);
  } catch (error) {
    fail([explainStartFault(error, loaded.config)]);
  }
}

async function run(config: Config, ai: Ai): Promise<AddressInfo> {
  await prepareDataDirectory(config.dataDirectory);
  const keys = await loadApiKeys(config);
  const site = await loadSite({
    directory: config.siteDirectory,
    cacheDirectory: join(config.dataDirectory, "cache"),
    values: { ...config, publishableKey: keys.publishable },
    securityContact: config.securityContact,
  });
  const lifecycle = { stopping: false };
  const overTls = config.publicUrl.startsWith("https:");
  const log = createLog(config.logLevel);
  const server = createHttpServer({ site, keys, ai, lifecycle, log, overTls });
  stopOnSignals(prepareStop(server, lifecycle));
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
