import { expect, it } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleInclusive } from "./settle-inclusive.ts";

it.each([
  [
    "atendemos em Natal, inclusive aos domingos",
    "atendemos em Natal\natendimento também aos domingos\n",
  ],
  ["atendo em Ilhéus, inclusive à noite", "atendo em Ilhéus\natendimento também à noite\n"],
  [
    "abrimos das 6h às 20h inclusive domingo",
    "abrimos das 6h às 20h\natendimento também no domingo\n",
  ],
  [
    "Atendemos em casa, inclusive aos sábados e domingos.",
    "Atendemos em casa\natendimento também aos sábados e domingos\n.",
  ],
  ["atendemos inclusive às segundas-feiras", "atendemos\natendimento também às segundas-feiras\n"],
])("tells in a sentence of its own when a shop is open too: %s", (text, told) => {
  expect(settleInclusive(text)).toBe(told);
});

it.each([
  ["taça R$ 15, inclusive aos domingos", "taça R$ 15"],
  ["Entregamos até as 22h, inclusive aos domingos das 8h às 12h.", "Entregamos até as 22h."],
  ["abrimos todos os dias, inclusive aos feriados", "abrimos todos os dias"],
  ["Aulas práticas (inclusive aos sábados).", "Aulas práticas."],
  ["pão R$ 12, inclusive sem glúten, entrega grátis", "pão R$ 12, entrega grátis"],
  ["conserto todos os carros, inclusive importados", "conserto todos os carros"],
  ["garantia de 3 meses, inclusive em feriados", "garantia de 3 meses"],
])("leaves out what is one case among others: %s", (text, told) => {
  expect(settleInclusive(text)).toBe(told);
});

it.each([
  "faço bolos em Itu, inclusive entrego na sua casa",
  "lavagem simples R$ 40, domingos inclusive, Mauá",
  "só aos domingos, caneca R$ 20",
  "atendo aos sábados, exceto feriados",
  "costela só no domingo",
  "pousada inclusiva em Búzios",
  "escola inclusive, turmas à noite",
  "hidratação R$ 45 na quarta",
  "atendo também aos domingos",
  "inclusive vendo arranjos de flores",
])("leaves as it is: %s", (text) => {
  expect(settleInclusive(text)).toBe(text);
});

it("limits no price and no warranty by a day that is meant beside all others", () => {
  const { text } = draftAds(
    "dedetização residencial, casa de até 80 m² por R$ 200, garantia de 3 meses, atendemos em Aracaju, inclusive aos feriados",
  );
  expect(text).not.toMatch(/(?:R\$ 200|meses|Aracaju), aos feriados/);
});
