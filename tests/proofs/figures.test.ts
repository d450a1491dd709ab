import { expect, test } from "vitest";
import { marks, replaceRows } from "./figures.ts";

const figure = { what: "rows lost", measured: "0 of 10", held: "0" };
const order = ["first", "second"];

test("a proof that is run again replaces its rows, the others stay, in the proofs' order", () => {
  const empty = `Before.\n${marks.begin}${marks.end}\nBehind.`;
  const once = replaceRows(empty, [{ proof: "second", ...figure }], order);
  const both = replaceRows(once, [{ proof: "first", ...figure }], order);
  const again = replaceRows(both, [{ proof: "second", ...figure, measured: "0 of 20" }], order);
  const rows = again.split("\n").filter((line) => line.includes("rows lost"));
  expect(rows).toEqual([
    "| first | rows lost | 0 of 10 | 0 |",
    "| second | rows lost | 0 of 20 | 0 |",
  ]);
  expect(again).toMatch(/^Before\.\n/);
  expect(again).toMatch(/\nBehind\.$/);
});

test("a text without the marks is left alone", () => {
  expect(() => replaceRows("Nothing here.", [{ proof: "first", ...figure }], order)).toThrow();
});
