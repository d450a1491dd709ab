import { describe, expect, test } from "vitest";
import { tidySums } from "./sums.ts";

describe("sums are written alike", () => {
  test.each([
    ["corte 40 reais", "corte por R$ 40"],
    ["corte R$40", "corte por R$ 40"],
    ["rodízio 59,90", "rodízio por R$ 59,90"],
    ["bolo a partir de 35 reais", "bolo a partir de R$ 35"],
    ["casa 450 mil reais", "casa por R$ 450 mil"],
    ["peças de 5 a 50 reais", "peças de R$ 5 a R$ 50"],
    ["faxina 150 a diária", "faxina por R$ 150 a diária"],
    ["plano em 12x R$ 99", "plano em 12x R$ 99"],
    ["senão R$ 50", "senão R$ 50"],
    ["pneu R$ 30 carro e R$ 60 caminhão", "pneu por R$ 30 para carro e R$ 60 para caminhão"],
    ["plantão R$ 200 dia e R$ 240 noite", "plantão por R$ 200 de dia e R$ 240 de noite"],
    ["300ml R$ 12 500ml R$ 17", "300ml por R$ 12, 500ml por R$ 17"],
    ["moto com entrada R$ 2.900", "moto com entrada de R$ 2.900"],
    ["pia 1,20 por 690 reais", "pia 1,20 por R$ 690"],
    ["caderno de 9,90 por 6,90", "caderno de R$ 9,90 por R$ 6,90"],
    ["junto tiro R$ 30 do total", "junto tiro R$ 30 do total"],
  ])("%j is %j", (written, tidy) => {
    expect(tidySums(written)).toBe(tidy);
  });

  test.each([
    "40 mil litros",
    "pote de 1,50 kg",
    "15,5% de juros",
    "casa 3 quartos",
    "porta 2,10 de altura",
    "tábua de 1,20 por 1,90",
  ])("%j has none", (written) => {
    expect(tidySums(written)).toBe(written);
  });
});
