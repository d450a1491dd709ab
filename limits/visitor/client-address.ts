import { isIPv4 } from "node:net";
import { parseAddress } from "./visitor-of.ts";

export type AddressSources = {
  /** The other end of the connection. */
  socketAddress: string;
  /** The header `X-Forwarded-For` as it came. */
  forwardedFor: string | undefined;
  /** How many reverse proxies of the operator stand before this server. */
  trustedProxies: number;
};

/**
 * Each proxy appends who spoke to it, so with n of our own the n-th entry from the right is the
 * first that no visitor can write. What is not there or is no address leaves the connection's.
 */
export function clientAddress(sources: AddressSources): string {
  const { socketAddress, forwardedFor, trustedProxies } = sources;
  if (trustedProxies < 1 || !forwardedFor) return socketAddress;
  const entry = forwardedFor.split(",").at(-trustedProxies)?.trim() ?? "";
  if (isIPv4(entry)) return entry;
  const address = parseAddress(withoutPort(entry));
  return address?.toString() ?? socketAddress;
}

/** `[2001:db8::1]:443`, `[2001:db8::1]` and `203.0.113.7:443` as some proxies write them. */
function withoutPort(entry: string): string {
  if (entry.startsWith("[")) return entry.slice(1, Math.max(1, entry.indexOf("]")));
  const [host = "", port, ...more] = entry.split(":");
  return port !== undefined && more.length === 0 ? host : entry;
}
