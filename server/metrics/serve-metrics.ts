import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Metrics } from "./metrics.ts";

/** `GET /metrics`, on an address of its own: what it tells is for the operator, and no limit counts who asks. */
export async function serveMetrics(
  metrics: Pick<Metrics, "read">,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url !== "/metrics" || incoming.method !== "GET") {
      outgoing.writeHead(404).end();
      return;
    }
    const { type, text } = await metrics.read();
    outgoing.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
  });
  server.listen(port, host);
  await once(server, "listening");
  // It goes with the server that it tells of.
  return server.unref();
}
