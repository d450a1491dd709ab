import { describe, expect, it } from "vitest";
import { checksOfAgent, faultsOf } from "./checks/all-checks.ts";
import { type Fraction, fourOf, fraction, isSame, rounded, sumsOf } from "./checks/roi-sums.ts";
import { sameAnswers, sharedOpenings } from "./checks/set-checks.ts";
import type { EvaluationInput } from "./input.ts";
import { inputs, partOf, parts } from "./inputs.ts";
import { badAds, badAnalyses, badPlans } from "./planted/bad-others.ts";
import { badReviews } from "./planted/bad-reviews.ts";
import { goodHardReviews } from "./planted/good-hard-reviews.ts";
import { goodAds, goodAnalyses, goodPlans } from "./planted/good-others.ts";
import { goodReviews } from "./planted/good-reviews.ts";
import type { PlantedAnswer } from "./planted/planted.ts";

const all = parts.flatMap((part) => inputs[part]);

const analyses = all.filter((input) => input.agent === "roi");

/** Figures are written to six decimals, money to two. */
function agree(sum: Fraction, figure: string | null): boolean {
  const decimals = [6, 2];
  return figure !== null && decimals.some((count) => isSame(rounded(sum, count), fraction(figure)));
}

function inputOf({ to }: PlantedAnswer): EvaluationInput {
  const input = inputs.open.find(({ id }) => id === to);
  if (!input) throw new Error(`No open input ${to}`);
  return input;
}

describe("the inputs", () => {
  it("are at least 80, every id once", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("stand in the part that the hash of their id names, about a third of them held back", () => {
    for (const part of parts)
      for (const { id } of inputs[part]) expect(`${id}: ${partOf(id)}`).toBe(`${id}: ${part}`);
    const share = inputs["held-back"].length / all.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.4);
  });

  it("have every agent, every kind of review and commands hidden for every agent", () => {
    for (const part of parts) {
      const reviews = inputs[part].filter((input) => input.agent === "reviews");
      expect(new Set(reviews.map(({ kind }) => kind)).size).toBe(5);
      expect(new Set(inputs[part].map(({ agent }) => agent)).size).toBe(4);
    }
    const injections = all.filter(({ forbidden }) => forbidden);
    expect(injections.length).toBeGreaterThanOrEqual(10);
    expect(new Set(injections.map(({ agent }) => agent)).size).toBe(4);
  });

  it.each(analyses)("$id: our own sums agree with the figures worked out by hand", (input) => {
    const sums = sumsOf(fourOf(input.values));
    for (const [name, figure] of Object.entries(input.figures)) {
      const sum = sums[name as keyof typeof input.figures];
      expect([name, sum && agree(sum, figure)]).toEqual([name, figure && true]);
    }
  });
});

describe("the checks", () => {
  const good = [goodReviews, goodHardReviews, goodAds, goodPlans, goodAnalyses].flatMap((set) =>
    Object.values<PlantedAnswer>(set),
  );
  const bad = [...badReviews, ...badAds, ...badPlans, ...badAnalyses];

  it.each(good)("let a good answer to $to pass", (answer) => {
    expect(faultsOf(answer, inputOf(answer))).toEqual([]);
  });

  it.each(bad)("catch a bad answer to $to by $check alone", (answer) => {
    const faults = faultsOf(answer, inputOf(answer));
    expect(faults.map(({ check }) => check)).toEqual([answer.check]);
  });

  it("have a planted answer each, for every agent that they are of its own", () => {
    const caught = new Set(bad.map((answer) => `${inputOf(answer).agent} ${answer.check}`));
    const ofAll = new Set(checksOfAgent.marketing.slice(0, 6).map(({ name }) => name));
    for (const [agent, checks] of Object.entries(checksOfAgent))
      for (const { name } of checks)
        expect([...caught]).toContain(ofAll.has(name) ? `reviews ${name}` : `${agent} ${name}`);
  });

  it("see openings that too many share, and an answer given twice", () => {
    const opening = (id: string, rest: string) => ({ id, text: `Muito obrigado pela sua ${rest}` });
    const other = (id: string) => ({ id, text: `${id} escreve uma resposta própria` });
    const varied = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(other);
    const shared = [...varied, ...["visita", "nota", "carta"].map((rest) => opening(rest, rest))];
    expect(sharedOpenings(shared).map(({ what }) => what)).toEqual(["muito obrigado pela sua"]);
    expect(sharedOpenings([...varied, opening("j", "visita"), opening("k", "nota")])).toEqual([]);
    const twice = [opening("l", "visita"), opening("m", "visita"), other("n")];
    expect(sameAnswers(twice).map(({ ids }) => ids)).toEqual([["l", "m"]]);
    expect(sameAnswers(shared)).toEqual([]);
  });
});
