import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Who is counted: by themselves, and together with whoever shares a network with them. */
export type Visitor = {
  /** An account that has an allowance of its own, else the address. */
  own: `ip:${string}` | `user:${string}`;
  /** The narrowest first. */
  networks: readonly Network[];
};

export type Network = {
  key: `net:${string}`;
  /** It has so many times the allowance of one visitor. */
  times: number;
};

/** Bits of an IPv6 address that are one home's at least; the rest its owner chooses freely. */
const customerBits = 64;

/** Bits that some providers hand to one customer, who may then be 256 or 65,536 homes. */
const widerNetworks = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** Of the accounts behind one IPv4 address, beside what the address has itself. */
const timesOfAddress = 4;

/** All whose address cannot be read share one allowance. */
const unknown = "ip:unknown";

/** IPv4 as it is, also where IPv6 carries it; IPv6 by its /64. */
export function visitorOf(address: string): `ip:${string}` {
  // Most are, and there is one way to write it: nothing to parse.
  if (isIPv4(address)) return `ip:${address}`;
  const parsed = parseAddress(address);
  if (!parsed) return unknown;
  return `ip:${parsed.kind() === "ipv4" ? parsed.toString() : networkOf(parsed, customerBits)}`;
}

/** @param account id of one that has an allowance of its own. */
export function visitorAt(address: string, account?: string): Visitor {
  const byAddress = visitorOf(address);
  const own = account === undefined ? byAddress : (`user:${account}` as const);
  const parsed = byAddress.endsWith(`/${customerBits}`) ? parseAddress(address) : undefined;
  if (parsed) {
    const wider = ({ bits, times }: (typeof widerNetworks)[number]): Network => ({
      key: `net:${networkOf(parsed, bits)}`,
      times,
    });
    return { own, networks: widerNetworks.map(wider) };
  }
  const shared: Network = { key: `net:${byAddress.slice(3)}`, times: timesOfAddress };
  return { own, networks: own === byAddress ? [] : [shared] };
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const network = address.toByteArray().fill(0, bits / 8);
  return `${ipaddr.fromByteArray(network).toString()}/${bits}`;
}

/** Undefined for anything but an address as text; a zone id (`%eth0`) is dropped. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = text.split("%", 1)[0] ?? "";
  // Longer than any address: nothing to parse. Shorter IPv4 forms (127.1, 0x7f.1) are no addresses.
  if (address.length > 45) return undefined;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : undefined;
}
