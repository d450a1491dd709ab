import { describe, expect, test } from "vitest";
import type { ReviewAction } from "../../../contract/parts.ts";
import { checkAd } from "../check-ad.ts";
import { checkReply, type ReplyContext } from "./check-reply.ts";

function found(reply: string, context: Partial<ReplyContext> = {}) {
  return checkReply(reply, { review: "O bolo veio frio.", ...context }).map(
    ({ rule, words }) => `${rule}: ${words}`,
  );
}

const lines = (text: string) => text.trim().split(/ \| |\n/);

describe("a promise", () => {
  const review = "Pedi o reembolso e esperei em torno de 2 horas. Teve desconto.";

  test.each([
    ["will-check", "Vamos verificar o que houve.", "Vamos verificar o que houve"],
    ["will-resolve", "Quero resolver com você: me chame.", "Quero resolver com você"],
    ["already-fixed", "Já orientamos a equipe.", "Já orientamos a equipe"],
    ["will-refund", "Que pena, Ana. Vou devolver o valor.", "Vou devolver o valor"],
    ["will-refund", "We are sorry. We will refund it.", "will refund it"],
    ["will-resolve", "Lo sentimos. Vamos a resolver esto.", "Vamos a resolver esto"],
  ] satisfies [ReviewAction, string, string][])(
    "of %s has to be tapped: %s",
    (action, reply, words) => {
      const all: ReviewAction[] = ["will-check", "will-resolve", "already-fixed", "will-refund"];
      const others = all.filter((one) => one !== action);
      expect(found(reply, { parts: { actions: others } })).toEqual([`promise: ${words}`]);
      expect(found(reply, { parts: { actions: [action] } })).toEqual([]);
    },
  );

  test.each(
    lines(`
Vamos reembolsar o valor. | Oferecemos um desconto na próxima visita. | Passe aqui e receba um brinde. | Vamos trocar o produto.
Já estamos treinando a equipe. | Isso não vai se repetir. | Garantimos outra experiência. | Retornaremos em até 24 horas.
Entraremos em contato ainda hoje. | As providências já foram tomadas. | O problema será resolvido. | Volte sem custo nenhum.`),
  )("is found in %j", (reply) =>
    expect(found(reply, { review }).map((one) => one.split(":")[0])).toContain("promise"),
  );

  test.each(
    lines(`
Lamentamos a espera em torno de 2 horas. | Sobre o reembolso, fale conosco pelos contatos do perfil. | Que bom que gostou do desconto.
Sua opinião nos ajuda a melhorar. | Vamos conversar com a equipe sobre o que você contou. | Queremos entender melhor o que aconteceu.
Volte quando quiser, a porta está aberta.`),
  )("is none in %j", (reply) => {
    expect(found(reply, { review })).toEqual([]);
  });
});

test("what the owner typed herself is hers to promise and to tell; a gift stays forbidden", () => {
  const note = "Vamos trocar o bolo ainda hoje, ligue (11) 98888-7777";
  const parts = { note };
  expect(found(`${note}.`)).not.toEqual([]);
  expect(found(`${note}.`, { parts })).toEqual([]);
  expect(found("Vamos devolver o valor.", { parts })).toHaveLength(1);
  for (const own of ["O frete é por nossa conta", "Free parking behind the shop", "Wi-Fi grátis"])
    expect(found(`${own}.`, { parts: { note: own } })).toEqual([]);
  const gift = "Na volta você ganha um desconto";
  expect(found(`${gift}.`, { parts: { note: gift } })).toHaveLength(1);
});

describe("guilt", () => {
  const fixed = { actions: ["already-fixed" as const] };

  test.each(
    lines(`
Erramos com você. | Reconhecemos o nosso erro. | Você tem toda razão. | Deveríamos ter avisado. | Isso não deveria ter acontecido.`),
  )("is owned up to only with what follows from it: %s", (reply) => {
    expect(found(reply)).toEqual([expect.stringMatching(/^admission/)]);
    expect(found(reply, { parts: fixed })).toEqual([]);
    expect(found(reply, { review: "Passei mal com o pastel.", parts: fixed })).not.toEqual([]);
  });

  test.each([
    "A culpa foi nossa.",
    "Assumimos a responsabilidade.",
    "Somos responsáveis pelo atraso.",
  ])("is never taken on: %s", (reply) => expect(found(reply, { parts: fixed })).toHaveLength(1));

  test.each([
    "Pedimos desculpas pela experiência.",
    "Lemos com atenção o que você contou sobre o erro no pedido.",
  ])("is none in %j", (reply) => expect(found(reply)).toEqual([]));
});

test.each([
  ["accusation", "Essa avaliação é falsa."],
  ["accusation", "Isso não aconteceu."],
  ["accusation", "Vamos processar quem escreveu isso."],
  ["accusation", "Tomaremos medidas legais."],
  ["pressure", "Pode reconsiderar a sua nota?"],
  ["exposed-debt", "O senhor ainda deve uma parcela."],
  ["review-for-gift", "Avalie de novo e ganhe um café."],
  ["placeholder", "Um abraço, [nome da loja]."],
  ["contact", "Fale com a gente em loja@exemplo.com."],
  ["figure", "São 37 anos de casa."],
])("%s is found in %j", (rule, reply) => {
  expect(found(reply)).toContainEqual(expect.stringMatching(rule));
});

describe("what is secret", () => {
  const clinic = { trade: "clinica", review: "Atenciosa, recomendo." } as const;
  const harm = { review: "Passei mal, foi intoxicação. Um roubo aconteceu." };
  const secrecy = [expect.stringMatching(/^secrecy/)];

  test.each([
    "Foi bom cuidar da sua consulta.",
    "Nossos pacientes nos alegram.",
    "Ter atendido você foi ótimo.",
  ])("%j confirms that the person is a client", (reply) =>
    expect([found(reply, clinic), found(reply)]).toEqual([secrecy, []]),
  );

  test.each([
    "Lamentamos a intoxicação.",
    "Sentimos que tenha passado mal.",
    "O roubo é lamentável.",
  ])("%j repeats a harm", (reply) => expect(found(reply, harm)).toEqual(secrecy));

  test("is nothing that any reply may say", () => {
    const reply = "Sua opinião foi lida com atenção; fale conosco. Prezamos a hospitalidade.";
    expect([...found(reply, clinic), ...found(reply, harm)]).toEqual([]);
  });
});

describe("what tells who wrote", () => {
  const review =
    "Carla de Souza Lima escreveu: Pedido 48213, CPF 529.982.247-25, (11) 91234-5678. Em 2024.";
  test.each([
    ["Olá, Carla Souza!", ["personal-data: Souza"]],
    ["Sobre o pedido 48213, fale conosco.", ["personal-data: 48213"]],
    ["Ligamos para (11) 91234-5678.", ["personal-data: (11) 91234-5678"]],
    ["Olá, Carla! Desde 2024 servimos lima e limão.", []],
  ])("is found in %j", (reply, data) => expect(found(reply, { review })).toEqual(data));

  test("is not what the shop told of itself", () => {
    const business = { shop: "Bar do Souza", contactDetail: "(11) 98765-4321" };
    expect(found("Bar do Souza, (11) 98765-4321.", { review, business })).toEqual([]);
  });
});

test.each([
  ["Tela por R$ 290", ["figure: R$ 290"]],
  ["Tela com garantia", ["claim: garantia"]],
  ["Só hoje na Vila Mariana", ["claim: Só hoje"]],
  ["Ligue (11) 98765-4321", ["contact: (11) 98765-4321"]],
  ["O melhor preço do bairro", ["superlative: O melhor preço do bairro"]],
  ["Visite a [nome da loja]", ["placeholder: [nome da loja]"]],
  ["Tela de iPhone 11 por R$ 320. Bateria R$ 150,00. Orçamento grátis", []],
])("an ad says nothing that nobody gave: %s", (text, findings) => {
  const context = {
    description: "Troca de tela de iPhone 11, R$ 320, Vila Mariana.",
    parts: { prices: [{ label: "Bateria", amount: 150 }], extras: ["free-quote" as const] },
  };
  expect(checkAd(text, context).map(({ rule, words }) => `${rule}: ${words}`)).toEqual(findings);
});
