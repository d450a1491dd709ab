import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";

describe("a trade of secrecy that is only hinted at", () => {
  it("is kept where one person's bearing alone is praised", () => {
    for (const text of [
      "Muito sigilosa e competente, recomendo",
      "Nunca me julgou, sempre paciente",
      "Homem íntegro, honesto, fala o que precisa ser dito",
      "Sabe ouvir sem julgar",
      "Humana e discreta, me deu segurança",
    ]) {
      const { regulated, secret, quotes } = readReview(text, 5);
      expect([text, regulated, secret, quotes]).toEqual([text, true, false, []]);
    }
  });

  it("is none where a trade or a thing is named", () => {
    for (const text of [
      "Eletricista sério e discreto, explicou cada fio",
      "Embalagem discreta, chegou rápido",
      "O dono é um homem íntegro e a pizza é ótima",
      "Pequena, discreta e linda",
      "Muito atencioso e educado, recomendo",
    ])
      expect([text, readReview(text, 5).regulated]).toEqual([text, false]);
  });
});

describe("a death that is only hinted at", () => {
  it("is mourned with the family", () => {
    for (const text of [
      "Fizeram a placa do meu pai com muito capricho",
      "Ficaram com minha tia até a última noite, com todo carinho",
      "As coroas chegaram cedo na capela, tudo lindo",
    ]) {
      const { grieves, solemn } = readReview(text, 5);
      expect([text, grieves, solemn]).toEqual([text, true, false]);
    }
  });

  it("is not spoken of where only the gravity of the thanks tells", () => {
    for (const text of [
      "Gratidão pelo amparo a todos nós naquela noite",
      "Delicadeza e serenidade com os parentes numa hora dessas não tem preço",
      "Respeito com a nossa família no momento mais difícil",
      "Sou grata pela calma com minha mãe naquela manhã, vestiram meu avô com todo o cuidado",
      "Obrigado pela discrição com meus tios nessas horas, levaram minha prima com tanta delicadeza",
    ]) {
      const { grieves, solemn, quotes } = readReview(text, 5);
      expect([text, grieves, solemn, quotes]).toEqual([text, true, true, []]);
    }
  });

  it("is none where a feast or something else is told", () => {
    for (const text of [
      "Trataram minha família com carinho no aniversário da minha avó",
      "Respeito com a nossa família quando mais precisamos, trocaram o pneu na estrada",
      "Atendimento com carinho e respeito com a minha família, voltaremos",
      "Obrigada pela paciência com minha mãe naquele dia, levaram meu pai até o carro com cuidado",
      "Grata pelo carinho com minha filha naquela tarde, arrumaram o cabelo dela com delicadeza",
    ])
      expect([text, readReview(text, 5).grieves]).toEqual([text, false]);
  });
});
