import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtureKeys, fixtureModules, listenAnywhere } from "./fixture.ts";
import { createHttpServer } from "./http-server.ts";

const { modules } = await fixtureModules();
const server = createHttpServer(modules);
/** The same, ten times as impatient. */
const impatient = createHttpServer(modules, {
  headersTimeout: 200,
  requestTimeout: 500,
  connectionsCheckingInterval: 50,
});
let port = 0;
let impatientPort = 0;

beforeAll(async () => {
  port = await listenAnywhere(server);
  impatientPort = await listenAnywhere(impatient);
});

afterAll(() => {
  for (const one of [server, impatient]) {
    one.closeAllConnections();
    one.close();
  }
});

type Conversation = { socket: Socket; heard: () => string; closedAfter: Promise<number> };

/** A connection by hand; gives what came back, and after how many milliseconds it was closed. */
function talk(...said: string[]): Conversation {
  return talkTo(port, ...said);
}

function talkTo(port: number, ...said: string[]): Conversation {
  const socket = connect(port, "127.0.0.1");
  const start = performance.now();
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => {
    heard += text;
  });
  socket.on("error", () => undefined);
  for (const text of said) socket.write(text, "latin1");
  const closedAfter = new Promise<number>((resolve) => {
    socket.on("close", () => resolve(performance.now() - start));
  });
  return { socket, heard: () => heard, closedAfter };
}

async function answerTo(...said: string[]): Promise<string> {
  const { closedAfter, heard } = talk(...said);
  await closedAfter;
  return heard();
}

const host = "Host: loja.example\r\n";
const close = "Connection: close\r\n";
const key = `apikey: ${fixtureKeys.publishable}\r\n`;

test("a request has five seconds to arrive, and its head two", () => {
  expect(server).toMatchObject({ headersTimeout: 2000, requestTimeout: 5000 });
});

describe.concurrent("slow senders are let go in time", () => {
  /** Milliseconds until somebody is let go who goes on sending this, a little at a time. */
  async function timeToCut(start: string, drop: string): Promise<number> {
    const { socket, closedAfter } = talkTo(impatientPort, start);
    const drip = setInterval(() => socket.write(drop), 40);
    const ms = await closedAfter;
    clearInterval(drip);
    return ms;
  }

  test("one who says nothing", async () => {
    await talkTo(impatientPort).closedAfter;
  });

  test("one whose head never ends", async () => {
    expect(await timeToCut(`GET / HTTP/1.1\r\n${host}`, "X-Slow: 1\r\n")).toBeGreaterThan(150);
  });

  test("one whose body never ends", async () => {
    const start = `POST /functions/v1/x HTTP/1.1\r\n${host}${key}Transfer-Encoding: chunked\r\n\r\n`;
    expect(await timeToCut(start, "1\r\na\r\n")).toBeGreaterThan(400);
  });

  test("one who sends a body to a page", async () => {
    await timeToCut(`GET / HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, "a");
  });

  test("and everybody else is served meanwhile", async () => {
    const live = `http://127.0.0.1:${impatientPort}/health/live`;
    for (let round = 0; round < 5; round++) {
      expect((await fetch(live)).status).toBe(200);
      await sleep(80);
    }
  });
});

describe.concurrent("what is no request is refused, and harms nobody", () => {
  test.each([
    ["a line of nothing", "nonsense\r\n\r\n", 400],
    ["a method nobody knows", `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
    ["two Hosts", `GET / HTTP/1.1\r\n${host}Host: mal.example\r\n\r\n`, 400],
    ["one Host twice", `GET /health/live HTTP/1.1\r\n${host}hOST: loja.example\r\n\r\n`, 400],
    ["no Host", `GET / HTTP/1.1\r\n\r\n`, 400],
    [
      "two lengths",
      `POST /x HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`,
      400,
    ],
    [
      "a length and chunks, as smugglers send",
      `POST /x HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["a NUL in a header", `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`, 400],
    ["a folded header", `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n${close}\r\n`, 400],
    ["a bare carriage return", `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`, 400],
    ["a head of 20 kB", `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a Host that is no host", `GET /nada HTTP/1.1\r\nHost: a b\r\n${close}\r\n`, 400],
    ["a backslash in the path", `GET /\\nada HTTP/1.1\r\n${host}${close}\r\n`, 400],
    ["a target without a slash", `GET nada HTTP/1.1\r\n${host}${close}\r\n`, 400],
    ["a star that asks nothing", `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ])("%s", async (_name, said, status) => {
    const answer = await answerTo(said);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toMatch(/\n\s+at |node_modules/);
  });

  test("a tunnel is not opened", async () => {
    const answer = await answerTo(`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`);
    expect(answer).not.toContain(" 200 ");
  });

  test("half a request and a hang-up", async () => {
    const { socket, closedAfter } = talk(`GET / HTT`);
    socket.destroy();
    await closedAfter;
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  });
});

describe.concurrent("old and unusual clients are served", () => {
  test("HTTP/1.0 without a Host", async () => {
    expect(await answerTo("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answerTo("GET /health/live HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("a whole address as the target, as proxies send", async () => {
    const answer = await answerTo(`GET http://loja.example/perfil HTTP/1.1\r\n${host}${close}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain("Meu Perfil");
  });

  test("several requests at once get their answers in order", async () => {
    const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
    const answer = await answerTo(get("/health/live"), get("/perfil"), get("/nada", close));
    const order = [...answer.matchAll(/"status":"live"|Meu Perfil|Oops!/g)].map(([text]) => text);
    expect(order).toEqual(['"status":"live"', "Meu Perfil", "Oops!"]);
  });

  test("a POST without a body", async () => {
    const answer = await answerTo(`POST /functions/v1/x HTTP/1.1\r\n${host}${key}${close}\r\n`);
    expect(answer).toContain('"code":"not_found"');
  });
});

describe.concurrent("a body that is too large is answered, not cut off", () => {
  const address = () => `http://127.0.0.1:${port}/functions/v1/x`;
  const headers = { apikey: fixtureKeys.publishable };

  test("with its length told, of 20 MB", async () => {
    const body = Buffer.alloc(20 * 1024 * 1024, "a");
    const response = await fetch(address(), { method: "POST", body, headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, code: "body_too_large" });
  });

  test("in pieces of unknown number", async () => {
    const pieces = Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024, "a"));
    const body = Readable.toWeb(Readable.from(pieces));
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await fetch(address(), init)).status).toBe(413);
  });

  test("without a key, where nobody reads it", async () => {
    const body = Buffer.alloc(5 * 1024 * 1024, "a");
    expect((await fetch(address(), { method: "POST", body })).status).toBe(401);
  });

  test("and the connection is of use afterwards, or closed", async () => {
    const body = "a".repeat(100_000);
    const answer = await answerTo(
      `POST /functions/v1/x HTTP/1.1\r\n${host}${key}Content-Length: ${body.length}\r\n\r\n${body}`,
      `GET /health/live HTTP/1.1\r\n${host}${close}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.match(/HTTP\/1\.1 /g)?.length).toBeLessThanOrEqual(2);
  });
});
