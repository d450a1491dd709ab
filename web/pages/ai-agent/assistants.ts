import type { AgentType, ChatRequest } from "../../../contract/gemini-chat.ts";
import type { Writing } from "../../backend/read-events.ts";
import type { Card } from "./card.ts";

export type Outcome = "done" | "failed" | "stopped";

/** An answer that has just come. */
export type Arrival = {
  asked: ChatRequest;
  /** Nobody went elsewhere meanwhile: it may come into view and take the focus. */
  isAwaited: boolean;
};

export type Assistants = {
  cards: Partial<Record<AgentType, Card>>;
  /** The card whose request is running: one at a time over all four. */
  running: AgentType | null;
  /** What that card asked for. */
  request: ChatRequest | null;
  /** What has come of its answer so far, ready to be read, or what it is at. */
  writing: Writing;
  /** What came last. */
  arrival: Arrival | null;
  ask: (request: ChatRequest) => Promise<Outcome>;
  stop: () => void;
  /** Answers the call that failed by a draft of the browser's own: no network, no model. */
  draftFailed: (agent: AgentType) => Promise<void>;
  /** Drafts the answer that is shown once more, from other parts: at once, without a request. */
  redraft: (asked: ChatRequest) => Promise<void>;
  /** Changes what a card shows: a variant, the owner's own words. */
  change: (agent: AgentType, change: (card: Card) => Card) => void;
  /** Puts an answer on its card that was pasted or kept, and brings it into view. */
  show: (asked: ChatRequest, change: (card: Card) => Card) => void;
  /** Brings back the reply before the last change of tone. */
  undo: (agent: AgentType) => void;
};
