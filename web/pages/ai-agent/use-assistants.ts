import { useCallback, useEffect, useRef, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType, ChatRequest, ChatSuccess } from "../../../contract/gemini-chat.ts";
import { AgentFailure, askAgent } from "../../backend/ask-agent.ts";
import { failureSentence } from "../../backend/failure-sentence.ts";
import { showToast } from "../../ui/toast.ts";

export type Card = {
  /** Replaced by the next success; a failed call leaves it in place. */
  result?: ChatSuccess;
  /** The last call, if it failed at the model: it can be answered without one. */
  failed?: ChatRequest;
};

export type Outcome = "done" | "failed" | "stopped";

export type Assistants = {
  cards: Partial<Record<AgentType, Card>>;
  /** The card whose request is running: one at a time over all four. */
  running: AgentType | null;
  ask: (request: ChatRequest) => Promise<Outcome>;
  stop: () => void;
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

/** The state of the four cards and the one request that may run. */
export function useAssistants(): Assistants {
  const [cards, setCards] = useState<Assistants["cards"]>({});
  const [running, setRunning] = useState<AgentType | null>(null);
  const controller = useRef<AbortController | null>(null);
  const patch = useCallback((agent: AgentType, change: Card) => {
    setCards((before) => ({ ...before, [agent]: { ...before[agent], ...change } }));
  }, []);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    async (request: ChatRequest): Promise<Outcome> => {
      const current = new AbortController();
      controller.current = current;
      setRunning(request.agentType);
      try {
        const result = await askAgent(request, current.signal);
        patch(request.agentType, { result, failed: undefined });
        announceSuccess(result);
        return "done";
      } catch (thrown) {
        if (current.signal.aborted) {
          return "stopped";
        }
        const failed = localCanAnswer(thrown, request) ? request : undefined;
        patch(request.agentType, { failed });
        announceFailure(thrown);
        return "failed";
      } finally {
        setRunning(null);
      }
    },
    [patch],
  );
  return { cards, running, ask, stop };
}
