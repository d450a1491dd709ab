import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { acceptedStep, newTotp } from "./totp.ts";

const now = Date.UTC(2026, 10, 20, 12, 0, 10);
const step = Math.floor(now / 30_000);
/** The secret of RFC 6238, appendix B, whose codes are known. */
const known = { secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", last_step: null };

test("names of any length and kind fit into the picture", () => {
  for (const name of ["a:b", "\ud83e", "🥖".repeat(500), "é".repeat(500), ""]) {
    const { uri, qrCode } = newTotp({ issuer: name, label: name });
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(qrCode).toMatch(/^<svg .*<\/svg>$/s);
  }
});

test("codes are those of the standard", () => {
  expect(acceptedStep("287082", known, 59_000)).toBe(1);
  expect(acceptedStep("081804", known, 1_111_111_109_000)).toBe(37_037_036);
});

test("a code counts in its step and the ones beside it, and in no other", () => {
  const { secret } = newTotp({ issuer: "Loja", label: "ana" });
  const totp = new TOTP({ secret });
  const steps = [-2, -1, 0, 1, 2].map((away) => {
    const code = totp.generate({ timestamp: now + away * 30_000 });
    return acceptedStep(code, { secret, last_step: null }, now);
  });
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test("a code does not count again, nor one of before it", () => {
  const { secret } = newTotp({ issuer: "Loja", label: "ana" });
  const totp = new TOTP({ secret });
  const code = totp.generate({ timestamp: now });
  expect(acceptedStep(code, { secret, last_step: step }, now)).toBeUndefined();
  const before = totp.generate({ timestamp: now - 30_000 });
  expect(acceptedStep(before, { secret, last_step: step }, now)).toBeUndefined();
  expect(acceptedStep(code, { secret, last_step: step - 1 }, now)).toBe(step);
});
