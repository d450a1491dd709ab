import { expect, test } from "vitest";
import { draftRoi } from "../roi/draft-roi.ts";
import { composeRequest } from "./compose-request.ts";

test("a review goes with our instruction, what was confirmed, and the text last", () => {
  const text = composeRequest({
    prompt: "O bolo chegou tarde.",
    agentType: "reviews",
    stars: 2,
    business: { shop: "Padaria Aurora", signature: "Lúcia" },
    reviewParts: {
      customer: "Carla",
      complaints: ["delay"],
      actions: ["will-resolve"],
      note: "Abrimos aos domingos",
    },
  });
  expect(text).toContain("isto entra na resposta: Abrimos aos domingos");
  expect(text).toContain("De 35 a 60 palavras.");
  expect(text).toContain("- Estrelas que o cliente deu: 2");
  expect(text).toContain("- Primeiro nome de quem avaliou: Carla");
  expect(text).toContain("- Reclamou: Atraso na entrega");
  expect(text).toContain("- Assinatura: Lúcia");
  expect(text).toContain("- O que vamos fazer: Quero resolver");
  expect(text.endsWith('"""\nO bolo chegou tarde.\n"""')).toBe(true);
});

test("without a tap there is nothing to promise", () => {
  const text = composeRequest({ prompt: "O bolo chegou tarde.", agentType: "reviews" });
  expect(text).toContain("- O que vamos fazer: nada a prometer");
});

test("an ad goes with its prices, and asks for lines that can be read back", () => {
  const text = composeRequest({
    prompt: "tela iphone 11 320",
    agentType: "ads",
    adParts: { product: "Troca de tela", prices: [{ label: "iPhone 11", amount: 320 }] },
  });
  expect(text).toContain("- Preços: iPhone 11: R$ 320,00");
  expect(text).toContain("“Título: ”");
});

test("a question goes with what was asked before", () => {
  const text = composeRequest({
    prompt: "E com pouco?",
    agentType: "marketing",
    exchange: [{ question: "Vale anunciar?", answer: "Vale, no bairro." }],
  });
  expect(text).toContain("- Vale anunciar?\n  Vale, no bairro.");
});

test("an investment goes with the report of the page, which nobody has to work out again", () => {
  const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
  const text = composeRequest({ prompt: "Faça uma análise.", agentType: "roi", roi });
  const { text: draft } = draftRoi({ prompt: "", agentType: "roi", roi, today: "2026-11-24" });
  for (const line of draft.split("\n").filter(Boolean)) expect(text).toContain(`- ${line}`);
});
