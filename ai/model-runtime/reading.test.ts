import { describe, expect, test } from "vitest";
import { foldInstruction } from "./fold-instruction.ts";
import { networkFault } from "./network-fault.ts";
import { retryAfter } from "./retry-after.ts";
import { usageOf } from "./token-usage.ts";

describe("the header for when to come back", () => {
  test.each<[Record<string, string>, number | undefined]>([
    [{ "retry-after": "3" }, 3000],
    [{ "retry-after": "0.5" }, 500],
    [{ "retry-after-ms": "250", "retry-after": "3" }, 250],
    [{ "retry-after": "soon" }, undefined],
    [{ "retry-after": "-1" }, undefined],
    [{ "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, 0],
    [{}, undefined],
  ])("%o is %s ms", (headers, ms) => {
    expect(retryAfter(new Headers(headers))).toEqual(ms === undefined ? {} : { ms });
  });

  test("may be a moment", () => {
    const moment = new Date(Date.now() + 90_000).toUTCString();
    const { ms = 0 } = retryAfter(new Headers({ "retry-after": moment }));
    expect(Math.abs(ms - 90_000)).toBeLessThan(2000);
  });
});

describe("a fault of the network", () => {
  const because = (cause: unknown) => new TypeError("fetch failed: segredo", { cause });
  test.each<[unknown, string, boolean]>([
    [because({ code: "ECONNRESET" }), "TypeError", true],
    [because(Object.assign(new Error("x"), { code: "ECONNRESET" })), "TypeError ECONNRESET", true],
    [
      because(Object.assign(new Error("x"), { code: "ECONNREFUSED" })),
      "TypeError ECONNREFUSED",
      false,
    ],
    [because(Object.assign(new Error("x"), { code: "what was written" })), "TypeError", true],
    [new SyntaxError("Unexpected segredo"), "SyntaxError", true],
    ["a string", "string", true],
  ])("%s is told as %s", (error, detail, reached) => {
    expect(networkFault(error)).toEqual({
      code: "unavailable",
      detail,
      reached,
      remedy: { kind: "none" },
    });
  });
});

test.each([
  ["gemma3:4b", true],
  ["google/gemma-3-27b-it", true],
  ["codegemma:7b", true],
  ["gemini-flash-latest", false],
  ["dilemma-7b", false],
])("the rules for %s stand in the user's turn: %s", (model, isFolded) => {
  const turns = [
    { role: "user" as const, text: "um" },
    { role: "model" as const, text: "dois" },
  ];
  const folded = foldInstruction({ instruction: [{ text: "regras" }], turns }, model);
  expect("instruction" in folded).toBe(!isFolded);
  expect(folded.turns[0]?.text).toBe(isFolded ? "regras\n\num" : "um");
  expect(folded.turns).toHaveLength(2);
});

test.each([
  [
    { input: 7, output: 3, total: 10 },
    { inputTokens: 7, outputTokens: 3, totalTokens: 10 },
  ],
  [
    { input: 7, output: 3 },
    { inputTokens: 7, outputTokens: 3, totalTokens: 10 },
  ],
  [
    { input: 7, total: 12 },
    { inputTokens: 7, outputTokens: 0, totalTokens: 12 },
  ],
  [{}, undefined],
])("tokens %o are %o", (counts, usage) => {
  const { input, output, total } = counts as Partial<Record<string, number>>;
  expect(usageOf({ input, output, total }).usage).toEqual(usage);
});
