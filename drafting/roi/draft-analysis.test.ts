import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { countWords } from "../../domain/text/words.ts";
import { draftAnalysis } from "./draft-analysis.ts";

function textOf(
  investment: number,
  reach: number,
  conversionPercent: number,
  saleValue: number,
): string {
  return draftAnalysis({ investment, reach, conversionPercent, saleValue }).text;
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value, -value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}

/** Figures of a text that are neither typed nor computed, at the decimals they are shown with. */
function strangers(values: RoiValues): string[] {
  const { text } = draftAnalysis(values);
  const known = [...numbersIn(values), ...numbersIn(analyseRoi(values)), 0, 100, -100];
  const figures = text.match(/-?(?:R\$ )?\d[\d.]*(?:,\d+)?%?/g) ?? [];
  return figures.filter((figure) => {
    const shown = figure.replace(/\.$/, "");
    const value = Number(shown.replace(/R\$ |%|\./g, "").replace(",", "."));
    const decimals = (/,(\d+)/.exec(shown)?.[1] ?? "").length;
    // half a unit of the last decimal shown, and what a double cannot hold
    const near = (number: number) =>
      Math.abs(number - value) <= 0.51 * 10 ** -decimals + Math.abs(number) * 1e-14;
    return !known.some(near);
  });
}

describe("an investment explained", () => {
  test("the example of the form, number by number", () => {
    const text = textOf(800, 6000, 0.8, 35);
    for (const part of [
      "Receita: R$ 1.680,00\nROI bruto: 110%\nVendas: 48\nCusto por venda: R$ 16,67 de anúncio",
      "Receita menos anúncio: R$ 880,00.",
      "ROAS: cada real investido traz R$ 2,10 em vendas.",
      "Custo por mil: R$ 133,33",
      "Ponto de equilíbrio: 23 vendas para a receita cobrir o anúncio, uma taxa de 0,381%.",
      "Fraco, 0,4%: 24 vendas, R$ 840,00 de receita e ROI bruto de 5%.",
      "Esperado, 0,8%: 48 vendas, R$ 1.680,00 de receita e ROI bruto de 110%.",
      "Forte, 1,2%: 72 vendas, R$ 2.520,00 de receita e ROI bruto de 215%.",
      "Gastar 10% menos (R$ 720,00) com o mesmo público leva o ROI bruto a 133,33% e a receita menos o anúncio a R$ 960,00.",
      "Subir a taxa em 10%, para 0,88%, leva o ROI bruto a 131% e a receita menos o anúncio a R$ 1.048,00.",
      "R$ 16,67 pagam o anúncio e R$ 18,33 ficam para produto",
      "Comece com R$ 200,00, um quarto do valor. Seriam 12 vendas; com menos de 6 vendas",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Cuidado com a taxa");
  });

  test("the answer stands first, and the whole is read in two minutes", () => {
    const text = textOf(800, 6000, 0.8, 35);
    expect(text.split("\n")[0]).toBe(
      "Com esses números, entram R$ 1.680,00 em vendas por R$ 800,00 de anúncio. Vale a pena se, de cada R$ 100 vendidos, sobrarem mais de R$ 47,62 depois do produto e das taxas.",
    );
    expect(countWords(text)).toBeLessThanOrEqual(300);
    // the longest there is: a rate to warn of, or a loss that neither lever mends
    for (const longest of [textOf(1000, 10_000, 2, 80), textOf(90_000, 1000, 1, 90)])
      expect(countWords(longest)).toBeLessThanOrEqual(350);
  });

  test("revenue is not profit, and what is missing is named", () => {
    const text = textOf(1000, 10_000, 0.5, 80);
    expect(text).toContain("Receita não é lucro");
    expect(text).toMatch(/ficam para produto, entrega, taxas, aluguel e impostos/);
  });

  test.each([
    [0.99, false],
    [1, true],
    [1.5, true],
    [30, true],
  ])("a rate of %d %% of the reach is warned about: %s", (rate, warned) => {
    expect(textOf(1000, 10_000, rate, 80).includes("taxa alta para alcance")).toBe(warned);
  });

  test("a loss is called one, with what would end it", () => {
    const text = textOf(900, 1000, 0.1, 90);
    expect(text).toContain(
      "o anúncio não se paga: entram R$ 90,00 em vendas por R$ 900,00 de anúncio",
    );
    expect(text).toContain("leva o ROI bruto a -88,89% e a falta a R$ 720,00");
    expect(text).toContain("Com o resto igual, a taxa teria de chegar a 1%.");
    expect(text).toContain("Antes de gastar, reveja a oferta, o preço ou o público.");
  });

  test("revenue that only equals the advertisement pays nothing: the product costs too", () => {
    expect(textOf(100, 1000, 0.5, 20)).toContain("o anúncio não se paga: entram R$ 100,00");
  });

  test("whether it pays is not said before the margin is known", () => {
    expect(textOf(800, 6000, 0.8, 35)).not.toMatch(/se paga/);
  });

  test("less than one sale is an average, and a smaller test would show nothing", () => {
    expect(textOf(10, 100, 0.5, 30)).toContain("Menos de uma venda é uma média");
    expect(textOf(10, 100, 0.5, 30)).toContain("um teste menor não mostraria nada");
    expect(textOf(2000, 10, 0.9, 100)).toContain("nem que todas as pessoas comprassem");
  });
});

describe("unusual values, in words", () => {
  test("a value below zero is named and nothing is made of it", () => {
    const text = textOf(-5, 1000, 1, 35);
    expect(text).toContain("investimento (-R$ 5,00) está abaixo de zero");
    expect(text).not.toMatch(/ROI|receita de/);
    expect(textOf(-5, -3, 1, 35)).toContain("alcance (-3) estão abaixo de zero");
  });

  test.each([
    [800, 0, 0.8, 35, "sem alcance, ninguém vê o anúncio"],
    [800, 6000, 0, 35, "com taxa de 0%, ninguém compra"],
    [800, 6000, 0.8, 0, "com R$ 0,00 por venda, vender não traz receita"],
  ])("%d, %d, %d, %d: %s", (investment, reach, rate, saleValue, reason) => {
    const text = textOf(investment, reach, rate, saleValue);
    expect(text).toContain(reason);
    expect(text).toContain("(ROI) é de -100%");
  });

  test.each([
    ["the value of a sale", 800, 6000, 0],
    ["the reach", 800, 0, 35],
    ["the investment", 0, 6000, 35],
    ["all of them", 0, 0, 0],
  ])(
    "a rate too high for reach is warned about though zero is %s",
    (_, investment, reach, value) => {
      const warned = (rate: number) =>
        textOf(investment, reach, rate, value).split("taxa alta para alcance").length - 1;
      expect([0.99, 1, 1.5, 30, 100].map(warned)).toEqual([0, 1, 1, 1, 1]);
    },
  );

  test.each([
    [800, 6000, 0],
    [800, 0, 35],
    [0, 0, 0],
  ])("a rate over 100 % is warned about beside %d, %d and %d", (investment, reach, value) => {
    expect(textOf(investment, reach, 150, value)).toContain("150% passa de 100%");
  });

  test("a rate over 100 % of a reach that cost nothing names no sum to pay back", () => {
    const text = textOf(0, 100, 150, 20);
    expect(text).toContain("Sem investimento não existe retorno");
    expect(text).not.toContain("R$ 0,00");
  });

  test("without a rate it says where even everybody would not be enough", () => {
    expect(textOf(800, 10, 0, 35)).toContain("nem que todas as pessoas comprassem");
  });

  test("without an investment less than one sale is an average all the same", () => {
    expect(textOf(0, 100, 0.5, 30)).toContain("Menos de uma é uma média: pode não vir nenhuma.");
  });

  test("without a rate it says how many sales would be needed", () => {
    expect(textOf(800, 6000, 0, 35)).toContain(
      "Para pagar R$ 800,00 seriam necessárias 23 vendas de R$ 35,00, o que pede uma taxa de pelo menos 0,381%.",
    );
  });

  test("without an investment there is no ROI", () => {
    const text = textOf(0, 1000, 0.5, 50);
    expect(text).toContain("5 vendas e R$ 250,00 de receita");
    expect(text).toContain("Sem investimento não existe retorno");
    expect(textOf(0, 0, 0, 0)).toContain("Também não há investimento");
  });

  test("more sales than people is no forecast", () => {
    const text = textOf(100, 1000, 150, 20);
    expect(text).toContain("a taxa de 150% passa de 100%. Seriam 1.500 vendas para 1.000 pessoas");
    expect(text).toContain("Com esses números não dá para decidir");
    expect(text).toContain("bastam 5 vendas de R$ 20,00, uma taxa de 0,5%");
  });

  test("numbers no shop has are sent back to be checked", () => {
    expect(textOf(1e15, 6000, 0.8, 35)).toContain("grandes demais");
    expect(textOf(1, 1e14, 50, 1e3)).toContain("grandes demais");
  });
});

describe("whatever the values", () => {
  const hundredths = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
  const typed = fc.record({
    investment: hundredths(10_000_000),
    reach: fc.integer({ min: 0, max: 10_000_000 }),
    conversionPercent: fc.oneof(hundredths(300), hundredths(20_000)),
    saleValue: hundredths(1_000_000),
  });
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const any = fc.record({
    investment: finite,
    reach: finite,
    conversionPercent: finite,
    saleValue: finite,
  });

  test("every figure is one that was typed or computed", () => {
    fc.assert(
      fc.property(typed, (values) => {
        expect(strangers(values)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("the text is plain, promises nothing and has no dash for a missing number", () => {
    fc.assert(
      fc.property(fc.oneof(typed, any), (values) => {
        const { text } = draftAnalysis(values);
        expect(text).not.toMatch(/[*_#`—\u00A0]|NaN|Infinity|undefined|null| {2}/);
        expect(text).not.toMatch(/garantimos|com certeza|vai (?:render|vender)/);
        expect(text.length).toBeLessThan(6000);
      }),
      { numRuns: 500 },
    );
  });
});
