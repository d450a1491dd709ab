import { describe, expect, test } from "vitest";
import { settleTitled } from "./settle-titled.ts";

describe("what stands over the rows", () => {
  test.each([
    ["*Catálogo Semijoias Ravena* ✨\nBrinco R$ 49", "*Semijoias Ravena* ✨\nBrinco R$ 49"],
    ["Tabela de preços Estética Bella\nDrenagem - R$ 90", "Estética Bella\nDrenagem - R$ 90"],
    ["*Cardápio Lanches do Beto*\nX-salada R$ 18", "*Lanches do Beto*\nX-salada R$ 18"],
    ["Cardápio Pizzas da Nona\nMussarela R$ 30", "Pizzas da Nona\nMussarela R$ 30"],
    ["Menu - Restaurante Sabor & Arte\nPF R$ 20", "Restaurante Sabor & Arte\nPF R$ 20"],
    ["CATÁLOGO BOLSAS ELISA\nMochila R$ 90", "BOLSAS ELISA\nMochila R$ 90"],
  ])("%j is %j", (typed, told) => {
    expect(settleTitled(typed)).toBe(told);
  });

  test.each([
    "Cardápio da Semana\nBife R$ 30",
    "Menu Executivo\nBife R$ 30",
    "Catálogo de bolsas\nMochila R$ 90",
    "Tabela de preços Ribeirão Preto\nCorte R$ 30",
    "Cardápio Delivery\nX-salada R$ 18",
    "Catálogo Semijoias Ravena",
    "Cardápio de hoje em Itaúna\nfeijoada 25",
    "Tabela de preços atualizada agora\nCorte R$ 30",
    "Menu\nBife R$ 30",
    "Semijoias Ravena\nCatálogo Bolsas Elisa",
  ])("stays: %j", (text) => {
    expect(settleTitled(text)).toBe(text);
  });
});
