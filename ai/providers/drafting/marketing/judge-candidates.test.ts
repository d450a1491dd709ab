import { describe, expect, test } from "vitest";
import { draftPlan } from "./draft-plan.ts";

function leadOf(question: string): string | undefined {
  return draftPlan(question).sources[0]?.id;
}

describe("what examples, search and rules make the likeliest", () => {
  test.each([
    [
      "deixaram duas estrelas sem escrever uma palavra, o que eu digo?",
      "resposta-a-nota-sem-texto",
    ],
    [
      "chegou o regulamento do shopping com 50 folhas e nao tenho tempo de ler",
      "gemini-analisar-documentos",
    ],
    ["nao paro o dia inteiro e nao rende, preciso me organizar", "organizar-a-semana"],
    ["abri um café pensando em jovem, quem é o meu público de verdade?", "quem-e-o-meu-cliente"],
    ["no cartão de visita quero um código que abre meu zap", "aula-5"],
    ["o suporte do google pediu os números que chegaram por sms", "aula-1"],
    ["vai ser feriadão e quero vender mais", "eventos-datas"],
  ])("%j rests on %s first, whatever one word of it suggests", (question, source) => {
    expect(leadOf(question)).toBe(source);
  });

  test.each([
    ["toda freguesa diz que acha meu preço caro", "concorrentes-do-bairro"],
    ["acharam um fio de cabelo na empada", "gestao-crises"],
    ["ganhei 1 estrela e nem sei de quem", "monitoramento-reputacao"],
  ])("%j keeps the answer of its rule: %s", (question, source) => {
    expect(leadOf(question)).toBe(source);
  });

  test("three numbered questions each have their part", () => {
    const { sources } = draftPlan(
      "abri um brechó em Betim e tenho três dúvidas: 1 como aviso que fecho mais cedo na quarta 2 se posso pôr foto da frente pintada e 3 como peço para avaliarem",
    );
    expect(sources.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["horarios-precisos", "fotos-fachada", "estrategias-solicitar"]),
    );
  });

  test.each([
    "arrombaram minha loja na internet e tem jogo de azar no lugar, quem conserta?",
    "a companhia deixou a rua sem energia e meu estoque descongelou, tenho direito?",
    "em que bairro de Sorocaba monto uma quitanda?",
    "o caminhão de lixo levou meu cavalete da esquina ontem cedo",
  ])("%j is nothing of ours, though it speaks of a shop", (question) => {
    expect(leadOf(question)).toBeUndefined();
  });
});
