import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("harm told in everyday words", () => {
  test.each([
    "Fui atraída pelo anúncio de limpeza de pele por 79,90. Fiquei com o rosto vermelho e ardendo 4 dias, tive que faltar numa entrevista.",
    "Fiz a progressiva e meu couro cabeludo ficou vermelho e ardendo uma semana. Ninguém me responde.",
    "Passei o creme que vocês vendem e minha pele ficou vermelha e coçando. Queria meu dinheiro de volta.",
    "Fiz extensão de cílios e meu olho inchou e ficou lacrimejando 3 dias. Não me responderam.",
    "O quarto tinha mofo e meu filho, que tem bronquite, piorou. Hotel caro pelo que entrega.",
    "Tinha tanta poeira na obra que minha mãe, que tem asma, piorou. E cobraram taxa de limpeza.",
    "Meu bebê engasgou com um pedaço de osso na sopa que dizia sem osso.",
    "O meu sobrinho se engasgou com um osso na canja. Ninguém ajudou.",
    "Depois da tatuagem minha perna ficou inchada e nem responderam",
    "A manicure tirou demais e meu dedo inflamou",
    "Saí da barbearia com o pescoço todo empolado",
    "quase engasguei com uma espinha no filé que era sem espinha",
    "O cheiro de tinta me atacou a asma e ninguém avisou da reforma",
    "A cera deixou minha virilha ardendo por dias",
  ])("is heard with care: %s", (review) => {
    expect(readReview(review, 1).concerns).toContain("health");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|“|aborrecimento/);
  });

  test.each([
    "Fiquei com o rosto vermelho de vergonha com a grosseria do garçom",
    "Meus pés ficaram inchados de tanto esperar em pé na fila",
    "A porta inchou com a chuva e não fecha mais",
    "O carro continua engasgando depois da revisão",
    "Quase engasguei com o preço da cerveja",
    "A boca ficou ardendo, molho apimentado demais",
    "O professor engasgou na apresentação e a aula ficou confusa",
    "O sofá voltou com a pele descascando",
    "A parede ficou descascando uma semana depois da pintura",
    "A cara do bolo ficou bem diferente da foto",
    "O tecido ficou vermelho e eu pedi vinho",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).concerns).not.toContain("health");
  });
});

describe("an illness that may have been caught there", () => {
  test.each([
    "Hospedei meu cachorro no hotelzinho durante o carnaval. Voltou feliz mas veio com carrapato e com uma tosse que o veterinário disse ser tosse dos canis. Não sei se pegou lá, mas foi o único lugar onde ele esteve. A equipe foi educada quando contei, mas não fizeram nada.",
    "Deixei o cachorro na creche e ele voltou com carrapato. Não sei se pegou lá. A equipe foi educada.",
    "O hotelzinho é limpo. Meu cachorro voltou com uma alergia, não sei se foi lá.",
    "Depois da escolinha minha filha pegou virose. Não sei se foi lá mas outras crianças também pegaram. Professoras queridas.",
    "Meu filho voltou da creche com piolho pela terceira vez, acho que pegou aí",
    "Minha gata saiu do banho com otite, não tenho certeza que foi lá",
    "Meu poodle veio cheio de pulgas do pet shop, atendimento educado",
    "Minha mãe voltou da casa de repouso com micose",
  ])("is neither quoted nor regretted as done: %s", (review) => {
    expect(readReview(review, 3).concerns.join()).toMatch(/animal|health/);
    expect(draftReply(review, undefined, 3).text).not.toMatch(/desculp|“/);
  });

  test.each([
    "Levei meu cachorro com otite na clínica e a consulta demorou duas horas",
    "Minha filha pegou virose, faltou uma semana na escolinha e não quiseram repor as aulas",
    "O cachorro do vizinho late na pousada a noite toda",
    "A ração do meu gato veio com fungo e o pet shop não trocou",
    "O banho do meu cachorro atrasou e ele voltou molhado",
    "O hotel veio com uma cobrança a mais e meu filho ficou sem cama",
    "A creche avisa quando meu filho está com febre, mas a mensalidade é cara",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 3).concerns).toEqual([]);
  });

  test("is none in praise", () => {
    const review = "Meu gato tinha sarna e a clínica curou, voltou pra casa lindo. Amei!";
    expect(readReview(review, 5)).toMatchObject({ tone: "praise", concerns: [] });
  });
});
