import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, newEmail, newUser, operatorOf, password } from "./auth-client.ts";
import { startServer } from "./running-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

const from = (address: string) => ({ "x-forwarded-for": address });
const wrong = "errada";

type Server = { url: string };

function signIn(server: Server, body: object, headers: Record<string, string>) {
  return call(server, "/token?grant_type=password", { body, headers });
}

describe.each(stores)("a flood of wrong passwords on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind, {
      RATE_LIMIT: "on",
      AUTH_RATE_LIMIT_ACCOUNT: "3",
      AUTH_RATE_LIMIT_BURST: "100",
      TRUSTED_PROXIES: "1",
    });
  });
  afterAll(() => server.kill());

  /** From a new address each, until the account is closed to all of them. */
  async function flood(email: string, network: string) {
    const statuses: number[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const headers = from(`${network}.${number}`);
      statuses.push((await signIn(server, { email, password: wrong }, headers)).status);
    }
    return statuses;
  }

  test("does not keep a person out where they are signed in", async () => {
    const email = newEmail();
    const home = from("203.0.113.7");
    await call(server, "/signup", { body: { email, password }, headers: home });
    expect(await flood(email, "198.51.100")).toEqual([400, 400, 400, 429, 429]);
    const right = { email, password };
    expect((await signIn(server, right, from("198.51.100.200"))).status).toBe(429);
    expect((await signIn(server, right, home)).status).toBe(200);
    expect((await signIn(server, right, home)).status).toBe(200);
  });

  test("from such a network address is limited too", async () => {
    const email = newEmail();
    const home = from("203.0.113.8");
    await call(server, "/signup", { body: { email, password }, headers: home });
    await flood(email, "198.51.101");
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await signIn(server, { email, password: wrong }, home)).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test("looks the same from elsewhere for an account that is not there", async () => {
    const known = newEmail();
    await operatorOf(server).auth.admin.createUser({ email: known, password, email_confirm: true });
    expect(await flood(known, "198.51.102")).toEqual(await flood(newEmail(), "198.51.103"));
  });
});

test("wrong codes are counted for an address wherever they come from, whether or not anybody has it", async () => {
  const server = await startServer({
    RATE_LIMIT: "on",
    AUTH_RATE_LIMIT_ACCOUNT: "3",
    TRUSTED_PROXIES: "1",
  });
  const known = newEmail();
  await operatorOf(server).auth.admin.createUser({ email: known, password, email_confirm: true });
  for (const email of [known, newEmail()]) {
    const statuses: number[] = [];
    for (let number = 1; number <= 4; number += 1) {
      const body = { type: "email", email, token: "000000" };
      const headers = from(`198.51.100.${number}`);
      statuses.push((await call(server, "/verify", { body, headers })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
  }
  await server.kill();
});

test("a password is tried no more often at sign-up, or beside a new one, than at sign-in", async () => {
  const server = await startServer({
    RATE_LIMIT: "on",
    AUTH_RATE_LIMIT_ACCOUNT: "3",
    AUTH_RATE_LIMIT_BURST: "100",
    AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: "on",
    TRUSTED_PROXIES: "1",
  });
  const prepared = newEmail();
  await operatorOf(server).auth.admin.createUser({ email: prepared, password });
  const signUps: number[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const headers = from(`198.51.100.${number}`);
    const body = { email: prepared, password: `${wrong} ${number}` };
    signUps.push((await call(server, "/signup", { body, headers })).status);
  }
  expect(signUps).toEqual([422, 422, 422, 429]);
  const { session } = await newUser(server);
  const changes: number[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const headers = { ...bearer(session.access_token), ...from(`198.51.101.${number}`) };
    const body = { password: "bolo de fubá", current_password: `${wrong} ${number}` };
    changes.push((await call(server, "/user", { method: "PUT", body, headers })).status);
  }
  expect(changes).toEqual([400, 400, 400, 429]);
  await server.kill();
});

test("nobody uses up the emails of the whole site from one network address", async () => {
  const server = await startServer({
    RATE_LIMIT: "on",
    AUTH_RATE_LIMIT_EMAIL_SENT: "6",
    TRUSTED_PROXIES: "1",
  });
  const recover = (email: string, address: string) =>
    call(server, "/recover", { body: { email }, headers: from(address) });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await recover(newEmail(), "198.51.100.1")).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  const refused = await recover(newEmail(), "198.51.100.1");
  expect(refused.json).toEqual({
    code: 429,
    error_code: "over_email_send_rate_limit",
    msg: "email rate limit exceeded",
  });
  // What was refused is not counted against the address.
  const wanted = newEmail();
  expect((await recover(wanted, "198.51.100.1")).status).toBe(429);
  expect((await recover(wanted, "198.51.100.2")).status).toBe(200);
  await server.kill();
});

describe("an address that is counted", () => {
  const choices = { RATE_LIMIT: "on", AUTH_RATE_LIMIT_BURST: "2" };

  /** The answers to sign-ins for as many accounts, with these headers one after the other. */
  async function statusesOf(server: Server, headers: readonly Record<string, string>[]) {
    const statuses: number[] = [];
    for (const one of headers)
      statuses.push((await signIn(server, { email: newEmail(), password }, one)).status);
    return statuses;
  }

  test("is the connection's where no proxy is trusted, whatever a header says", async () => {
    const server = await startServer(choices);
    const headers = [1, 2, 3].map((number) => ({
      ...from(`203.0.113.${number}`),
      forwarded: `for=203.0.113.${number}`,
      "x-real-ip": `203.0.113.${number}`,
      "cf-connecting-ip": `203.0.113.${number}`,
      "x-client-ip": `203.0.113.${number}`,
    }));
    expect(await statusesOf(server, headers)).toEqual([400, 400, 429]);
    await server.kill();
  });

  test("is what the own proxy wrote, not what somebody wrote before it", async () => {
    const server = await startServer({ ...choices, TRUSTED_PROXIES: "1" });
    const forged = [1, 2, 3].map((number) => from(`10.0.0.${number}, 203.0.113.7`));
    expect(await statusesOf(server, forged)).toEqual([400, 400, 429]);
    await server.kill();
  });

  test("of IPv6 is that of a whole customer", async () => {
    const server = await startServer({ ...choices, TRUSTED_PROXIES: "1" });
    const one = [1, 2, 3].map((number) => from(`2001:db8:1:2::${number}`));
    expect(await statusesOf(server, one)).toEqual([400, 400, 429]);
    expect(await statusesOf(server, [from("2001:db8:1:3::1")])).toEqual([400]);
    await server.kill();
  });

  test("makes so many anonymous accounts in an hour and no more", async () => {
    const server = await startServer({
      RATE_LIMIT: "on",
      AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: "on",
      AUTH_RATE_LIMIT_ANONYMOUS_USERS: "3",
      TRUSTED_PROXIES: "1",
    });
    const headers = from("203.0.113.9");
    const answers = [];
    for (let count = 0; count < 4; count += 1)
      answers.push(await call(server, "/signup", { body: {}, headers }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const wait = Number(answers[3]?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(60);
    await server.kill();
  });
});
