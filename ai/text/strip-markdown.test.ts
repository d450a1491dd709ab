import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripMarkdown } from "./strip-markdown.ts";

describe("the text of a model", () => {
  test.each([
    ["**Olá**, Ana!", "Olá, Ana!"],
    ["***Olá***", "Olá"],
    ["Uma *boa* ideia e __outra__ e _mais uma_.", "Uma boa ideia e outra e mais uma."],
    ["# Plano\n## Hoje\n#tag", "Plano\nHoje\n#tag"],
    ["* um\n* dois\n  + três", "- um\n- dois\n  - três"],
    ["- um\n1. dois", "- um\n1. dois"],
    ["```text\nOlá\n```", "Olá"],
    ["```json\n{}\n```\nfim", "{}\nfim"],
    ["Use `Pix` e ``cartão``.", "Use Pix e cartão."],
    ["> citação\n>> outra", "citação\noutra"],
    ["antes\n\n---\n\ndepois", "antes\n\ndepois"],
    ["| Item | Valor |\n|---|---:|\n| ROI | 110% |", "Item | Valor\nROI | 110%"],
    ["Veja [o guia](https://exemplo.com.br/guia).", "Veja o guia (https://exemplo.com.br/guia)."],
    ["~~velho~~ novo", "velho novo"],
    ["**sem fim", "sem fim"],
    ["preço \\*com asterisco", "preço *com asterisco"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["  a  \n\n\n\nb ", "a\n\nb"],
    ["a\u202Eb\u200Bc\u0000d", "abcd"],
  ])("%j is shown as %j", (answer, shown) => {
    expect(stripMarkdown(answer)).toBe(shown);
  });

  test.each([
    "Ligue: 2*3 = 6 e 4*5 = 20.",
    "Siga @loja_da_ana e use #promo",
    "nome_do_arquivo_final.pdf",
    "R$ 1.500,50 - 10%",
    "Olá 👩‍👩‍👧!",
    "1) um\n2) dois",
    "A conta: 3 > 2.",
  ])("%j has no marks and stays as it is", (text) => {
    expect(stripMarkdown(text)).toBe(text);
  });

  const marked = fc
    .array(fc.constantFrom(..."*_`#>|-~[]() \n\\aé1".split("")), { maxLength: 80 })
    .map((parts) => parts.join(""));

  test("never keeps a bold mark or a fence, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(marked, fc.string({ unit: "binary" })), (answer) => {
        expect(stripMarkdown(answer)).not.toMatch(/\n{3}|^\s*```/);
        expect(stripMarkdown(answer.replaceAll("\\", ""))).not.toMatch(/\*\*/);
      }),
      { numRuns: 2000 },
    );
  });

  test("a hostile answer of 100,000 characters takes no time", () => {
    for (const piece of ["*", "_ ", "`", "[", "| ", "# ", "> ", "-", "[a](", "**a", "\n", " "]) {
      const answer = piece.repeat(Math.ceil(100_000 / piece.length));
      const started = process.cpuUsage();
      stripMarkdown(answer);
      expect([piece, process.cpuUsage(started).user < 2_000_000]).toEqual([piece, true]);
    }
  });
});
