import { describe, expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { newsOf } from "./achievements.ts";

describe("good news of the customer", () => {
  test.each([
    ["Passei na prova da OAB graças ao cursinho!", "achieved"],
    ["Tirei minha habilitação de primeira.", "achieved"],
    ["Perdi 8 kg em quatro meses.", "achieved"],
    ["Minha filha aprendeu a nadar.", "achieved"],
    ["Minha dor nas costas sumiu.", "better"],
    ["Hoje ele está ótimo.", "better"],
    ["Meu filho melhorou muito.", "better"],
  ])("%s is %s", (text, news) => {
    expect(newsOf(fold(text))).toBe(news);
  });

  test.each([
    "Não passei na prova.",
    "Passei raiva com o atendimento.",
    "Passei na padaria de manhã.",
    "A dor não passou.",
    "Meu filho não melhorou muito.",
  ])("%s is none", (text) => {
    expect(newsOf(fold(text))).toBeUndefined();
  });

  test("what was achieved is congratulated on", () => {
    expect(draftReply("Passei na prova da OAB, professores excelentes!").text).toMatch(/conquista/);
  });

  test("an animal that got well is no matter of concern", () => {
    const reading = readReview("Levei meu cachorro com a pata machucada e hoje ele está ótimo.");
    expect(reading.concerns).toEqual([]);
    expect(reading.tone).toBe("praise");
  });

  test("a complaint is congratulated on nothing", () => {
    const reading = readReview("Passei na prova sozinha, o curso é péssimo e caro.");
    expect(reading.news).toBeUndefined();
  });
});
