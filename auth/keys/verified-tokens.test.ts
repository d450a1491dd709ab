import { expect, test } from "vitest";
import { createVerifiedTokens } from "./verified-tokens.ts";

test("so many tokens are known at a time: the oldest go, the newest stay", () => {
  const tokens = createVerifiedTokens<number>();
  for (let number = 0; number < 6000; number += 1) tokens.keep(`token ${number}`, number);
  expect(tokens.find("token 999")).toBeUndefined();
  expect(tokens.find("token 1000")).toBe(1000);
  expect(tokens.find("token 5999")).toBe(5999);
  expect(tokens.find("token")).toBeUndefined();
});
