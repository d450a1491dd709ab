import { useCallback, useEffect, useRef, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType, ChatRequest, ChatSuccess } from "../../../contract/gemini-chat.ts";
import { AgentFailure, askAgent } from "../../backend/ask-agent.ts";
import { failureSentence } from "../../backend/failure-sentence.ts";
import type { Writing } from "../../backend/read-events.ts";
import { showToast } from "../../ui/toast.ts";
import { type Card, withAnswer, withUndo } from "./card.ts";

export type Outcome = "done" | "failed" | "stopped";

export type Assistants = {
  cards: Partial<Record<AgentType, Card>>;
  /** The card whose request is running: one at a time over all four. */
  running: AgentType | null;
  /** What that card asked for. */
  request: ChatRequest | null;
  /** What has come of its answer so far, ready to be read, or what it is at. */
  writing: Writing;
  ask: (request: ChatRequest) => Promise<Outcome>;
  stop: () => void;
  /** Brings back the reply before the last change of tone. */
  undo: (agent: AgentType) => void;
};

function announceSuccess({ provider, model }: ChatSuccess): void {
  const { title, gemini, local, other } = assistantWords.success;
  if (provider === "local") {
    showToast({ title, description: local });
  } else {
    // A server that names nobody speaks for Gemini.
    showToast({ title, description: provider === "openai" ? other(model) : gemini });
  }
}

function announceFailure(thrown: unknown): void {
  showToast({
    title: assistantWords.error,
    description: failureSentence(thrown),
    tone: "error",
  });
}

/** A failure of the model (not of the connection) can be answered without the model. */
function localCanAnswer(thrown: unknown, request: ChatRequest): boolean {
  return (
    thrown instanceof AgentFailure && thrown.code !== undefined && request.provider !== "local"
  );
}

const nothingYet: Writing = { text: "" };

/** The state of the four cards and the one request that may run. */
export function useAssistants(): Assistants {
  const [cards, setCards] = useState<Assistants["cards"]>({});
  const [request, setRequest] = useState<ChatRequest | null>(null);
  const [writing, setWriting] = useState(nothingYet);
  const controller = useRef<AbortController | null>(null);
  const patch = useCallback((agent: AgentType, change: (card: Card) => Card) => {
    setCards((before) => ({ ...before, [agent]: change(before[agent] ?? {}) }));
  }, []);
  const undo = useCallback((agent: AgentType) => patch(agent, withUndo), [patch]);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    async (asked: ChatRequest): Promise<Outcome> => {
      const current = new AbortController();
      controller.current = current;
      setRequest(asked);
      try {
        const result = await askAgent(asked, current.signal, setWriting);
        patch(asked.agentType, (card) => withAnswer(card, asked, result));
        announceSuccess(result);
        return "done";
      } catch (thrown) {
        if (current.signal.aborted) {
          return "stopped";
        }
        const failed = localCanAnswer(thrown, asked) ? asked : undefined;
        patch(asked.agentType, (card) => ({ ...card, failed }));
        announceFailure(thrown);
        return "failed";
      } finally {
        setRequest(null);
        setWriting(nothingYet);
      }
    },
    [patch],
  );
  return { cards, running: request?.agentType ?? null, request, writing, ask, stop, undo };
}
