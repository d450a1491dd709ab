import { describe, expect, test } from "vitest";
import { beginsWithPreamble, withoutPreamble } from "./preamble.ts";

const reply = "Obrigada, Ana, por contar do bolo. Até breve.";

describe("what a model says before a reply", () => {
  test.each([
    "Claro! Aqui está uma sugestão de resposta:\n\n",
    "Claro, aqui está a resposta pública do negócio: ",
    "Aqui está a resposta à avaliação da Ana:\n",
    "Com certeza! Segue a resposta:\n",
    "Segue uma opção de texto, pronta para publicar:\n",
    "Resposta sugerida:\n",
    "Sugestão de resposta:\n",
  ])("is left out: %j", (before) => {
    expect(withoutPreamble(before + reply)).toBe(reply);
    expect(beginsWithPreamble(before + reply)).toBe(true);
  });

  test.each([
    reply,
    "Claro que ficamos felizes com a sua visita: o bolo é feito aqui.",
    "Aqui está sempre aberto aos sábados, Ana. Volte quando quiser.",
    "Esta é a nossa maior alegria: ler que o bolo agradou.".replace(":", ","),
    "Ana, a resposta é simples: abrimos aos domingos.",
  ])("is none: %j", (text) => {
    expect(withoutPreamble(text)).toBe(text);
  });
});
