import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPastedAd } from "./read-pasted-ad.ts";
import { withoutSentence, withWords } from "./take-sentence.ts";

const reply = "Pedimos desculpas. Vamos devolver o valor. Quero resolver com você.";

describe("a pasted reply", () => {
  test("loses the sentence that words stand in, and nothing else", () => {
    const start = reply.indexOf("devolver");
    expect(withoutSentence(reply, { start, end: start + 8 })).toBe(
      "Pedimos desculpas. Quero resolver com você.",
    );
  });

  test("keeps its paragraphs", () => {
    const text = "Oi, Carla.\n\nVamos devolver o valor.\n\nEquipe";
    const start = text.indexOf("devolver");
    expect(withoutSentence(text, { start, end: start + 8 })).toBe("Oi, Carla.\n\nEquipe");
  });

  test("takes the lawful words in place of others", () => {
    expect(withWords("garantia de 90 dias!", { start: 0, end: 19 }, "garantia legal")).toBe(
      "garantia legal!",
    );
  });

  test("never grows by taking a sentence out, and never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.nat(40), (text, start, length) => {
        const shorter = withoutSentence(text, { start, end: start + length });
        expect(shorter.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("pasted ads", () => {
  test("are read by their labels, however a model marks them", () => {
    const text = [
      "Título: Conserto na Hora",
      "**Título 2:** Tela Trocada Hoje",
      "- Descrição: Vila Mariana, orçamento na hora.",
      "Título Meta: Quebrou a tela?",
      "Postagem: Quebrou a tela?",
      "",
      "A gente troca na hora.",
      "Status: Hoje tem",
    ].join("\n");
    expect(readPastedAd(text)).toEqual([
      { kind: "google-title", text: "Conserto na Hora" },
      { kind: "google-title", text: "Tela Trocada Hoje" },
      { kind: "google-description", text: "Vila Mariana, orçamento na hora." },
      { kind: "meta-headline", text: "Quebrou a tela?" },
      { kind: "instagram-post", text: "Quebrou a tela?\n\nA gente troca na hora." },
      { kind: "whatsapp-status", text: "Hoje tem" },
    ]);
  });

  test("without labels are no pieces", () => {
    expect(readPastedAd("Um anúncio: o melhor.")).toEqual([]);
  });
});
