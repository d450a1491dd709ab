import { describe, expect, test } from "vitest";
import { makeVariety } from "../../text/variety.ts";
import { sayBadHalf, sayComplained, sayGoodHalf } from "./say-quotes.ts";

const registers = ["plain", "warm", "formal"] as const;
const quote = "não tem onde pendurar a bolsa";
const wish = "podia ter mais cabides";

type Half = { quote?: string; names?: readonly string[]; turns?: boolean };

/** The same half said in many ways, in every register. */
function badHalves({ quote: told = quote, names = [], turns = true }: Half): string[] {
  return registers.flatMap((register) =>
    Array.from({ length: 12 }, (_, seed) => {
      const variety = makeVariety(`${seed}`);
      return sayBadHalf([told], { variety, register, before: [], names, turns }).join(" ");
    }),
  );
}

function timesIn(text: string, pattern: RegExp): number {
  return Array.from(text.matchAll(pattern)).length;
}

describe("a name and a quote of the bad half", () => {
  const said = badHalves({ names: ["o tamanho do provador"] });

  test("stand in one sentence", () => {
    for (const text of said) {
      expect(text).toMatch(/o tamanho do provador.*“não tem onde pendurar a bolsa”/);
      expect(text).toMatch(/^[^.]*\.$/);
    }
  });

  test("turn once and regret once", () => {
    for (const text of said) {
      expect(timesIn(text, /Já sobre|Por outro lado|Ao mesmo tempo/g)).toBeLessThanOrEqual(1);
      expect(timesIn(text, /desculp|lament|sentimos muito/gi)).toBe(1);
    }
  });

  test("turn nowhere with no good half before them", () => {
    const texts = badHalves({ names: ["a fila", "o preço"], turns: false });
    for (const text of texts) expect(text).not.toMatch(/^(?:Já|Por outro lado|Ao mesmo tempo)/);
  });

  test("take their prepositions, however many are named", () => {
    const texts = badHalves({ names: ["as mesas", "o som"] }).join("\n");
    expect(texts).toMatch(/às mesas e ao som/);
    expect(texts).not.toMatch(/ (?:a|de) (?:o|as|os) /);
  });
});

test("what could be is a suggestion, and nothing that happened", () => {
  for (const text of [
    ...badHalves({ quote: wish }),
    ...badHalves({ quote: wish, names: ["a fila"] }),
  ]) {
    expect(text).toMatch(/(?:sugestão|observação).*“podia ter mais cabides”/);
    expect(text).not.toMatch(/(?:conta|relata|descreve)(?:: | \()“/);
  }
});

test("a quote of the good half goes into the sentence with the name", () => {
  for (const pleases of [true, false]) {
    const how = { variety: makeVariety("a"), register: "plain", before: [], pleases } as const;
    const [text, ...more] = sayGoodHalf(["comida caseira de vó"], { ...how, names: ["a vista"] });
    expect(text).toMatch(/vista.*“comida caseira de vó”/);
    expect(more).toEqual([]);
  }
});

test("a complaint does not say twice that it was read with attention", () => {
  for (const seed of "abcdefgh") {
    const before = ["Lemos com atenção cada palavra sobre o tamanho do quarto."];
    const [text] = sayComplained(["a cama rangia"], {
      variety: makeVariety(seed),
      register: "plain",
      before,
      names: ["o tamanho do quarto"],
    });
    expect(text).toMatch(/[Tt]ambém|O mesmo vale/);
    expect(text).not.toMatch(/lemos|atenção/i);
  }
});

test("two stretches of a complaint stand in one sentence, in quotation marks of their own", () => {
  for (const seed of "abcdefgh") {
    const how = { variety: makeVariety(seed), register: "plain", before: [], names: [] } as const;
    const [text, ...more] = sayComplained(["a cama rangia", "o chuveiro não esquentou"], how);
    expect(text).toMatch(/“a cama rangia” e “o chuveiro não esquentou”/);
    expect(more).toEqual([]);
  }
});
