import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBrl, formatPercent } from "../../domain/numbers/format.ts";
import { createAdCheck } from "../../drafting/guard/index.ts";
import { createFigureCheck } from "./figures.ts";
import { toCheck } from "./guarded.ts";
import { isCountOrSpan, isRoundFigure } from "./harmless-figures.ts";

const facts = `- Investimento: R$ 800,00
- Receita: R$ 1.680,00
- Resultado: -R$ 120,50
- ROI bruto: 110%
- ROAS: 2,1
- CAC: R$ 16,67
- Taxa para empatar: 0,381%
- Vendas esperadas: 48`;

describe("the figures of an analysis", () => {
  const check = createFigureCheck(facts, isRoundFigure);

  test.each([
    "A receita é de R$ 1.680,00, ou R$ 1.680.",
    "O prejuízo é de R$ 120,50.",
    "Cada real traz R$ 2,10; o ROI é de 110 por cento.",
    "Cada venda custa cerca de R$ 17.",
    "Bastam 0,38% para empatar.",
    "1. São 48 vendas, de cada 100 pessoas menos de 1.",
    "1,68 mil reais em 3 cenários, com 10% a mais, por 15 dias.",
  ])("are those worked out, as in %j", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test.each([
    ["A receita é de R$ 1.780,00.", "R$ 1.780,00"],
    ["O ROI é de 880%.", "880%"],
    ["São 49 vendas.", "49"],
    ["O ROI é de 48%.", "48%"],
    ["Sobra R$ 1.500.50.", "R$ 1.500.50"],
    ["São 2 milhões de pessoas.", "2 milhões"],
  ])("in %j have one too many: %s", (text, figure) => {
    expect(check(text)).toEqual({ rule: "figure", figure });
  });

  test("are known however exactly they are written", () => {
    const value = fc.double({ min: 1, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, (amount) => {
        const known = `- Um: ${formatBrl(amount)}\n- Dois: ${formatPercent(amount, 4)}`;
        const strict = createFigureCheck(known, () => false);
        expect(strict(`São ${formatBrl(amount)} e ${formatPercent(amount)}.`)).toBeUndefined();
        expect(strict(`São ${formatBrl(amount * 1.5 + 1)}.`)).toBeDefined();
      }),
    );
  });
});

describe("the figures of advice", () => {
  const check = createFigureCheck("Tenho R$ 300 e 47 clientes.", isCountOrSpan);

  test.each([
    "Gaste os R$ 300 em 3 partes.",
    "Em 30 minutos, às 18h.",
    "1. Um\n12. Doze",
    "Em 2026.",
  ])("are given or counts in %j", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test.each(["Gaste R$ 50.", "Você vende 30% mais.", "São 2500 pessoas.", "Chame 62 clientes."])(
    "are invented in %j",
    (text) => {
      expect(check(text)?.rule).toBe("figure");
    },
  );
});

describe("the claims of an ad", () => {
  const check = toCheck(createAdCheck({ description: "Bolo a R$ 35, entrega grátis em Olinda." }));

  test.each(["Bolo por R$ 35", "Entrega grátis em Olinda", "Encomende o seu bolo"])(
    "%j is said",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );

  test.each(["Bolo por R$ 30", "Bolo com desconto", "O melhor bolo", "Feito há 20 anos"])(
    "%j is not",
    (text) => {
      expect(check(text)).toBeDefined();
    },
  );
});
