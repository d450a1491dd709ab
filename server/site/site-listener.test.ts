import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { fixtureModules, listenAnywhere } from "../fixture.ts";
import { siteListener } from "./site-listener.ts";

const { modules, lines } = await fixtureModules();
const app = getRequestListener(createApp(modules).fetch);
let handedOn = 0;
const long = createServer(app);
const short = createServer(
  siteListener(modules.site, modules.requests, (incoming, outgoing) => {
    handedOn++;
    void app(incoming, outgoing);
  }),
);
const ports = { long: 0, short: 0 };

beforeAll(async () => {
  ports.long = await listenAnywhere(long);
  ports.short = await listenAnywhere(short);
});

afterAll(() => {
  long.close();
  short.close();
});

type Ask = { path: string; method?: string; headers?: Record<string, string> };

async function ask(port: number, { path, method = "GET", headers = {} }: Ask) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, host: "127.0.0.1", path, method, headers }, resolve)
      .on("error", reject)
      .end();
  });
  const body = Buffer.concat(await response.toArray());
  const named = Object.entries(response.headers);
  const sorted = named.filter(([name]) => name !== "x-request-id" && name !== "date").toSorted();
  return { status: response.statusCode, headers: sorted, body: body.toString("base64") };
}

describe("the short way gives the same answers as the long one", () => {
  const encodings = ["br", "gzip", "br;q=0.1, gzip", "identity", "*;q=0"];
  const paths = ["/", "/perfil", "/assets/app-abc123.js", "/favicon.svg", "/robots.txt", "/?a=1"];
  const asks: Ask[] = [
    ...paths.flatMap((path) =>
      encodings.map((encoding) => ({ path, headers: { "accept-encoding": encoding } })),
    ),
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path, method: "HEAD" })),
    ...paths.map((path) => ({ path, headers: { "if-none-match": "*" } })),
    ...paths.map((path) => ({ path, method: "POST" })),
    ...["/nada", "/perfil/", "/health/live", "/auth/v1/x", "//perfil"].map((path) => ({ path })),
  ];

  test.each(asks)("to $method $path $headers", async (asked) => {
    expect(await ask(ports.short, asked)).toEqual(await ask(ports.long, asked));
  });
});

test("what is not a page or file is handed on", async () => {
  const before = handedOn;
  await ask(ports.short, { path: "/" });
  await ask(ports.short, { path: "/", method: "HEAD" });
  expect(handedOn).toBe(before);
  await ask(ports.short, { path: "/nada" });
  await ask(ports.short, { path: "/", method: "POST" });
  expect(handedOn).toBe(before + 2);
});

test("pages are logged by their route, files only for who looks closer", async () => {
  lines.length = 0;
  await ask(ports.short, { path: "/perfil?email=ana@example.com", headers: { "user-agent": "x" } });
  await ask(ports.short, { path: "/assets/app-abc123.js" });
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(2);
  expect(lines[0]).toEqual({
    level: "info",
    time: expect.any(String),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    method: "GET",
    route: "/perfil",
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    client: expect.stringMatching(/^[\w-]{16}$/),
    msg: "request",
  });
  expect(lines[0]?.bytes).toBeGreaterThan(500);
  expect(lines[1]).toMatchObject({ level: "debug", route: "/assets/app-abc123.js" });
});
