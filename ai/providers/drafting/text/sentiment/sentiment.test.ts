import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deadline, leastTimeOf } from "../../fixture-time.ts";
import { toClauses } from "./clauses.ts";
import { reviewKinds } from "./evidence.ts";
import { bucketCount, eachFeature } from "./features.ts";
import { feelingOf } from "./feeling.ts";
import { feelingOfReview } from "./review.ts";

const anyText = fc.string({ unit: "binary", maxLength: 600 });

function likeliest(text: string): string {
  const chances = feelingOfReview(text);
  return reviewKinds.reduce((best, kind) => (chances[kind] > chances[best] ? kind : best));
}

describe("the feeling of a clause", () => {
  test.each([
    "O atendimento foi excelente e a comida deliciosa",
    "chegou no dia combinado e bem embalado",
    "ele consertou na mesma hora e explicou tudo com calma",
    "ele resolveu em meia hora e não cobrou",
    "MUUUITO BOM, super recomendo",
  ])("%j is praise", (text) => {
    expect(feelingOf(text).polarity).toBeGreaterThan(0.3);
  });

  test.each([
    "O atendimento foi péssimo e a comida horrível",
    "esperei duas horas e ninguém apareceu",
    "a alça rasgou no segundo dia",
    "cobraram duas vezes e não devolveram",
    "mandei mensagem e não responderam",
  ])("%j is blame", (text) => {
    expect(feelingOf(text).polarity).toBeLessThan(-0.3);
  });

  test.each(["boa tarde", "moro perto da padaria", "comprei na terça-feira"])(
    "%j praises and blames less than a judgement does",
    (text) => {
      expect(Math.abs(feelingOf(text).polarity)).toBeLessThan(0.5);
    },
  );

  test.each([
    ["recomendo", "não recomendo"],
    ["volto", "não volto mais"],
    ["nunca me deixaram na mão", "me deixaram na mão"],
    ["não tenho do que reclamar", "tenho muito do que reclamar"],
  ])("%j is better than %j", (better, worse) => {
    expect(feelingOf(better).polarity).toBeGreaterThan(feelingOf(worse).polarity + 0.3);
  });

  test("case, accents and drawn-out letters change nothing", () => {
    expect(feelingOf("PÉSSIMOOOO atendimento")).toEqual(feelingOf("pessimo atendimento"));
  });

  test("any text gets probabilities that add up, and the same ones again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { good, bad, neutral, polarity, confidence } = feelingOf(text);
        expect(good + bad + neutral).toBeCloseTo(1, 9);
        expect(polarity).toBeCloseTo(good - bad, 9);
        expect(confidence).toBe(Math.max(good, bad, neutral));
        expect(feelingOf(text).good).toBe(good);
      }),
    );
  });

  test("features stay within the buckets", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        eachFeature(text, (bucket, value) => {
          expect(bucket >= 0 && bucket < bucketCount && Number.isInteger(bucket)).toBe(true);
          expect(value).toBeGreaterThan(0);
        });
      }),
    );
  });
});

describe("the feeling of a review", () => {
  test.each([
    ["praise", "Fui super bem atendida. A moça explicou tudo com paciência e o preço é justo."],
    ["praise", "Levei minha avó e ela adorou. Já marcamos de voltar no domingo!"],
    ["complaint", "Esperei uma hora e a comida veio fria. Reclamei e ninguém pediu desculpa."],
    ["complaint", "O aparelho parou de funcionar no dia seguinte. Ligo e ninguém atende."],
    ["mixed", "A comida é deliciosa, mas o atendimento é péssimo."],
    ["mixed", "Bolo lindo e gostoso. Pena que chegou uma hora depois do combinado."],
  ])("%s: %j", (kind, text) => {
    expect(likeliest(text)).toBe(kind);
  });

  test("any text gets probabilities that add up", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { praise, complaint, mixed } = feelingOfReview(text);
        expect(praise + complaint + mixed).toBeCloseTo(1, 9);
      }),
    );
  });

  test("without a word nothing is likelier", () => {
    expect(new Set(Object.values(feelingOfReview(" ...\n!?"))).size).toBe(1);
  });

  test("the longest review is read in less than ten milliseconds", () => {
    const text = "A moça foi gentil, mas a pizza chegou fria e ninguém pediu desculpa. "
      .repeat(120)
      .slice(0, 8000);
    expect(leastTimeOf(() => feelingOfReview(text), 20)).toBeLessThan(deadline(10));
  });

  test("time grows with the length only, whatever is repeated", () => {
    for (const part of ["a, ", "mas ", "não ", "a", "😡", ". ", "só que, "]) {
      const start = performance.now();
      feelingOfReview(part.repeat(100_000 / part.length));
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});

describe("clauses", () => {
  test("sentences part before words of contrast, which are marked", () => {
    const clauses = toClauses("Comida boa, mas cara. Volto? Só que não.");
    expect(clauses.map(({ text }) => text)).toEqual([
      "Comida boa,",
      "mas cara.",
      "Volto?",
      "Só que não.",
    ]);
    expect(clauses.map(({ contrary }) => contrary)).toEqual([false, true, false, true]);
  });

  test("a long sentence parts at commas, and no part is a word or two", () => {
    const text =
      "Cheguei cedo, sentei perto da janela com a minha mãe, pedi um café, e o pão veio duro e frio demais";
    expect(toClauses(text).map((clause) => clause.text)).toEqual([
      "Cheguei cedo, sentei perto da janela com a minha mãe, pedi um café,",
      "e o pão veio duro e frio demais",
    ]);
  });

  test("a word that only begins like one of contrast parts nothing", () => {
    expect(toClauses("O Masterchef do bairro e as massas")).toHaveLength(1);
  });

  test("no word is lost", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("mas", "só que", "bom", "ruim,", "x.", "e")),
        (parts) => {
          const text = parts.join(" ");
          const joined = toClauses(text)
            .map((clause) => clause.text)
            .join(" ");
          expect(joined.split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/).filter(Boolean));
        },
      ),
    );
  });
});
