import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writingCards } from "../../content/cards/writing.ts";
import { fillText } from "./fill-text.ts";

const fields = [
  { id: "produto", label: "Produto", placeholder: "bolo" },
  { id: "preco", label: "Preço", placeholder: "R$ 25,00", money: true as const },
  { id: "prazo", label: "Até quando", placeholder: "sábado", optional: true as const },
  {
    id: "loja",
    label: "Loja",
    placeholder: "Aurora",
    optional: true as const,
    from: "shop" as const,
  },
];
const fill = (typed: Record<string, string>, business = {}) =>
  fillText("hoje: {produto} por {preco}[, até {prazo}].[\n{loja}]", { fields }, typed, business);

describe("a writing card filled in", () => {
  test("what is missing falls out with its passage, or stays as a placeholder", () => {
    expect(fill({})).toBe("Hoje: [PRODUTO] por [PREÇO].");
    expect(fill({ produto: "bolo", preco: "25" }, { shop: "Aurora" })).toBe(
      "Hoje: bolo por R$\u00A025,00.\nAurora",
    );
    expect(fill({ produto: "bolo [novo]", preco: "a combinar", prazo: "até sábado." })).toBe(
      "Hoje: bolo [novo] por a combinar, até sábado.",
    );
  });

  test("a passage gives way to what stands behind its bar", () => {
    const template = "[Tem {produto}|Tem novidade][ por {preco}].";
    const optional = { fields: fields.map((field) => ({ ...field, optional: true as const })) };
    expect(fillText(template, optional, { produto: "bolo" })).toBe("Tem bolo.");
    expect(fillText(template, optional, { preco: "9" })).toBe("Tem novidade por R$\u00A09,00.");
  });

  test("a list gets a line for each thing", () => {
    const list = [{ id: "itens", label: "Itens", placeholder: "", list: true as const }];
    expect(fillText("Temos:\n{itens}", { fields: list }, { itens: "bolo; torta;" })).toBe(
      "Temos:\n- bolo\n- torta",
    );
  });

  test("every card says all that was typed, and nothing breaks whatever it is", () => {
    const value = fc.stringMatching(/^[A-Za-zÀ-ú0-9 ,.;:()[\]{}$&|-]{1,60}$/);
    fc.assert(
      fc.property(fc.constantFrom(...writingCards), fc.array(value), (card, values) => {
        const typed = Object.fromEntries(card.fields.map(({ id }, at) => [id, values[at] ?? ""]));
        for (const template of card.texts) {
          const text = fillText(template, card, typed);
          expect(text).not.toMatch(/undefined|null|^\s|\s$/);
          for (const { id, list, money } of card.fields) {
            const word = /[A-Za-zÀ-ú]{9,}/.exec(typed[id] ?? "")?.[0];
            if (word && !list && !money) expect(text.toLowerCase()).toContain(word.toLowerCase());
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
