import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardTools } from "../../../content/cards/schema.ts";
import { tools } from "./index.ts";

const today = "2026-11-24";
const linesOf = (
  tool: keyof typeof tools,
  typed: Record<string, string>,
  day = today,
): string[] => {
  const outcome = tools[tool].run(typed, day);
  return outcome.kind === "result" ? outcome.lines : [outcome.kind];
};

describe("the sums of answer cards", () => {
  test("a meal's price, and where the money of a sale goes", () => {
    const typed = { ingredients: "8,50", packaging: "1,90", taxes: "12", profit: "30" };
    expect(tools.price.run(typed, today)).toMatchObject({
      headline: { name: "Preço de venda", value: "R$\u00A017,93" },
    });
    expect(linesOf("price", typed)[0]).toBe(
      "A conta: R$\u00A010,40 ÷ (1 − 0,12 − 0,30) = R$\u00A017,93.",
    );
    expect(linesOf("price", typed)[1]).toContain("R$\u00A02,15 são taxas e R$\u00A05,38 são seus");
  });

  test("what is missing waits, and what is wrong says so at its field", () => {
    expect(tools.price.run({ ingredients: "8,50" }, today)).toEqual({ kind: "waiting" });
    expect(
      tools.price.run({ ingredients: "8,50", taxes: "70", profit: "30" }, today),
    ).toMatchObject({
      kind: "faults",
      faults: { profit: expect.stringContaining("100%") },
    });
    expect(tools.price.run({ ingredients: "dez" }, today)).toMatchObject({
      faults: { ingredients: "Escreva só o número, como 8,50." },
    });
    expect(tools.mei.run({ opened: "dezembro" }, today)).toMatchObject({ kind: "faults" });
    expect(tools.budget.run({ budget: "9", click: "0" }, today)).toMatchObject({ kind: "faults" });
  });

  test("a day of the month's amount, and its clicks where their cost is known", () => {
    expect(tools.budget.run({ budget: "300" }, today)).toMatchObject({
      headline: { name: "Por dia, com R$\u00A0300,00 por mês", value: "R$\u00A010,00" },
    });
    const [first] = linesOf("budget", { click: "0,60", budget: "300", buyers: "2" });
    expect(first).toBe(
      "R$\u00A0300,00 por mês são R$\u00A010,00 por dia: 500 cliques. Se 2 de cada 100 compram, são 10 vendas. Cada venda custa R$\u00A030,00 de anúncio.",
    );
  });

  test("what a sale leaves, today and at the price next door", () => {
    expect(tools.margin.run({ cost: "12", price: "20" }, today)).toMatchObject({
      headline: { name: "Sobra de cada venda", value: "R$\u00A08,00" },
    });
    expect(linesOf("margin", { cost: "12", price: "20", other: "18" })[1]).toBe(
      "A R$\u00A018,00 sobram R$\u00A06,00. Para ganhar o mesmo, cada 10 vendas de hoje teriam de virar 14.",
    );
    expect(linesOf("margin", { cost: "12", price: "20", other: "10" })[1]).toContain("você perde");
    expect(tools.margin.run({ cost: "12", price: "10" }, today)).toMatchObject({
      headline: { name: "Perda em cada venda", value: "R$\u00A02,00" },
    });
  });

  test("whether an advertisement paid is said where it is known what a sale leaves", () => {
    expect(linesOf("result", { spent: "150", sales: "8" })[0]).toMatch(/^Se valeu, depende/);
    expect(linesOf("result", { spent: "150", sales: "8", left: "20" })[0]).toMatch(/^Valeu/);
    expect(linesOf("result", { spent: "150", sales: "8", left: "15" })[0]).toMatch(/^Não valeu/);
    expect(tools.result.run({ spent: "150", sales: "0" }, today)).toMatchObject({
      headline: { value: "" },
    });
  });

  test("a post a week with the dates of the four weeks to come", () => {
    const lines = linesOf("month", {});
    expect(lines[0]).toMatch(/^Terça, 24\/11: Black Friday \(sexta, 27\/11\)\./);
    expect(lines[1]).toMatch(/^Terça, 01\/12: Os bastidores/);
    expect(lines[3]).toContain("Natal (sexta, 25/12)");
    expect(lines).toHaveLength(5);
    expect(linesOf("month", {}, "2027-05-04")[0]).toContain("Dia das Mães (domingo, 09/05)");
  });

  test("what a MEI may sell, by the month of opening", () => {
    expect(linesOf("mei", { opened: "ago", earned: "30.000" }).slice(1, 3)).toEqual([
      "Quem abriu em agosto conta 5 meses: R$\u00A06.750,00 vezes esses meses, R$\u00A033.750,00.",
      "Ainda cabem R$\u00A03.750,00 até dezembro.",
    ]);
    expect(linesOf("mei", { earned: "90000" })[1]).toContain("passou R$\u00A09.000,00");
  });

  test("nothing that is typed throws, and no sum says NaN", () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.constant("1e400"));
    const years = { min: new Date("2024-01-01"), max: new Date("2099-12-31"), noInvalidDate: true };
    const anyDay = fc.date(years).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.constantFrom(...cardTools), fc.array(typed), anyDay, (tool, all, day) => {
        const { fields, run } = tools[tool];
        const answers = Object.fromEntries(fields.map(({ id }, at) => [id, all[at] ?? ""]));
        for (const on of [today, day])
          expect(JSON.stringify(run(answers, on))).not.toMatch(/NaN|Infinity|undefined|—/);
      }),
      { numRuns: 500 },
    );
  });
});
