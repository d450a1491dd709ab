import { describe, expect, test } from "vitest";
import type { ReviewCaseName, Trade } from "../../../contract/parts.ts";
import { readCare } from "./read-care.ts";

/** One review a line, by the case that takes the reply over. */
const told: Record<ReviewCaseName, string> = {
  injury: `
Comi o pastel e passei mal a noite inteira | Machucaram meu cachorro no banho | Saí da depilação com a virilha queimada
Fui parar no pronto socorro depois do sushi | Meu cabelo caiu todo depois da progressiva | Bateram no meu cachorro na tosa
Achei um caco de vidro na salada | Minha filha caiu da cadeira e ninguém ajudou | Passei mal, me roubaram, CPF 529.982.247-25 | Vocês mataram meu gato
depois da progressiva meu couro cabeludo começou a descamar | Minha boca inchou e tive que ir pra UPA | comi o pf e passei a noite no banheiro
Got sick after the shrimp, horrible night for all of us`,
  accusation: `
São uns golpistas, clonaram o meu cartão | Bando de ladrão, cobraram 350 e o celular voltou pior | O garçom passou a mão em mim
Sumiu dinheiro da minha carteira no vestiário | Venderam perfume falsificado | They stole my wallet and nobody helped me at all`,
  "consumer-agency": `
Vou processar vocês | Já abri reclamação no Procon | Meu advogado vai entrar em contato | Vou fazer um BO`,
  discrimination: `
Fui vítima de racismo na porta | Segurança me seguiu a loja inteira porque sou negra | Me chamaram de gorda na frente de todos`,
  "not-a-customer": `
Nunca fui cliente daí e nem conheço | Essa pessoa nunca comprou aqui, é concorrente | Perfil falso, avaliação fake`,
  "stars-only": `
cliente deu só 2 estrelas e nao escreveu nada | ⭐⭐⭐⭐⭐ | 5 estrelas | 10/10 | .`,
  secrecy: `
A dentista foi um amor, tratamento de canal sem dor. | Imposto de renda feito rápido e sem dor de cabeça | tirei o siso e nem senti
Amei o resultado da harmonização com a Dra. Bianca | A advogada ganhou minha causa trabalhista`,
  mourning: `
minha Belinha se foi ontem mas agradeço a equipe que cuidou dela | o Tobi descansou com vocês, obrigada pelo carinho
Levei meu gato pra castrar e ele morreu na mesa | levei meu cachorrinho e ele não voltou vivo
Perdemos nosso Bidu e eles foram ótimos | Fizeram a coroa de flores do meu pai com todo capricho
Minha avó adorava a canja daqui, ela já não está mais entre nós`,
};

describe("the case of a review", () => {
  const cases = Object.entries(told).flatMap(([name, reviews]) =>
    reviews
      .trim()
      .split(/ \| |\n/)
      .map((review) => [name, review] as const),
  );
  test.each(cases)("is %s: %s", (name, review) => expect(readCare(review).case).toBe(name));
});

/** Figures of speech, and words that mean something else here. */
const harmless = `
Quase morri de rir com o garçom | Quase morri de tanto comer, maravilhoso | Bolo de matar de bom | Esse pudim roubou meu coração
Minha barriga dói de tanto rir | O preço é um roubo, mas a comida vale | Achei que era golpe, mas chegou certinho
Fiquei morrendo de vontade de voltar | Caí no papo da promoção e adorei | A internet caiu mas o café é ótimo | As bananas vieram machucadas
Nunca comprei nada aí, mas seus caminhões fecham minha garagem | nunca comprei ai mas o som alto nao deixa a rua dormir
O assunto morreu ali | Quase morreu de rir com o garçom | Minha bateria morreu e resolveram na hora | Bateram na traseira do meu carro dentro do pátio
O chef antigo não está mais na cozinha, mas a massa é boa | minha dor se foi depois da massagem, obrigada | o motorista partiu na hora certa, ótimo
Perdi meu Celular aí e devolveram, ótimos | o jardim ficou bonito mas as plantas morreram em um mês | Fui fazer um botox capilar e amei
Vendedora paciente, experimentei oito pares | Lugar de gente simpática, preço justo, nota 10 | Adorei o bolo de cenoura, atendimento nota dez.
A entrega demorou e a pizza chegou fria. | Pedido 48213 de R$ 59,90 em 12/03/2026. | Música ao vivo cantada pelo dono, show
Tenho intolerância à lactose e tinham opção | Deram um tapa no visual do salão | Exame de direção marcado rápido na autoescola`;

describe("no case", () => {
  test.each(harmless.trim().split(/ \| |\n/))("is in: %s", (review) => {
    expect(readCare(review)).toMatchObject({
      notices: [],
      isClientSecret: false,
      isMourning: false,
    });
    expect(readCare(review).case).toBeUndefined();
  });

  test("is where the shop helped", () => {
    const saved = readCare("Minha gatinha caiu da janela e a doutora salvou ela. Sou grata");
    expect(saved).toMatchObject({ notices: ["health"], isMourning: false });
    expect(saved.case).toBeUndefined();
  });
});

test.each([
  ["Passei mal, me roubaram, CPF 529.982.247-25.", ["health", "accusation", "personal-data"]],
  ["Ligaram para (11) 91234-5678 sem parar.", ["personal-data"]],
  ["A dentista foi um amor.", ["health"]],
  ["Nunca fui cliente daí.", ["possible-fake"]],
  ["A advogada explicou tudo com calma.", []],
])("the notices of %s", (review, notices) => expect(readCare(review).notices).toEqual(notices));

test.each([
  ["clinica", true],
  ["advocacia", true],
  ["contabilidade", true],
  ["salao", false],
] satisfies [Trade, boolean][])("the trade %s keeps secrets: %s", (trade, isClientSecret) => {
  expect(readCare("Atenciosa, recomendo", { trade }).isClientSecret).toBe(isClientSecret);
});

test.each([
  ["Great little hotel, very clean room and the staff was super friendly", "en"],
  ["Muy buena atención, personal amable y el desayuno riquísimo", "es"],
  ["Pésima experiencia, el pollo estaba crudo", "es"],
  ["Do you take dogs?", "en"],
  ["Comida caseira deliciosa, lugar familiar e preço justo", undefined],
  ["Top demais, super recomendo o happy hour", undefined],
  ["Excelente", undefined],
])("%s is in %s", (review, language) => expect(readCare(review).language).toBe(language));
