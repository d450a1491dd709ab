import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settlePlans } from "./settle-plans.ts";

describe("a plan and what is in it", () => {
  test.each([
    ["Plano mensal: 4 cortes por 110", "Plano mensal com 4 cortes por 110"],
    ["Pacote: 8 aulas online por 480", "Pacote de 8 aulas online por 480"],
    [
      "Plano mensal: 4 cortes e 2 barbas por R$ 130.",
      "Plano mensal com 4 cortes e 2 barbas por R$ 130.",
    ],
    ["Plano casal: 2 pessoas por 150", "Plano casal para 2 pessoas por 150"],
    ["Pacote: 4 vezes no mês por 170", "Pacote de 4 vezes no mês por 170"],
    ["Combo: 2 lanches e 1 refri por R$ 45", "Combo com 2 lanches e 1 refri por R$ 45"],
    ["Cartela: 10 lavagens por 380", "Cartela de 10 lavagens por 380"],
    ["Plano família: 4 pessoas por R$ 320", "Plano família para 4 pessoas por R$ 320"],
    ["Pacote noiva: 3 provas e maquiagem por 900", "Pacote noiva de 3 provas e maquiagem por 900"],
    ["Assinatura mensal: 4 cafés por R$ 80", "Assinatura mensal com 4 cafés por R$ 80"],
  ])("%s", (text, settled) => {
    expect(settlePlans(text)).toBe(settled);
  });

  test.each([
    "Plano mensal: 1x por semana R$ 180, 2x por semana R$ 290",
    "Plano mensal: R$ 110",
    "Pacote: 480 reais",
    "Planos: mensal 90, anual 800",
    "Plano de saúde: consulta por R$ 60",
    "Kit festa: 50 salgados por R$ 40",
    "Pacotes: 4 aulas, 8 aulas",
    "Plano: 4 cortes",
    "Combo: hambúrguer e batata por R$ 30",
    "Pacote: 8 aulas por mês, segunda e quarta, por 480",
  ])("%s stays", (text) => {
    expect(settlePlans(text)).toBe(text);
  });

  test("stay together in every piece", () => {
    const { pieces } = draftAds("Barbearia em Itu. Corte R$ 35. Plano mensal: 4 cortes por 110.");
    for (const { text } of pieces) {
      if (!/4 cortes|plano/iu.test(text)) continue;
      expect(text).toMatch(/Plano mensal com 4 cortes por R\$ 110/u);
    }
  });
});
