import type { RoiInput } from "../../domain/roi/funnel.ts";

/** Headings of the analysis, in the order they stand. */
export const roiHeadings = {
  numbers: "Os outros números",
  scenarios: "Três cenários",
  levers: "Onde mexer primeiro",
  missing: "Receita não é lucro",
  test: "Primeiro teste",
  rate: "Cuidado com a taxa",
} as const;

/** Headings of what margin and fine-tuning add, by what was typed in them. */
export const detailHeadings = {
  margin: "Com a sua margem",
  clicks: "Dos cliques às vendas",
  both: "Com a sua margem e os cliques",
} as const;

/** How the text names an input. */
export const inputNames: Record<RoiInput, string> = {
  investment: "investimento",
  reach: "alcance",
  conversionPercent: "taxa de conversão",
  saleValue: "valor médio por venda",
};

/** What to try for each lever; nothing here promises a result. */
export const leverAdvice: Record<RoiInput, string> = {
  investment: "Anuncie só nos bairros e horários em que você atende.",
  conversionPercent: "Responda mais rápido e mostre preço e prazo no anúncio.",
  saleValue: "Ofereça um complemento ou um kit a quem já vai comprar.",
  reach: "Use também o gratuito: Perfil da Empresa no Google e status do WhatsApp.",
};

export const scenarioNames = { weak: "Fraco", expected: "Esperado", strong: "Forte" } as const;

export const sameGain = "Subir o valor da venda ou o alcance daria o mesmo.";

export const measureTest =
  "Em duas a quatro semanas, anote de onde veio cada cliente. São estimativas, não garantia.";
