import type { RoiInput } from "../../input.ts";
import { roiInput } from "../../roi-input.ts";

/** Edge numbers included; the figures were worked out by hand. */
export const roi: readonly RoiInput[] = [
  roiInput(
    "venda-de-valor-zero",
    { investment: 300, reach: 4000, conversionPercent: 0.5, saleValue: 0 },
    {
      sales: "20",
      revenue: "0",
      profit: "-300",
      roiPercent: "-100",
      roas: "0",
      cac: "15",
      breakEvenSales: null,
    },
  ),
  roiInput(
    "numeros-enormes",
    { investment: 250000000, reach: 80000000, conversionPercent: 0.75, saleValue: 1999.99 },
    {
      sales: "600000",
      revenue: "1199994000",
      profit: "949994000",
      roiPercent: "379.9976",
      roas: "4.799976",
      cac: "416.67",
      breakEvenSales: "125001",
    },
  ),
  roiInput(
    "investimento-negativo",
    { investment: -100, reach: 1000, conversionPercent: 0.5, saleValue: 10 },
    {
      sales: "5",
      revenue: "50",
      profit: "150",
      roiPercent: null,
      roas: null,
      cac: null,
      breakEvenSales: null,
    },
  ),
  roiInput(
    "empate-exato",
    { investment: 450, reach: 3000, conversionPercent: 0.5, saleValue: 30 },
    {
      sales: "15",
      revenue: "450",
      profit: "0",
      roiPercent: "0",
      roas: "1",
      cac: "30",
      breakEvenSales: "15",
    },
  ),
  roiInput(
    "tudo-zero",
    { investment: 0, reach: 0, conversionPercent: 0, saleValue: 0 },
    {
      sales: "0",
      revenue: "0",
      profit: "0",
      roiPercent: null,
      roas: null,
      cac: null,
      breakEvenSales: null,
    },
  ),
];
