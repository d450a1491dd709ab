import { describe, expect, test } from "vitest";
import { draftPlan } from "./draft-plan.ts";

function firstOf(question: string): string | undefined {
  return draftPlan(question).sources[0]?.id;
}

describe("questions in everyday words", () => {
  test.each([
    ["semana que vem so abro de tarde, como aviso quem me acha no google?", "horarios-precisos"],
    ["google diz que minha empresa ta fechada permanentemente", "horarios-precisos"],
    ["apareceu dois perfis da minha loja no google", "aula-2"],
    ["sou fisioterapeuta, como respondo elogio sem expor ninguém", "clinica-resposta-com-sigilo"],
    ["o que quer dizer esses numeros do meu perfil no google", "ler-numeros-do-perfil"],
    ["tenho 300 reais por mes pra divulgar minha padaria", "plano-com-pouco-dinheiro"],
    ["quanto eu boto de dinheiro no google por dia", "gemini-anunciar-google"],
    ["como saber se o anuncio ta dando dinheiro", "conta-do-anuncio"],
    ["como sei de onde os clientes vem", "relatorios-desempenho"],
    ["meu vizinho tem 300 avaliação e eu 12", "estrategias-solicitar"],
    ["me deram 1 estrela e nem sei quem é", "monitoramento-reputacao"],
    ["cliente disse que veio cabelo na comida no google", "gestao-crises"],
    ["ganhei uma avaliação boa, agradeço como?", "resposta-a-elogio"],
    ["comida encalha no fim do dia o que fazer", "oferta-sem-exagero"],
    ["minha loja fica numa galeria escondida ninguem acha a entrada", "fotos-fachada"],
    ["não sei mexer em computador, da pra fazer tudo no celular?", "info-completas"],
    ["como faço um video pro insta tenho vergonha", "calendario-de-posts"],
    ["os cliente sumiu depois das ferias como chamo de volta", "cliente-que-sumiu"],
    ["vizinho novo ta roubando meus cliente", "concorrentes-do-bairro"],
    ["quero saber o que os outros da cidade cobram", "concorrentes-do-bairro"],
    ["to perdido por onde começo", "info-completas"],
  ])("%j rests on %s first", (question, source) => {
    expect(firstOf(question)).toBe(source);
  });

  test.each([
    ["como aparecer no google?", "info-completas"],
    ["vou abrir uma loja de roupa, como apareço no google?", "info-completas"],
    ["cliente sumiu sem pagar o fiado", "email-dificil"],
    ["posso tirar foto do produto pelo celular?", "galeria-produtos"],
    ["anunciei 300 reais no insta e nao vendi nada", "conta-do-anuncio"],
    ["respondo avaliação ruim como?", "gestao-crises"],
  ])("%j keeps its own answer: %s", (question, source) => {
    expect(firstOf(question)).toBe(source);
  });
});

describe("two questions in one", () => {
  test("both get their answer, and the plan rests on a source of each", () => {
    const { text, sources } = draftPlan(
      "tenho que pagar pro google pra aparecer? e quanto custa o anuncio?",
    );
    expect(text).toContain("não custa nada");
    expect(text).toContain("orçamento diário pequeno");
    expect(sources.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["aula-1", "gemini-anunciar-google"]),
    );
  });

  test("a question and its reason are one", () => {
    const [one, other] = ["como peço avaliação?", "como peço avaliação? sou tímida e esqueço"].map(
      (question) => draftPlan(question).sources[0]?.id,
    );
    expect(other).toBe(one);
  });
});

describe("one matter of a source that has several", () => {
  test("a false receipt has steps of its own, and none about offers", () => {
    const { text } = draftPlan(
      "o rapaz mostrou um comprovante falso de pix e sumiu com a mercadoria",
    );
    expect(text).toContain("nada sai da loja antes de o valor aparecer na conta");
    expect(text).not.toMatch(/SAIR|promoç|cliente que sumiu/);
  });
});
