import { expect, test } from "vitest";
import { toSegments } from "../segments.ts";
import { placesOf, wordsOf } from "./places.ts";

function places(text: string, stretch: string): string[] {
  return placesOf(stretch, wordsOf(toSegments(text)));
}

test("a stretch over a turn stands where its other words do", () => {
  const text = "Bolo chegou inteiro, só esqueceram as velas";
  expect(places(text, "chegou inteiro, só esqueceram as velas")).toEqual([
    "0:1",
    "0:2",
    "1:0",
    "1:1",
    "1:2",
  ]);
  expect(places(text, "só esqueceram as velas")).toEqual(["1:0", "1:1", "1:2"]);
});

test("a stretch of other words stands nowhere", () => {
  const text = "Bolo chegou inteiro, só esqueceram as velas";
  expect(places(text, "só esqueceram os pratos")).toEqual([]);
  expect(places(text, "só")).toEqual([]);
});
