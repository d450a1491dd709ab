import { createHmac, hkdfSync } from "node:crypto";
import { visitorOf } from "#limits";

/** 16 letters in the place of a network address. */
export type ClientHash = (address: string) => string;

const dayMs = 86_400_000;
/** Of 6 bits each: no two of a million clients have the same. */
const length = 16;
/** Most lines of a moment are of few clients, and a hash costs as much as half a line. */
const maxKept = 2000;

/**
 * The same for one client (an IPv4 address, an IPv6 /64) for a day (UTC), in all instances and over restarts, since all
 * of them have the secret; another one the next day. Nobody without the secret can try addresses until one fits.
 */
export function createClientHash(secret: string, now: () => number = Date.now): ClientHash {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "clients in the log", 32));
  const kept = new Map<string, string>();
  let day = Number.NaN;

  function hash(client: string): string {
    const text = `${day}\0${client}`;
    return createHmac("sha256", key).update(text).digest("base64url").slice(0, length);
  }

  return (address) => {
    const today = Math.floor(now() / dayMs);
    if (today !== day || kept.size >= maxKept) kept.clear();
    day = today;
    const known = kept.get(address) ?? hash(visitorOf(address));
    kept.set(address, known);
    return known;
  };
}
