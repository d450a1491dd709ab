import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type Ai, createAi } from "#ai";
import { type Database, openDatabase } from "#database";
import { type Config, loadConfig } from "../config/config.ts";
import { isPrivate } from "../config/environment-rules.ts";
import { createHttpServer } from "../http-server.ts";
import { loadApiKeys } from "../keys/api-keys.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { createClientHash } from "../middleware/client-hash.ts";
import { tracesOf } from "../middleware/errors.ts";
import { createRequestWatch } from "../middleware/request-log.ts";
import { createModelTransport, loadModelClient } from "../model-transport/model-transport.ts";
import { loadSite } from "../site/load-site.ts";
import { checkSecret, loadSecret } from "./account-secret.ts";
import { createAccountSweeper } from "./account-sweeper.ts";
import { assistantsNote } from "./assistants-note.ts";
import { hasKeys, prepareDataDirectory } from "./data-directory.ts";
import { createLog } from "./log.ts";
import { loadKeySet, openAccounts } from "./open-accounts.ts";
import { openCertificates } from "./open-certificates.ts";
import { openLimits } from "./open-limits.ts";
import { mailNote, openMail, openOutbox, outboxNotes } from "./open-mail.ts";
import { openMetrics, serveFigures } from "./open-metrics.ts";
import { explainStartFault } from "./start-faults.ts";
import { openNotes, startNotes } from "./start-notes.ts";
import { prepareStop, stopOnSignals } from "./stop.ts";
import { storeLog, storeNote } from "./store-notes.ts";
import { tokenBudgetFault } from "./token-budget.ts";

/** From the environment to a listening server; ends the process with a sentence where it cannot. */
export async function start(): Promise<void> {
  const loaded = loadConfig();
  if ("faults" in loaded) return fail(loaded.faults);
  const { config, warnings } = loaded;
  try {
    const log = createLog(config.logLevel);
    const onFailing = noteService(log);
    const ai = createAi({ ...config.ai, transport: createModelTransport(), onFailing });
    const fault = tokenBudgetFault(ai, config);
    if (fault) return fail([fault]);
    await loadEngines(ai);
    const { address, notes: more } = await openAndRun(config, ai, log);
    const notes = [
      ...startNotes(address),
      ...warnings,
      storeNote(config),
      mailNote(config),
      assistantsNote(ai, config.ai),
      ...more,
      ...openNotes(config, process.getuid?.() === 0),
    ];
    process.stdout.write(`${notes.join("\n")}\n`);
  } catch (error) {
    fail([explainStartFault(error, config)]);
  }
}

/** A model is asked by the clock: what answers is loaded before anybody asks. */
async function loadEngines(ai: Ai): Promise<void> {
  if (ai.providerFor({}).name !== "local") await loadModelClient();
  await ai.load();
}

/** Requests that it costs their answer have lines of their own; these two tell when that began and when it is over. */
function noteService(log: Logger): (isFailing: boolean) => void {
  return (isFailing) => {
    if (isFailing) log.warn("The service of the model keeps failing: it is asked once in a while");
    else log.info("The service of the model answers again");
  };
}

/** A store that is left open would keep the process alive. */
async function openAndRun(config: Config, ai: Ai, log: Logger): Promise<Running> {
  await prepareDataDirectory(config.dataDirectory);
  const { dataDirectory, databaseUrl: url, postgres } = config;
  const inUse = await hasKeys(dataDirectory);
  const metrics = await openMetrics(config);
  const watching = { log: storeLog(log), onQuery: metrics?.countQuery };
  const database = await openDatabase({ dataDirectory, url, inUse, postgres, ...watching });
  try {
    return await run(config, { ai, database, log, metrics });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** `notes`: for who started it. */
type Running = { address: AddressInfo; notes: string[] };
type Opened = { ai: Ai; database: Database; log: Logger; metrics: Metrics | undefined };

async function run(config: Config, opened: Opened): Promise<Running> {
  const { ai, database, log, metrics } = opened;
  const keys = await loadApiKeys(config);
  const signingKeys = await loadKeySet(config);
  const certificates = await openCertificates(config);
  const limits = openLimits({ config, database, keys, log });
  const { mail, outbox: folder } = openMail(config, { limits, log, onEvent: metrics?.countEmail });
  const secret = await loadSecret(config, database);
  await checkSecret(config, { database, secret, onFault: endWith });
  const hashClient = createClientHash(keys.secret);
  const report = (error: unknown) => log.error(tracesOf(error), "internal error");
  const watched = { mail, hashClient, report };
  const auth = await openAccounts(config, { database, keys: signingKeys, secret, ...watched });
  const { mailWorker } = auth;
  const sweeper = createAccountSweeper(auth, log);
  const site = await loadSite({
    directory: config.siteDirectory,
    cacheDirectory: join(config.dataDirectory, "cache"),
    values: { ...config, publishableKey: keys.publishable },
    securityContact: config.securityContact,
    certificateKeys: certificates.published,
  });
  const lifecycle = { stopping: false };
  const overTls = config.publicUrl.startsWith("https:");
  const { trustedProxies } = config;
  const ring = createKeyRing(keys, { keys: signingKeys });
  const { apiKeyGate, rates: authRates } = config.auth;
  const accounts = { auth, ring, apiKeyGate, authRates };
  const outbox =
    folder && isPrivate(config) ? await openOutbox(config, mailWorker, folder) : undefined;
  const count = metrics?.countRequest;
  const requests = createRequestWatch({ log, trustedProxies, hashClient, count });
  const modules = {
    site,
    certificates,
    ai,
    database,
    limits,
    trustedProxies,
    lifecycle,
    log,
    overTls,
  };
  const countAnswer = metrics?.countAnswer;
  const server = createHttpServer({ ...modules, ...accounts, outbox, requests, countAnswer });
  const stopServer = prepareStop(server, lifecycle, { lead: config.stopLeadMs });
  stopOnSignals(async () => {
    await stopServer();
    const closed = Promise.all([
      ...[mailWorker.stop(), sweeper.stop(), limits.close(), auth.failuresNoted()],
    ]);
    await within(closingMs, closed.then(database.close));
  });
  const figures = await serveFigures(metrics, config, { database, limits, auth, ai });
  const address = await listen(server, config);
  mailWorker.start();
  sweeper.start();
  return { address, notes: [...figures, ...outboxNotes(address, outbox)] };
}

/** Milliseconds after the server's own deadline; both end before supervisors kill. A store that is away may take longer. */
const closingMs = 2500;

async function within(ms: number, work: Promise<void>): Promise<void> {
  await Promise.race([work.catch(() => undefined), sleep(ms, undefined, { ref: false })]);
}

async function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, "listening");
  // A string only for pipes, which we do not listen on.
  return server.address() as AddressInfo;
}

/** Found out after the start: nothing that was made since may be kept. */
function endWith(fault: Error): void {
  fail([fault.message]);
  process.exit();
}

function fail(sentences: string[]): void {
  process.stderr.write(`${sentences.join("\n")}\n`);
  process.exitCode = 1;
}
