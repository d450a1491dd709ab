import type { RoiValues } from "../../../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../../../domain/roi/analyse-roi.ts";
import type { FirstTest } from "../../../../domain/roi/first-test.ts";
import { measureTest, roiHeadings } from "../phrases/roi.ts";
import { money, salesCount } from "./figures.ts";

const otherCosts = "produto, embalagem, entrega, taxa do cartão, aluguel e impostos";

function leftSentence(saleValue: number, cac: number, left: number): string {
  if (left < 0)
    return `Cada venda de ${money(saleValue)} custa ${money(cac)} só de anúncio: faltam ${money(-left)} antes de contar ${otherCosts}.`;
  if (left === 0)
    return `Cada venda de ${money(saleValue)} gasta tudo em anúncio: nada sobra para ${otherCosts}.`;
  return (
    `De cada venda de ${money(saleValue)}, ${money(cac)} pagam o anúncio e sobram ${money(left)}. ` +
    `Daí ainda saem ${otherCosts}. Se tudo isso custar mais de ${money(left)} por venda, você vende e perde dinheiro.`
  );
}

/** Revenue is not profit, and what one sale leaves for all the rest. */
export function marginSection({ saleValue }: RoiValues, { cac, leftPerSale }: RoiAnalysis): string {
  const ending =
    "A conta não conhece a sua margem: anote esses custos e confira se o valor investido já inclui os impostos do anúncio.";
  if (cac === null || leftPerSale === null) return `${roiHeadings.missing}\n${ending}`;
  return `${roiHeadings.missing}\n${leftSentence(saleValue, cac, leftPerSale)} ${ending}`;
}

function testOf({ investment, sales, breakEvenSales }: FirstTest, pays: boolean): string {
  const needed = breakEvenSales === null ? "" : salesCount(breakEvenSales);
  if (!pays)
    return (
      "Com estes números o anúncio não se paga. Antes de gastar, reveja a oferta, o preço ou o público. " +
      `Se quiser tirar a dúvida, gaste no máximo ${money(investment)}, um quarto do valor: o teste só se paga com ${needed}.`
    );
  if (sales < 1)
    return "Com tão poucas vendas previstas, um teste menor não mostraria nada. Invista só o que você pode perder e conte também os contatos.";
  return (
    `Comece com ${money(investment)}, um quarto do valor. Na mesma proporção, isso daria ${salesCount(sales)}; ` +
    `se vier menos que ${needed}, nem o anúncio se pagou.`
  );
}

/** A cautious first step; empty without an investment. */
export function testSection({ firstTest, profit }: RoiAnalysis): string {
  if (firstTest === null) return "";
  return `${roiHeadings.test}\n${testOf(firstTest, profit >= 0)} ${measureTest}`;
}
