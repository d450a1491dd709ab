import { describe, expect, test } from "vitest";
import { settleServed } from "./settle-served.ts";

describe("what a sum holds for", () => {
  test.each([
    [
      "Manutenção mensal: R$ 380, jardins de até 200 m²",
      "Manutenção mensal: R$ 380 para jardins de até 200 m²",
    ],
    [
      "- Mensal: R$ 350, piscinas de até 30 mil litros\n- Avulsa: R$ 150",
      "- Mensal: R$ 350 para piscinas de até 30 mil litros\n- Avulsa: R$ 150",
    ],
    [
      "Limpeza: R$ 180, caixas de até 1000 litros",
      "Limpeza: R$ 180 para caixas de até 1000 litros",
    ],
    [
      "R$ 300 por mês, empresas de até 3 funcionários.",
      "R$ 300 por mês para empresas de até 3 funcionários.",
    ],
    [
      "van R$ 500, grupos de até 12 pessoas, motorista incluso",
      "van R$ 500 para grupos de até 12 pessoas, motorista incluso",
    ],
    ["banho R$ 40, cães de até 10 kg", "banho R$ 40 para cães de até 10 kg"],
    ["tradução R$ 60, textos de até 2 páginas", "tradução R$ 60 para textos de até 2 páginas"],
    ["frete R$ 90, cargas de até 300 kg", "frete R$ 90 para cargas de até 300 kg"],
    ["vídeo R$ 200, vídeos de até 3 minutos", "vídeo R$ 200 para vídeos de até 3 minutos"],
    [
      "dedetização R$ 180, apartamentos de até 70 m²",
      "dedetização R$ 180 para apartamentos de até 70 m²",
    ],
  ])("%j is %j", (typed, told) => {
    expect(settleServed(typed)).toBe(told);
  });

  test.each([
    "bolo R$ 60, descontos de até 20%",
    "internet R$ 99, velocidades de até 500 mega",
    "R$ 90, parcelas de até 10 vezes",
    "casas de até 100 m² por R$ 200, casas de até 200 m² por R$ 300",
    "R$ 200, casas de até 100 m², R$ 300 as maiores",
    "turmas de até 8 alunos, R$ 200",
    "R$ 400 para turmas de até 3 pessoas",
    "uniforme R$ 80, tamanhos de até 16 anos",
    "R$ 30, jardins e piscinas",
    "newborn R$ 750, até 15 dias de vida",
  ])("stays: %j", (text) => {
    expect(settleServed(text)).toBe(text);
  });
});
