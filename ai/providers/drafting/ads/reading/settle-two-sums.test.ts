import { describe, expect, test } from "vitest";
import { settleTwoSums } from "./settle-two-sums.ts";

describe("two sums of one thing", () => {
  test.each([
    ["Completa com cera 70 / 95", "Completa com cera a partir de R$ 70"],
    ["Polimento 200 / 280", "Polimento a partir de R$ 200"],
    ["Banho 40 / 60, Tosa 50 / 75", "Banho a partir de R$ 40, Tosa a partir de R$ 50"],
    ["Calabresa R$ 35/R$ 48", "Calabresa a partir de R$ 35"],
    ["Unha em gel 90,00/120,00", "Unha em gel a partir de R$ 90,00"],
    ["Formatação 120 / 90", "Formatação "],
    ["Escova 35 curto 45 longo", "Escova (curto R$ 35, longo R$ 45)"],
    ["Banho 40 pequeno 60 grande", "Banho (pequeno R$ 40, grande R$ 60)"],
    ["vidro 30 pequeno, 45 médio e 60 grande", "vidro (pequeno R$ 30, médio R$ 45, grande R$ 60)"],
    ["Corte 30 infantil 45 adulto. Barba 25", "Corte (infantil R$ 30, adulto R$ 45). Barba 25"],
  ])("%s", (told, settled) => {
    expect(settleTwoSums(told)).toBe(settled);
  });

  test.each([
    "Quentinha P 16 / M 20 / G 25",
    "funcionamos 24/7",
    "tamanhos 36 / 48",
    "dia 12/10",
    "Escova cabelo curto 35",
    "Sofá 120 dois lugares 160 três lugares",
    "Abertura: R$ 80 (dia) e R$ 120 (noite)",
    "calçado 34 / 39",
    "Rua Bahia 120 / 122",
    "Corte 40 / Barba 30",
    "pizza pequena 30 grande 45",
    "parcelo em 10/12",
  ])("left as it is: %s", (told) => {
    expect(settleTwoSums(told)).toBe(told);
  });
});
