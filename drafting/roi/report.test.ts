import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { untyped } from "../../domain/roi-details/outlook.ts";
import { countWords } from "../../domain/text/words.ts";
import { roiCatalogue } from "./catalogue.ts";
import { draftRoi } from "./draft-roi.ts";
import { reportOf, textOf } from "./report.ts";

const form = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
type Tuning = { [Name in keyof typeof untyped]?: number | null };

const held = (said: string) => said.replaceAll("R$ ", "R$\u00a0");

function report(changes: Partial<RoiValues> & Tuning = {}, isCounted = false) {
  const { investment, reach, conversionPercent, saleValue, ...tuned } = {
    ...form,
    ...untyped,
    ...changes,
  };
  const values = { investment, reach, conversionPercent, saleValue };
  return reportOf({ values, details: analyseDetails({ ...values, ...tuned }), isCounted });
}

describe("the verdict", () => {
  test("before the margin is known names what has to be left, and never says that it pays", () => {
    const { verdict, figures, steps } = report();
    expect(verdict).toContain(
      held(
        "sobrarem mais de R$ 16,67 depois do produto e das taxas (R$ 48 ou mais de cada R$ 100)",
      ),
    );
    expect(steps[0]).toContain(held("se sobrar metade, R$ 17,50, ponha 50"));
    expect(figures).toHaveLength(4);
    expect(textOf(report())).not.toMatch(/se paga|vale a pena,/);
  });

  test.each([
    [{ marginPercent: 99 }, false, "vale a pena, e com folga: sobram cerca de R$ 863"],
    [{ marginPercent: 60 }, false, "mas sem muita folga: sobram cerca de R$ 208"],
    [{ marginPercent: 60 }, true, "Pelas vendas que você contou, vale a pena"],
    [{ marginPercent: 40 }, false, "falta pouco: cerca de R$ 128, ou 10 vendas a mais"],
    [{ marginPercent: 10 }, false, "Para empatar seriam 229 vendas, e a conta prevê cerca de 48"],
    [{ marginPercent: 0 }, false, "de cada venda não sobra nada"],
    [{ marginPercent: 150 }, false, "Confira a margem"],
    [{ conversionPercent: 0.3 }, false, "entram cerca de R$ 630 em vendas por R$ 800"],
    [{ saleValue: 900, conversionPercent: 0.03, marginPercent: 60 }, false, "são poucas vendas"],
    [
      { investment: 90, reach: 100, conversionPercent: 0.5, marginPercent: 40 },
      false,
      "menos de uma venda, então pode não vir nenhuma. Se vier uma, ainda faltam R$ 76",
    ],
    [
      { investment: 50, reach: 400, conversionPercent: 0.1, saleValue: 65 },
      false,
      "Não vale a pena: a conta dá menos de uma venda, e cada venda de R$ 65 sairia por R$ 125",
    ],
    [{ investment: 840, marginPercent: 50 }, false, "Antes de gastar, mude o preço"],
    [{ conversionPercent: 0 }, true, "nenhuma venda veio do anúncio"],
  ] as const)("%j, counted %s: %s", (changes, isCounted, said) => {
    expect(report(changes, isCounted).verdict).toContain(held(said));
  });

  test.each([
    [
      { investment: 2, reach: 10, conversionPercent: 5 },
      "Faltou um mil? R$ 2 de anúncio e 10 pessoas no alcance",
    ],
    [{ investment: 3500, saleValue: 7 }, "Faltou um mil? R$ 7 por venda parece muito pouco"],
    [
      { conversionPercent: 2, marginPercent: 10 },
      "A taxa de 2% já é alta, e mesmo assim não basta. Pelos seus números, não vale a pena",
    ],
  ] as const)("asks first where an input is hard to believe: %j", (changes, said) => {
    expect(report(changes).verdict).toContain(held(said));
  });

  test.each([{}, { marginPercent: 60 }])(
    "a rate that nobody believes is not worked out any further: %j",
    (changes) => {
      const { verdict, ...below } = report({ conversionPercent: 2, ...changes });
      expect(verdict).toContain("Confira a taxa");
      expect(below.steps[0]).toContain("“Não sei a taxa, sei quantas vendas tive”");
      expect(JSON.stringify(below)).not.toMatch(/120|4\.200/);
    },
  );
});

describe("what to do now", () => {
  test.each([
    [{ marginPercent: 40 }, "R$ 38 em vez de R$ 35"],
    [{ marginPercent: 40 }, "Gastar menos não resolve"],
    [{ investment: 840, marginPercent: 50 }, "cada R$ 1 a mais no preço"],
    [
      { conversionPercent: 0.3 },
      "sai por R$ 44,44 de anúncio e traz R$ 35. Gastar menos não resolve",
    ],
    [
      { marginPercent: 60 },
      "Comece com R$ 200, um quarto dos R$ 800, e espere cerca de 12 vendas: com menos de 10, pare",
    ],
    [{ marginPercent: 10 }, "sai por R$ 16,67 de anúncio e deixa R$ 3,50"],
    [{ conversionPercent: 2 }, "teste com 0,1%, 1 em cada 1.000 pessoas: seriam cerca de 6 vendas"],
    [{ investment: 3500, saleValue: 7 }, "ponha R$ 7.000 no valor médio por venda"],
    [{ investment: 5 }, "ponha R$ 5.000 no investimento"],
  ])("%j: %s", (changes, said) => {
    expect(report(changes).steps.join("\n")).toContain(held(said));
  });

  test("is two or three steps in every case that has an answer, each with a figure of the case or a question", () => {
    for (const marginPercent of [null, 60, 40, 5]) {
      const { steps } = report({ marginPercent });
      expect(steps).toHaveLength(3);
      expect(steps.filter((step) => /\d/.test(step)).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("the four figures", () => {
  test("are whole sales, and rates that can be pictured", () => {
    expect(
      report({ marginPercent: 60 }).figures.map(({ value, note }) => `${value}, ${note}`),
    ).toEqual([
      "R$\u00a0208, depois do produto, das taxas e do anúncio",
      "cerca de 48, 1 em cada 130 pessoas (0,8%)",
      "39 vendas, 1 em cada 150 pessoas (0,65%)",
      "R$\u00a016,67, e cada uma deixa R$\u00a021 antes dele",
    ]);
  });
});

test("clicks stand with the other sums", () => {
  const rest = report({
    clickThroughPercent: 2,
    costPerClick: 0.8,
    clickConversionPercent: 5,
  }).rest.join("\n");
  expect(rest).toContain(
    held(
      "Cliques: 1.000, a R$ 0,80 cada (CPC). Deles, 5% viram compra; pela taxa seriam cerca de 48",
    ),
  );
  expect(report({ costPerClick: 80 }).rest.join("\n")).toContain("mais vendas do que cliques");
});

test("reaches the answer through the engine, with the sales that were counted", () => {
  const request = {
    agentType: "roi",
    prompt: "Vale a pena?",
    roi: form,
    today: "2026-11-24",
  } as const;
  expect(draftRoi(request).text).toBe(textOf(report()));
  expect(draftRoi({ ...request, roiSales: 48 }).text).toBe(textOf(report({}, true)));
});

test.each([
  [{ investment: -5 }, "investimento está abaixo de zero"],
  [{ investment: -5, reach: -3 }, "investimento e alcance estão abaixo de zero"],
  [{ reach: 0 }, "sem alcance, ninguém vê o anúncio"],
  [{ conversionPercent: 0 }, "com taxa de 0%, ninguém compra"],
  [{ saleValue: 0 }, "com R$ 0 por venda"],
  [{ investment: 0 }, "Sem gasto não existe retorno (ROI)"],
  [{ conversionPercent: 150 }, "150% passa de 100%"],
  [{ investment: 1e15 }, "grandes demais"],
])("%j makes no sense, and says so: %s", (changes, said) => {
  const { verdict, figures } = report(changes);
  expect(verdict).toContain(held(said));
  expect(figures).toEqual([]);
});

test.each(roiCatalogue())("$heading: short, whole sales, no cure by less money", ({ text }) => {
  expect(countWords(text)).toBeLessThanOrEqual(280);
  expect(text).not.toMatch(/\d,\d+ vendas?|gaste (?:no máximo|bem menos)|embalagem|entrega/i);
});
