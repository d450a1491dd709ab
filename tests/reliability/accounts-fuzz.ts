import assert from "node:assert/strict";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { bearer, call, newUser } from "../wire/auth-client.ts";
import { type RouteIds, withIds } from "../wire/auth-routes.ts";
import { publishableKey, secretKey } from "../wire/running-server.ts";
import { newSamlKey, startSamlProvider } from "../wire/saml-provider.ts";
import { metadataOf, register } from "../wire/saml-stage.ts";
import { passkeySettings } from "../wire/shared-servers.ts";
import {
  type ArbitraryRequest,
  anyRequest,
  askedChallenge,
  type Visitor,
} from "./arbitrary-requests.ts";
import { startChatServer, statusOf, stopUnharmed } from "./chat-server.ts";
import type { Figure, TestRun } from "./test-run.ts";

/** Milliseconds. */
const longestAnswer = 3000;
/** Requests that are under way together. */
const together = 8;
const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** All ways in are open, and no limit ends the run. */
const choices = {
  AUTH_EXTERNAL_PHONE_ENABLED: "on",
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: "on",
  AUTH_SMS_AUTOCONFIRM: "on",
  AUTH_SAML_ENABLED: "on",
  ...passkeySettings,
  LOG_LEVEL: "warn",
};

const domain = "padaria.example";
const challenge = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };

type Answer = { status: number; headers: IncomingMessage["headers"]; body: string; ms: number };
type Identity = { token: string; ids: RouteIds & Record<string, string> };

/** Whatever is sent to whichever route, the answer is one of ours, soon. */
export async function fuzzAccounts(run: TestRun, calls: number): Promise<Figure[]> {
  const location = await run.newStore("sqlite");
  const settings = { ...choices, AUTH_SAML_PRIVATE_KEY: newSamlKey() };
  const server = await startChatServer(location, settings);
  const organisation = await startSamlProvider(metadataOf(server));
  const agent = new Agent({ keepAlive: true });
  const seen = { longestMs: 0, statuses: new Map<number, number>() };
  async function send(wanted: ArbitraryRequest, known: Identity): Promise<void> {
    const answer = await ask(
      agent,
      server.url,
      await withChallenge(server.url, wanted, known),
      known,
    );
    seen.longestMs = Math.max(seen.longestMs, answer.ms);
    seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
    assertOurs(answer, wanted);
  }
  try {
    let known = await newIdentity(server);
    const burst = fc.array(anyRequest, { minLength: together, maxLength: together });
    await fc.assert(
      fc.asyncProperty(burst, async (requests) => {
        // The requests before may have ended the session, or the account.
        if (!(await isSignedIn(server.url, known))) known = await newIdentity(server);
        const asksSaml = requests.some(({ path }) => path.startsWith("/sso/saml/"));
        const ids = asksSaml
          ? { ...known.ids, ...(await openQuestion(server, organisation)) }
          : known.ids;
        const who = { ...known, ids };
        await Promise.all(requests.map((wanted) => send(wanted, who)));
      }),
      {
        numRuns: Math.ceil(calls / together),
        seed: Math.floor(run.random() * 2 ** 31),
        endOnFailure: true,
      },
    );
    assert.equal(await statusOf(server.url), 200);
    await stopUnharmed(server);
  } catch (error) {
    // Its last lines are written when it stops.
    await server.stop();
    throw new Error(`The server said:\n${server.output().slice(-3000)}`, { cause: error });
  } finally {
    agent.destroy();
    await organisation.stop();
    await server.kill();
    await location.erase();
  }
  return [figureOf(seen)];
}

function figureOf({
  longestMs,
  statuses,
}: {
  longestMs: number;
  statuses: ReadonlyMap<number, number>;
}): Figure {
  const all = [...statuses].toSorted(([one], [other]) => one - other);
  const sum = all.reduce((total, [, count]) => total + count, 0);
  const told = all.map(([status, count]) => `${status}: ${count}`).join(", ");
  return {
    what: "requests of any kind to all routes of the accounts: answers of 5xx; other than the shapes of the protocol; the longest",
    measured: `0 of ${sum}; 0; ${longestMs.toFixed(0)} ms (${told})`,
    required: `0; 0; each within ${longestAnswer} ms, nothing unforeseen in the log`,
  };
}

let made = 0;
async function newIdentity(server: { url: string }): Promise<Identity> {
  const { session, user, client } = await newUser(server);
  made += 1;
  const asApp = await client.auth.mfa.enroll({ factorType: "totp" });
  const asKey = await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "chave" });
  const { data } = made % 2 === 0 ? asApp : asKey;
  const ids = { user: user.id, factor: data?.id ?? id, id };
  return { token: session.access_token, ids };
}

/** Somebody has left for their organisation, whose answer is waited for. */
async function openQuestion(server: { url: string }, organisation: { metadata: string }) {
  const begin = () => call(server, "/sso", { body: { ...challenge, domain } });
  let begun = await begin();
  if (begun.status === 404) {
    // Operators take it away, as they do with everything.
    await register(server, organisation, [domain]);
    begun = await begin();
  }
  const { searchParams } = new URL(begun.headers.get("location") ?? "");
  return { relay: searchParams.get("RelayState") ?? "" };
}

/** Otherwise no answer of a device would be looked at: its challenge has to be one that is open. */
async function withChallenge(
  url: string,
  wanted: ArbitraryRequest,
  { token, ids }: Identity,
): Promise<ArbitraryRequest> {
  if (!wanted.body?.includes(askedChallenge)) return wanted;
  const path = wanted.path.startsWith("/factors")
    ? `/factors/${ids.factor}/challenge`
    : `/passkeys/${wanted.path.includes("registration") ? "registration" : "authentication"}/options`;
  const { json } = await call({ url }, path, { body: {}, headers: bearer(token) });
  const asked = json?.challenge_id ?? json?.id ?? id;
  return { ...wanted, body: wanted.body.replace(askedChallenge, asked) };
}

async function isSignedIn(url: string, { token }: Identity): Promise<boolean> {
  const headers = { apikey: publishableKey, ...bearer(token) };
  const response = await fetch(`${url}/auth/v1/user`, { headers });
  await response.arrayBuffer();
  return response.ok;
}

function headersOf(who: Visitor, { token }: Identity): Record<string, string> {
  if (who === "no key") return {};
  if (who === "service") return { apikey: secretKey, ...bearer(secretKey) };
  if (who === "user") return { apikey: publishableKey, ...bearer(token) };
  if (who === "junk") return { apikey: publishableKey, ...bearer(token.slice(0, -7)) };
  return { apikey: publishableKey };
}

/** Past every client: also what none of them would send. Rejects when there is no answer in time. */
function ask(
  agent: Agent,
  url: string,
  wanted: ArbitraryRequest,
  known: Identity,
): Promise<Answer> {
  const { method, query, who, headers, body, chunked } = wanted;
  const path = withIds(wanted.path, known.ids);
  const address = `${url}/auth/v1${path}${path.includes("?") ? "&" : "?"}${query}`;
  const bytes = body === undefined ? undefined : Buffer.from(withIds(body, known.ids));
  const length = { "content-length": String(bytes?.length ?? 0) };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(address, {
      method,
      agent,
      headers: {
        "content-type": "application/json",
        ...headers,
        ...headersOf(who, known),
        ...(chunked && bytes ? { "transfer-encoding": "chunked" } : length),
      },
      signal: AbortSignal.timeout(longestAnswer),
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      // After a body that was too large to read, the server may have ended the connection that is taken for this one.
      if (!(outgoing.reusedSocket && error.code === "ECONNRESET")) return reject(error);
      ask(agent, url, wanted, known).then(resolve, reject);
    });
    outgoing.once("response", (incoming) => {
      const { statusCode: status = 0, headers: got } = incoming;
      text(incoming).then(
        (answer) => resolve({ status, headers: got, body: answer, ms: performance.now() - start }),
        reject,
      );
    });
    outgoing.end(bytes);
  });
}

function assertOurs({ status, headers, body }: Answer, { method, path }: ArbitraryRequest): void {
  const told = `${method} ${path}: ${status} ${body.slice(0, 300)}`;
  assert.ok(status < 500, told);
  assert.ok(headers["x-content-type-options"] === "nosniff", told);
  if (status < 400 || method === "HEAD") return;
  const error = JSON.parse(body);
  const code = error.error_code ?? error.code;
  const isWord = typeof code === "string" && code !== "" && code === headers["x-sb-error-code"];
  const isOAuth = typeof error.error === "string" && typeof error.error_description === "string";
  const isGate = status === 401 && typeof error.message === "string" && "hint" in error;
  assert.ok(isWord || isOAuth || isGate, told);
}
