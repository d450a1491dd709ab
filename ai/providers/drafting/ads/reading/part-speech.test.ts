import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partSpeech } from "./part-speech.ts";

describe("speech without signs is parted", () => {
  test.each([
    [
      "where the owner speaks again",
      "eu faço marmita né eu moro aqui no Cabula entrego na Paralela e aceito cartão",
      "eu faço marmita, eu moro aqui no Cabula, entrego na Paralela e aceito cartão",
    ],
    [
      "before the thing a sum is for",
      "eu conserto bike qualquer bike menos elétrica revisão completa R$ 120 furou pneu é R$ 20",
      "eu conserto bike qualquer bike menos elétrica, revisão completa R$ 120, furou pneu é R$ 20",
    ],
    [
      "behind the unit of a sum",
      "peixaria do Baiano tilápia limpa R$ 34,90 kg camarão rosa R$ 79,90 kg mercado municipal",
      "peixaria do Baiano, tilápia limpa R$ 34,90 kg, camarão rosa R$ 79,90 kg, mercado municipal",
    ],
    [
      "before a denial with all of its condition",
      "eu dou banho e tosa em casa grande R$ 110 se o cachorro for bravo eu não faço",
      "eu dou banho e tosa em casa grande R$ 110, se o cachorro for bravo eu não faço",
    ],
    [
      "before what is denied",
      "psicóloga infantil em Aracaju sessão R$ 160 cada uma com convênio não trabalho nem atendo",
      "psicóloga infantil em Aracaju, sessão R$ 160 cada uma, com convênio não trabalho nem atendo",
    ],
  ])("%s: %j", (_, said, parted) => {
    expect(partSpeech(said).replace(/\s+,/g, ",")).toBe(parted);
  });

  test.each([
    "faço declaração de imposto de renda simples e quem tem aluguel ou ações paga R$ 250",
    "a diária da faxina é R$ 180 casa pequena e R$ 220 casa grande com tudo",
    "atendo em toda a cidade de Goiânia e emergência à noite tem taxa de R$ 50",
  ])("never between a sum and what it hangs on: %j", (said) => {
    const tail = said.slice(said.indexOf(" ", said.lastIndexOf(" e ") + 1));
    expect(partSpeech(said)).toContain(tail);
  });

  test("what has signs or is short stays as it was written", () => {
    const written = "corte R$ 35, barba R$ 25, atendo no centro de Vitória, aceito Pix e cartão";
    expect(partSpeech(written)).toBe(written);
  });
});

test("parting changes no number", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 300 }), (text) => {
      expect(partSpeech(text).match(/\d+/g)).toEqual(text.match(/\d+/g));
    }),
  );
});
