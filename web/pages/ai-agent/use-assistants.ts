import { useCallback, useEffect, useRef, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import {
  type AgentType,
  type ChatRequest,
  type ChatSuccess,
  requestFaults,
} from "../../../contract/gemini-chat.ts";
import { AgentFailure, askAgent } from "../../backend/ask-agent.ts";
import { failureSentence } from "../../backend/failure-sentence.ts";
import type { Writing } from "../../backend/read-events.ts";
import { showToast } from "../../ui/toast.ts";
import { type Card, withAnswer, withRedraft, withUndo } from "./card.ts";
import { draftLocally } from "./local-draft.ts";

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
  /** Answers the call that failed by a draft of the browser's own: no network, no model. */
  draftFailed: (agent: AgentType) => Promise<void>;
  /** Drafts the answer that is shown once more, from other parts: at once, without a request. */
  redraft: (asked: ChatRequest) => Promise<void>;
  /** Changes what a card shows: a variant, a text that was pasted. */
  change: (agent: AgentType, change: (card: Card) => Card) => void;
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

/** What the server did not understand, a draft would not understand either. */
function canBeDrafted(thrown: unknown): boolean {
  const code = thrown instanceof AgentFailure ? thrown.code : undefined;
  return !requestFaults.some((fault) => fault === code);
}

const nothingYet: Writing = { text: "" };

/** The state of the four cards and the one request that may run. */
export function useAssistants(): Assistants {
  const [cards, setCards] = useState<Assistants["cards"]>({});
  const [request, setRequest] = useState<ChatRequest | null>(null);
  const [writing, setWriting] = useState(nothingYet);
  const controller = useRef<AbortController | null>(null);
  const change = useCallback((agent: AgentType, next: (card: Card) => Card) => {
    setCards((before) => ({ ...before, [agent]: next(before[agent] ?? {}) }));
  }, []);
  const undo = useCallback((agent: AgentType) => change(agent, withUndo), [change]);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    async (asked: ChatRequest): Promise<Outcome> => {
      const current = new AbortController();
      controller.current = current;
      setRequest(asked);
      try {
        const result = await askAgent(asked, current.signal, setWriting);
        change(asked.agentType, (card) => withAnswer(card, asked, result));
        announceSuccess(result);
        return "done";
      } catch (thrown) {
        if (current.signal.aborted) {
          return "stopped";
        }
        const failed = canBeDrafted(thrown) ? { failed: asked } : {};
        change(asked.agentType, ({ failed: _before, ...card }) => ({ ...card, ...failed }));
        announceFailure(thrown);
        return "failed";
      } finally {
        setRequest(null);
        setWriting(nothingYet);
      }
    },
    [change],
  );

  const redraft = useCallback(
    async (asked: ChatRequest) => {
      try {
        const result = await draftLocally(asked);
        change(asked.agentType, (card) => withRedraft(card, asked, result));
      } catch (thrown) {
        announceFailure(thrown);
      }
    },
    [change],
  );

  const draftFailed = useCallback(
    async (agent: AgentType) => {
      const failed = cards[agent]?.failed;
      if (!failed) return;
      try {
        const result = await draftLocally(failed);
        change(agent, (card) => withAnswer(card, failed, result));
        announceSuccess(result);
      } catch {
        // The drafting code is not here: the server has it too.
        await ask({ ...failed, provider: "local" });
      }
    },
    [cards, change, ask],
  );

  return {
    cards,
    running: request?.agentType ?? null,
    request,
    writing,
    ask,
    stop,
    draftFailed,
    redraft,
    change,
    undo,
  };
}
