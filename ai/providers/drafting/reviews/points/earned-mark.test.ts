import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";

describe("what a low mark was given for pleased, and the rest did not", () => {
  test.each([
    ["5 estrelas só pra moça da limpeza, o resto deixa a desejar", 2, "atendimento"],
    ["2 estrelas só pelo café, o resto é ruim", 2, "café"],
    ["3 estrelas só pro moço do estacionamento, o resto deixa a desejar", 3, "atendimento"],
    ["2 estrelas só pelo preço, o resto é ruim", 2, "preço"],
    ["A estrela é pelo atendimento da Rosa, porque o resto é péssimo", 1, "atendimento da Rosa"],
    ["1 estrela só pelo ambiente, o resto é ruim", 1, "ambiente"],
    ["Duas estrelas pelo professor, o resto é fraco", 2, "atendimento do professor"],
    ["Dou 2 só pelo manobrista, de resto horrível", 2, "atendimento do manobrista"],
    ["Dou 3 pelo pão de queijo, o resto não presta", 3, "pão de queijo"],
    ["1 estrela pelo café, mas o resto é fraco", 2, "café"],
    ["Nota 2 só por causa do bolo, o resto não vale", 2, "bolo"],
    ["Três estrelas só pela professora Rita, o resto é desorganizado", 3, "atendimento da Rita"],
    ["5 estrelas só pra tia da cozinha. O resto nem conto.", 2, "atendimento"],
    ["10 só pra moça do caixa, o resto é péssimo", 2, "moça do caixa"],
    ["Só vale pela vista, o resto deixa muito a desejar", 2, "vista"],
    ["Nota 10 só pra limpeza, o resto fica devendo", 2, "limpeza"],
    ["Duas estrelas só pela recepcionista, de resto nada se salva", 2, "recepcionista"],
    ["3 estrelas só pela piscina, o resto é ruim", undefined, "piscina"],
  ])("%s", (review, stars, pleased) => {
    expect(readReview(review, stars).tone).toBe("mixed");
    const said = draftReply(review, undefined, stars)
      .text.split(/(?<=[.!?])\s/)
      .filter((sentence) => sentence.includes(pleased));
    expect(said.length).toBeGreaterThan(0);
    for (const sentence of said) expect(sentence).not.toMatch(/desculp|lament|insatisf|frustra/i);
  });

  test("a thing that nobody knows is passed over, and not blamed", () => {
    const { points, tone } = readReview("2 estrelas só pelas fotos, o resto é enrolação", 2);
    expect([tone, points]).toEqual(["mixed", []]);
  });
});

describe("what a mark was lost for, or a mark of another kind", () => {
  test.each([
    ["1 estrela pela demora, o resto é bom"],
    ["Só 2 estrelas pelo barulho, o resto é bom"],
    ["1 estrela só pela falta de respeito"],
    ["1 estrela pelo atraso, o resto também é ruim"],
    ["Uma estrela só pela grosseria da atendente, o resto nem conto"],
    ["1 estrela pela falta de luz, o resto é ruim"],
    ["1 estrela pelo preço, o resto também é ruim"],
    ["3 estrelas pela demora, mas o resto foi ótimo"],
    ["2 estrelas pelo atendimento, o resto é bom"],
    ["só duas estrelas pelo péssimo banheiro, o resto é ruim"],
    ["5 estrelas pra toda equipe"],
    ["Nota 10 pelo atendimento, de resto nada a reclamar"],
    ["Cinco estrelas pelo atendimento, mas não tem estacionamento"],
    ["Vale pela comida, mas não pelo preço"],
    ["Não vale pelo preço, o resto é pior"],
    ["Paguei 2 pelo pastel, o resto é ruim"],
  ])("%s", (review) => {
    expect(toSegments(review).some(({ earned }) => earned)).toBe(false);
  });
});
