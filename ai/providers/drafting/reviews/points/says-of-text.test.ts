import { expect, test } from "vitest";
import { toWords } from "../../text/words.ts";
import { saysOfText } from "./says-of-text.ts";

test.each([
  ["a rapidez", "Ficou pronto em dez minutos.", false],
  ["a rapidez", "Que rapidez para entregar!", true],
  ["o sabor da pizza", "A pizza estava ótima.", true],
  ["o preço", "O pão é bom.", false],
])("%s of %j: %s", (name, text, says) => {
  expect(saysOfText(name, new Set(toWords(text).map(({ stem }) => stem)))).toBe(says);
});
