import { describe, expect, test } from "vitest";
import { fold } from "../../../../domain/search/fold.ts";
import { readDocuments } from "../../../knowledge/documents.ts";
import { ideas } from "../phrases/marketing-ideas.ts";
import { featuresOf } from "./example-features.ts";
import { familyOf } from "./families.ts";
import { rankByExamples } from "./rank-by-examples.ts";
import { readContext } from "./read-context.ts";
import { exampleSets, outsideKey } from "./read-examples.ts";
import { readQuestion } from "./read-question.ts";

const examples = exampleSets
  .flatMap((set) => Object.entries(set))
  .flatMap(([key, texts]) => texts.map((text) => ({ key, text })));

function bestOf(question: string): string | undefined {
  return rankByExamples(question)[0]?.key;
}

describe("the examples", () => {
  test("are of documents that there are, each told once", () => {
    const keys = new Set([outsideKey, ...readDocuments().map(({ key }) => key)]);
    expect(examples.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(new Set(examples.map(({ text }) => fold(text))).size).toBe(examples.length);
  });

  test("leave no item and no prompt without one", () => {
    const told = new Set(examples.map(({ key }) => familyOf(key)));
    const silent = readDocuments().filter(
      ({ key, kind }) => kind !== "lesson" && !told.has(familyOf(key)),
    );
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  test("are each known again as what they were told for", () => {
    // Every fourth: each takes time, and all were told alike.
    const some = examples.filter((_, at) => at % 4 === 0);
    const strange = some.filter(({ key, text }) => {
      const best = bestOf(readContext(text).rest);
      return best === undefined || familyOf(best) !== familyOf(key);
    });
    // One that tells of being found as well as of the trade's plan may go either way.
    expect(strange.length).toBeLessThanOrEqual(2);
  });
});

describe("a question that no example has", () => {
  test.each([
    [
      "a costureira entregou o vestido torto e a noiva ta berrando no zap",
      "restaurante-pedido-atrasado",
    ],
    ["sumiu a senha do e-mail da ficha do google e meu primo nao devolve", "aula-2#0"],
    [
      "que papel a gente assina pro freguês não reclamar do serviço combinado",
      "gemini-criar-contratos",
    ],
    ["as bananas tão passando do ponto na quitanda", "mercadinho-menos-perda"],
    ["o letreiro novo não aparece na foto da frente", "fotos-fachada"],
    ["vai cair temporal amanhã?", outsideKey],
    ["quanto recolho de imposto por mês", outsideKey],
  ])("%j is about %s", (question, key) => {
    expect(bestOf(question)).toBe(key);
  });

  test("may be misspelt", () => {
    const { context } = readQuestion("como pesso avalliasao pros cliemtes");
    expect(bestOf(context.rest)).toBe("estrategias-solicitar");
  });

  test("shares nothing where it says nothing", () => {
    expect(rankByExamples("")).toEqual([]);
    expect(rankByExamples("123 🙂")).toEqual([]);
  });

  test("is answered alike however long the paste is", () => {
    const started = performance.now();
    rankByExamples("como peço avaliação ".repeat(400));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe("ideas", () => {
  test("make words alike that share no letter", () => {
    const [one, other] = [featuresOf("furiosa"), featuresOf("brava")];
    expect([...one.keys()].filter((name) => other.has(name))).toEqual(["idea angry"]);
  });

  test("are beginnings of folded words", () => {
    for (const words of Object.values(ideas)) expect(words).toMatch(/^[a-z$]+(?: [a-z$]+)*$/);
  });
});
