import { expect, test } from "vitest";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { readChatRequest } from "../../../../contract/gemini-chat-schema.ts";
import { askedByTitle, askedOfCard, filledIn, followUp } from "./card-request.ts";

const asked: ChatRequest = {
  prompt: "google ou insta?",
  agentType: "marketing",
  business: { shop: "Marmita da Lu" },
};

test("another card answers the same question, without what came before it", () => {
  const later = { ...asked, exchange: [{ question: "Oi?", answer: "Olá." }] };
  expect(askedOfCard(later, { id: "preco-margem" })).toEqual({
    ...asked,
    marketingParts: { card: "preco-margem" },
  });
});

test("a follow-up goes on from the answer, with the business", () => {
  const next = { question: "E com R$ 50 por semana?", card: "pouca-verba" };
  expect(followUp(asked, "Comece pelo Google.", next)).toEqual({
    prompt: next.question,
    agentType: "marketing",
    business: asked.business,
    exchange: [{ question: "google ou insta?", answer: "Comece pelo Google." }],
    marketingParts: { card: "pouca-verba" },
  });
});

test("whatever is asked of a card, the server understands", () => {
  const typed = filledIn(
    askedByTitle({ id: "um-post", title: "Post do dia" }, undefined),
    "um-post",
    {
      produto: "bolo",
      preco: " ",
    },
  );
  expect(typed.marketingParts).toEqual({
    card: "um-post",
    fields: { produto: "bolo", preco: " " },
  });
  expect(readChatRequest(typed)).toHaveProperty("request");
});
