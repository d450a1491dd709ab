import { expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { tellsCameWell } from "./came-well.ts";

test.each([
  ["veio quentinha e completa", true],
  ["saí feliz da vida", true],
  ["a calça voltou perfeita", true],
  ["chegou tudo certinho", true],
  ["o tapete ficou limpinho e cheiroso", true],
  ["veio em 35 min quentinha e completa", true],
  ["o carro ficou como novo", true],
  ["as flores chegaram lindas", true],
  ["saímos muito satisfeitos", true],
  ["o pão veio fresquinho", true],
  ["não veio quentinha", false],
  ["veio quentinha mas errada", false],
  ["veio tudo errado de novo", false],
  ["ficou lindo na foto e feio em casa", false],
  ["antes vinha completa", false],
  ["deveria ter chegado intacto", false],
  ["só a metade veio quentinha", false],
  ["saí feliz e voltei triste", false],
  ["veio sem sal", false],
  ["chegou quase certinho", false],
])("that it came well: %s", (text, well) => {
  expect(tellsCameWell(fold(text))).toBe(well);
});
