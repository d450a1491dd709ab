import { describe, expect, it } from "vitest";
import { faultsOf, type Sentence, sentences } from "./vocabulary.ts";

/** Quoted by the specification, letter for letter, or a template of cards with brackets of its own. */
const specified = ["Agentes Google Gemini", "Resposta do Agente:", "206 min", "0 min"];
const templates = /content[\\/]cards[\\/](?:writing|tool-words|shelves)/;

function told({ file, text }: Sentence): string[] {
  if (specified.includes(text)) return [];
  return faultsOf(text)
    .filter((instead) => !(instead === "[ASSIM]" && templates.test(file)))
    .map((instead) => `${file}: ${instead}, in “${text.slice(0, 70)}”`);
}

describe("one word for one thing", () => {
  it.each([
    ["Faça um post por semana", "postagem"],
    ["Cole o QR Code no balcão", "código QR"],
    ["Envie o logo da loja", "a logo"],
    ["Assine com nome e cargo", "função"],
    ["Veja nos Mapas", "Maps"],
    ["Sou [nome da loja]", "[ASSIM]"],
    ["Custa R$ 180 hoje", "R$ and its number, held together by U+00A0"],
    ["Fotos de até 5 MB", "a number and its unit, held together by U+00A0"],
    ["Em 7 dias chega", "a number and its unit, held together by U+00A0"],
  ])("finds what is wrong in “%s”", (text, instead) => {
    expect(faultsOf(text)).toEqual([instead]);
  });

  it("lets what is right stand", () => {
    const right =
      "Em 7\u00a0dias, por R$\u00a0180, a postagem com [NOME] e 3 itens no Maps; Mapas da Apple";
    expect(faultsOf(right)).toEqual([]);
  });

  it("holds for all content, the emails and the interface", () => {
    const all = sentences();
    expect(all.length).toBeGreaterThan(2500);
    expect(all.flatMap(told)).toEqual([]);
  });
});
