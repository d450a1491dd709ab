import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What goes over the wire piece by piece, each in a packet of its own where there is a gap. */
export type Sending = {
  status?: number;
  type: string;
  headers?: Record<string, string>;
  pieces: readonly (string | Uint8Array)[];
  /** Milliseconds between two pieces. */
  gapMs?: number;
  /** `reset`: the connection breaks; `hang`: nothing follows, and it stays open. */
  ending?: "end" | "reset" | "hang";
};

export async function sendPieces(outgoing: ServerResponse, sending: Sending): Promise<void> {
  const { status = 200, type, headers, pieces, gapMs = 0, ending = "end" } = sending;
  outgoing.socket?.setNoDelay(true);
  outgoing.writeHead(status, { "Content-Type": type, ...headers });
  for (const [i, piece] of pieces.entries()) {
    if (i > 0 && gapMs > 0) await pause(gapMs);
    if (outgoing.destroyed) return;
    outgoing.write(piece);
  }
  if (ending === "end") outgoing.end();
  if (ending !== "reset") return;
  // What was written has to arrive before the connection breaks.
  await pause(50);
  outgoing.socket?.resetAndDestroy();
}

/** Packets of a few bytes, so that characters and events are torn. */
export function tear(pieces: readonly (string | Uint8Array)[]): Uint8Array[] {
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const size = 7;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
}

export function firstHalf(text: string): string {
  return text.slice(0, text.length / 2);
}

/** The text as a model hands it out: sentence by sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\s)/);
}

/** Writes as long as the other side reads. */
export function sendWithoutEnd(outgoing: ServerResponse, start: string, more: string): void {
  outgoing.write(start);
  const fill = () => {
    while (!outgoing.destroyed && outgoing.write(more));
  };
  outgoing.on("drain", fill);
  fill();
}
