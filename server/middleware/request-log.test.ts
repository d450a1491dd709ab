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
