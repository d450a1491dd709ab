import { describe, expect, test } from "vitest";
import { stripLead } from "./strip-lead.ts";

describe("a clause without its lead", () => {
  test.each([
    ["oi, então eu vendo bolo de pote", "bolo de pote"],
    ["quero muito começar a divulgar meu salão", "salão"],
    ["o que eu mais faço é ajuste de roupa", "ajuste de roupa"],
    ["conserto celulares", "conserto de celulares"],
    ["troco tela de celular", "troca de tela de celular"],
    ["corto grama e podo", "corte de grama e poda"],
    ["troco o que não servir", "troco o que não servir"],
    ["trabalho com sobrancelha", "sobrancelha"],
    ["uma empresa especializada em limpeza", "limpeza"],
  ])("%j is %j and announced or named", (clause, text) => {
    expect(stripLead(clause).text).toBe(text);
  });

  test.each(["a partir de R$ 90", "Boa Viagem", "nos feriados R$ 65", "conserto de celular"])(
    "%j has none",
    (clause) => {
      expect(stripLead(clause)).toEqual({ text: clause, announced: false });
    },
  );

  test("what stands behind 'vendo' is announced", () => {
    expect(stripLead("vendo kombucha")).toEqual({ text: "kombucha", announced: true });
    expect(stripLead("faz pouco tempo").announced).toBe(false);
  });
});
