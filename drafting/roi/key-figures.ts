import type { Outlook } from "../../domain/roi-details/outlook.ts";
import { expectedSales, money, oneIn, salesCount, shareOfReal } from "./figures.ts";
import { askedFirst, type KeyFigure } from "./told.ts";

function salesFigure({ sales, reach, isCounted }: Outlook): KeyFigure {
  const name = isCounted ? "Vendas que você contou" : "Vendas esperadas";
  const value = expectedSales(sales, isCounted).replace(/ vendas?$/, "");
  return { name, value: sales < 1 ? "menos de uma" : value, note: oneIn(reach, sales) };
}

function costFigure({ costPerSale, leftPerSale, saleValue }: Outlook): KeyFigure {
  const note =
    leftPerSale === null
      ? `de uma venda de ${money(saleValue)}`
      : `e cada uma deixa ${money(Math.max(0, leftPerSale))} antes dele`;
  return { name: "Anúncio em cada venda", value: shareOfReal(costPerSale ?? 0), note };
}

function neededFigure({ needed, reach, left }: Outlook): KeyFigure {
  const name = left === null ? "Só para cobrir o anúncio" : "Para empatar";
  if (needed === null) return { name, value: "não dá", note: "de cada venda não sobra nada" };
  const note = needed > reach ? "mais do que as pessoas alcançadas" : oneIn(reach, needed);
  return { name, value: salesCount(needed), note };
}

const least = (amount: number): KeyFigure => ({
  name: Number.isInteger(amount) ? "Precisam sobrar mais de" : "Precisam sobrar ao menos",
  value: money(Math.ceil(amount)),
  note: "de cada R$\u00a0100 vendidos, depois do produto e das taxas",
});

/** Of less than one sale nothing is left: there is one, or none. */
function oneSale({ leftPerSale, investment }: Outlook): KeyFigure {
  const left = (leftPerSale ?? 0) - investment;
  const name = left < 0 ? "Se vier uma venda, faltam" : "Se vier uma venda, sobram";
  return { name, value: money(Math.abs(left)), note: "depois do produto, das taxas e do anúncio" };
}

/** Four figures that an owner can picture; of inputs that are hard to believe, only what does not rest on them. */
export function keyFigures(outlook: Outlook): KeyFigure[] {
  const { left, verdict, sales, revenue, investment, leastOfHundred } = outlook;
  const asked = askedFirst(outlook)?.kind;
  if (asked === "thousand") return [];
  if (asked === "rate") return [neededFigure(outlook)];
  if (left === null)
    return [
      verdict === "uncovered" ? neededFigure(outlook) : least(leastOfHundred ?? 0),
      salesFigure(outlook),
      {
        name: "Entram em vendas",
        value: money(revenue),
        note: `por ${money(investment)} de anúncio`,
      },
      costFigure(outlook),
    ];
  return [
    sales < 1
      ? oneSale(outlook)
      : {
          name: left < 0 ? "No fim, faltam" : "No fim, sobram",
          value: money(Math.abs(left)),
          note: "depois do produto, das taxas e do anúncio",
        },
    salesFigure(outlook),
    neededFigure(outlook),
    costFigure(outlook),
  ];
}
