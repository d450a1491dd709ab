import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createModelTransport } from "./model-transport.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A service on a real socket, and how often somebody connected to it. */
async function serve(answer: RequestListener): Promise<{ url: string; connections: Socket[] }> {
  const server = createServer(answer);
  return { url: await open(server), connections: connectionsOf(server) };
}

function connectionsOf(server: Server): Socket[] {
  const connections: Socket[] = [];
  server.on("connection", (socket) => connections.push(socket));
  return connections;
}

async function open(server: Server | ReturnType<typeof createSocketServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/models`;
}

/** A service that says exactly these bytes, and then what is to be done to the connection. */
async function say(bytes: string, then: (socket: Socket) => void): Promise<string> {
  const server = createSocketServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.write(bytes, () => setTimeout(() => then(socket), 20)));
  });
  return open(server);
}

function ask(
  url: string,
  signal = new AbortController().signal,
  transport = createModelTransport(),
) {
  const headers = { "content-type": "application/json", "x-goog-api-key": "AIzaKey" };
  return transport(url, { method: "POST", headers, body: '{"frase":"pão"}', signal });
}

function textOf({ body }: { body: ReadableStream<Uint8Array> | null }): Promise<string> {
  return new Response(body).text();
}

const failures = (code: string) => ({ name: "TypeError", cause: { code } });

describe("a call", () => {
  test("carries method, headers and text, and brings status, headers and text", async () => {
    const { url } = await serve(async (incoming, outgoing) => {
      incoming.setEncoding("utf8");
      let sent = "";
      for await (const piece of incoming) sent += piece;
      const { method, url: path, headers } = incoming;
      outgoing.writeHead(201, { "Retry-After": "7" });
      outgoing.end(JSON.stringify({ method, path, headers, sent }));
    });
    const answer = await ask(`${url}/m:generateContent?alt=sse`);
    expect(answer).toMatchObject({ ok: true, status: 201 });
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(JSON.parse(await textOf(answer))).toMatchObject({
      method: "POST",
      path: "/v1/models/m:generateContent?alt=sse",
      headers: {
        "content-type": "application/json",
        "x-goog-api-key": "AIzaKey",
        // The words have a character of two bytes.
        "content-length": "16",
      },
      sent: '{"frase":"pão"}',
    });
  });

  test("takes a name and a password from the address, unless it brings an authorization", async () => {
    const { url } = await serve(({ headers }, outgoing) => {
      outgoing.end(`${headers.authorization} at ${headers.host}`);
    });
    const { host } = new URL(url);
    const withLogin = url.replace("http://", "http://ana:segredo@");
    const login = `Basic ${Buffer.from("ana:segredo").toString("base64")}`;
    expect(await textOf(await ask(withLogin))).toBe(`${login} at ${host}`);
    const { signal } = new AbortController();
    const headers = { authorization: "Bearer chave" };
    const call = { method: "POST", headers, body: "{}", signal };
    const answer = await createModelTransport()(withLogin, call);
    expect(await textOf(answer)).toBe(`Bearer chave at ${host}`);
  });

  test.each([302, 307, 404, 429, 503])(
    "that is answered with %i brings just that",
    async (status) => {
      const { url, connections } = await serve((_incoming, outgoing) => {
        outgoing.writeHead(status, { Location: "/elsewhere" }).end("no");
      });
      const answer = await ask(url);
      expect(answer).toMatchObject({ ok: false, status });
      expect(await textOf(answer)).toBe("no");
      expect(connections).toHaveLength(1);
    },
  );

  test("that is answered without a body has none", async () => {
    const { url } = await serve((_incoming, outgoing) => outgoing.writeHead(204).end());
    expect(await ask(url)).toMatchObject({ status: 204, body: null });
  });

  test("hands on each piece when it comes, and reads none ahead", async () => {
    const first = Promise.withResolvers<void>();
    const { url } = await serve(async (_incoming, outgoing) => {
      outgoing.write("um ");
      await first.promise;
      outgoing.end("dois");
    });
    const reader = (await ask(url)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("um ");
    first.resolve();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("dois");
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });

  test("holds a sender back who writes more than is read", async () => {
    let written = 0;
    const { url } = await serve((_incoming, outgoing) => {
      const piece = Buffer.alloc(64 * 1024);
      const fill = () => {
        while (!outgoing.destroyed && outgoing.write(piece)) written += piece.length;
      };
      outgoing.on("drain", fill);
      fill();
    });
    const { body } = await ask(url);
    await pause(200);
    const before = written;
    await pause(200);
    // What the two sockets hold, and no more.
    expect(written).toBe(before);
    await body?.cancel();
  });

  test("of a huge answer brings all of it", async () => {
    const { url } = await serve((_incoming, outgoing) => outgoing.end("x".repeat(20_000_000)));
    expect((await textOf(await ask(url))).length).toBe(20_000_000);
  });

  test("waits for a slow first byte, longer than for the connection", async () => {
    const { url } = await serve(async (_incoming, outgoing) => {
      await pause(300);
      outgoing.end("spät");
    });
    const transport = createModelTransport({ connectMs: 100 });
    expect(await textOf(await ask(url, undefined, transport))).toBe("spät");
  });
});

describe("a connection", () => {
  test("is used again once its answer was read", async () => {
    const { url, connections } = await serve((_incoming, outgoing) => outgoing.end("ok"));
    const transport = createModelTransport();
    for (let i = 0; i < 5; i += 1) {
      await textOf(await ask(url, undefined, transport));
      await pause(5);
    }
    expect(connections).toHaveLength(1);
  });

  test("that failed is not used again, and the next call finds a new one", async () => {
    let calls = 0;
    const { url, connections } = await serve((incoming, outgoing) => {
      calls += 1;
      if (calls === 2) incoming.socket.resetAndDestroy();
      else outgoing.end("ok");
    });
    const transport = createModelTransport();
    await textOf(await ask(url, undefined, transport));
    await expect(ask(url, undefined, transport)).rejects.toMatchObject({ name: "TypeError" });
    expect(await textOf(await ask(url, undefined, transport))).toBe("ok");
    expect(connections.length).toBeGreaterThan(1);
  });

  test("that a reader left is closed", async () => {
    const { url, connections } = await serve((_incoming, outgoing) => outgoing.write("um"));
    const { body } = await ask(url);
    await body?.cancel();
    await expect.poll(() => connections[0]?.destroyed).toBe(true);
  });
});

describe("a fault", () => {
  test("of a reset before the answer is a failed fetch with the system's name of it", async () => {
    const url = await say("", (socket) => socket.resetAndDestroy());
    await expect(ask(url)).rejects.toMatchObject({
      message: "fetch failed",
      ...failures("ECONNRESET"),
    });
  });

  test("of nobody there says so", async () => {
    const { url } = await serve(() => undefined);
    for (const close of closing.splice(0)) await close();
    await expect(ask(url)).rejects.toMatchObject(failures("ECONNREFUSED"));
  });

  test("of a name that does not exist says so", async () => {
    await expect(ask("http://nobody.invalid/v1")).rejects.toMatchObject({
      name: "TypeError",
      cause: { code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) },
    });
  });

  test("of a service that speaks no TLS says so", async () => {
    const { url } = await serve((_incoming, outgoing) => outgoing.end());
    await expect(ask(url.replace("http:", "https:"))).rejects.toMatchObject({
      name: "TypeError",
      cause: expect.any(Error),
    });
  });

  test("of a connection that never stands says that nobody can have read the call", async () => {
    // It takes the connection, and never says a word of TLS.
    const silent = await open(createSocketServer((socket) => socket.on("error", () => undefined)));
    const transport = createModelTransport({ connectMs: 100 });
    await expect(
      ask(silent.replace("http:", "https:"), undefined, transport),
    ).rejects.toMatchObject(failures("UND_ERR_CONNECT_TIMEOUT"));
  });

  test("of an address that is none is refused", async () => {
    await expect(ask("no address")).rejects.toMatchObject({ name: "TypeError" });
  });

  const head = "HTTP/1.1 200 OK\r\n";
  test.each([
    ["a reset", `${head}Content-Length: 100\r\n\r\num`, "resetAndDestroy"],
    ["an end before the promised length", `${head}Content-Length: 100\r\n\r\num`, "destroy"],
    [
      "an end before the last chunk",
      `${head}Transfer-Encoding: chunked\r\n\r\n2\r\num\r\n`,
      "destroy",
    ],
  ] as const)("of %s shows behind what has come", async (_what, bytes, ending) => {
    const url = await say(bytes, (socket) => socket[ending]());
    const reader = (await ask(url)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("um");
    await expect(reader?.read()).rejects.toMatchObject({
      message: "terminated",
      name: "TypeError",
    });
  });

  test("of a body that is no chunked one shows", async () => {
    const url = await say(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\num\r\n`, () => undefined);
    await expect(ask(url).then(textOf)).rejects.toMatchObject({ name: "TypeError" });
  });

  test("of an answer that is no HTTP shows", async () => {
    const url = await say("SMTP ready\r\n", () => undefined);
    await expect(ask(url)).rejects.toMatchObject({ name: "TypeError", message: "fetch failed" });
  });
});

describe("an abort", () => {
  const reason = new DOMException("left", "AbortError");

  test("before the call asks nobody", async () => {
    const { url, connections } = await serve((_incoming, outgoing) => outgoing.end("ok"));
    await expect(ask(url, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(connections).toEqual([]);
  });

  test("before the answer rejects with its reason, and closes", async () => {
    const { url, connections } = await serve(() => undefined);
    const leaving = new AbortController();
    const answer = ask(url, leaving.signal);
    await expect.poll(() => connections.length).toBe(1);
    leaving.abort(reason);
    await expect(answer).rejects.toBe(reason);
    await expect.poll(() => connections[0]?.destroyed).toBe(true);
  });

  test("inside the answer ends the reading with its reason, and closes", async () => {
    const { url, connections } = await serve((_incoming, outgoing) => outgoing.write("um"));
    const leaving = new AbortController();
    const reader = (await ask(url, leaving.signal)).body?.getReader();
    await reader?.read();
    const next = expect(reader?.read()).rejects.toBe(reason);
    leaving.abort(reason);
    await next;
    await expect.poll(() => connections[0]?.destroyed).toBe(true);
  });

  test("behind the answer changes nothing, and leaves no listener", async () => {
    const { url, connections } = await serve((_incoming, outgoing) => outgoing.end("ok"));
    const leaving = new AbortController();
    expect(await textOf(await ask(url, leaving.signal))).toBe("ok");
    await pause(20);
    leaving.abort(reason);
    await pause(20);
    expect(connections[0]?.destroyed).toBe(false);
  });

  test("a hundred times closes a hundred connections at once", async () => {
    const { url, connections } = await serve((_incoming, outgoing) => outgoing.write("um"));
    const transport = createModelTransport();
    const leaving = new AbortController();
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        await (await ask(url, leaving.signal, transport)).body?.getReader().read();
      }),
    );
    expect(connections).toHaveLength(100);
    leaving.abort(reason);
    await expect.poll(() => connections.every(({ destroyed }) => destroyed)).toBe(true);
  });
});
