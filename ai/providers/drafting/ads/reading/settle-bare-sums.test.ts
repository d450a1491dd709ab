import { expect, it } from "vitest";
import { settleBareSums } from "./settle-bare-sums.ts";

it.each([
  ["terapia online 160 sessão 50 minutos", "terapia online R$ 160 a sessão de 50 minutos"],
  ["advogado em Betim 200 consulta", "advogado em Betim R$ 200 a consulta"],
  ["personal 80 aula 1 hora", "personal R$ 80 a aula de 1 hora"],
  ["eletricista, 60 visita na zona sul", "eletricista, R$ 60 a visita na zona sul"],
  [
    "peixe em Itajaí, tainha 28 kg camarão 55 kg quarta e sábado",
    "peixe em Itajaí, tainha R$ 28 o quilo, camarão R$ 55 o quilo, quarta e sábado",
  ],
  [
    "carne em Goiás Velho picanha 70 kg costela 30 kg",
    "carne em Goiás Velho picanha R$ 70 o quilo, costela R$ 30 o quilo",
  ],
  ["queijo, minas 35 quilo e coalho 42 quilo", "queijo, minas R$ 35 o quilo, coalho R$ 42 o quilo"],
  [
    "depilação, perna inteira 55 axila 25 só mulheres",
    "depilação, perna inteira R$ 55, axila R$ 25, só mulheres",
  ],
  ["manicure em Cuiabá, pé 30 mão 25", "manicure em Cuiabá, pé R$ 30, mão R$ 25"],
  ["progressiva, cabelo curto 120 longo 180", "progressiva, cabelo curto R$ 120, longo R$ 180"],
])("marks sums where nothing else is one: %s", (text, told) => {
  expect(settleBareSums(text)).toBe(told);
});

it.each([
  "pacote com 10 sessões",
  "aula 2 por semana",
  "ração 15 kg areia 10 kg",
  "saco 20 kg botijão 13 kg",
  "tainha R$ 28 o kg camarão 55 kg",
  "mesa 4 cadeira 6",
  "ônibus 40 lugares van 15 lugares",
  "adultos até 60 crianças 10",
  "sala 12 bloco 30",
  "segunda 10 terça 15",
  "turma de 20 aula de 50 minutos",
])("leaves what counts or measures: %s", (text) => {
  expect(settleBareSums(text)).toBe(text);
});
