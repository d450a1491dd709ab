import fc from "fast-check";
import { expect, test } from "vitest";
import { asciiJson } from "./ascii-json.ts";

test("any text comes back as it went, in printable ASCII alone", () => {
  const letters = fc.constantFrom(...'aé ãç\u007F\u0080\u00FF\u0100\u2028😀\uD83D"\\\n');
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(letters, fc.string({ unit: "binary" })) }), (text) => {
      const json = asciiJson({ text });
      expect(json).toMatch(/^[ -~]*$/);
      expect(JSON.parse(json)).toEqual({ text });
    }),
    { numRuns: 1000 },
  );
});
