import { describe, expect, test } from "vitest";
import { draftPlan } from "./draft-plan.ts";

describe("what our content does not answer", () => {
  test.each([
    "quanto desconto da folha se o rapaz faltou na sexta?",
    "como pago o acerto de quem saiu antes do mês fechar?",
    "a balconista engravidou e quer saber da estabilidade da gravida",
    "onde arrumo fornecedor de copo descartável?",
    "o dono da sala pediu o imóvel, proprietario pediu para eu sair em um mês",
    "a guilhotina da gráfica parou de funcionar hoje cedo",
    "a leitora de cartão magnético apaga sozinha",
    "em quanto tempo a nata azeda fora da geladeira?",
    "como adestro um furão bravo?",
    "clonaram, ou melhor, o cartão da firma foi clonado, e agora?",
    "a síndica não deixa entregador subir, ela pode?",
    "posso ter o mesmo cnpj em duas salas?",
    "posso mandar embora quem chega atrasado toda semana?",
    "onde anuncio vaga de balconista?",
    "minhas fotos sumiram depois que atualizei o celular",
    "que máquina fotográfica eu compro?",
    "o google drive da minha irmã encheu",
    "o capcut corta o fim da gravação",
    "o aplicativo cobrou duas vezes meu cartão, quem devolve?",
  ])("%j rests on nothing", (question) => {
    expect(draftPlan(question).sources).toEqual([]);
  });
});

describe("what our content answers, though it speaks of such things", () => {
  test.each([
    ["como aviso que minha loja mudou de ponto comercial?", "consistencia-citacoes"],
    [
      "um funcionário foi grosso e a cliente reclamou na avaliação, como respondo?",
      "gestao-crises",
    ],
    ["quero anunciar conserto de máquina de lavar, o que escrevo?", "anuncio-na-busca"],
    [
      "riscaram um carro aqui dentro e o dono jura que fui eu, como me previno?",
      "oficina-ficha-de-entrada",
    ],
    ["que fotos ponho no perfil da minha fábrica de gelo?", "aula-2"],
    ["tão dizendo pela rua que a minha carne é estragada, que eu faço", "gestao-crises"],
    ["quero o valor da diária logo no google, ligam só pra perguntar", "produtos-destaque"],
    ["tantas solicitações de rota são gente que veio?", "relatorios-desempenho"],
    [
      "na shopee vendem mais barato do que eu na minha loja, como compito?",
      "concorrentes-do-bairro",
    ],
    ["o distribuidor mandou louça quebrada, quero um texto firme", "email-dificil"],
    ["sou calheiro, vou longe dar preço e a pessoa não fecha", "servicos-em-casa-antes-da-visita"],
    [
      "meu escritório de contabilidade precisa de clientes, como atraio mais gente?",
      "info-completas",
    ],
  ])("%j rests on %s", (question, source) => {
    expect(draftPlan(question).sources.map(({ id }) => id)).toContain(source);
  });
});
