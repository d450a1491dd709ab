import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a stand-in listen on a free port of this machine; `stop` ends its connections too. */
export async function listen(server: Server): Promise<{ url: string; stop: () => Promise<void> }> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
