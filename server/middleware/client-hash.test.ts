import { expect, test } from "vitest";
import { createClientHash } from "./client-hash.ts";

const secret = "sb_secret_of_the_tests";
const noon = Date.UTC(2026, 10, 24, 12);
const hourMs = 3_600_000;

test("a client has one hash for a day, in every instance with the secret, and another the next day", () => {
  const clock = { now: noon };
  const [one, other] = [
    createClientHash(secret, () => clock.now),
    createClientHash(secret, () => noon),
  ];
  const first = one("203.0.113.7");
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(other("203.0.113.7")).toBe(first);
  clock.now += 12 * hourMs - 1;
  expect(one("203.0.113.7")).toBe(first);
  clock.now += 1;
  expect(one("203.0.113.7")).not.toBe(first);
});

test("an address of another client, or another secret, has another hash; a /64 is one client", () => {
  const hash = createClientHash(secret, () => noon);
  const all = ["203.0.113.7", "203.0.113.8", "2001:db8:1:2::1", "2001:db8:1:3::1", ""].map(hash);
  all.push(createClientHash("another secret", () => noon)("203.0.113.7"));
  expect(new Set(all).size).toBe(6);
  expect(hash("2001:db8:1:2:ffff::9")).toBe(hash("2001:db8:1:2::1"));
  expect(hash("::ffff:203.0.113.7")).toBe(hash("203.0.113.7"));
});

test("many clients are told apart, however many there are", () => {
  const hash = createClientHash(secret, () => noon);
  const addresses = Array.from({ length: 5000 }, (_, at) => `10.0.${at >> 8}.${at & 255}`);
  const hashes = addresses.map(hash);
  expect(new Set(hashes).size).toBe(5000);
  expect(addresses.map(hash)).toEqual(hashes);
});
