import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtureKeys, fixtureModules, listenAnywhere } from "../fixture.ts";
import { createHttpServer } from "../http-server.ts";

const path = "/functions/v1/gemini-chat";
let server: ReturnType<typeof createHttpServer>;
let url: string;
let lines: Record<string, unknown>[];
let modules: Awaited<ReturnType<typeof fixtureModules>>["modules"];

beforeAll(async () => {
  ({ modules, lines } = await fixtureModules());
  server = createHttpServer(modules);
  url = `http://127.0.0.1:${await listenAnywhere(server)}`;
});
afterAll(() => server.close());

/** The key once more, as a Bearer: such a call goes through the framework. */
const longWay = { authorization: `Bearer ${fixtureKeys.publishable}` };

/** What differs from answer to answer, and how its end is told. */
const own = new Set(["x-request-id", "date", "content-length", "transfer-encoding"]);

async function post(body: string, headers: Record<string, string>) {
  const response = await fetch(url + path, {
    method: "POST",
    headers: {
      apikey: fixtureKeys.publishable,
      "content-type": "application/json; charset=utf-8",
      ...headers,
    },
    body,
  });
  const told = [...response.headers].filter(([name]) => !own.has(name));
  expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  return {
    status: response.status,
    headers: Object.fromEntries(told),
    text: await response.text(),
  };
}

/** The lines of the log, without what differs from call to call. */
async function linesOf(work: () => Promise<unknown>) {
  lines.length = 0;
  await work();
  await expect.poll(() => lines.some(({ msg }) => msg === "request")).toBe(true);
  return lines.map(({ time: _at, id: _of, ms: _took, bytes: _sent, ...line }) => line);
}

const review = JSON.stringify({ agentType: "reviews", prompt: "Bolo seco, mas a Bia foi gentil." });
const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

describe("the short way answers as the long one does", () => {
  test.each<[string, string, Record<string, string>?]>([
    ["a review", review],
    ["a review as events", review, { accept: "text/event-stream" }],
    ["an analysis", JSON.stringify({ agentType: "roi", prompt: "Analise", roi })],
    ["what is no JSON", '{"agentType":'],
    ["what is no UTF-8", "\u00e3\u0000"],
    ["another form", "[]"],
    ["an agent that is none", JSON.stringify({ agentType: "poems", prompt: "Um poema" })],
    ["nothing to ask", JSON.stringify({ agentType: "reviews", prompt: " " })],
  ])("%s", async (_name, body, headers = {}) => {
    const short = await post(body, headers);
    expect(short).toEqual(await post(body, { ...headers, ...longWay }));
    expect(short.headers["access-control-allow-origin"]).toBe("*");
    expect(short.headers["cache-control"]).toBe("no-store");
  });

  test("in the log too", async () => {
    const short = await linesOf(() => post(review, {}));
    expect(short).toEqual(await linesOf(() => post(review, longWay)));
    expect(short).toHaveLength(2);
  });

  test.each<[string, Record<string, string>]>([
    ["a key that is none", { apikey: "sb_publishable_other" }],
    ["another type", { "content-type": "text/plain" }],
    ["a session that does not hold", { authorization: "Bearer x.y.z" }],
  ])("%s is left to the long way", async (_name, headers) => {
    const { status, text } = await post(review, headers);
    expect({ status, success: JSON.parse(text).success }).toEqual(
      headers.authorization ? { status: 200, success: true } : { status: status, success: false },
    );
  });

  test("the last answer before a stop ends its connection", async () => {
    modules.lifecycle.stopping = true;
    const closing = await new Promise((resolve) => {
      const headers = { apikey: fixtureKeys.publishable, "content-type": "application/json" };
      httpRequest(url + path, { method: "POST", headers }, (incoming) => {
        incoming.resume();
        resolve(incoming.headers.connection);
      }).end(review);
    });
    modules.lifecycle.stopping = false;
    expect(closing).toBe("close");
  });
});
