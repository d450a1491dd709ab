import { expect, it } from "vitest";
import { isBareUnit } from "./bare-units.ts";
import { draftAds } from "./draft-ads.ts";

function titles(text: string): string[] {
  return draftAds(text)
    .pieces.filter(({ kind }) => kind === "google-title")
    .map((piece) => piece.text);
}

it.each([
  ["academia em Patos 80 o mes diaria 15", "Academia: diária por R$ 15"],
  ["aparelho dentario em Betim 100 reais manutenção 80", "Aparelho: manutenção por R$ 80"],
  ["sobrancelha em casa em Recife design 40 reais retorno 25", "Sobrancelha: retorno por R$ 25"],
  ["Yoga em Lages, aula R$ 40, pacote com 8 R$ 260", "Yoga: aula por R$ 40"],
  ["kitnet em Uberaba 60 a noite diaria 90", "Kitnet: diária por R$ 90"],
  ["Zumba em Natal, mensalidade R$ 90", "Zumba: mensalidade por R$ 90"],
])("names in a title what a unit is of: %s", (text, title) => {
  expect(titles(text)).toContain(title);
});

it.each([
  "Fotos de família em Lages, pacote com 5 por 550 reais",
  "manutenção de ar condicionado em Sinop, manutenção por 120 reais",
  "aula de violão em Natal, aula avulsa 60 reais, pacote com 4 por 200",
  "camisetas personalizadas em Franca, kit com 10 por 179 reais",
])("has no title that tells of nothing: %s", (text) => {
  expect(titles(text).filter(isBareUnit)).toEqual([]);
});

it.each([
  "bainha por R$ 20",
  "plastificação por R$ 6",
  "troca de salto por R$ 35",
  "pacote de viagem por R$ 900",
  "aula de violão por R$ 60",
  "consulta com nutricionista por R$ 180",
  "kit festa por R$ 280",
  "diária de van por R$ 400",
  "caixa de som por R$ 150",
  "manutenção de notebook por R$ 120",
])("leaves what names its thing: %s", (saying) => {
  expect(isBareUnit(saying)).toBe(false);
});
