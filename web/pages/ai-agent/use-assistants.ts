import { useCallback, useEffect, useRef, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import {
  type AgentType,
  agentTypes,
  type ChatRequest,
  type ChatSuccess,
  requestFaults,
} from "../../../contract/gemini-chat.ts";
import { AgentFailure, askAgent } from "../../backend/ask-agent.ts";
import { failureSentence } from "../../backend/failure-sentence.ts";
import type { Writing } from "../../backend/read-events.ts";
import { deviceDataNow, keepAnswer } from "../../storage/use-device-data.ts";
import { useReturn } from "../../storage/use-kept-draft.ts";
import { showToast } from "../../ui/toast.ts";
import type { Arrival, Assistants, Outcome } from "./assistants.ts";
import { answerOf, type Card, withAnswer, withRedraft, withUndo } from "./card.ts";
import { watchReader } from "./come-into-view.ts";
import { latestOnly } from "./latest-only.ts";
import { answerShape, draftLocally } from "./local-draft.ts";

function announceSuccess({ provider, model }: ChatSuccess): void {
  const { title, gemini, local, other } = assistantWords.success;
  if (provider === "local") {
    showToast({ title, description: local });
  } else {
    // A server that names nobody speaks for Gemini.
    showToast({ title, description: provider === "openai" ? other(model) : gemini });
  }
}

function announceFailure(sentence: string): void {
  showToast({ title: assistantWords.error, description: sentence, tone: "error" });
}

/** What the server did not understand, a draft would not understand either. */
function canBeDrafted(thrown: unknown): boolean {
  const code = thrown instanceof AgentFailure ? thrown.code : undefined;
  return !requestFaults.some((fault) => fault === code);
}

const nothingYet: Writing = { text: "" };

type Cards = Assistants["cards"];

/** The last answer of each card, as it stood. */
async function keptCards(): Promise<Cards> {
  const { answers } = deviceDataNow();
  if (answers.length === 0) return {};
  const { isWholeAnswer } = await answerShape.load();
  const whole = answers.filter(isWholeAnswer);
  const last = agentTypes.map((agent) => whole.find(({ asked }) => asked.agentType === agent));
  return Object.fromEntries(
    last.flatMap((answer) => (answer ? [[answer.asked.agentType, answer]] : [])),
  );
}

/** The cards, which outlast the page: each keeps its answer as it is shown. */
function useCards() {
  const [cards, setCards] = useState<Cards>({});
  const kept = useRef<Cards>({});
  useReturn(() => {
    const show = (cards: Cards) => {
      kept.current = cards;
      setCards((now) => ({ ...cards, ...now }));
    };
    // Without the code nothing is shown; it stays kept.
    keptCards().then(show, () => undefined);
  });
  useEffect(() => {
    for (const agent of agentTypes) {
      const card = cards[agent];
      const answer = card && card !== kept.current[agent] && answerOf(card);
      if (answer) keepAnswer(answer);
    }
    kept.current = { ...kept.current, ...cards };
  }, [cards]);
  const change = useCallback((agent: AgentType, next: (card: Card) => Card) => {
    setCards((before) => ({ ...before, [agent]: next(before[agent] ?? {}) }));
  }, []);
  return { cards, change };
}

type Call = () => Promise<ChatSuccess | "stopped">;

/** The one request that may run. */
function useRequest() {
  const [request, setRequest] = useState<ChatRequest | null>(null);
  const [writing, setWriting] = useState(nothingYet);
  const controller = useRef<AbortController | null>(null);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const call = useCallback(async (asked: ChatRequest) => {
    const current = new AbortController();
    controller.current = current;
    setRequest(asked);
    try {
      return await askAgent(asked, current.signal, setWriting);
    } catch (thrown) {
      if (current.signal.aborted) return "stopped";
      throw thrown;
    } finally {
      setRequest(null);
      setWriting(nothingYet);
    }
  }, []);
  return { request, writing, stop, call };
}

/** How an answer gets on its card, however it is come by. */
function useArrivals(change: Assistants["change"]) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const show = useCallback<Assistants["show"]>(
    (asked, next) => {
      change(asked.agentType, next);
      setArrival({ asked, isAwaited: true });
    },
    [change],
  );
  const answer = useCallback(
    async (asked: ChatRequest, write: Call): Promise<"done" | "stopped"> => {
      const hasMoved = watchReader();
      try {
        const result = await write();
        if (result === "stopped") return result;
        const at = new Date().toISOString();
        change(asked.agentType, (card) => withAnswer(card, asked, result, at));
        announceSuccess(result);
        // A change of tone happens under the eyes of whoever asked for it.
        setArrival({ asked, isAwaited: !hasMoved() && !asked.revision });
        return "done";
      } finally {
        hasMoved();
      }
    },
    [change],
  );
  return { arrival, show, answer };
}

/** The state of the four cards and the one request that may run. */
export function useAssistants(): Assistants {
  const { cards, change } = useCards();
  const { request, writing, stop, call } = useRequest();
  const { arrival, show, answer } = useArrivals(change);
  const undo = useCallback((agent: AgentType) => change(agent, withUndo), [change]);

  const ask = useCallback(
    async (asked: ChatRequest): Promise<Outcome> => {
      try {
        return await answer(asked, () => call(asked));
      } catch (thrown) {
        const sentence = failureSentence(thrown);
        const failed = { asked, sentence, canBeDrafted: canBeDrafted(thrown) };
        change(asked.agentType, (card) => ({ ...card, failed }));
        announceFailure(sentence);
        return "failed";
      }
    },
    [change, answer, call],
  );

  // Drafts may come in another order than they were begun: the first one waits for more code.
  const draftLatest = useRef(latestOnly<AgentType>());
  const redraft = useCallback(
    async (asked: ChatRequest) => {
      const { agentType } = asked;
      try {
        const result = await draftLatest.current(agentType, () => draftLocally(asked));
        if (result) change(agentType, (card) => withRedraft(card, asked, result));
      } catch (thrown) {
        announceFailure(failureSentence(thrown));
      }
    },
    [change],
  );

  const draftFailed = useCallback(
    async (agent: AgentType) => {
      const asked = cards[agent]?.failed?.asked;
      if (!asked) return;
      try {
        await answer(asked, () => draftLocally(asked));
      } catch {
        // The drafting code is not here: the server has it too.
        await ask({ ...asked, provider: "local" });
      }
    },
    [cards, answer, ask],
  );

  return {
    cards,
    running: request?.agentType ?? null,
    request,
    writing,
    arrival,
    ask,
    stop,
    draftFailed,
    redraft,
    change,
    show,
    undo,
  };
}
