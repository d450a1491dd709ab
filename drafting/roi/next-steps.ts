import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { FirstTest } from "../../domain/roi/first-test.ts";
import { money, salesCount } from "./figures.ts";
import { measureTest, roiHeadings } from "./phrases.ts";

const otherCosts = "produto, entrega, taxas, aluguel e impostos";

function leftSentence(saleValue: number, cac: number, left: number): string {
  if (left < 0)
    return `Cada venda de ${money(saleValue)} custa ${money(cac)} só de anúncio: faltam ${money(-left)} antes de pagar ${otherCosts}.`;
  if (left === 0)
    return `Cada venda de ${money(saleValue)} gasta tudo em anúncio: nada sobra para ${otherCosts}.`;
  return (
    `De cada venda de ${money(saleValue)}, ${money(cac)} pagam o anúncio e ${money(left)} ficam para ${otherCosts}. ` +
    "Se isso tudo custa mais, você vende e perde dinheiro."
  );
}

/** Revenue is not profit, and what one sale leaves for all the rest. */
export function marginSection({ saleValue }: RoiValues, { cac, leftPerSale }: RoiAnalysis): string {
  const said =
    cac === null || leftPerSale === null
      ? `Falta descontar ${otherCosts}.`
      : leftSentence(saleValue, cac, leftPerSale);
  return `${roiHeadings.missing}\n${said}`;
}

function testOf({ investment, sales, breakEvenSales }: FirstTest, pays: boolean): string {
  const needed = breakEvenSales === null ? "" : salesCount(breakEvenSales);
  if (!pays)
    return `Antes de gastar, reveja a oferta, o preço ou o público. Para tirar a dúvida, gaste no máximo ${money(investment)}, um quarto do valor: a receita só o cobre com ${needed}.`;
  if (sales < 1)
    return "Com tão poucas vendas previstas, um teste menor não mostraria nada. Invista só o que você pode perder.";
  return `Comece com ${money(investment)}, um quarto do valor. Seriam ${salesCount(sales)}; com menos de ${needed}, a receita nem cobre o anúncio.`;
}

/** A cautious first step; empty without an investment. */
export function testSection({ firstTest, profit }: RoiAnalysis): string {
  if (firstTest === null) return "";
  return `${roiHeadings.test}\n${testOf(firstTest, profit >= 0)} ${measureTest}`;
}
