import { expect, test } from "vitest";
import { runtimeFault } from "./runtime.ts";

test("Node 24 and newer are fine", () => {
  expect(runtimeFault("24.0.0")).toBeUndefined();
  expect(runtimeFault("30.1.2")).toBeUndefined();
});

test("an older Node is refused with one sentence that names it and the way out", () => {
  expect(runtimeFault("22.18.0")).toMatch(
    /^Imersão .* Node 24 .* Node 22\.18\.0: .*npm start.*\.$/,
  );
});
