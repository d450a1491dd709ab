import { connect, type Socket } from "node:net";

/** Called with each packet of an answer, headers included, as text of one byte a character. */
export type OnPacket = (text: string, time: bigint) => void;

/**
 * One kept connection that asks one thing after the other. It reads no more of HTTP than where an
 * answer ends, so that what is measured is not the one who measures.
 */
export type Connection = {
  /** Gives the status; rejects when the connection ends before the answer does. */
  ask: (request: string, onPacket?: OnPacket) => Promise<number>;
  close: () => void;
};

type Pending = {
  head: string | undefined;
  /** Bytes of the body so far. */
  received: number;
  tail: string;
  onPacket: OnPacket | undefined;
  resolve: (status: number) => void;
  reject: (error: Error) => void;
};

const headEnd = "\r\n\r\n";
const lastChunk = "0\r\n\r\n";

function isOver({ head = "", received, tail }: Pending): boolean {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? tail.endsWith(lastChunk) : received >= Number(length);
}

function take(pending: Pending, text: string): void {
  let body = text;
  if (pending.head === undefined) {
    const whole = pending.tail + text;
    const end = whole.indexOf(headEnd);
    pending.tail = whole;
    if (end < 0) return;
    pending.head = whole.slice(0, end);
    body = whole.slice(end + headEnd.length);
    pending.tail = "";
  }
  pending.received += body.length;
  pending.tail = (pending.tail + body).slice(-lastChunk.length);
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve).once("error", reject);
  });
  let pending: Pending | undefined;
  socket.on("data", (data: Buffer) => {
    const time = process.hrtime.bigint();
    if (!pending) return;
    const text = data.toString("latin1");
    pending.onPacket?.(text, time);
    take(pending, text);
    if (pending.head === undefined || !isOver(pending)) return;
    const { resolve, head } = pending;
    pending = undefined;
    resolve(Number(head.slice(9, 12)));
  });
  socket.on("error", () => undefined);
  socket.on("close", () => pending?.reject(new Error("The connection ended before the answer.")));
  return {
    ask: (request, onPacket) =>
      new Promise((resolve, reject) => {
        pending = { head: undefined, received: 0, tail: "", onPacket, resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
