import { Hono } from "hono";
import { expect, test } from "vitest";
import { fixtureModules } from "../fixture.ts";
import type { ServerEnv } from "../server-env.ts";
import { hasOwnAllowance, visitorBehind } from "./visitor-behind.ts";

const { modules, database } = await fixtureModules();
const app = new Hono<ServerEnv>().get("/", async (c) =>
  c.json(await visitorBehind(c, { ...modules, trustedProxies: 1 })),
);
const headers = { "x-forwarded-for": "203.0.113.7" };
const networks = [{ key: "net:203.0.113.7", times: 4 }];
const day = 24 * 60 * 60 * 1000;

async function newAccount() {
  const email = `${crypto.randomUUID()}@loja.example`;
  const client = { ip: "203.0.113.7", userAgent: "a test" };
  const countSending = async () => async () => undefined;
  const signed = await modules.auth.signUp({
    email,
    password: "pão quente às 6h",
    redirectTo: "http://loja.example",
    client,
    countSending,
  });
  if (!("session" in signed)) throw new Error("Autoconfirm lets in at once.");
  return signed.session;
}

async function seen(authorization?: string) {
  const response = await app.request("/", {
    headers: { ...headers, ...(authorization && { authorization }) },
  });
  return response.json();
}

test("counts a stranger, and a token that opens nothing, by the address", async () => {
  const stranger = { own: "ip:203.0.113.7", networks: [] };
  expect(await seen()).toEqual(stranger);
  expect(await seen("Bearer of.no.account")).toEqual(stranger);
});

test("counts an account by itself once it is a day old and its address is proven, beside the network it comes from", async () => {
  const { accessToken, account } = await newAccount();
  const { id, created_at } = account.user;
  const change = (columns: { created_at?: number; email_confirmed_at?: number }) =>
    database.query.updateTable("users").set(columns).where("id", "=", id).execute();
  const own = async () => (await seen(`Bearer ${accessToken}`)).own;
  expect(await own()).toBe("ip:203.0.113.7");
  await change({ created_at: created_at - day });
  expect(await seen(`Bearer ${accessToken}`)).toEqual({ own: `user:${id}`, networks });
  // Autoconfirm, of long ago.
  await change({ email_confirmed_at: created_at - day });
  expect(await own()).toBe("ip:203.0.113.7");
});

test.each([
  ["with nothing proven", { email_confirmed_at: null, phone_confirmed_at: null }, 9 * day, false],
  ["confirmed as it was made", { email_confirmed_at: 3, phone_confirmed_at: null }, 9 * day, false],
  [
    "proven, in its first day",
    { email_confirmed_at: 60_000, phone_confirmed_at: null },
    day - 1,
    false,
  ],
  ["proven by email", { email_confirmed_at: 60_000, phone_confirmed_at: null }, day, true],
  [
    "proven by phone later on",
    { email_confirmed_at: 3, phone_confirmed_at: 5 * day },
    9 * day,
    true,
  ],
])("an account %s has an allowance of its own or not", (_name, confirmed, age, expected) => {
  expect(hasOwnAllowance({ created_at: 0, ...confirmed }, age)).toBe(expected);
});
