import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { statusOf } from "./chat-server.ts";

/** A reverse proxy before servers on these ports of this machine. */
export type ReverseProxy = {
  url: string;
  /** Whether requests go there, as far as it was last asked. */
  sendsTo: (port: number) => boolean;
  close: () => Promise<void>;
};

export type ProxyChoices = {
  ports: readonly number[];
  /** Milliseconds between two questions to `/health/ready` of each. */
  probeMs: number;
  /** A connection that is refused goes to the next server; no proxy may do that once a request was sent. */
  passesOn: boolean;
};

/** Asks each server whether it is ready; `told` is called before anybody is sent elsewhere. */
export function probe(
  { ports, probeMs }: Pick<ProxyChoices, "ports" | "probeMs">,
  told: (ready: ReadonlySet<number>) => void = () => undefined,
) {
  let ready: ReadonlySet<number> = new Set(ports);
  const ask = async () => {
    const statuses = await Promise.all(
      ports.map((port) => statusOf(`http://127.0.0.1:${port}`).catch(() => 0)),
    );
    const now = new Set(ports.filter((_, at) => statuses[at] === 200));
    if (ports.some((port) => now.has(port) !== ready.has(port))) told(now);
    ready = now;
  };
  const asking = setInterval(() => void ask(), probeMs);
  return { ready: () => ready, stop: () => clearInterval(asking) };
}

type Call = { head: IncomingMessage; body: Buffer };

/** The least that a proxy does: in turn, on kept connections, to those that say they are ready. */
export async function startProbingProxy(choices: ProxyChoices): Promise<ReverseProxy> {
  const { ready, stop } = probe(choices);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function targets(): number[] {
    const all = [...ready()];
    turn += 1;
    return all.map((_, at) => all[(at + turn) % all.length] ?? 0);
  }

  function pass(call: Call, to: ServerResponse, [port, ...others]: number[]): void {
    const { method, url: path, headers } = call.head;
    const sent = request({ port, host: "127.0.0.1", agent, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === "ECONNREFUSED";
      if (isRefused && choices.passesOn && others.length > 0) pass(call, to, others);
      else to.writeHead(502, { "x-lost": error.code }).end();
    });
    sent.end(call.body);
  }

  const server = createServer(async (head, to) => {
    const body = Buffer.concat(await head.toArray());
    pass({ head, body }, to, targets());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendsTo: (port) => ready().has(port),
    async close() {
      stop();
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
