import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameFault, tidyName } from "./certificate.ts";
import { certificateRequestSchema } from "./certificate-schema.ts";

describe("a name on a certificate", () => {
  test.each([
    "Lúcia",
    "Maria d’Ávila-Souza Jr.",
    "Nguyễn Thị Ánh",
    "Łukasz Żółć",
    "Наталья Иванова",
    "Γιώργος",
    "田中さくら",
    "محمد علی‌زاده",
    "अनिता शर्मा",
    "Anna·Lluïsa",
  ])("may have letters of any script: %s", (name) => {
    expect(nameFault(tidyName(name))).toBeUndefined();
    expect(certificateRequestSchema.parse({ name, right: 3 }).name).toBe(tidyName(name));
  });

  test.each([
    ["", "empty"],
    [" \t\n", "empty"],
    ["x".repeat(101), "long"],
    ["Ana ".repeat(50), "long"],
    ["<b>Ana</b>", "signs"],
    ["Ana & Bia", "signs"],
    ["Ana\u202eaiB", "signs"],
    ["Ana 2", "signs"],
    ["...", "signs"],
  ])("is refused where it is none: %j is %s", (name, fault) => {
    expect(nameFault(tidyName(name))).toBe(fault);
    expect(certificateRequestSchema.safeParse({ name, right: 3 }).success).toBe(false);
  });

  test("is trimmed, and has one space where there were many", () => {
    expect(tidyName("  Lu\u0301cia \n  Prado ")).toBe("Lúcia Prado");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
      }),
    );
  });
});

test.each([{ right: 26 }, { right: -1 }, { right: 1.5 }, { right: "3" }, { right: 3, of: 3 }, {}])(
  "a request with %o is refused",
  (rest) => {
    expect(certificateRequestSchema.safeParse({ name: "Ana", ...rest }).success).toBe(false);
  },
);
