import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import { textOf } from "./agent-prompt.ts";
import { isRefused } from "./answer-form.ts";
import { mostSentFor } from "./most-sent.ts";
import { taskFor } from "./task-for.ts";

const business = { shop: "Padaria Aurora", contact: "whatsapp", signature: "Lúcia" } as const;
const review: ChatRequest = {
  agentType: "reviews",
  prompt: "O bolo chegou tarde. Carla",
  stars: 2,
  business,
  reviewParts: {
    customer: "Carla",
    complaints: ["delay"],
    complaintOther: "a caixa amassada",
    actions: ["will-resolve"],
  },
};
const ad: ChatRequest = {
  agentType: "ads",
  prompt: "conserto de celular, o melhor do bairro",
  business: { ...business, trade: "assistencia" },
  adParts: {
    product: "Conserto de celular",
    prices: [{ label: "Tela A54", amount: 280, from: true }],
    until: "sábado, 28/11",
    extras: ["free-quote"],
    action: "whatsapp",
    leftOut: ["o melhor do bairro"],
  },
};

function told(request: ChatRequest) {
  const { instruction, turns } = taskFor(request);
  return { instruction: textOf(instruction), asked: turns.at(-1)?.text ?? "" };
}

describe("what an owner confirmed", () => {
  test("goes to the model beside the review, as material between the marks", () => {
    const { instruction, asked } = told(review);
    for (const line of [
      "Primeiro nome de quem avaliou: Carla",
      "Reclamou: Atraso na entrega; a caixa amassada",
      "Contato que pode aparecer: WhatsApp",
      "Assinatura: Lúcia",
    ])
      expect(asked).toContain(line);
    expect(asked.match(/<<<DADOS/g)).toHaveLength(2);
    expect(instruction).not.toMatch(/caixa amassada|Lúcia/);
  });

  test("is a rule where it is a decision", () => {
    expect(told(review).instruction).toContain("O dono quer resolver com a pessoa");
    const { actions: _none, ...parts } = review.reviewParts ?? {};
    expect(told({ ...review, reviewParts: parts }).instruction).not.toContain("O dono quer");
  });

  test("says in which language to reply, and what case takes the reply over", () => {
    const english = { ...review, reviewParts: { language: "en" as const } };
    expect(told(english).instruction).toContain("escreva a resposta em inglês");
    const mourning = { ...review, reviewParts: { case: "mourning" as const } };
    expect(told(mourning).instruction).toContain("Há luto");
  });

  test("is what an ad may say, and what it leaves out", () => {
    const { instruction, asked } = told(ad);
    for (const line of [
      "Produto ou serviço: Conserto de celular",
      "Preços: Tela A54: a partir de R$",
      "Vale até: sábado, 28/11",
      "Vem junto: Orçamento grátis",
      "O que a pessoa faz: Chama no WhatsApp",
      "Fica fora do anúncio: o melhor do bairro",
    ])
      expect(asked).toContain(line);
    expect(instruction).toContain("Não diga o que o dono deixou fora do anúncio.");
  });

  test("goes along with a question", () => {
    const marketingParts = { card: "texto-ta-caro", fields: { produto: "bolo de pote" } };
    const { asked } = told({
      agentType: "marketing",
      prompt: "O que respondo?",
      business,
      marketingParts,
    });
    expect(asked).toContain("Negócio: Padaria Aurora\nContato que pode aparecer: WhatsApp");
    expect(asked).toContain("bolo de pote");
  });

  test.each([review, ad])("stays within what is counted as sent: $agentType", (request) => {
    const { instruction, asked } = told(request);
    expect(instruction.length + asked.length).toBeLessThanOrEqual(mostSentFor(request));
  });
});

describe("what a model answers", () => {
  const reply = (text: string, request = review) => taskFor(request).form.judge(text);

  test("may promise what was tapped, and nothing else", () => {
    const said = "Carla, pedimos desculpas pelo atraso. Quero resolver isso com você.";
    expect(isRefused(reply(said) as never)).toBe(false);
    expect(isRefused(reply(`${said} Vamos devolver o valor.`) as never)).toBe(true);
    const withoutActions = { ...review, reviewParts: { complaints: ["delay" as const] } };
    expect(isRefused(reply(said, withoutActions) as never)).toBe(true);
  });
});
