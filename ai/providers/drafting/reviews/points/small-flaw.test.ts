import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("praise with a flaw that is to be mended", () => {
  test.each([
    "Adorei o vestido!! só veio sem o cinto, vcs mandam?",
    "amei os óculos, só tá meio frouxo na orelha, ajustam de graça?",
    "Meu marido comprou o anel, amei!! só ficou folgadinho, vcs ajustam?",
    "Amei a aliança! só ficou apertada, vocês ajustam?",
    "Sofá lindo, só veio com um pé bambo, dá pra trocar?",
    "Vestido perfeito!! só o zíper emperrou, consertam?",
    "Cortina linda! mas a barra ficou curta, tem como refazer?",
    "Bicicleta ficou ótima, só o freio ficou frouxo, vocês arrumam?",
  ])("is answered in both, and the question too: %s", (review) => {
    const { tone, asks } = readReview(review, 5);
    expect([tone, asks]).toEqual(["mixed", true]);
    const { text } = draftReply(review, undefined, 5);
    expect(text).toMatch(/desculpas|lament/i);
    expect(text).toMatch(/a sua dúvida\./);
  });

  test.each([
    "Cortina perfeita, amei! Vocês lavam também?",
    "bolo lindo!! vocês fazem sem glúten também?",
    "Sapato ótimo, vocês consertam bolsa?",
    "Só elogios! vocês mandam pelo correio?",
    "Amei tudo, só alegria, vocês arrasam",
    "Adorei o corte, quem não gosta?",
  ])("is no flaw: %s", (review) => {
    expect(readReview(review, 5).tone).toBe("praise");
  });
});

describe("a question beside a complaint", () => {
  test.each([
    ["vocês tem opção sem lactose? fui ontem e ninguém soube me responder", "sem lactose"],
    ["Vocês têm fralda geriátrica? liguei ontem e ninguém soube dizer", "a fralda"],
    ["Vocês consertam notebook? deixei recado e nada", "o notebook"],
    ["Aceitam vale refeição? a moça do caixa não sabia", "pagamento"],
    ["Alugam cadeira de praia? fui lá e ninguém me atendeu", "a cadeira"],
  ])("is told the way too: %s", (review, topic) => {
    const { text } = draftReply(review, undefined, 3);
    expect(text.slice(text.indexOf("dúvida"))).toContain(topic);
    expect(text).toMatch(/desculpas|lament/i);
  });

  test.each([
    "Veio quebrado, vocês acham isso certo?",
    "Comida fria, cadê o respeito com o cliente?",
    "Péssimo atendimento. Quem contrata esse povo?",
    "Por que não atendem o telefone? liguei dez vezes",
    "Vocês não têm vergonha? cobraram duas vezes",
    "Será que custa atender? esperei uma hora",
    "Vocês sabem o que é higiene? banheiro imundo",
  ])("is none, but rhetoric: %s", (review) => {
    expect(draftReply(review, undefined, 1).text).not.toMatch(/dúvida/);
  });
});
