import { expect, test } from "vitest";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets("one secret");

test("what is sealed opens again, for the same purpose and owner only", () => {
  const sealed = secrets.seal("totp", "JBSWY3DP", "factor 1");
  expect(sealed).not.toContain("JBSWY3DP");
  expect(secrets.open("totp", sealed, "factor 1")).toBe("JBSWY3DP");
  expect(() => secrets.open("totp", sealed, "factor 2")).toThrow();
  expect(() => secrets.open("other", sealed, "factor 1")).toThrow();
  expect(() => createSecrets("another").open("totp", sealed, "factor 1")).toThrow();
});

test("no change of a sealed text goes unseen, and the same text looks different each time", () => {
  const sealed = Buffer.from(secrets.seal("totp", "JBSWY3DP", "a"), "base64url");
  for (const place of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => secrets.open("totp", changed.toString("base64url"), "a")).toThrow();
  }
  expect(() => secrets.open("totp", "", "a")).toThrow();
  expect(secrets.seal("totp", "x", "a")).not.toBe(secrets.seal("totp", "x", "a"));
});

test("a keyed hash depends on the secret, the purpose and the value", () => {
  const all = [
    secrets.mac("a", "x"),
    secrets.mac("a", "y"),
    secrets.mac("b", "x"),
    createSecrets("another").mac("a", "x"),
  ].map((mac) => mac.toString("hex"));
  expect(new Set(all).size).toBe(4);
  expect(secrets.mac("a", "x").toString("hex")).toBe(all[0]);
});
