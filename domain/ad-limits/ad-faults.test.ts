import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adFaults } from "./ad-faults.ts";
import { type AdKind, adLimits } from "./limits.ts";

const kinds = Object.keys(adLimits) as AdKind[];

function faultsOf(text: string, kind: AdKind = "google-title") {
  return adFaults({ kind, text });
}

describe("a piece for Google", () => {
  test.each([
    "Conserto de celular",
    "Troca de tela por R$ 180",
    "A partir de R$ 1.500,00",
    "Aulas de inglês: 10% off",
    "TV, som e LED",
    "Conserto de iPhone",
    "Peça pelo WhatsApp",
    "Agenda 2025-2026",
    "MEI: abra em 1 dia",
    "Corte & barba, das 8h às 18h",
    "Precisa de eletricista?",
    "Atende de 2ª a 6ª",
    "3 kg de ração por R$ 89,90",
  ])("has no fault: %j", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each([
    ["", "empty"],
    ["Conserto de celular e de tablets", "too-long"],
    ["Bolo  de pote", "spacing"],
    [" Bolo", "spacing"],
    ["Bolo\nde pote", "spacing"],
    ["Bolo , hoje", "spacing"],
    ["Bolo de pote 🍰", "emoji"],
    ["Frete para o 🇧🇷", "emoji"],
    ["★ Bolo de pote ★", "symbol"],
    ["*Bolo* de pote", "symbol"],
    ["Bolo\u200B de pote", "symbol"],
    ["Vem ver...", "repeated-punctuation"],
    ["Quer bolo??", "repeated-punctuation"],
    ["Quer bolo?!", "repeated-punctuation"],
    ["Bolo -- promoção", "repeated-punctuation"],
    ["Bolo fresco!", "exclamation"],
    ["PROMOÇÃO de bolo", "capitals"],
    ["Bolo HOJE", "capitals"],
    ["OLHA ISSO aqui", "capitals"],
    ["B O L O de pote", "capitals"],
    ["PrOmOção de bolo", "capitals"],
    ["Ligue (11) 91234-5678", "phone"],
    ["Ligue 91234 5678", "phone"],
    ["Ligue 11912345678", "phone"],
    ["Ligue 0800 570 0800", "phone"],
    ["CPF 123.456.789-09", "document"],
    ["CNPJ 12.345.678/0001-90", "document"],
    ["Peça em www.bolo.com.br", "url"],
    ["Peça em bolosdaana.com.br", "url"],
    ["Siga @bolosdaana", "url"],
    ["Fale com ana@bolo.com", "email"],
    ["Entrega grátis em", "unfinished"],
  ] as const)("%j is refused for %s", (text, fault) => {
    expect(faultsOf(text)).toContain(fault);
  });

  test("may hold one exclamation in a description, not two, and none elsewhere", () => {
    expect(faultsOf("Peça hoje o seu bolo!", "google-description")).toEqual([]);
    expect(faultsOf("Oi! Peça o seu bolo!", "google-description")).toEqual(["exclamation"]);
    expect(faultsOf("Peça hoje o seu bolo!", "meta-text")).toEqual(["exclamation"]);
    expect(faultsOf("Peça hoje o seu bolo!", "meta-headline")).toEqual(["exclamation"]);
  });

  test("keeps an acronym only if the owner wrote it, where the input is known", () => {
    const piece = { kind: "google-title", text: "Conserto de TV LED" } as const;
    expect(adFaults(piece, "conserto de TV LED e som")).toEqual([]);
    expect(adFaults(piece, "conserto de tv e led")).toEqual(["capitals"]);
  });

  test("learns no acronym from an owner who shouts everything", () => {
    const piece = { kind: "google-title", text: "BOLO FOFO" } as const;
    expect(adFaults(piece, "BOLO FOFO EM RECIFE")).toEqual(["capitals"]);
  });
});

test("every kind has its own limit", () => {
  for (const kind of kinds) {
    expect(faultsOf("a".repeat(adLimits[kind]), kind)).toEqual([]);
    expect(faultsOf("a".repeat(adLimits[kind] + 1), kind)).toEqual(["too-long"]);
  }
});

test("any text gets a verdict, the same each time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string(), (text, input) => {
      for (const kind of kinds) {
        const piece = { kind, text };
        expect(adFaults(piece, input)).toEqual(adFaults(piece, input));
      }
    }),
  );
});
