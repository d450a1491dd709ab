import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** In front of the server of the tests: away when told so, or with the files of another version. */
export type VersionServer = {
  address: string;
  /** Every name of a file changes, and each page's title says so: as after a deployment. */
  deploy: () => void;
  /** Answers nobody. */
  cut: (isCut: boolean) => void;
  /** Paths that were asked for since it was read last. */
  asked: () => string[];
  close: () => Promise<void>;
};

const hashed = /-([\w-]{8})(\.(?:js|css)\b)/g;
const reverse = (text: string) => [...text].reverse().join("");
const turn = (text: string) => text.replace(hashed, (_, hash, end) => `-${reverse(hash)}${end}`);

/** Of the worker: another one with other pages. */
const revision = /(revision:[`"'])([\w-]+)/;

function renew(text: string): string {
  const renewed = text.replace("<title>", "<title>Nova: ");
  return turn(renewed.replace(revision, (_, name, value) => name + reverse(value)));
}

function headersOf({ headers }: Response): Record<string, string> {
  const { "content-encoding": _, "content-length": __, ...kept } = Object.fromEntries(headers);
  return kept;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}

export async function startVersions(origin: string): Promise<VersionServer> {
  let isDeployed = false;
  let isCut = false;
  const asked: string[] = [];
  const server: Server = createServer(async (incoming, outgoing) => {
    const { url = "/", method = "GET", headers } = incoming;
    asked.push(url);
    if (isCut) return incoming.destroy();
    const body = method === "POST" ? { body: await bodyOf(incoming) } : {};
    const type = headers["content-type"];
    const answer = await fetch(origin + (isDeployed ? turn(url) : url), {
      method,
      redirect: "manual",
      headers: { accept: headers.accept ?? "*/*", ...(type && { "content-type": type }) },
      ...body,
    });
    const isText = /html|javascript|css/.test(answer.headers.get("content-type") ?? "");
    const { etag: _, ...kept } = headersOf(answer);
    outgoing.writeHead(answer.status, kept);
    if (!(isDeployed && isText)) return outgoing.end(Buffer.from(await answer.arrayBuffer()));
    return outgoing.end(renew(await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    cut: (wanted) => {
      isCut = wanted;
      if (wanted) server.closeAllConnections();
    },
    asked: () => asked.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
