import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { loadAnswerCheck } from "../../drafting/engine/index.ts";

const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
const untyped = {
  impressions: null,
  clickThroughPercent: null,
  costPerClick: null,
  clickConversionPercent: null,
};

function analysed(marginPercent?: number): ChatRequest {
  const details =
    marginPercent === undefined ? null : analyseDetails({ ...roi, ...untyped, marginPercent });
  return { agentType: "roi", prompt: "Vale a pena?", roi, ...(details && { roiDetails: details }) };
}

const checks = {
  reviews: await loadAnswerCheck("reviews"),
  ads: await loadAnswerCheck("ads"),
  marketing: await loadAnswerCheck("marketing"),
  roi: await loadAnswerCheck("roi"),
};
const checkAnswer = (text: string, asked: ChatRequest) => checks[asked.agentType](text, asked);

function found(text: string, asked: ChatRequest): string[] {
  return checkAnswer(text, asked).map(({ rule, words }) => `${rule}: ${words}`);
}

describe("an analysis of the four numbers", () => {
  test.each([
    "A receita é de R$ 1.680,00, ou R$ 1.680, e o ROI bruto de 110 por cento.",
    "Cada real traz R$ 2,10; cada venda custa cerca de R$ 17.",
    "Bastam 0,38% para cobrir o anúncio, 23 vendas.",
    "1. São 48 vendas, de cada 100 pessoas menos de 1, por 15 dias.",
    "Não dá para saber se vale a pena: depende da sua margem.",
    "O anúncio compensa se sobrarem mais de R$ 16,67 por venda.",
  ])("may say what its sums say: %s", (text) => {
    expect(found(text, analysed())).toEqual([]);
  });

  test.each([
    ["A receita é de R$ 1.780,00.", "figure: R$ 1.780,00"],
    ["O ROI é de 880%.", "figure: 880%"],
    ["São 49 vendas.", "figure: 49"],
    ["Sobram R$ 1.500.50.", "figure: R$ 1.500.50"],
    ["Esse anúncio vale a pena.", "verdict: vale a pena"],
    ["Com esses números o anúncio se paga.", "verdict: se paga"],
    ["Invista: o lucro é garantido, sem risco.", "promised-result: sem risco"],
    ["Você vai vender muito mais.", "promised-result: Você vai vender"],
  ])("is marked where it says something else: %s", (text, finding) => {
    expect(found(text, analysed())).toContain(finding);
  });

  test("is held to the verdict of the sums once the margin is known", () => {
    expect(found("O anúncio não vale a pena: faltam R$ 128.", analysed(40))).toEqual([]);
    expect(found("O anúncio vale a pena.", analysed(40))).toEqual(["verdict: vale a pena"]);
    expect(found("O anúncio vale a pena: sobram R$ 208.", analysed(60))).toEqual([]);
    expect(found("Não compensa anunciar.", analysed(60))).toEqual(["verdict: Não compensa"]);
  });
});

const asked: ChatRequest = {
  agentType: "marketing",
  prompt:
    "Tenho R$ 300 e 47 clientes. A maioria dos clientes paga no Pix. Meu zap é (11) 98765-4321.",
  business: { shop: "Padaria Aurora" },
};

describe("advice", () => {
  test.each([
    ["Ofereça um brinde em troca de uma avaliação.", "review-for-gift"],
    ["Peça avaliação só a quem gostou.", "only-happy-reviews"],
    ["Compre avaliações para começar.", "bought-reviews"],
    ["Contrate um pacote de seguidores.", "bought-reviews"],
    ["Assim garantimos o primeiro lugar no Google.", "promised-rank"],
    ["Baixe o aplicativo Google Meu Negócio.", "retired-product"],
    ["Faça um sorteio no Instagram.", "prize-draw"],
    ["Com isso você vai dobrar suas vendas.", "promised-result"],
    ["Pesquisas mostram que fotos ajudam.", "statistic"],
    ["Segundo o Sebrae, isso funciona.", "statistic"],
    ["Sete em cada dez pessoas olham o mapa.", "statistic"],
    ["Fotos trazem 3 vezes mais cliques.", "statistic"],
    ["Gaste R$ 50 por dia.", "figure"],
    ["Ligue para (21) 99876-5432.", "contact"],
    ["O CPF dele é 529.982.247-25.", "personal-data"],
    ["Escreva: “Oi, [nome do cliente]!”", "placeholder"],
  ])("is marked with its rule: %s", (text, rule) => {
    const [finding] = checkAnswer(text, asked);
    expect(finding?.rule).toBe(rule);
    expect(finding?.reason).toMatch(/\.$/);
  });

  test.each([
    "Não ofereça um brinde em troca de uma avaliação.",
    "Nunca compre avaliações: é golpe.",
    "Comprar avaliações é proibido.",
    "Desconfie de quem garante o primeiro lugar no Google.",
    "Peça avaliação a todos os clientes.",
    "A maioria dos clientes paga no Pix.",
    "Gaste os R$ 300 em 3 partes, em 30 minutos, às 18h.",
    "Chame no (11) 98765-4321.",
    "1. Complete o perfil.\n2. Poste uma vez por semana.",
  ])("is none in %s", (text) => {
    expect(found(text, asked)).toEqual([]);
  });

  test("a document is marked even where the question had it", () => {
    const prompt = "O cliente Zé, CPF 529.982.247-25, não pagou.";
    expect(found("O CPF 529.982.247-25 deve.", { ...asked, prompt })).toContain(
      "personal-data: 529.982.247-25",
    );
  });
});

test("replies and ads go through the checks of their own", () => {
  expect(found("Vamos devolver o valor.", { agentType: "reviews", prompt: "Ruim." })).toHaveLength(
    1,
  );
  expect(found("Bolo por R$ 30", { agentType: "ads", prompt: "Bolo a R$ 35" })).toHaveLength(1);
});
