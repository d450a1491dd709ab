import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureKeys, fixtureModules, listenAnywhere } from "../fixture.ts";
import { createHttpServer } from "../http-server.ts";

const { modules, lines } = await fixtureModules();
const server = createHttpServer(modules);
let origin = "";

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenAnywhere(server)}`;
});

afterAll(() => {
  server.close();
});

test("nothing that names a person or opens a door is ever logged", async () => {
  const canary = "ana.canario@example.com";
  const headers = {
    apikey: fixtureKeys.publishable,
    authorization: "Bearer canario-token",
    cookie: "canario-cookie",
    "user-agent": "canario-agent",
    "x-forwarded-for": "203.0.113.77",
    "content-type": "application/json",
  };
  const body = JSON.stringify({ prompt: canary });
  const paths = ["/", "/perfil", `/${canary}`, "/functions/v1/x", `/auth/v1/${canary}`];
  for (const path of paths) {
    const address = `${origin}${path}?email=${canary}`;
    await fetch(address, { headers });
    await fetch(address, { method: "POST", headers, body });
  }
  const requests = () => lines.filter(({ msg }) => msg === "request");
  await expect.poll(() => requests().length, { timeout: 5000 }).toBe(paths.length * 2);
  const log = JSON.stringify(lines);
  expect(log).not.toMatch(/canario|203\.0\.113|127\.0\.0\.1|sb_publishable/);
  expect(
    requests().every((line) => typeof line.id === "string" && typeof line.ms === "number"),
  ).toBe(true);
});

test("the line and the answer have one id", async () => {
  lines.length = 0;
  const response = await fetch(`${origin}/functions/v1/x`);
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(1);
  expect(lines[0]).toMatchObject({
    id: response.headers.get("x-request-id"),
    route: "/functions/v1/*",
    status: 401,
  });
});

test("probes are quiet", async () => {
  lines.length = 0;
  await fetch(`${origin}/health/live`);
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(1);
  expect(lines[0]).toMatchObject({ level: "debug", route: "/health/live" });
});

test("a visitor who leaves before the end is told apart", async () => {
  lines.length = 0;
  const leaving = new AbortController();
  const headers = { apikey: fixtureKeys.publishable };
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("a")) });
  const call = fetch(`${origin}/functions/v1/x`, {
    method: "POST",
    headers,
    body: endless,
    duplex: "half",
    signal: leaving.signal,
  } as RequestInit);
  setTimeout(() => leaving.abort(), 100);
  await expect(call).rejects.toThrow();
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(1);
  expect(lines[0]).toMatchObject({
    level: "info",
    route: "/functions/v1/*",
    status: 499,
    aborted: true,
  });
});

test("a proxy that nothing is known of is told once, when it is first seen", async () => {
  const { modules, lines } = await fixtureModules();
  const silent = await fixtureModules();
  const servers = [
    createHttpServer(modules),
    createHttpServer({ ...silent.modules, trustedProxies: 1 }),
  ];
  const headers = { "x-forwarded-for": "203.0.113.77" };
  for (const one of servers) {
    const address = `http://127.0.0.1:${await listenAnywhere(one)}`;
    await fetch(address);
    for (let count = 0; count < 3; count += 1) await fetch(address, { headers });
    one.close();
  }
  const warnings = (some: typeof lines) => some.filter(({ level }) => level === "warn");
  await expect.poll(() => silent.lines.length, { timeout: 5000 }).toBe(4);
  expect(warnings(lines)).toMatchObject([{ msg: expect.stringContaining("TRUSTED_PROXIES") }]);
  expect(warnings(silent.lines)).toEqual([]);
});

/** The line of one request. */
async function lineOf(path: string, headers: Record<string, string>) {
  lines.length = 0;
  const response = await fetch(`${origin}${path}`, { headers });
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(1);
  return { line: lines[0] ?? {}, answered: response.headers.get("x-request-id") };
}

test("a line has the code of the failure and a hash of who asked, the same for all of theirs", async () => {
  const refused = await lineOf("/functions/v1/x", {});
  const missing = await lineOf("/auth/v1/x", { apikey: fixtureKeys.publishable });
  const page = await lineOf("/perfil", {});
  expect(refused.line).toMatchObject({ status: 401, code: "no_api_key" });
  expect(missing.line).toMatchObject({ status: 404, code: "not_found" });
  expect(page.line).not.toHaveProperty("code");
  const clients = [refused, missing, page].map(({ line }) => line.client);
  expect(new Set(clients).size).toBe(1);
  expect(clients[0]).toMatch(/^[\w-]{16}$/);
});

test("the id and the trace of whoever stands before the server are kept, on both ways", async () => {
  const id = "0af7651916cd43dd8448eb211c80319c";
  const traceparent = `00-${id}-b7ad6b7169203331-01`;
  for (const path of ["/perfil", "/functions/v1/x"]) {
    const { line, answered } = await lineOf(path, { "x-request-id": id, traceparent });
    expect(line).toMatchObject({ id, traceparent });
    expect(answered).toBe(id);
  }
});

test.each([
  ["ana.canario@example.com", "00-ana-canario-01"],
  ["short", `00-${"0".repeat(32)}-b7ad6b7169203331-01`],
  ["a".repeat(129), `ff-${"a".repeat(32)}-b7ad6b7169203331-01`],
  ['{"level":"error","id":"x"}', "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01"],
])("what has not their form is not taken: %s", async (id, traceparent) => {
  for (const path of ["/perfil", "/functions/v1/x"]) {
    const { line, answered } = await lineOf(path, { "x-request-id": id, traceparent });
    expect(line.id).not.toBe(id);
    expect(line.id).toBe(answered);
    expect(line).not.toHaveProperty("traceparent");
  }
});
