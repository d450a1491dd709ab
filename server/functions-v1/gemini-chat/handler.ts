import type { ChatFailure, ChatRefusal, ChatRequest } from "../../../contract/gemini-chat.ts";
import { modelFailureSentences, refusals } from "../../../contract/gemini-chat-failures.ts";
import type { Outcome, Refused } from "./allowances.ts";
import { type AnswerDeps, answerCall } from "./answer-call.ts";
import { createEventStream, type EventStream } from "./event-stream.ts";
import { readRequest, wantsEvents } from "./read-request.ts";

export type { ChatAllowances, Outcome, Refused } from "./allowances.ts";
export type { ChatLogLine } from "./call-engine.ts";

export type ChatDeps = AnswerDeps & {
  /** Hears of a fault of ours that comes too late to be answered with a status. */
  report: (error: unknown) => void;
};

/** As nginx writes it; nobody is there to read it. */
const clientLeft = 499;

/**
 * `POST /functions/v1/gemini-chat` with web standards only, so that it also runs at the edge; the path does not
 * matter. Failures of a model are 200 with `success: false`, faults of the caller 4xx with the same body, and what
 * the server cannot do just now 429 or 503 with `Retry-After`.
 */
export async function handleChat(request: Request, deps: ChatDeps): Promise<Response> {
  const reading = await readRequest(request);
  if ("fault" in reading) return refuse({ refused: reading.fault });
  try {
    return wantsEvents(request)
      ? await streamed(reading.request, request.signal, deps)
      : asJson(await answerCall({ chat: reading.request, signal: request.signal }, deps));
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: clientLeft });
    throw error;
  }
}

/** Decides for a stream once there is something to stream: what fails before that is the JSON answer. */
async function streamed(
  chat: ChatRequest,
  visitor: AbortSignal,
  deps: ChatDeps,
): Promise<Response> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = () => leaving.abort();
  // Not AbortSignal.any, which holds several times the memory for as long as the stream lasts.
  visitor.addEventListener("abort", leave, { once: true });
  if (visitor.aborted) leave();
  const events = createEventStream(leave);
  const begun = Promise.withResolvers<null>();
  const onDelta = (text: string) => {
    events.delta(text);
    begun.resolve(null);
  };
  const answer = answerCall({ chat, signal, onDelta }, deps);
  const early = await Promise.race([begun.promise, answer]);
  if (early && ("refused" in early || !early.success)) return asJson(early);
  // An answer without deltas, or one that was written for somebody before: it comes in one piece.
  if (early?.success) events.delta(early.text);
  void finish(answer, events, signal, deps.report);
  return new Response(events.body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Proxies that gather an answer before they pass it on (nginx) let this one through as it comes.
      "X-Accel-Buffering": "no",
    },
  });
}

/** In the background: the answer's headers are on their way. */
async function finish(
  answer: Promise<Outcome>,
  events: EventStream,
  signal: AbortSignal,
  report: ChatDeps["report"],
): Promise<void> {
  try {
    const outcome = await answer;
    events.end("refused" in outcome ? failureOf(outcome.refused) : outcome);
  } catch (error) {
    // Nobody reads any more, or nobody foresaw it: what has come is not to be taken for an answer.
    if (!signal.aborted) report(error);
    events.end({ success: false, error: modelFailureSentences.unavailable, code: "unavailable" });
  }
}

function asJson(outcome: Outcome): Response {
  return "refused" in outcome ? refuse(outcome) : Response.json(outcome);
}

type Refusal = { refused: ChatRefusal; retryAfterMs?: Refused["retryAfterMs"] };

function refuse({ refused, retryAfterMs }: Refusal): Response {
  const headers = new Headers();
  if (refused === "method_not_allowed") headers.set("Allow", "POST, OPTIONS");
  if (retryAfterMs !== undefined)
    headers.set("Retry-After", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  return Response.json(failureOf(refused), { status: refusals[refused].status, headers });
}

function failureOf(code: ChatRefusal): ChatFailure {
  return { success: false, error: refusals[code].error, code };
}
