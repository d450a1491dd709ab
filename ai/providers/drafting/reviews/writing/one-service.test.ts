import { expect, test } from "vitest";
import { readThings } from "../lexicon/thing.ts";
import { namePoints, type Point } from "./point-names.ts";

const [waiter, cook, team] = readThings("people", "o garçom, a cozinheira, a equipe").flatMap(
  ({ thing }, at, all) => (all[at - 1]?.thing.id === thing.id ? [] : thing),
);

function bare(thing: Point["thing"]): Point {
  return { polarity: -1, ...(thing && { thing }) };
}

const patience: Point = { polarity: -1, quality: "patience" };

test("service is told once, with its manner and whose it is", () => {
  expect(namePoints([patience, bare(waiter)])).toEqual(["a paciência no atendimento do garçom"]);
  expect(namePoints([{ ...bare(waiter), quality: "respect" }, patience])).toEqual([
    "o respeito & a paciência no atendimento do garçom",
  ]);
});

test("of two people nobody knows whose manner it was", () => {
  expect(namePoints([patience, bare(waiter), bare(cook)])).toContain("a paciência no atendimento");
});

test("the team is nobody in particular", () => {
  expect(namePoints([patience, bare(team)])).toEqual(["a paciência no atendimento"]);
});
