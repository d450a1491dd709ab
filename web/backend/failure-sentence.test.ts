import { describe, expect, it } from "vitest";
import { failureSentence } from "./failure-sentence.ts";

describe("the sentence shown for a failed call", () => {
  it.each([
    [
      "Chave da API do Google Gemini inválida; fetch",
      "Chave da API do Google Gemini não configurada ou inválida.",
    ],
    [
      "Erro de conexão: Limite de requisições, fetch",
      "Limite de requisições excedido. Tente novamente em alguns minutos.",
    ],
    [
      "Erro de conexão: Failed to fetch",
      "Erro de conectividade. Verifique sua conexão com a internet.",
    ],
    ["Erro de conexão: Fetch", "Erro de conexão: Fetch"],
    ["Erro de conexão: chave da api", "Erro de conexão: chave da api"],
    ["Nenhuma resposta recebida do servidor", "Nenhuma resposta recebida do servidor"],
  ])("%s becomes %s", (message, shown) => {
    expect(failureSentence(new Error(message))).toBe(shown);
  });

  it.each([null, undefined, "Chave da API", 7, { message: "fetch" }])(
    "what is no error gives the sentence of the backend: %s",
    (thrown) => {
      expect(failureSentence(thrown)).toBe("Erro ao conectar com o backend. Tente novamente.");
    },
  );
});
