import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("something confided that was told before others", () => {
  test.each([
    "A recepcionista falou do meu exame na frente de todo mundo na sala de espera",
    "A recepcionista comentou do meu tratamento com outra paciente",
    "a atendente da farmácia gritou o nome do meu remédio pra fila inteira ouvir",
    "a balconista comentou da minha receita com outra cliente",
    "recepcionista contou pra minha vizinha que eu tava lá",
    "A moça do balcão falou do meu remédio em voz alta pra todo mundo ouvir",
    "O atendente da ótica comentou o meu grau com outro cliente",
    "leram o resultado do meu teste na frente dos outros pacientes",
    "a secretária mandou minha receita para outra pessoa",
    "O estagiário contou pro meu chefe que eu fazia terapia",
    "a gerente falou da minha dívida na frente dos clientes",
    "O instrutor comentou do meu peso com os outros alunos",
    "Mostraram meu laudo pra outra paciente",
    "o farmacêutico falou pra loja toda que eu tomo remédio controlado",
    "fofocaram sobre a minha cirurgia na recepção",
  ])("is answered with the privacy of each person: %s", (review) => {
    expect(readReview(review, 1)).toMatchObject({ regulated: true, quotes: [] });
    expect(draftReply(review, undefined, 1).text).toMatch(/privacidade|sigilo/);
  });

  test.each([
    "A recepcionista foi grossa",
    "A recepcionista falou alto comigo na frente de todo mundo",
    "O garçom gritou meu nome na fila",
    "Passaram meu caso pra outro atendente e comecei do zero",
    "Explicou meu procedimento de troca para outra funcionária e ninguém resolveu",
    "o atendente falou do meu pedido para outro cliente",
    "O barbeiro contou piada pros outros clientes o tempo todo",
    "a vendedora contou pra minha mãe que o vestido tinha desconto",
    "a cozinheira passou a receita do bolo para outra cliente",
    "Consulta de preço demorada na fila",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).regulated).toBe(false);
  });
});

describe("a treatment that tells of its trade", () => {
  test.each([
    "Colocaram o aparelho da minha filha e uma semana depois a peça soltou, tive que voltar",
    "Colocaram o aparelho nos dentes do meu filho e soltou em 3 dias",
    "a restauração caiu em uma semana",
    "botaram a coroa e ela caiu comendo pão",
    "puseram aparelho na minha neta e o braquete caiu no outro dia",
    "o bloco que fizeram no dente quebrou comendo",
    "A prótese ficou frouxa e machuca",
    "fiz a coroa do dente e soltou mastigando",
    "o dente provisório caiu na festa",
    "O provisório soltou três vezes",
    "o ferrinho do aparelho do meu filho machuca a boca e não arrumam",
  ])("keeps its secret: %s", (review) => {
    expect(readReview(review, 2)).toMatchObject({ regulated: true, quotes: [] });
  });

  test.each([
    "Colocaram o aparelho de ar condicionado e ele soltou",
    "Instalaram o aparelho de som e queimou",
    "A coroa da princesa caiu na festa",
    "A coroa de flores chegou caindo aos pedaços",
    "a restauração do sofá ficou ruim",
    "a unha de fibra descolou em três dias",
    "colocaram resina na mesa e soltou",
    "o dente da engrenagem quebrou de novo",
    "Puseram a prótese de unha e caiu",
    "O aparelho de jantar veio lascado",
    "O wasabi era massinha de dente com corante",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).regulated).toBe(false);
  });
});
