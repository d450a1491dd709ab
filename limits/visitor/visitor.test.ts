import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { visitorAt, visitorOf } from "./visitor-of.ts";

describe("a visitor", () => {
  test.each([
    ["203.0.113.7", "ip:203.0.113.7"],
    ["::ffff:203.0.113.7", "ip:203.0.113.7"],
    ["::ffff:cb00:7107", "ip:203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "ip:2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "ip:2001:db8:1:2::/64"],
    ["fe80::1%eth0", "ip:fe80::/64"],
    ["::1", "ip:::/64"],
  ])("at %s is %s", (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  test.each(["", " ", "x", "127.1", "0x7f.1", "010.0.0.1", "1.2.3.4.5", "1.2.3.4:80", "[::1]"])(
    "whose address is %j is one of the unknown",
    (address) => {
      expect(visitorOf(address)).toBe("ip:unknown");
    },
  );

  test("of IPv6 keeps a key, however the second half is chosen", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
    const half = fc.tuple(group, group, group, group).map((deps) => deps.join(":"));
    fc.assert(
      fc.property(fc.integer({ min: 0x2000, max: 0x3fff }), half, half, (first, one, other) => {
        const network = `${first.toString(16)}:db8:7:1`;
        expect(visitorOf(`${network}:${one}`)).toBe(visitorOf(`${network}:${other}`));
      }),
    );
  });

  test("has a key for any text, never an error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
        expect(visitorOf(text)).toMatch(/^ip:(unknown|[0-9.]+|[0-9a-f:]+\/64)$/);
      }),
    );
  });
});

test.each([
  ["203.0.113.7", undefined, "ip:203.0.113.7", []],
  ["203.0.113.7", "ana", "user:ana", ["net:203.0.113.7 x4"]],
  ["::ffff:203.0.113.7", "ana", "user:ana", ["net:203.0.113.7 x4"]],
  [
    "2001:db8:1:2345::7",
    undefined,
    "ip:2001:db8:1:2345::/64",
    ["net:2001:db8:1:2300::/56 x4", "net:2001:db8:1::/48 x16"],
  ],
  [
    "2001:db8:1:2345::7",
    "ana",
    "user:ana",
    ["net:2001:db8:1:2300::/56 x4", "net:2001:db8:1::/48 x16"],
  ],
  ["x", undefined, "ip:unknown", []],
])("a visitor at %s, account %s, is counted as %s and with %j", (address, account, own, shared) => {
  const { networks, ...visitor } = visitorAt(address, account);
  expect(visitor).toEqual({ own });
  expect(networks.map(({ key, times }) => `${key} x${times}`)).toEqual(shared);
});

describe("the address of a client", () => {
  const socketAddress = "192.0.2.1";
  const forged = fc.oneof(
    fc.string(),
    fc
      .array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 6 })
      .map((list) => list.join(", ")),
  );

  test("is the connection's where no proxy is trusted, whatever the header says", () => {
    fc.assert(
      fc.property(forged, (forwardedFor) => {
        expect(clientAddress({ socketAddress, forwardedFor, trustedProxies: 0 })).toBe(
          socketAddress,
        );
      }),
    );
  });

  test("does not depend on what stands left of the trusted entry", () => {
    const chain = fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(chain, forged, forged, (trusted, one, other) => {
        const ask = (before: string) =>
          clientAddress({
            socketAddress,
            forwardedFor: `${before},${trusted.join(", ")}`,
            trustedProxies: trusted.length,
          });
        expect(ask(one)).toBe(trusted[0]);
        expect(ask(other)).toBe(trusted[0]);
      }),
    );
  });

  test("is the connection's where the header has fewer entries than proxies are trusted", () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4(), { maxLength: 3 }), (entries) => {
        const forwardedFor = entries.join(",");
        const trustedProxies = entries.length + 1;
        expect(clientAddress({ socketAddress, forwardedFor, trustedProxies })).toBe(socketAddress);
      }),
    );
  });

  test.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:51234", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", socketAddress],
    ["_hidden", socketAddress],
    ["[2001:db8::7", socketAddress],
    ["", socketAddress],
    ["1.2.3.4, ", socketAddress],
  ])("behind one proxy that wrote %j is %s", (forwardedFor, address) => {
    expect(clientAddress({ socketAddress, forwardedFor, trustedProxies: 1 })).toBe(address);
  });
});
