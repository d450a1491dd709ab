import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { sentencesOf } from "./questions.ts";
import { concededIn, selfAnswered } from "./self-answered.ts";

describe("questions that a glad text answers itself", () => {
  test.each([
    ["Despachante resolveu em 2 dias. Caro? Um pouco. Faria de novo? Com certeza."],
    ["Manicure cara? Um pouco. Vale? Demais!"],
    ["Oficina longe? É. Iria de novo? Com certeza!"],
    ["Perto? Não. Vale a viagem? Vale!"],
    ["Café caro? Sim. Volto? Sempre."],
    ["Lugar pequeno? Sim. Comida? Espetacular."],
    ["Barato? Não. Bom? Demais!"],
    ["Rápido? Nem sempre. Bem feito? Sempre."],
    ["Personal puxado? Bastante. Recomendo? Sempre."],
    ["Barato? Nem um pouco. Vale? Cada centavo."],
    ["Demorou? Um tiquinho. Ficou bom? Ficou perfeito."],
    ["Fotógrafa cara? Sim. Arrependi? Jamais."],
    ["Chique? Não. Limpo? Sempre. Comida boa? Demais."],
    ["Moderno? Não. Honesto? Muito."],
  ])("%s", (review) => {
    expect(concededIn(sentencesOf(review)).length).toBeGreaterThan(0);
    const { tone, asks } = readReview(review, 5);
    expect([tone, asks]).toEqual(["praise", false]);
    const { text } = draftReply(review, undefined, 5);
    expect(text).not.toMatch(/desculp|lament|pergunta|dúvida|preço|“nem um pouco”/i);
  });

  test("without stars it is praise as well", () => {
    expect(readReview("Caro? Um pouco. Faria de novo? Com certeza.").tone).toBe("praise");
    expect(readReview("Lotado? Sempre. Compensa? Demais.").tone).toBe("praise");
  });
});

describe("questions that a text answers with blame", () => {
  test.each([
    ["Caro? Sim. Volto? Não.", 2],
    ["Limpo? Não. Organizado? Não.", 2],
    ["Limpo? Nunca. Educados? Nem um pouco.", 1],
    ["Demorou? Muito. Resolveu? Não.", 1],
    ["Caro? Muito. Prestou? Nunca.", 1],
    ["Voltaria? Nem pensar.", 1],
  ])("%s", (review, stars) => {
    const { tone, points } = readReview(review, stars);
    expect(tone).toBe("complaint");
    expect(points.every(({ polarity }) => polarity === -1)).toBe(true);
  });

  test("a fault is no concession beside three stars", () => {
    const { points } = readReview("Amei o corte! Caro? Um pouco.", 3);
    expect(points.some(({ polarity, quality }) => polarity === -1 && quality === "price")).toBe(
      true,
    );
  });
});

describe("questions to the shop", () => {
  test.each([
    ["Aceita cartão? Sim ou não?"],
    ["Atende sábado? Sim, preciso para amanhã"],
    ["Vocês abrem domingo? Sempre?"],
    ["Bolo lindo! Vocês fazem sem glúten?"],
    ["Fazem entrega? Muito obrigada"],
    ["Vocês são caros? Um pouco."],
    ["Lugar lindo. Tem estacionamento? Obrigada"],
    ["Quanto custa? Queria o maior."],
    ["Tem vaga amanhã? Pode ser cedo."],
    ["Entregam em Guará? Moro longe."],
  ])("%s", (review) => {
    expect(selfAnswered(sentencesOf(review))).toEqual([]);
  });
});
