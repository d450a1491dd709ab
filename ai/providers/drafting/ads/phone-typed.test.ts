import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("ads of what owners type on a telephone", () => {
  test.each([
    ["troco tela de iphone e samsung em campina grande", "Troca de tela de iPhone", /troco/i],
    ["corto grama e podo, 80 a diária, atendo em atibaia", "Corte de grama e poda", /podo/],
    ["estofador reformo sofá a partir de 600 em itu", "Reforma de sofá", /estofador reformo/i],
    [
      "Na compra da armação a lente de grau simples sai de graça. Ótica Visão Clara em Anápolis",
      "Na compra da armação a lente de grau simples sai de graça",
      /^A lente/m,
    ],
    [
      "na compra de 2 pizzas grandes refri 2L grátis, pizzaria do neno em itabaiana",
      "Na compra de 2 pizzas grandes refri 2L grátis",
      /grátis, pizzaria/,
    ],
    [
      "Docinhos para festa: cento do brigadeiro 110, cento do beijinho 105, pedido mínimo meio cento, com 3 dias de antecedência. Faço em Caruaru",
      "Cento do beijinho por R$ 105, pedido mínimo meio cento, com 3 dias de antecedência",
      /beijinho por R\$ 105[.\n]/,
    ],
    [
      "eu vendo bolo no pote em Caruaru os sabor é ninho prestígio e cenoura cada um é 12 mas levando 3 sai por 30",
      "Sabores: Ninho prestígio e cenoura",
      /os sabor/,
    ],
    [
      "vendo bolo de pote em caruaru os recheios são ninho e morango cada um por 12 reais",
      "Recheios: Ninho e morango",
      /Sabores/,
    ],
    ["reforço escolar do 1 ao 5 ano, 2x na semana 180 mês", "R$ 180 por mês", /5 anos/],
  ])("%j says %j", (typed, says, never) => {
    const pieces = said(typed);
    expect(pieces).toContain(says);
    expect(pieces).not.toMatch(never);
  });
});
