import type { RoiValues } from "../../contract/gemini-chat.ts";

/** More decimals than a form can give; browsers refuse to print more. */
const maxDecimals = 20;

function printed(minDecimals: number): (value: number) => string {
  const format = new Intl.NumberFormat("pt-BR", {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
    signDisplay: "negative",
  });
  return (value) => format.format(value);
}

const plain = printed(0);
const cents = printed(2);

/**
 * The Portuguese prompt of the ROI card. Every value stands in it whole, not rounded for the eye,
 * so that `readRoiPrompt` gives back what was typed.
 */
export function buildRoiPrompt(values: RoiValues): string {
  const data = [
    `investimento de R$ ${cents(values.investment)}`,
    `alcance estimado de ${plain(values.reach)} ${values.reach === 1 ? "pessoa" : "pessoas"}`,
    `taxa de conversão de ${plain(values.conversionPercent)}%`,
    `valor médio por venda de R$ ${cents(values.saleValue)}`,
  ];
  return [
    `Faça uma análise detalhada de ROI e do funil de vendas com estes dados: ${data.join("; ")}.`,
    "Traga as métricas principais e recomendações de otimização.",
  ].join(" ");
}
