import assert from "node:assert/strict";
import { bearer, call, newEmail, operatorOf, password } from "../wire/auth-client.ts";
import { secretKey } from "../wire/running-server.ts";
import { type ChatServer, startChatServer } from "./chat-server.ts";
import { lastEmailTo, openLink } from "./emails.ts";
import { hostileTargets, listed, site } from "./hostile-targets.ts";
import type { Figure, TestRun } from "./test-run.ts";

const choices = {
  AUTH_SITE_URL: site,
  AUTH_URI_ALLOW_LIST: `${listed}/**`,
  AUTH_SMTP_MAX_FREQUENCY: "0s",
  LOG_LEVEL: "warn",
};
const allowed = [site, listed];
const operator = { ...bearer(secretKey), apikey: secretKey };

/** Nobody is sent to a place that is not the operator's, whatever a call asks for. */
export async function redirectAway(
  run: TestRun,
  targets: readonly string[] = hostileTargets,
): Promise<Figure[]> {
  const location = await run.newStore("sqlite");
  const server = await startChatServer(location, choices);
  const email = newEmail();
  let asked = 0;
  try {
    await operatorOf(server).auth.admin.createUser({ email, password, email_confirm: true });
    for (const target of targets) {
      const results = await ask(server, email, target);
      for (const result of results) assertOurs(result, target);
      asked += results.length;
    }
    // An address of the list is followed: there was something to fail.
    const followed = await ask(server, email, back);
    assert.ok(followed.filter((result) => result.startsWith(back)).length >= 5, `${followed}`);
  } finally {
    await server.kill();
    await location.erase();
  }
  return [
    {
      what: `${targets.length} hostile addresses to go on to, given to /verify, /recover, /otp, /magiclink, /admin/generate_link: sent off the operator's list`,
      measured: `0 of ${asked}`,
      required: "0, and an address of the list is followed",
    },
  ];
}

const back = `${listed}/volta`;

/** Where each way of asking for it leads to. */
async function ask(server: ChatServer, email: string, target: string): Promise<string[]> {
  const asking = placesOf(target).map((asked) => afterLink(server, asked));
  const answered = await Promise.all([...asking, inAnswer(server, email, target)]);
  return [...answered, ...(await inEmails(server, email, target))];
}

type Asking = { query: string; headers?: Record<string, string> };

/** Where a call can say it; a header holds only what HTTP lets stand there. */
function placesOf(target: string): Asking[] {
  const query = `redirect_to=${encodeURIComponent(target)}`;
  const asked = [{ query }, { query: `redirect_to=${site}&${query}` }];
  const isHeader = /^[\x20-\x7e]+$/.test(target);
  return isHeader ? [...asked, { query: "", headers: { referer: target } }] : asked;
}

/** With a link that is no good: where it leads is told all the same. */
async function afterLink({ url }: ChatServer, { query, headers = {} }: Asking): Promise<string> {
  const address = `${url}/auth/v1/verify?type=recovery&token=${"0".repeat(56)}&${query}`;
  const { status, headers: got } = await fetch(address, { redirect: "manual", headers });
  assert.equal(status, 303);
  return got.get("location") ?? "";
}

async function inAnswer(server: ChatServer, email: string, redirect_to: string): Promise<string> {
  const body = { type: "recovery", email, redirect_to };
  const answer = await call(server, "/admin/generate_link", { headers: operator, body });
  assert.equal(answer.status, 200, answer.text);
  const inLink = new URL(answer.json.action_link).searchParams.get("redirect_to");
  assert.equal(inLink, answer.json.redirect_to);
  return answer.json.redirect_to;
}

/** One after the other, so that the newest email is the one that was asked for. */
async function inEmails(server: ChatServer, email: string, target: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of ["/recover", "/otp", "/magiclink"]) {
    const query = `redirect_to=${encodeURIComponent(target)}`;
    const { status, text } = await call(server, `${path}?${query}`, { body: { email } });
    assert.equal(status, 200, text);
    const { link, redirectTo } = await lastEmailTo(server, email);
    found.push(redirectTo);
    // Opened for once, it signs in and goes there.
    if (path === "/otp") found.push(await openLink(server, link));
  }
  return found;
}

function assertOurs(result: string, target: string): void {
  const url = URL.parse(result, "https://elsewhere.example");
  const told = `${JSON.stringify(target)} leads to ${result}`;
  assert.ok(url && allowed.includes(url.origin) && url.username === "", told);
}
