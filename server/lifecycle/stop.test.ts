import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fixtureKeys, fixtureModules, listenAnywhere } from "../fixture.ts";
import { createHttpServer } from "../http-server.ts";
import { prepareStop } from "./stop.ts";

async function running(lead: number, deadline = 5000) {
  const { modules } = await fixtureModules();
  const server = createHttpServer(modules);
  const stop = prepareStop(server, modules.lifecycle, { lead, silence: 200, deadline });
  const port = await listenAnywhere(server);
  return { port, stop: () => timed(stop) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A request whose body is not there yet; `finish` sends the rest. */
function openRequest(port: number) {
  let heard = "";
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.on("data", (text) => {
    heard += text;
  });
  socket.write(
    `POST /functions/v1/x HTTP/1.1\r\nHost: a\r\napikey: ${fixtureKeys.publishable}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const closed = whenClosed(socket);
  const finish = () => socket.write("1\r\na\r\n0\r\n\r\n");
  return { heard: () => heard, finish, closed };
}

function whenClosed(socket: Socket): Promise<void> {
  socket.resume().on("error", () => undefined);
  return new Promise((resolve) => socket.on("close", () => resolve()));
}

describe.concurrent("a server that is asked to stop", () => {
  test("finishes the request that is open, tells its client to come again elsewhere, and ends", async () => {
    const { port, stop } = await running(50);
    const open = openRequest(port);
    await sleep(100);
    const stopped = stop();
    await sleep(300);
    open.finish();
    expect(await stopped).toBeLessThan(2000);
    await open.closed;
    expect(open.heard()).toMatch(/^HTTP\/1\.1 404 .*connection: close/is);
  });

  test("says at once that it is not ready, while it still answers", async () => {
    const { port, stop } = await running(2000);
    const stopped = stop();
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(response.status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test("answers all whose connections wait to be taken, of which Node takes one a turn", async () => {
    const { port, stop } = await running(0);
    const answers = Promise.all(Array.from({ length: 20 }, () => statusOf(port)));
    const stopped = stop();
    expect(await answers).toEqual(Array(20).fill(200));
    await stopped;
  });

  test("does not wait for connections on which nothing is asked", async () => {
    const { port, stop } = await running(50);
    const silent = connect(port, "127.0.0.1");
    const used = connect(port, "127.0.0.1");
    used.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const closed = Promise.all([whenClosed(silent), whenClosed(used)]);
    await sleep(100);
    expect(await stop()).toBeLessThan(1500);
    await closed;
  });

  test("cuts what is not done by the deadline", async () => {
    const { port, stop } = await running(50, 400);
    openRequest(port);
    await sleep(100);
    const ms = await stop();
    expect(ms).toBeGreaterThan(350);
    expect(ms).toBeLessThan(1500);
  });

  test("drops no request of clients that keep asking on their connections", async () => {
    const { port, stop } = await running(500);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const results = keepAsking(port, agent);
    await sleep(300);
    await stop();
    const { answered, dropped } = await results;
    agent.destroy();
    expect(answered).toBeGreaterThanOrEqual(20);
    expect(dropped).toEqual([]);
  });
});

/** On a connection of its own. */
function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    asked.on("error", reject).end();
  });
}

/** Twenty at a time, each until it is told to go elsewhere. */
async function keepAsking(port: number, agent: Agent) {
  let answered = 0;
  const dropped: string[] = [];
  const askUntilTold = (): Promise<void> =>
    new Promise((resolve) => {
      const options = { port, host: "127.0.0.1", agent, path: "/perfil" };
      const asked = request(options, (response) => {
        response.resume().on("end", () => {
          answered++;
          resolve(response.headers.connection === "close" ? undefined : askUntilTold());
        });
      });
      asked.on("error", (error) => {
        dropped.push(String(error));
        resolve();
      });
      asked.end();
    });
  await Promise.all(Array.from({ length: 20 }, askUntilTold));
  return { answered, dropped };
}
