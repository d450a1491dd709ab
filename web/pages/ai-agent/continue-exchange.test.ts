import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ChatRequest,
  maxBodyBytes,
  maxTurns,
  promptLength,
} from "../../../contract/gemini-chat.ts";
import { readChatRequest } from "../../../contract/gemini-chat-schema.ts";
import { continueExchange } from "./continue-exchange.ts";

const first: ChatRequest = { prompt: "Vale anunciar?", agentType: "marketing" };

describe("the next question of an exchange", () => {
  test("brings the question before it and its answer", () => {
    expect(continueExchange("E com pouco dinheiro?", first, "Comece pelo bairro.")).toEqual({
      prompt: "E com pouco dinheiro?",
      agentType: "marketing",
      exchange: [{ question: "Vale anunciar?", answer: "Comece pelo bairro." }],
    });
  });

  test("keeps the last turns, earliest first, and stays with the engine that was chosen", () => {
    let asked: ChatRequest = { ...first, provider: "local" };
    for (let i = 1; i <= maxTurns + 2; i++) {
      asked = continueExchange(`Pergunta ${i}`, asked, `Resposta ${i - 1}`);
    }
    expect(asked.provider).toBe("local");
    expect(asked.exchange?.map(({ question }) => question)).toEqual([
      "Pergunta 2",
      "Pergunta 3",
      "Pergunta 4",
    ]);
    expect(asked.exchange?.at(-1)?.answer).toBe("Resposta 4");
  });

  test("is always read by the server, however long the texts are", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 200 }),
      fc
        .tuple(
          fc.constantFrom("a", "ã", "\u0001", "😀", "\uD83D"),
          fc.integer({ min: 1, max: 9000 }),
        )
        .map(([unit, count]) => unit.repeat(count)),
    );
    const prompt = text
      .map((raw) => `abc${raw}`.trim().slice(0, promptLength.max))
      .filter((trimmed) => trimmed === trimmed.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(prompt, text), { maxLength: 6 }), prompt, (turns, last) => {
        let asked = first;
        let answer = "Primeira resposta";
        for (const [question, reply] of turns) {
          asked = continueExchange(question, asked, answer);
          answer = reply;
        }
        const request = continueExchange(last, asked, answer);
        const body = JSON.stringify(request);
        expect(new TextEncoder().encode(body).length).toBeLessThan(maxBodyBytes);
        expect(readChatRequest(JSON.parse(body))).toHaveProperty("request");
      }),
      { numRuns: 200 },
    );
  });
});
