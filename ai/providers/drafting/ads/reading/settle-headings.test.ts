import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleHeadings } from "./settle-headings.ts";

describe("a heading of what is sold", () => {
  test.each([
    [
      "bom dia pessoal, cardápio de hoje: peixe 20, frango 18",
      "bom dia pessoal. peixe 20, frango 18",
    ],
    ["boa noite, cardápio de hoje em Itaúna: feijoada 25", "boa noite. em Itaúna. feijoada 25"],
    ["oi gente lista de preços: unha 90", "oi gente . unha 90"],
    ["Catálogo da semana: body 24,90", "body 24,90"],
    ["oi, segue o cardápio da semana. Marmita 18 em Itu", "oi, . Marmita 18 em Itu"],
    ["tabela de preços\ncorte 35", "corte 35"],
    ["Confira nosso cardápio do dia: caldo 12", "caldo 12"],
    ["Olá, tabela de valores: banho 40, tosa 30", "Olá. banho 40, tosa 30"],
    ["Padaria do Zé em Lins, cardápio de sábado: torta 60", "Padaria do Zé em Lins. torta 60"],
    ["Veja nosso menu: x-salada 18", "x-salada 18"],
  ])("%s", (text, settled) => {
    expect(settleHeadings(text).replace(/ \./g, " .")).toBe(settled);
  });

  test.each([
    "Cardápio digital para restaurantes em Itu. Faço a partir de R$ 200.",
    "Faço cardápios e catálogos para lojas em Jaú, R$ 150",
    "Impressão de cardápio: R$ 50",
    "Gráfica em Lins, cardápio: R$ 30 a unidade",
    "Criação de catálogo de produtos em Bauru.",
    "Cardápio variado com pratos do dia",
    "Design de menu: 5 páginas",
    "Lista de presentes para casamento",
    "Trabalho com cardápio de festa para 50 pessoas",
    "Restaurante com cardápio infantil em Itu",
    "Tabela de basquete: R$ 300",
  ])("%s has none", (text) => {
    expect(settleHeadings(text)).toBe(text);
  });

  test("is not what the ad sells", () => {
    const told = draftAds("bom dia pessoal, cardapio de hj: peixe frito 20, frango 18. Macapá");
    expect(told.pieces.map(({ text }) => text).join("\n")).not.toMatch(/card[áa]pio/iu);
    expect(told.pieces[0]?.text).toBe("Peixe frito em Macapá");
  });

  test("takes time with the length of the text only", () => {
    const text = `${"segue o cardápio em ".repeat(400)}`;
    const start = performance.now();
    settleHeadings(text);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
