import { describe, expect, it } from "vitest";
import { agentTypes } from "../../contract/gemini-chat.ts";
import { adInventedCheck, adNamesCheck } from "./checks/ad-facts.ts";
import { adUnfinishedCheck } from "./checks/ad-pieces.ts";
import { checksOfAgent, faultsOf } from "./checks/all-checks.ts";
import { inventedNumber } from "./checks/numbers-in-text.ts";
import { type Fraction, fourOf, fraction, isSame, rounded, sumsOf } from "./checks/roi-sums.ts";
import { sameAnswers, sharedOpenings } from "./checks/set-checks.ts";
import { fold, wordsOf } from "./checks/text.ts";
import { answeredQuestion, foreignThing } from "./checks/trades.ts";
import { heldBackGoodAnswers } from "./held-back/good-answers.ts";
import type { EvaluationInput } from "./input.ts";
import { inputs, parts } from "./inputs.ts";
import { badAds } from "./planted/bad-ads.ts";
import { badAnalyses } from "./planted/bad-analyses.ts";
import { badPlans } from "./planted/bad-plans.ts";
import { badQuotes } from "./planted/bad-quotes.ts";
import { badReviews } from "./planted/bad-reviews.ts";
import { badWordings } from "./planted/bad-wordings.ts";
import { goodHardReviews } from "./planted/good-hard-reviews.ts";
import { goodAds, goodAnalyses, goodPlans } from "./planted/good-others.ts";
import { goodQuotes } from "./planted/good-quotes.ts";
import { goodReviews } from "./planted/good-reviews.ts";
import { goodTradeAds } from "./planted/good-trade-ads.ts";
import { goodTradeReviews } from "./planted/good-trade-reviews.ts";
import { goodWordedAds, goodWordings } from "./planted/good-wordings.ts";
import type { PlantedAnswer } from "./planted/planted.ts";
import { releasedGoodAnswers } from "./released/good-answers.ts";

const all = parts.flatMap((part) => inputs[part]);

const analyses = all.filter((input) => input.agent === "roi");

/** Figures are written to six decimals, money to two. */
function agree(sum: Fraction, figure: string | null): boolean {
  const decimals = [6, 2];
  return figure !== null && decimals.some((count) => isSame(rounded(sum, count), fraction(figure)));
}

function wordsIn({ prompt }: EvaluationInput): ReadonlySet<string> {
  return new Set(wordsOf(fold(prompt)));
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(one.size + other.size - both, 1);
}

/** "Gostei", "5/5": there are few ways to say nothing, and only the very same words repeat one. */
function saysNothing(input: EvaluationInput): boolean {
  return input.agent === "reviews" && input.points.length === 0;
}

function inputOf({ to }: PlantedAnswer): EvaluationInput {
  const input = all.find(({ id }) => id === to);
  if (!input) throw new Error(`No input ${to}`);
  return input;
}

describe("the inputs", () => {
  it("are at least 80, every id once", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  /** Not a share of all: the open part may grow as the engine's writers need, a rate over fewer says too little. */
  it("are hidden in part, a hundred and seventy at least and ten of every agent", () => {
    expect(inputs["held-back"].length).toBeGreaterThanOrEqual(170);
    for (const agent of agentTypes) {
      const hidden = inputs["held-back"].filter((input) => input.agent === agent);
      expect([agent, hidden.length >= 10]).toEqual([agent, true]);
    }
  });

  /** By the share of words that stand in both; ROI prompts are built from the form, and so alike. */
  it("are fresh where they are hidden: none nearly repeats an open one", () => {
    const open = inputs.open.filter(({ agent }) => agent !== "roi").map(wordsIn);
    const hidden = inputs["held-back"].filter(({ agent }) => agent !== "roi");
    const copies = hidden.filter((input) => {
      const most = saysNothing(input) ? 1 : 0.5;
      const words = wordsIn(input);
      return open.some((other) => shared(words, other) >= most);
    });
    expect(copies.length).toBe(0);
  });

  it.each(parts)("have every kind of review and commands hidden for every agent: %s", (part) => {
    const reviews = inputs[part].filter((input) => input.agent === "reviews");
    expect(new Set(reviews.map(({ kind }) => kind)).size).toBe(5);
    const injections = inputs[part].filter(({ forbidden }) => forbidden);
    expect(new Set(injections.map(({ agent }) => agent)).size).toBe(agentTypes.length);
  });

  it.each(analyses)(
    "$id: our own sums agree with the figures worked out apart from them",
    (input) => {
      const sums = sumsOf(fourOf(input.values));
      for (const [name, figure] of Object.entries(input.figures)) {
        const sum = sums[name as keyof typeof input.figures];
        expect([name, sum && agree(sum, figure)]).toEqual([name, figure && true]);
      }
    },
  );
});

describe("the checks", () => {
  const good = [
    goodReviews,
    goodHardReviews,
    goodTradeReviews,
    goodAds,
    goodTradeAds,
    goodPlans,
    goodAnalyses,
    goodWordings,
    goodWordedAds,
    goodQuotes,
  ].flatMap((set) => Object.values<PlantedAnswer>(set));
  const bad = [...badReviews, ...badWordings, ...badQuotes, ...badAds, ...badPlans, ...badAnalyses];

  it.each([...good, ...releasedGoodAnswers])("let a good answer to $to pass", (answer) => {
    expect(faultsOf(answer, inputOf(answer))).toEqual([]);
  });

  /** Without ids: whoever runs the tests is not shown what is held back. */
  it.each(heldBackGoodAnswers)("let good answer %# of the held-back part pass", (answer) => {
    expect(faultsOf(answer, inputOf(answer))).toEqual([]);
  });

  it.each(bad)("catch a bad answer to $to by $check alone", (answer) => {
    const faults = faultsOf(answer, inputOf(answer));
    expect(faults.map(({ check }) => check)).toEqual([answer.check]);
  });

  it("let a name have its accents back, and no capital lost", () => {
    const owner = { prompt: "Bolos da Padaria Sao Jose", facts: [], things: "bolo" };
    const nameFault = (text: string) =>
      adNamesCheck.fault(
        { text, pieces: [{ kind: "google-title", text }] },
        { agent: "ads", id: "inline", ...owner },
      );
    expect(nameFault("Bolos da Padaria São José")).toBeUndefined();
    expect(nameFault("Bolos da padaria são José")).toBe("Bolos da padaria são José");
  });

  it("take no measurement for a doctor, and no time that has come for haste", () => {
    const prompt = "Fez a cozinha, tudo alinhado.";
    const thing = (text: string) => foreignThing(text, prompt, []);
    expect(thing("Da medição até a montagem.")).toBeUndefined();
    expect(thing("Os médicos agradecem.")).toBe("medicos");
    const owner = { prompt: "Troca de pneu em Itu", facts: [], things: "pneu" };
    const claim = (text: string) =>
      adInventedCheck.fault(
        { text, pieces: [{ kind: "meta-text", text }] },
        { agent: "ads", id: "inline", ...owner },
      );
    expect(claim("Está na hora de trocar o pneu?")).toBeUndefined();
    expect(claim("Troca de pneu na hora.")).toBeDefined();
  });

  it("know a car wash, plain dealing and WhatsApp by the names that people give them", () => {
    expect(foreignThing("Sobre a lavagem.", "Risco no lava-rápido", [])).toBeUndefined();
    expect(foreignThing("Sobre a lavagem.", "Risco na mesa", [])).toBe("lavagem");
    expect(foreignThing("Pela honestidade.", "Tudo sem enrolação", [])).toBeUndefined();
    expect(foreignThing("Pela honestidade.", "Tudo bonito", [])).toBe("honestidade");
    const claim = (text: string) =>
      adInventedCheck.fault(
        { text, pieces: [{ kind: "meta-text", text }] },
        {
          agent: "ads",
          id: "inline",
          prompt: "Orçamento pelo zap",
          facts: [],
          things: "orcamento",
        },
      );
    expect(claim("Chame no WhatsApp.")).toBeUndefined();
    expect(claim("Loja no Whitby.")).toBeDefined();
  });

  it("know a couple from a number, and a table that was booked from one that was bought", () => {
    const given = new Set<string>();
    expect(inventedNumber("Esperamos que os dois já estejam bem.", given)).toBeUndefined();
    expect(inventedNumber("Um jantar a dois.", given)).toBeUndefined();
    expect(inventedNumber("Os dois garçons.", given)).toBe("2");
    const booked = "Fiz a reserva e a mesa estava ocupada.";
    expect(foreignThing("O telefone do restaurante.", booked, [])).toBeUndefined();
    expect(foreignThing("O restaurante.", "A mesa veio riscada", [])).toBe("restaurante");
  });

  it("take a request for the right answer for none, and no call of a piece for its loss", () => {
    expect(answeredQuestion("Fazemos questão de responder certo.")).toBeUndefined();
    expect(answeredQuestion("Fazemos bolo, sim.")).toBe("fazemos");
    const cutOff = (text: string) =>
      adUnfinishedCheck.fault(
        { text, pieces: [{ kind: "meta-text", text }] },
        { agent: "ads", id: "inline", prompt: "Pudim de coco", facts: [], things: "pudim" },
      );
    expect(cutOff("Pudim de coco. Reserve o seu.")).toBeUndefined();
    expect(cutOff("Pudim de coco para o seu.")).toBeDefined();
  });

  it("take what costs nothing for free, in whatever words the owner says it", () => {
    const claim = (prompt: string) =>
      adInventedCheck.fault(
        { text: "", pieces: [{ kind: "meta-text", text: "Lente grátis com a armação." }] },
        { agent: "ads", id: "inline", prompt, facts: [], things: "lente" },
      );
    expect(claim("Na compra da armação a lente sai de graça")).toBeUndefined();
    expect(claim("Comprou a armação, a lente é sem custo")).toBeUndefined();
    expect(claim("Armação com lente por R$ 200")).toBeDefined();
  });

  const planted = new Set(bad.map((answer) => `${inputOf(answer).agent} ${answer.check}`));
  const ofAgents = agentTypes.flatMap((agent) =>
    checksOfAgent[agent].map(({ name }) => `${agent} ${name}`),
  );

  it.each(ofAgents)("have a planted bad answer each: %s", (check) => {
    expect([...planted]).toContain(check);
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
