import { expect, test } from "vitest";
import { settlePerson } from "./settle-person.ts";

test.each([
  ["a gente limpa sofá e colchão", "limpamos sofá e colchão"],
  ["oi, a gente conserta fogão", "oi, consertamos fogão"],
  ["orçamento a gente faz por foto", "orçamento a gente faz por foto"],
  ["a gente leva as cumbucas", "a gente leva as cumbucas"],
])("%j is %j", (said, settled) => {
  expect(settlePerson(said)).toBe(settled);
});
