import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("an accusation of lying or of theft", () => {
  test.each([
    "Corretor mentiu sobre a metragem do apê, falou 60 e são 48",
    "Corretora mentiu sobre o valor do condomínio",
    "o vendedor mentiu sobre a quilometragem do carro",
    "mecânico mentiu que trocou o filtro",
    "O gerente mentiu dizendo que o sofá era de couro",
    "a vendedora mentiu que a peça era nova",
    "disse que era orgânico, mentiu",
    "Falaram que tinha estacionamento, mentira",
    "Imobiliária mentirosa, o quarto não tem janela",
    "Minha prima foi roubada, o caixa ficou com o troco",
    "pegaram 50 reais da minha bolsa enquanto eu fazia a unha",
    "Fui roubada no estoque da loja por funcionário",
    "A atendente ficou com o meu troco",
    "mexeram na minha bolsa",
  ])("is answered with care, and is no matter of manners: %s", (review) => {
    expect(readReview(review, 1).certain).toContain("money");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|“|o atendimento d/i);
  });

  test.each([
    "Não vou mentir, esperava mais do prato",
    "mentiria se dissesse que gostei",
    "As fotos mentem, o quarto é menor",
    "O Google mentiu o horário, cheguei e estava fechado",
    "insistiram que eu estava mentindo sobre o troco",
    "Fui chamada de mentirosa na frente de todo mundo",
    "A câmera não abre mais, falaram que já estava assim, mentira",
    "Preço é uma roubada",
    "um roubo esse café",
    "Tiraram o dinheiro da conta duas vezes, cobrança repetida",
    "Levaram minha carteira de motorista para xerox e demoraram",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).concerns).toEqual([]);
  });

  test.each([
    ["A qualidade do colchão é muito boa. Mas o vendedor mentiu sobre a garantia", 3, "mixed"],
    ["Móvel chegou riscado, demorou dois meses e o montador mentiu que ligou", 1, "complaint"],
  ] as const)("is one fault of several in: %s", (review, stars, tone) => {
    expect(readReview(review, stars)).toMatchObject({ tone, concerns: [] });
  });

  test.each([
    "Mentira que o bolo é seco, é uma delícia",
    "o anúncio não mente: comida boa",
    "O professor não mentiu, as aulas são ótimas",
    "Fui roubada na rua e o segurança do shopping ajudou",
  ])("is none in praise: %s", (review) => {
    expect(readReview(review, 5).concerns).toEqual([]);
  });
});

describe("a damage made up, a part swapped", () => {
  test.each([
    "Aluguei um Onix. Na devolução inventaram um risco no para-choque que já tava lá na retirada e descontaram 650 do meu cartão. Só devolveram depois que mostrei o vídeo.",
    "Inventaram um defeito no motor que não existia e descontaram do meu cartão.",
    "Inventaram que eu quebrei o vidro e me cobraram 300 reais.",
    "Trocaram a peça boa do meu celular por uma usada e me cobraram como nova.",
    "O mecânico inventou um vazamento que não tinha",
    "Inventaram que precisava trocar o freio inteiro, outro mecânico disse que estava novo",
    "Trocaram minha bateria boa por uma velha",
    "a imobiliária inventou várias manchas na vistoria pra ficar com a caução",
    "Inventaram uma dívida no meu nome",
    "No hotel inventaram um consumo do frigobar",
    "tiraram a bateria original e colocaram uma paralela",
    "Inventaram mais uma multa no contrato",
  ])("is answered with care and never quoted: %s", (review) => {
    expect(readReview(review, 1)).toMatchObject({ quotes: [] });
    expect(readReview(review, 1).concerns).toContain("money");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|“/);
  });

  test.each([
    "Inventaram uma desculpa toda semana e o sofá não chegou",
    "Inventaram um prato novo que é horrível",
    "Inventaram moda no corte e ficou torto",
    "Trocaram a bateria por uma nova e não durou",
    "Pedi para trocarem a peça por uma usada e demorou",
    "Trocaram a mesa boa por uma perto do banheiro",
    "Trocaram minha tela e ela riscou em uma semana",
    "Inventaram um cardápio digital que trava",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).concerns).not.toContain("money");
  });
});
