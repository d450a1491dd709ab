import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import { draftMarketing } from "./draft-marketing.ts";
import { allCards } from "./find-cards.ts";

const draft = (prompt: string, more: Partial<ChatRequest> = {}) =>
  draftMarketing({ agentType: "marketing", prompt, today: "2026-11-24", ...more });

describe("a draft for the marketing card", () => {
  test("writes the text that was asked for, with the business that the device remembers", () => {
    const found = draft("escreve um aviso de que vamos fechar no feriado", {
      business: { shop: "Padaria Aurora" },
      marketingParts: { fields: { data: "25/12", horario: "fechado" } },
    });
    expect(found.text).toBe(
      "Anote o nosso horário.\n25/12: fechado.\nAssim você não perde a viagem.\nPadaria Aurora",
    );
    expect(found.card).toMatchObject({ id: "texto-horario-de-feriado", kind: "writing" });
    expect(found.variants).toHaveLength(3);
    expect(found.variants?.[0]).toBe(found.text);
  });

  test("without its needed fields a text keeps placeholders", () => {
    expect(draft("faz um post de promoção").text).toContain("[PREÇO]");
  });

  test("a chosen card is taken, whatever the question; one that does not exist is passed over", () => {
    const chosen = draft("qualquer coisa", { marketingParts: { card: "texto-vaga" } });
    expect(chosen.card?.id).toBe("texto-vaga");
    const unknown = draft("escreve um anúncio de vaga", { marketingParts: { card: "nenhum" } });
    expect(unknown.card?.id).toBe("texto-vaga");
  });

  test("says that nothing was found, and what there is", () => {
    const found = draft("qual a capital da França?");
    expect(found.text).toMatch(/^Não achei\./);
    expect(found.text).toContain("WhatsApp");
    expect(found).not.toHaveProperty("card");
  });

  test("every card gives a text, a source with its title and no no-break space", () => {
    for (const { card } of allCards) {
      const { text, sources } = draft(card.title, { marketingParts: { card: card.id } });
      expect(text.length, card.id).toBeGreaterThan(40);
      expect(text, card.id).not.toMatch(/\u00A0|undefined|[{}]/);
      expect(sources?.[0]?.title, card.id).toBeTruthy();
    }
  });

  test("never throws, and takes time in proportion to the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
        draft(typed, { exchange: [{ question: typed, answer: typed }] });
      }),
      { numRuns: 200 },
    );
    for (const part of ["a", "quanto custa ", "R$ 1 ", "ééé", "gasto "])
      draft(part.repeat(8000 / part.length));
  });
});
