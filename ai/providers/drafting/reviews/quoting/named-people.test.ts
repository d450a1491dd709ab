import { expect, test } from "vitest";
import { toWords } from "../../text/words.ts";
import { namesSomebody } from "./named-people.ts";

test.each([
  ["o wagner teixeira arrumou meu portão", true],
  ["o wagner arrumou meu portão", false],
  ["quem me vendeu foi o nogueira da tinta", true],
  ["minha nora kauliane amou o bolo", true],
  ["minha nora amou o bolo", false],
  ["o tal de josiclei prometeu entregar", true],
  ["a dona do salão caprichou na mesa", false],
  ["a costa do sofá veio rasgada", false],
])("somebody's name is known in small letters: %s", (text, named) => {
  expect(namesSomebody(toWords(text), new Set(["wagner"]))).toBe(named);
});
