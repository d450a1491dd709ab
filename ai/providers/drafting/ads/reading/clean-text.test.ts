import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

describe("what never reaches an ad", () => {
  test.each([
    ["Ligue (11) 91234-5678", "91234"],
    ["WhatsApp 11912345678", "11912345678"],
    ["fone 3456-7890", "3456"],
    ["0800 570 0800", "0800"],
    ["+55 21 99876-5432", "99876"],
    ["meu CPF é 123.456.789-09", "123.456"],
    ["CPF 12345678909", "12345678909"],
    ["CNPJ 12.345.678/0001-90", "0001"],
    ["RG 12.345.678-9", "12.345"],
    ["CEP 01310-100", "01310"],
    ["e-mail ana.bolos@gmail.com", "gmail"],
    ["site https://bolos.com.br/loja?x=1", "bolos"],
    ["acesse www.bolos.com.br", "bolos"],
    ["bolosdaana.com.br", "bolosdaana"],
    ["www bolosdaana com br", "bolosdaana"],
    ["ana.bolos arroba gmail ponto com", "gmail"],
    ["siga @bolos.da.ana", "ana"],
    ["#bolodepote #recife", "bolodepote"],
    ["CRM 55555 SP", "55555"],
    ["OAB/SP 123.456", "123"],
    ["<script>alert('x')</script>", "alert"],
  ])("%j loses %j", (description, secret) => {
    expect(cleanText(`Bolo de pote. ${description}. Em Recife`)).not.toContain(secret);
    expect(cleanText(`Bolo de pote. ${description}. Em Recife`)).toContain("Em Recife");
  });

  test.each([
    "R$ 1.500,00",
    "de 2025-2026",
    "10 x 20 cm",
    "das 9h às 18h",
    "15% de desconto",
    "desde 1998",
  ])("%j stays", (words) => {
    expect(cleanText(`Bolo ${words} em Recife`)).toContain(words);
  });

  test("takes the words that led to a telephone with it", () => {
    expect(cleanText("Bolo de pote. Meu telefone é (81) 99999-8888")).toBe("Bolo de pote. ;");
  });
});

describe("pictures, marks and fancy letters", () => {
  test.each([
    ["🍰 Bolo de pote 🍰 Entrega grátis", "; Bolo de pote ; Entrega grátis"],
    ["Bolo 🍫 de chocolate", "Bolo de chocolate"],
    ["Bolooo de pote!!!", "Bolo de pote."],
    ["**Bolo** de pote...", "Bolo de pote."],
    ["- Bolo\n- Torta\n2) Pão", "Bolo\nTorta\nPão"],
    ["𝗕𝗼𝗹𝗼 𝗱𝗲 𝗽𝗼𝘁𝗲", "Bolo de pote"],
    ["corte + barba", "corte e barba"],
    ["Recife/PE", "Recife"],
    ["Recife - PE, centro", "Recife, centro"],
    ["Lavras MG", "Lavras"],
  ])("%j becomes %j", (description, clean) => {
    expect(cleanText(description)).toBe(clean);
  });

  test("any text comes back without pictures, line noise and exclamations", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(cleanText(text)).not.toMatch(/[!*#<>\uE000]|\p{RI}/u);
      }),
    );
  });
});
