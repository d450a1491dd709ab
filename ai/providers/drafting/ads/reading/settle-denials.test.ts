import { expect, test } from "vitest";
import { settleDenials } from "./settle-denials.ts";

test.each([
  ["Violão R$ 60. Bateria e piano, não.", "Violão R$ 60. não Bateria e piano."],
  ["Dou aula. Canto, flauta, harpa, não.", "Dou aula. não Canto nem flauta nem harpa."],
  ["Faço unha, cílios, não.", "Faço unha, não cílios."],
  ["lavo carro 50 reais moto não", "lavo carro 50 reais, moto não"],
])("%j is %j", (text, settled) => {
  expect(settleDenials(text)).toBe(settled);
});

test.each(["Entrego sábado, domingo não.", "R$ 50 a mais não cobro", "Não, só na terça"])(
  "%j stays",
  (text) => {
    expect(settleDenials(text)).toBe(text);
  },
);
