import { createHash, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../secrets.ts";

/** Which token of which session. */
export type TokenPosition = { sessionId: string; counter: number };

export type ReadToken =
  | { kind: "malformed" }
  /** The form of a token, and none that we have made. */
  | { kind: "unknown" }
  | ({ kind: "ours" } & TokenPosition);

const version = 0;
const sessionBytes = 16;
const macBytes = 16;
const checksumBytes = 4;
const shortestBody = 1 + sessionBytes + 1 + macBytes;
/** 8 bytes of a varint hold more than any counter. */
const longest = shortestBody + 8 + checksumBytes;

/**
 * base64url of version ‖ session ‖ counter as varint ‖ MAC (128 bits) ‖ checksum. It is computed, not
 * kept: the store holds only the counter, so there is nothing in it to steal, and whoever lost an
 * answer can be given the same token again.
 */
export function writeRefreshToken({ sessionId, counter }: TokenPosition, secrets: Secrets): string {
  const session = Buffer.from(sessionId.replaceAll("-", ""), "hex");
  const position = Buffer.concat([Buffer.of(version), session, varint(counter)]);
  const body = Buffer.concat([position, macOf(position, secrets)]);
  return Buffer.concat([body, checksumOf(body)]).toString("base64url");
}

export function readRefreshToken(token: string, secrets: Secrets): ReadToken {
  // As the reference server's older tokens look: well-formed, and none of ours.
  if (/^[a-z0-9]{12}$/.test(token)) return { kind: "unknown" };
  const bytes = Buffer.from(token, "base64url");
  if (token.length > 2 * longest || bytes.toString("base64url") !== token)
    return { kind: "malformed" };
  const body = bytes.subarray(0, Math.max(0, bytes.length - checksumBytes));
  const checksum = bytes.subarray(body.length);
  if (bytes.length > longest || body.length < shortestBody || body[0] !== version)
    return { kind: "malformed" };
  if (!checksum.equals(checksumOf(body))) return { kind: "malformed" };
  const position = body.subarray(0, body.length - macBytes);
  const counter = readVarint(position.subarray(1 + sessionBytes));
  if (counter === undefined) return { kind: "malformed" };
  if (!timingSafeEqual(macOf(position, secrets), body.subarray(position.length)))
    return { kind: "unknown" };
  return { kind: "ours", sessionId: uuidOf(position.subarray(1, 1 + sessionBytes)), counter };
}

function macOf(position: Buffer, secrets: Secrets): Buffer {
  return secrets.mac("refresh token", position).subarray(0, macBytes);
}

/** Tells a slip of the hand from a forgery; proves nothing. */
function checksumOf(body: Buffer): Buffer {
  return createHash("sha256").update(body).digest().subarray(0, checksumBytes);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

/** Undefined unless it is one number, all of it, in its one form. */
function readVarint(bytes: Buffer): number | undefined {
  const value = bytes.reduce((sum, byte, position) => sum + (byte % 128) * 128 ** position, 0);
  return Number.isSafeInteger(value) && varint(value).equals(bytes) ? value : undefined;
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
