import fc from "fast-check";
import { expect, test } from "vitest";
import { createSecrets } from "../secrets.ts";
import { readRefreshToken, writeRefreshToken } from "./refresh-token.ts";

const secrets = createSecrets("one secret");
const position = fc.record({
  sessionId: fc.uuid(),
  counter: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
});

test("a token says which one of which session it is", () => {
  fc.assert(
    fc.property(position, (of) => {
      const token = writeRefreshToken(of, secrets);
      expect(token).toMatch(/^[\w-]{48,70}$/);
      expect(readRefreshToken(token, secrets)).toEqual({ kind: "ours", ...of });
      expect(readRefreshToken(token, createSecrets("another"))).toEqual({ kind: "unknown" });
    }),
  );
});

test("no other text is one, however near it comes", () => {
  const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const change = fc.record({ of: position, at: fc.nat(200), to: fc.nat(63) });
  fc.assert(
    fc.property(change, ({ of, at, to }) => {
      const token = writeRefreshToken(of, secrets);
      const index = at % token.length;
      const changed = token.slice(0, index) + characters[to] + token.slice(index + 1);
      fc.pre(changed !== token);
      expect(readRefreshToken(changed, secrets).kind).not.toBe("ours");
    }),
  );
});

test("anything can be given without a fall", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(["malformed", "unknown"]).toContain(readRefreshToken(text, secrets).kind);
    }),
  );
});
