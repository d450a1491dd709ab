import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutEmoji } from "../text/emoji.ts";
import { stripMarkdown } from "../text/strip-markdown.ts";
import { createPlainTextStream } from "./plain-text-stream.ts";

function through(pieces: readonly string[]): string[] {
  const stream = createPlainTextStream();
  return [...pieces.map((piece) => stream.push(piece)), stream.end()];
}

function cut(text: string, at: readonly number[]): string[] {
  const places = [...new Set(at.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((start, i) => text.slice(start, places[i] ?? text.length));
}

describe("a text that comes in pieces", () => {
  test.each([
    [
      ["Olá, Ana! Obri", "gada pela visita.", " Volte"],
      ["Olá, Ana!", " Obrigada pela visita.", "", " Volte"],
    ],
    [
      ["Um\nDois\n", "\n\nTrês"],
      ["Um\nDois", "", "\n\nTrês"],
    ],
    [
      ["Custa R$ 1.", "500,50. Fim"],
      ["", "Custa R$ 1.500,50.", " Fim"],
    ],
    [
      ["Veja: **Olá. Tudo", " bem?** Fim.", "\n"],
      ["", "", "Veja: Olá. Tudo bem? Fim.", ""],
    ],
    [
      ["# Plano. Hoje. ", "\nFim"],
      ["", "Plano. Hoje.", "\nFim"],
    ],
    [
      ["```json\nA. ", "B.\n```"],
      ["A.", " B.", ""],
    ],
    [
      ["Um\r", "\nDois\r\n"],
      ["", "Um\nDois", ""],
    ],
    [
      ["Ana 👩", "‍👧. Oi 😊. "],
      ["", "Ana. Oi.", ""],
    ],
    [
      ["Oi.\u2028", "😊 Tchau."],
      ["Oi.", "\n Tchau.", ""],
    ],
    [
      ["   ", "\n\n Oi. ", " \n"],
      ["", "Oi.", "", ""],
    ],
    [
      ["Olá, Sr.", " João. Na R. Augusta", "!"],
      ["", "Olá, Sr. João.", " Na R. Augusta!", ""],
    ],
    [
      ["1. ", "Faça. 2.", "\n"],
      ["", "1. Faça.", " 2.", ""],
    ],
  ])("%j leaves as %j", (pieces, shown) => {
    expect(through(pieces)).toEqual(shown);
  });

  test("keeps back half a character", () => {
    const [first, second] = ["Oi 𝒜.".slice(0, 4), "Oi 𝒜.".slice(4)];
    expect(through([first, `${second} `]).join("")).toBe("Oi 𝒜.");
  });

  test("keeps the text around a picture that comes by halves", () => {
    expect(through(["Olá!", "[guia](http://a.b)", " Fim"]).join("")).toBe(
      "Olá!guia (http://a.b) Fim",
    );
  });

  const marked = fc
    .array(
      fc.constantFrom(
        ...'*_`#>|-~[]()+= \n\r\t\\.?…"1aé👍\u200B\u2028'.split(""),
        ..."Olá. |**a** |Fim?\n|- x\n|```\n|R$ 1.|[a](b)|\n\n|A conta.".split("|"),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(""));

  test("is, put together, the text without marks and emoji, wherever it was cut", () => {
    fc.assert(
      fc.property(marked, fc.array(fc.nat(), { maxLength: 12 }), (text, at) => {
        expect(through(cut(text, at)).join("")).toBe(stripMarkdown(withoutEmoji(text)));
      }),
      { numRuns: 5000 },
    );
  });

  test("never starts or ends with a space, nor takes back what has left", () => {
    fc.assert(
      fc.property(marked, (text) => {
        const shown = through([...text]).join("");
        expect(shown).toBe(shown.trim());
      }),
    );
  });

  /** Twenty thousand characters, which is more than any answer has. */
  test("of a hostile model takes no time", () => {
    for (const piece of [".", "a.", '."', "*", "\n", "a ", "| ", "😀"]) {
      const pieces = Array.from({ length: 1000 }, () => piece.repeat(20 / piece.length));
      const started = process.cpuUsage();
      through(pieces);
      expect([piece, process.cpuUsage(started).user < 3_000_000]).toEqual([piece, true]);
    }
  });
});
