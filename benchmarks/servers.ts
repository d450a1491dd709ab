import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

export const root = join(import.meta.dirname, "..");

/** Half a minute: a first start compresses the whole site. */
export async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) {
      return;
    }
    await sleep(100);
  }
  throw new Error(`${url} does not answer.`);
}

/** The product as an operator runs it, log and all; its output is discarded. `more`: of its environment. */
export async function startSite(
  port: number,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const data = join(root, "build/benchmark-data");
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, ...more };
  const child = spawn("node", [join(root, "build/server/main.js")], { env, stdio: "ignore" });
  await untilAnswers(`http://127.0.0.1:${port}/health/ready`);
  return child;
}

/** A page a person wrote by hand, on the plainest server that compresses beforehand. */
export async function startFloor(port: number, pages: Map<string, string>): Promise<Server> {
  const compressed = new Map(
    [...pages].map(([path, html]) => [path, brotliCompressSync(Buffer.from(html))]),
  );
  const server = createServer((request, response) => {
    const body = compressed.get(request.url ?? "");
    response
      .writeHead(body ? 200 : 404, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
