import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { readReview } from "./read-review.ts";
import { nameBlame, namePraise } from "./writing/staff-points.ts";

describe("short praise in everyday turns", () => {
  test.each([
    "O açaí daqui é sem comparação.",
    "Cliente há 8 anos e nunca me decepcionou.",
    "Sem palavras para descrever o carinho que recebi.",
    "Não troco por nada esse salão!",
    "Demorou só 10 minutos pra chegar, veio quentinho!",
    "Atendimento rapidinho, em 20 minutos já estava com a unha pronta.",
    "Consertaram minha geladeira no mesmo dia, e não me enrolaram.",
    "Nem acredito que meu cabelo voltou a ter vida, obrigada meninas",
    "Minha unha durou um mês inteiro sem lascar!",
    "Meu pai de 80 anos foi tratado com muita paciência.",
    "Great haircut, never disappoints!",
  ])("%s is thanked for without regret", (review) => {
    expect(readReview(review).tone).toBe("praise");
    expect(draftReply(review).text).not.toMatch(/desculp|lament|sentimos/i);
  });

  test.each([
    ["Almocei com meus colegas do trabalho e todo mundo gostou.", "trabalho"],
    ["Comprei o buquê pro aniversário de casamento e ela amou.", "casamento"],
    ["Passamos aqui voltando da praia, que peixe gostoso!", "praia"],
    ["Minha sogra veio do interior e adorou a moqueca.", "interior"],
    ["Cliente há 8 anos e nunca me decepcionou.", "atendimento"],
    ["Ambiente familiar.", "aconchego"],
  ])("%s: %s is not praised", (review, aside) => {
    expect(namePraise(readReview(review)).join(" ")).not.toContain(aside);
  });

  test("what nobody matches is named", () => {
    expect(namePraise(readReview("Ninguém faz uma feijoada como essa!"))).toEqual(["a feijoada"]);
  });

  test("at most four things are named, whatever the review lists", () => {
    const review =
      "Ana e Rui ótimos, comida ótima, suco ótimo, café ótimo, bolo ótimo, banheiro limpo.";
    expect(namePraise(readReview(review)).length).toBeLessThanOrEqual(4);
  });
});

describe("short complaints in everyday turns", () => {
  test.each([
    ["O rodízio custa os olhos da cara.", "preço"],
    ["Uma facada. Paguei 60 reais em dois salgados.", "preço"],
    ["Encomendei pra sábado às 14h. Chegaram às 17h, a festa já tinha começado.", "horário"],
    ["Combinaram de vir às 8h e só apareceram ao meio-dia.", "horário"],
  ])("%s blames %s", (review, point) => {
    const reading = readReview(review);
    expect(reading.tone).toBe("complaint");
    expect(nameBlame(reading).join(" ")).toContain(point);
    expect(nameBlame(reading).join(" ")).not.toMatch(/olhos|cara|rim|facada/);
  });

  test.each([
    "Não quero mais voltar.",
    "Não tem igual de ruim.",
    "Não troco mais meu óleo aí.",
    "Demorou só três horas, parabéns.",
    "A dor não passou e ainda cobraram caro.",
    "Fui tratada com grosseria pela atendente.",
    "Nunca fui tão mal atendida.",
    "Só tinha um atendente pra loja inteira e ele tava no celular.",
  ])("%s is no praise, though it sounds like a turn of it", (review) => {
    expect(readReview(review).tone).toBe("complaint");
  });

  test("neither a face nor a cockroach is a price", () => {
    const names = ["A moça nem olhou na minha cara.", "Tem barata na cozinha."].flatMap((review) =>
      nameBlame(readReview(review)),
    );
    expect(names.join(" ")).not.toMatch(/valor|preço/);
  });

  test.each([
    "O segurança seguiu meu filho pela loja porque ele é negro.",
    "O rapaz da entrega ficou me mandando mensagem no particular.",
  ])("%s asks for care", (review) => {
    expect(readReview(review).concerns).toContain("respect");
  });

  test("a month is no swimsuit", () => {
    const names = nameBlame(readReview("Deixei o notebook em maio e até hoje não me devolveram."));
    expect(names.join(" ")).not.toContain("maiô");
  });
});
