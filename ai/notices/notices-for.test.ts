import { describe, expect, test } from "vitest";
import type { Notice } from "../../contract/gemini-chat.ts";
import { noticesFor } from "./notices-for.ts";

describe("the notices of a review", () => {
  test.each<[string, Notice[]]>([
    ["Comi o pastel e passei mal a noite inteira.", ["health"]],
    ["A dentista foi um amor, tratamento de canal sem dor.", ["health"]],
    ["Machucaram meu cachorro no banho.", ["health"]],
    ["São uns golpistas, clonaram o meu cartão.", ["accusation"]],
    ["Fui vítima de racismo na porta.", ["accusation"]],
    ["Vou processar vocês.", ["accusation"]],
    ["Ligaram para (11) 91234-5678 sem parar.", ["personal-data"]],
    ["Meu CPF é 529.982.247-25 e ninguém acha o pedido.", ["personal-data"]],
    ["Nunca fui cliente daí e nem conheço.", ["possible-fake"]],
    ["Passei mal, me roubaram, CPF 529.982.247-25.", ["health", "accusation", "personal-data"]],
  ])("“%s” are %j", (prompt, notices) => {
    expect(noticesFor({ agentType: "reviews", prompt })).toEqual(notices);
  });

  test.each([
    "Adorei o bolo de cenoura, atendimento nota dez.",
    "A entrega demorou e a pizza chegou fria.",
    "O preço é um roubo, mas a comida vale.",
    "A advogada explicou tudo com calma.",
    "Pedido 48213 de R$ 59,90 em 12/03/2026.",
    "",
  ])("“%s” are none", (prompt) => {
    expect(noticesFor({ agentType: "reviews", prompt })).toEqual([]);
  });

  test("are none of any other request", () => {
    const prompt = "Passei mal com o pastel.";
    for (const agentType of ["marketing", "ads", "roi"] as const)
      expect(noticesFor({ agentType, prompt })).toEqual([]);
  });
});
