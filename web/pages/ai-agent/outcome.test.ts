import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { progressSteps } from "../../../contract/gemini-chat.ts";
import type { Writing } from "../../backend/read-events.ts";
import type { Assistants } from "./assistants.ts";
import { AgentOutcome } from "./outcome.tsx";

function waiting(writing: Writing): string {
  const assistants: Assistants = {
    cards: {},
    running: "ads",
    request: { agentType: "ads", prompt: "Bolo de cenoura" },
    writing,
    arrival: null,
    ask: async () => "done",
    stop: () => undefined,
    draftFailed: async () => undefined,
    redraft: async () => undefined,
    change: () => undefined,
    show: () => undefined,
    undo: () => undefined,
  };
  return renderToStaticMarkup(createElement(AgentOutcome, { agent: "ads", assistants }));
}

test.each(progressSteps)("a card at work says what it is at, in its busy region: %s", (step) => {
  const html = waiting({ text: "", step });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain(assistantWords.steps[step]);
});

test("where nothing is told, or text is there already, no step is", () => {
  for (const writing of [{ text: "" }, { text: "Bolo", step: "titles" as const }])
    expect(waiting(writing)).not.toContain("Escrevendo");
});
