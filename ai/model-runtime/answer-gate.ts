import type { Gate } from "../agents/answer-form.ts";
import type { Fault } from "../checks/fault.ts";
import { sentencesOf } from "../checks/sentences.ts";

/** Lets through what may be shown of a text that is still being written. */
export type AnswerGate = {
  /** What may be shown now; nothing once a fault was met. */
  push: (text: string) => string;
  /** What was let through. */
  shown: () => string;
  fault: () => Fault | undefined;
};

/**
 * Takes whole sentences and lines and checks each with the part of its line before it. The first fault closes the gate:
 * nothing follows it.
 */
export function createAnswerGate({ ofSentence, opens, waits }: Gate): AnswerGate {
  let shown = "";
  let held = "";
  /** From the beginning of the last sentence on: what comes may still belong to it. */
  let open = "";
  /** The sentence that `open` was when it was checked. */
  let passed = "";
  let fault: Fault | undefined;
  let isOpen = false;

  function check(text: string): void {
    const sentences = sentencesOf(open + text);
    for (const sentence of sentences)
      if (sentence.text !== passed) fault ??= ofSentence(sentence.text);
    const last = sentences.at(-1);
    passed = last?.text ?? "";
    open = (open + text).slice(last?.start ?? 0);
  }

  return {
    push: (text) => {
      if (fault || text === "") return "";
      check(text);
      if (fault) return "";
      held += text;
      isOpen ||= opens(text);
      if (!isOpen || (shown === "" && waits(held))) return "";
      const free = held;
      [held, shown] = ["", shown + free];
      return free;
    },
    shown: () => shown,
    fault: () => fault,
  };
}
