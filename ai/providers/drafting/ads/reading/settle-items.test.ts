import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleItems } from "./settle-items.ts";

describe("an item that is called like a town", () => {
  test.each([
    ["Meia sola: R$ 60\nSalto: R$ 25", "Meia sola: R$ 60\nsalto R$ 25"],
    ["Barra: R$ 20", "barra R$ 20"],
    ["Portão: a partir de R$ 900", "portão a partir de R$ 900"],
    ["Canela: 12,00\nCravo: 15,00", "canela 12,00\nCravo: 15,00"],
    ["Pedreira: R$ 9\nEscada: R$ 300", "pedreira R$ 9\nescada R$ 300"],
  ])("%s", (text, settled) => {
    expect(settleItems(text)).toBe(settled);
  });

  test.each([
    "Cidade: Salto\nMarmita: R$ 18",
    "Entrega: R$ 10\nItu: R$ 15\nSalto: R$ 20",
    "Salto: loja no centro",
    "Meia sola: R$ 60",
    "Salto",
    "Atendo em Salto: de segunda a sexta",
    "Taxa por bairros\nCentro: R$ 5",
    "Unha em gel: R$ 90",
    "São Paulo: R$ 20",
    "salto 25",
  ])("%s stays", (text) => {
    expect(settleItems(text)).toBe(text);
  });

  test("is no place of the shop", () => {
    const { pieces } = draftAds(
      "Serviço: sapateiro\nCidade: Barra Mansa\nMeia sola: R$ 60\nSalto: R$ 25",
    );
    const told = pieces.map(({ text }) => text).join("\n");
    expect(told).not.toContain("em Salto");
    expect(told).toMatch(/salto por R\$ 25/iu);
  });
});
