import type { RoiInput } from "../../../../domain/roi/funnel.ts";

/** Headings of the analysis, in the order they stand. */
export const roiHeadings = {
  numbers: "O que cada número diz",
  scenarios: "Três cenários",
  levers: "Onde mexer primeiro",
  missing: "Receita não é lucro",
  test: "Primeiro teste",
  rate: "Cuidado com a taxa",
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
  investment:
    "Para tentar isso, anuncie só nos bairros e nos horários em que você atende e tire o que traz visita, mas não traz contato.",
  conversionPercent:
    "Para tentar isso, responda mais rápido, mostre preço e prazo no anúncio e peça uma ação só, como chamar no WhatsApp.",
  saleValue:
    "Para tentar isso, ofereça um complemento ou um kit que faça sentido para quem já vai comprar.",
  reach:
    "Para tentar isso, use também o que é gratuito: o Perfil da Empresa no Google, o status do WhatsApp e um parceiro do bairro.",
};

export const scenarioNames = { weak: "Fraco", expected: "Esperado", strong: "Forte" } as const;

export const sameGain =
  "Na conta, subir o valor da venda ou o alcance na mesma proporção daria o mesmo ganho que subir a taxa. A taxa vem antes porque atender melhor não exige mais verba de anúncio.";

export const measureTest =
  "Espere de duas a quatro semanas, anote de onde veio cada cliente e só então decida se aumenta, muda ou para. São estimativas, não garantia.";
