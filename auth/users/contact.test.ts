import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeEmail, requirePhone } from "./contact.ts";

describe("an address", () => {
  test.each([
    ["Ana@Padaria.Example", "ana@padaria.example"],
    [" ana@b.example ", "ana@b.example"],
    ["ana+curso@b.example", "ana+curso@b.example"],
    ["a.n.a@b.example", "a.n.a@b.example"],
    ["ａｎａ@b.example", "ana@b.example"],
    ["joão@padaria.example", "joão@padaria.example"],
    ["joa\u0303o@padaria.example", "joão@padaria.example"],
    ["ana@localhost", "ana@localhost"],
  ])("%j is kept as %s", (written, kept) => {
    expect(normalizeEmail(written)).toBe(kept);
  });

  test.each([
    ...["", "ana", "@b.example", "ana@", "ana@@b.example", "a@b@c.example", "ana b@c.example"],
    ...["ana@b..example", "ana@-b.example", "ana@b_c.example", "<ana@b.example>", "a\0b@c.example"],
    ...[
      "ana@b.example\nBcc: eva@c.example",
      `${"a".repeat(65)}@b.example`,
      `a@${"b".repeat(64)}.c`,
    ],
    ...[`ana@${"b.".repeat(150)}example`, "ana@b.example,eva@c.example", "\u202eana@b.example"],
  ])("%j is none", (written) => {
    expect(normalizeEmail(written)).toBeUndefined();
  });

  test("once kept, is kept the same again, and never with a sign that ends a line", () => {
    const near = fc.array(fc.constantFrom("a", "É", "@", ".", "-", "ﬁ", "İ", " ", "\n", "\u200b"));
    fc.assert(
      fc.property(near, (signs) => {
        const kept =
          normalizeEmail(`${signs.join("")}@b.example`) ?? normalizeEmail(signs.join(""));
        if (kept === undefined) return;
        expect(normalizeEmail(kept)).toBe(kept);
        expect(kept).not.toMatch(/[\s\p{C}]/u);
      }),
    );
  });

  test("takes no longer for one that is made to take long", () => {
    const start = process.cpuUsage();
    normalizeEmail(`${"a.".repeat(500_000)}@`);
    normalizeEmail(`${"!".repeat(120)}@${"b.".repeat(60)}`);
    expect(process.cpuUsage(start).user).toBeLessThan(50_000);
  });
});

describe("a number", () => {
  test("is kept as digits", () => {
    expect(requirePhone("+55 11 98888 7777")).toBe("5511988887777");
    for (const wrong of ["011988887777", "5".repeat(16), "+55-11", "abc", ""])
      expect(() => requirePhone(wrong)).toThrow("E.164");
  });
});
