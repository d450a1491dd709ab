import { describe, expect, test } from "vitest";
import type { Trade } from "../../contract/parts.ts";
import { createReplyCheck } from "../../drafting/guard/index.ts";
import { toCheck } from "./guarded.ts";
import { createDetailCheck } from "./review-detail.ts";
import { cutReply, replyLengthCheck } from "./review-length.ts";

/** What a reply to the review breaks, by the guard. */
function guardOf(review: string, trade?: Trade) {
  return toCheck(createReplyCheck({ review, ...(trade && { trade }) }));
}

describe("a promise", () => {
  const check = guardOf("Pedi o reembolso e esperei em torno de 2 horas. Teve desconto.");

  test.each([
    "Vamos reembolsar o valor.",
    "Oferecemos um desconto na próxima visita.",
    "Passe aqui e receba um brinde.",
    "Vamos trocar o produto.",
    "Já estamos treinando a equipe: estamos treinando todos.",
    "Isso não vai se repetir.",
    "Garantimos outra experiência.",
    "Retornaremos em até 24 horas.",
    "Entraremos em contato ainda hoje.",
    "As providências já foram tomadas.",
    "O problema será resolvido.",
    "Volte sem custo nenhum.",
  ])("is found in %j", (text) => {
    expect(check(text)).toEqual({ rule: "promise" });
  });

  test.each([
    "Lamentamos a espera em torno de 2 horas.",
    "Sobre o reembolso, fale conosco pelos contatos do perfil.",
    "Que bom que gostou do desconto.",
    "Sua opinião nos ajuda a melhorar.",
    "Vamos conversar com a equipe sobre o que você contou.",
    "Queremos entender melhor o que aconteceu.",
  ])("is none in %j", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test("is a wish for another mark, too", () => {
    expect(guardOf("Veio frio.")("Pode reconsiderar a sua nota?")).toEqual({ rule: "promise" });
    expect(guardOf("Veio frio.")("Obrigada pela nota.")).toBeUndefined();
  });
});

describe("an admission", () => {
  test.each([
    "Erramos com você.",
    "A falha foi nossa.",
    "Reconhecemos o nosso erro.",
    "Assumimos a responsabilidade.",
    "Você tem toda razão.",
    "Deveríamos ter avisado.",
    "Isso não deveria ter acontecido.",
    "Somos responsáveis pelo atraso.",
  ])("is found in %j", (text) => {
    expect(guardOf("Veio frio.")(text)).toEqual({ rule: "admission" });
  });

  test.each([
    "Pedimos desculpas pela experiência.",
    "Lamentamos que o pedido tenha atrasado.",
    "Lemos com atenção o que você contou sobre o erro no pedido.",
  ])("is none in %j", (text) => {
    expect(guardOf("Veio frio.")(text)).toBeUndefined();
  });
});

test.each([
  "Essa avaliação é falsa.",
  "Isso não aconteceu.",
  "Vamos processar quem escreveu isso.",
  "Tomaremos medidas legais.",
])("%j accuses or threatens", (text) => {
  expect(guardOf("Veio frio.")(text)).toBeDefined();
});

describe("what is secret", () => {
  const ofClinic = guardOf("Gostei.", "clinica");
  const ofHarm = guardOf("Comi o pastel, passei mal e fui parar no hospital.");

  test.each([
    "Foi bom cuidar da sua consulta.",
    "Nossos pacientes nos alegram.",
    "Ter atendido você foi ótimo.",
  ])("%j confirms that the person is a client", (text) => {
    expect(ofClinic(text)).toEqual({ rule: "secrecy" });
  });

  test.each([
    "Lamentamos a intoxicação.",
    "Sentimos que tenha passado mal.",
    "O roubo é inaceitável.",
  ])("%j repeats a harm", (text) => {
    expect(ofHarm(text)).toEqual({ rule: "secrecy" });
  });

  test("is nothing that any reply may say", () => {
    for (const check of [ofClinic, ofHarm])
      expect(
        check("Sua opinião foi lida com atenção; fale conosco. Prezamos a hospitalidade."),
      ).toBeUndefined();
  });
});

describe("personal data", () => {
  const review = "Carla de Souza Lima escreveu: Pedido 48213, CPF 529.982.247-25. Comprei em 2024.";
  const check = guardOf(review);

  test.each(["Olá, Carla Souza!", "Sobre o pedido 48213, fale conosco."])(
    "is repeated in %j",
    (text) => {
      expect(check(text)).toEqual({ rule: "personal-data" });
    },
  );

  test.each(["Olá, Carla!", "Desde 2024 estamos aqui.", "Servimos lima e limão."])(
    "is none in %j",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );
});

describe("a detail", () => {
  const check = createDetailCheck("A entrega demorou e a Bia foi grossa. Muito caro.", ["o preço"]);

  test.each([
    "Lamentamos a demora.",
    "Sentimos pelo que houve com a Bia.",
    "Sobre o preço, entendemos.",
  ])("is named in %j", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test.each(["Agradecemos o seu comentário.", "Obrigada pela visita! Volte sempre.", ""])(
    "is missing in %j",
    (text) => {
      expect(check(text)).toEqual({ rule: "detail" });
    },
  );

  test.each([
    ["Pedi às 10h e só chegou às 14h.", "Sentimos muito pelo atraso."],
    ["A conta veio R$ 20 a mais.", "Vamos conversar sobre o valor."],
    ["A moça me ignorou.", "Lemos o que contou do atendimento."],
  ])("may have a word of its own: %j, %j", (review, reply) => {
    expect(createDetailCheck(review, [])(reply)).toBeUndefined();
    expect(createDetailCheck("O bolo estava seco.", [])(reply)).toEqual({ rule: "detail" });
  });

  test.each(["⭐⭐⭐⭐⭐", "5", "Obrigada!"])("is not asked for where a review is %j", (review) => {
    expect(createDetailCheck(review, [])("Obrigada!")).toBeUndefined();
  });
});

test("a reply has at most 4,096 bytes, and is cut behind a sentence", () => {
  const long = "Você é ótima, coração. ".repeat(200).trim();
  expect(replyLengthCheck(long)).toEqual({ rule: "length" });
  const cut = cutReply(long);
  expect(cut).toMatch(/coração\.$/);
  expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(4096);
  expect(new TextEncoder().encode(cut).length).toBeGreaterThan(4000);
  expect(cutReply("Oi.")).toBe("Oi.");
});
