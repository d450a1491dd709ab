import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { paymentsOf } from "./payment-list.ts";

describe("a list of ways to pay", () => {
  test.each([
    [
      "dinheiro, Pix, cartão (com acréscimo)",
      "pagamento em dinheiro, Pix ou cartão (com acréscimo)",
    ],
    [
      "pagamento em Pix, débito, crédito (taxa de 5%)",
      "pagamento em Pix, débito ou crédito (taxa de 5%)",
    ],
    ["pagamento em à vista, Pix ou boleto", "pagamento à vista, Pix ou boleto"],
    ["à vista, Pix, boleto (só empresas)", "pagamento à vista, Pix ou boleto (só empresas)"],
    ["Pix, cartão ou link", "pagamento em Pix, cartão ou link"],
    ["Pix, débito ou crédito.", "pagamento em Pix, débito ou crédito"],
    ["pix, dinheiro e cartão em até 3x", "pagamento em pix, dinheiro e cartão em até 3x"],
    ["à vista ou 3x no cartão", "pagamento à vista ou 3x no cartão"],
    ["Pix e dinheiro", "pagamento em Pix e dinheiro"],
    ["cartão de crédito, boleto, Pix", "pagamento em cartão de crédito, boleto ou Pix"],
    [
      "cheque, dinheiro (sem troco para R$ 100), Pix",
      "pagamento em cheque, dinheiro (sem troco para R$ 100) ou Pix",
    ],
  ])("%s", (text, list) => {
    expect(paymentsOf(text)).toBe(list);
  });

  test.each([
    "Pix",
    "cartão de visita e boleto",
    "Pix com 5% de desconto ou cartão",
    "dinheiro ganha brinde, cartão não",
    "aceito Pix, cartão ou boleto",
    "carrinho, cartão e boleto",
    "crédito consignado e empréstimo",
    "bolo no pote, Pix",
    "Pix, R$ 20 de taxa no cartão",
    "cartão de visita, panfleto e banner",
    "à vista R$ 90 ou 3x R$ 35",
  ])("%s is none, or more than one", (text) => {
    expect(paymentsOf(text)).toBeUndefined();
  });

  test.each([
    "Encanador em Itu. Pagamento: dinheiro, Pix, cartão (com acréscimo).",
    "Gráfica em Jaú. Cartão de visita R$ 90. Pagamento: à vista, Pix, boleto (só empresas).",
    "Padaria em Lins. Pão R$ 15 o quilo. Formas de pagamento: Pix, débito, crédito (taxa de 5%)",
  ])("%s is shown whole or not at all", (brief) => {
    for (const { text } of draftAds(brief).pieces) {
      if (!/Pix|dinheiro|boleto|cr[ée]dito/iu.test(text)) continue;
      expect(text).toMatch(/pagamento .*(?:Pix ou cartão|ou boleto|ou crédito) \(/iu);
      expect(text).not.toContain("em à vista");
    }
  });
});
