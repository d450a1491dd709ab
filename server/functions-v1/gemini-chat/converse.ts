import type { Progress } from "#ai";
import type { ChatRequest } from "../../../contract/gemini-chat.ts";
import { modelFailureSentences } from "../../../contract/gemini-chat-failures.ts";
import type { Outcome } from "./allowances.ts";
import { type AnswerDeps, answerCall } from "./answer-call.ts";
import { type EventName, eventText, stillThere } from "./events.ts";
import { failureOf, type Reply, replyOf } from "./reply.ts";

/** How an answer is wanted. */
export type ResponseMode = {
  /** As events; else in one piece. */
  streamed: boolean;
  /** The steps of an answer that comes whole are told too. */
  tellsProgress: boolean;
};

/** The way to whoever asked: either one reply, or text and then an end. */
export type Channel = {
  reply: (reply: Reply) => void;
  write: (text: string) => void;
  end: () => void;
};

export type ConverseDeps = AnswerDeps & {
  /** Hears of a fault of ours that comes too late to be answered with a status. */
  report: (error: unknown) => void;
};

/** Milliseconds between two signs of life where no text comes; proxies cut what is silent for 30 s to 60 s. */
const signMs = 5000;

/**
 * From a request to the end of its answer, over whatever channel. It becomes a stream once there is something to
 * stream: what fails before that is the reply in one piece. Rejects like `answerCall` as long as nothing was sent.
 */
export async function converse(
  chat: ChatRequest,
  signal: AbortSignal,
  mode: ResponseMode,
  channel: Channel,
  deps: ConverseDeps,
): Promise<void> {
  if (!mode.streamed) return channel.reply(replyOf(await answerCall({ chat, signal }, deps)));
  const talk = createTalk(channel, mode);
  try {
    const outcome = await answerCall({ chat, signal, onProgress: talk.tell }, deps);
    talk.finish(outcome);
  } catch (error) {
    if (!talk.hasBegun()) throw error;
    // Nobody reads any more, or nobody foresaw it: what has come is not to be taken for an answer.
    if (!signal.aborted) deps.report(error);
    talk.finish({ success: false, error: modelFailureSentences.unavailable, code: "unavailable" });
  } finally {
    talk.close();
  }
}

/** One answer as events. */
function createTalk(channel: Channel, { tellsProgress }: ResponseMode) {
  let hasBegun = false;
  let hasText = false;
  let signs: ReturnType<typeof setInterval> | undefined;

  function send(name: EventName, data: object): void {
    hasBegun = true;
    channel.write(eventText(name, data));
  }

  function sendText(text: string): void {
    hasText = true;
    clearInterval(signs);
    send("delta", { text });
  }

  function sendStep(step: string): void {
    hasBegun = true;
    channel.write(tellsProgress ? eventText("progress", { step }) : stillThere);
    signs ??= setInterval(() => channel.write(stillThere), signMs);
  }

  return {
    hasBegun: () => hasBegun,
    tell: (progress: Progress) =>
      progress.type === "delta" ? sendText(progress.text) : sendStep(progress.step),
    finish(outcome: Outcome): void {
      const isAnswer = !("refused" in outcome) && outcome.success;
      if (!(hasBegun || isAnswer)) {
        channel.reply(replyOf(outcome));
        return;
      }
      // An answer without deltas, or one that was written for somebody before: it comes in one piece.
      if (isAnswer && !hasText) sendText(outcome.text);
      send(
        isAnswer ? "done" : "error",
        "refused" in outcome ? failureOf(outcome.refused) : outcome,
      );
      channel.end();
    },
    close: () => clearInterval(signs),
  };
}
