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

/** Sales that pay a first test: with the margin where it is known, else those whose revenue covers it. */
function neededFor(
  { investment, breakEvenSales }: FirstTest,
  leftPerSale: number | null,
): number | null {
  if (leftPerSale === null) return breakEvenSales;
  return leftPerSale > 0 ? Math.ceil(investment / leftPerSale) : null;
}

function testOf(test: FirstTest, pays: boolean, leftPerSale: number | null): string {
  const { investment, sales } = test;
  if (!pays && sales < 1)
    return "Antes de gastar, reveja a oferta, o preço ou o público. Com tão poucas vendas previstas, um teste menor não mostraria nada.";
  if (sales < 1)
    return "Com tão poucas vendas previstas, um teste menor não mostraria nada. Invista só o que você pode perder.";
  const needed = neededFor(test, leftPerSale);
  const count = needed === null ? "" : salesCount(needed);
  if (!pays)
    return `Antes de gastar, reveja a oferta, o preço ou o público. Para tirar a dúvida, gaste no máximo ${money(investment)}, um quarto do valor: a receita só o cobre com ${count}.`;
  const fails = leftPerSale === null ? "a receita nem cobre o anúncio" : "o anúncio não se paga";
  return `Comece com ${money(investment)}, um quarto do valor. Seriam ${salesCount(sales)}; com menos de ${count}, ${fails}.`;
}

/**
 * A cautious first step; empty without an investment.
 * @param leftPerSale BRL of a sale after product and fees; null where nobody knows.
 */
export function testSection(
  { firstTest, profit }: RoiAnalysis,
  leftPerSale: number | null,
): string {
  if (firstTest === null) return "";
  return `${roiHeadings.test}\n${testOf(firstTest, profit > 0, leftPerSale)} ${measureTest}`;
}
