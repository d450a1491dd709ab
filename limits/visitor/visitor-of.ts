import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Who is counted, tagged by what tells them apart. */
export type Visitor = `ip:${string}` | `user:${string}`;

/** Bits of an IPv6 address that a provider hands to one customer; the rest they choose freely. */
const customerBits = 64;

/** All whose address cannot be read share one allowance. */
const unknown = "ip:unknown";

/** IPv4 as it is, also where IPv6 carries it; IPv6 by its /64. */
export function visitorOf(address: string): `ip:${string}` {
  // Most are, and there is one way to write it: nothing to parse.
  if (isIPv4(address)) return `ip:${address}`;
  const parsed = parseAddress(address);
  if (!parsed) return unknown;
  if (parsed.kind() === "ipv4") return `ip:${parsed.toString()}`;
  const network = parsed.toByteArray().fill(0, customerBits / 8);
  return `ip:${ipaddr.fromByteArray(network).toString()}/${customerBits}`;
}

/** Undefined for anything but an address as text; a zone id (`%eth0`) is dropped. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = text.split("%", 1)[0] ?? "";
  // Longer than any address: nothing to parse. Shorter IPv4 forms (127.1, 0x7f.1) are no addresses.
  if (address.length > 45) return undefined;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : undefined;
}
