import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { articleFor, capitalise, contract, joinList } from "./grammar.ts";
import { toPlainText, utf8Length } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";
import { stemOf, wordKey } from "./stem.ts";
import { makeVariety } from "./variety.ts";
import { countWords, toWords } from "./words.ts";

const anyText = fc.string({ unit: "binary", maxLength: 400 });

describe("plain text", () => {
  test("line breaks become one kind and what cannot be seen goes", () => {
    expect(toPlainText("a\r\nb\rc\u202Ed\u200Be\uFEFF")).toBe("a\nb\ncde");
  });

  test("any string comes out whole and stays as it is when cleaned again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = toPlainText(text);
        expect(plain.isWellFormed()).toBe(true);
        expect(toPlainText(plain)).toBe(plain);
      }),
    );
  });

  test("bytes are those of the encoder", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = text.toWellFormed();
        expect(utf8Length(whole)).toBe(new TextEncoder().encode(whole).length);
      }),
    );
  });
});

describe("words", () => {
  test("a word keeps its place, its form without accents and its stem", () => {
    const text = "O PÃO estava ótimooo!";
    const words = toWords(text);
    expect(words.map(({ key }) => key)).toEqual(["o", "pao", "estava", "otimo"]);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(
      words.map((word) => word.text),
    );
  });

  test.each([
    ["avaliações", "avaliacao"],
    ["Pães", "pao"],
    ["demorou", "demorado"],
    ["hotéis", "hotel"],
    ["limpos", "LIMPA"],
  ])("%j and %j share a stem", (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test("mais and mal, sal and saia stay apart", () => {
    expect(new Set(["mais", "mal", "sal", "saia"].map(stemOf)).size).toBe(4);
  });

  test("drawn-out letters count once, double ones stay", () => {
    expect([wordKey("MUUUITO"), wordKey("péssimo"), wordKey("carro")]).toEqual([
      "muito",
      "pessimo",
      "carro",
    ]);
  });

  test("a word is what stands between spaces and has a letter or digit", () => {
    expect(countWords("  Olá, Ana - tudo bem?\n\n10 anos ")).toBe(6);
  });
});

describe("sentences", () => {
  test("end at closing signs, lines and semicolons", () => {
    expect(splitSentences("Bom!! Nunca mais... Caro;\n\n- fim\nE agora?")).toEqual([
      "Bom!!",
      "Nunca mais...",
      "Caro;",
      "- fim",
      "E agora?",
    ]);
  });

  test("a dot in a number, an abbreviation or an initial ends nothing; one without its space does", () => {
    expect(
      splitSentences("Dr. Paulo cobrou R$ 1.500,00. Carla S. escreveu isso.Não volto"),
    ).toEqual(["Dr. Paulo cobrou R$ 1.500,00.", "Carla S. escreveu isso.", "Não volto"]);
  });

  test("lose nothing but white space", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bare = (value: string) => value.replace(/\s+/g, "");
        expect(bare(splitSentences(text).join(" "))).toBe(bare(text));
      }),
    );
  });
});

describe("variety", () => {
  test("is the same for the same text and differs between texts", () => {
    const orders = Array.from({ length: 50 }, (_, at) =>
      makeVariety(`texto ${at}`).shuffle([1, 2, 3, 4, 5]).join(""),
    );
    expect(makeVariety("texto 7").shuffle([1, 2, 3, 4, 5]).join("")).toBe(orders[7]);
    expect(new Set(orders).size).toBeGreaterThan(25);
  });

  test("takes every choice about as often as the others", () => {
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < 2000; at += 1) {
      const choice = makeVariety(`avaliação ${at}`).pick([0, 1, 2, 3]);
      counts[choice] = (counts[choice] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(400);
  });

  test("a shuffle keeps all there was", () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.integer()), (text, numbers) => {
        expect(makeVariety(text).shuffle(numbers).sort()).toEqual([...numbers].sort());
      }),
    );
  });
});

describe("grammar", () => {
  test.each([
    ["retirada", "a"],
    ["puxadores", "os"],
    ["gravação", "a"],
    ["embalagens", "as"],
    ["tecido", "o"],
  ])("the article of %j is %j", (noun, article) => {
    expect(articleFor(noun)).toBe(article);
  });

  test("prepositions join their article, and only a real one", () => {
    expect(contract("de", "a pizza")).toBe("da pizza");
    expect(contract("a", "os pães")).toBe("aos pães");
    expect(contract("por", "Marcos")).toBe("por Marcos");
    expect(contract("em", "constructor")).toBe("em constructor");
  });

  test("a list reads as one", () => {
    expect([
      joinList([]),
      joinList(["a"]),
      joinList(["a", "b"]),
      joinList(["a", "b", "c"]),
    ]).toEqual(["", "a", "a e b", "a, b e c"]);
    expect(capitalise("água")).toBe("Água");
  });
});
