import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * What the network does to every connection, those that are open included:
 * - `pass`: nothing; what a black hole held back arrives now.
 * - `delay`: each piece comes so many milliseconds late.
 * - `reset`: cuts what is open, and cuts each new connection as soon as it is made.
 * - `blackhole`: takes connections and gives nothing on, in neither direction.
 * - `forget`: what is open stays silent for ever; new connections pass. A firewall that restarts.
 * - `refuse`: cuts what is open, and nobody listens.
 */
export type NetworkState = "pass" | "reset" | "blackhole" | "forget" | "refuse" | { delay: number };

export type TcpProxy = {
  port: number;
  /** The same URL, through here. */
  through: (url: string) => string;
  become: (state: NetworkState) => Promise<void>;
  /** How many connections are open now. */
  connections: () => number;
  close: () => Promise<void>;
};

type Line = { client: Socket; server: Socket; forgotten: boolean };

/** A network of our own, between a client and `target` on this machine. */
export async function startTcpProxy(target: { port: number; host?: string }): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let state: NetworkState = "pass";
  const listener = createServer(accept);
  const port = await listen(listener, 0);

  function accept(client: Socket): void {
    if (state === "reset") {
      client.resetAndDestroy();
      return;
    }
    const server = connect(target.port, target.host ?? "127.0.0.1");
    const line = { client, server, forgotten: false };
    lines.add(line);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on("data", (piece) => forward(piece, to));
      from.on("error", () => undefined);
      from.on("close", () => {
        lines.delete(line);
        to.destroy();
      });
    }
    hold(line);
  }

  function forward(piece: Buffer, to: Socket): void {
    if (typeof state === "string") to.write(piece);
    else setTimeout(() => to.destroyed || to.write(piece), state.delay);
  }

  /** Unread, it stays where the network keeps it. */
  function hold({ client, server, forgotten }: Line): void {
    for (const socket of [client, server]) {
      if (forgotten || state === "blackhole") socket.pause();
      else socket.resume();
    }
  }

  function cut(): void {
    for (const { client, server } of lines) {
      client.resetAndDestroy();
      server.destroy();
    }
  }

  async function become(next: NetworkState): Promise<void> {
    const [was, now] = [state, next];
    state = next;
    for (const line of lines) {
      line.forgotten ||= now === "forget";
      hold(line);
    }
    if (now === "reset" || now === "refuse") cut();
    if (now === "refuse" && was !== "refuse") await stop(listener);
    if (now !== "refuse" && was === "refuse") await listen(listener, port);
  }

  return {
    port,
    through: (url) => {
      const changed = new URL(url);
      changed.hostname = "127.0.0.1";
      changed.port = String(port);
      return changed.href;
    },
    become,
    connections: () => lines.size,
    close: async () => {
      state = "reset";
      cut();
      if (listener.listening) await stop(listener);
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return address.port;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  await closed;
}
