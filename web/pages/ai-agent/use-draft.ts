import { useCallback, useRef, useState } from "react";
import { promptLength } from "../../../contract/gemini-chat.ts";
import { anyText, objectOf, type Shape } from "../../storage/shapes.ts";
import { useKeptDraft } from "../../storage/use-kept-draft.ts";
import type { Arrival } from "./assistants.ts";

/** What was told beside a text, field by field. */
export type Told = {
  /** Told by taps alone, before there was a text. */
  byTaps?: true;
};

/** A form as it is kept on the device. */
export type DraftForm<T extends Told> = {
  name: string;
  nothing: T;
  /** Whether what was kept is something told: comes with the code that shows it. */
  loadTold?: () => Promise<Shape>;
  /** Between a text that comes back and what was typed meanwhile. */
  separator: string;
};

/** A form with a text alone. */
export function textForm(name: string): DraftForm<Told> {
  return { name, nothing: {}, separator: " " };
}

/** What is not sent yet: a text, and what was told beside it. */
export type Draft<T extends Told> = {
  text: string;
  told: T;
  /** What was told belongs to its text: it is forgotten with it. */
  type: (text: string) => void;
  tell: (told: T) => void;
  /**
   * Empties it; the text that was sent and what was told beside it come back with the function returned, above what
   * was typed meanwhile, unless they were answered. Until then the device keeps both.
   */
  take: (sent: string) => (isAnswered: boolean) => void;
};

/** Characters of a text that are kept: more than can be sent. */
const keptLength = 20_000;

type Content<T> = { text: string; told: T };
type Held<T> = Content<T> & { taken?: Content<T> | undefined };

const isContent = objectOf({ text: anyText });

export function isLongEnough(text: string): boolean {
  return text.trim().length >= promptLength.min;
}

/** What was sent above what was typed since. */
function whole<T extends Told>({ taken, ...since }: Held<T>, separator: string): Content<T> {
  if (!taken) return since;
  const isBlank = since.text.trim() === "";
  return {
    text: isBlank ? taken.text : `${taken.text}${separator}${since.text}`,
    told: { ...taken.told, ...since.told },
  };
}

/**
 * What stands in a form that is not sent yet, for the form and for all that is shown beside it. A text that was answered
 * in another way goes together with the arrival of its answer: what goes later would move what is scrolled to.
 */
export function useDraft<T extends Told>(form: DraftForm<T>, arrival: Arrival | null): Draft<T> {
  const { name, nothing, loadTold, separator } = form;
  const [held, setHeld] = useState<Held<T>>({ text: "", told: nothing });
  const [seen, setSeen] = useState(arrival);
  if (seen !== arrival) {
    setSeen(arrival);
    if (held.text.trim() === arrival?.asked.prompt) setHeld({ text: "", told: nothing });
  }
  const latest = useRef(held);
  latest.current = held;
  const { text, told } = whole(held, separator);
  const isEmpty = text.trim() === "" && JSON.stringify(told) === JSON.stringify(nothing);
  useKeptDraft(name, isEmpty ? undefined : { text: text.slice(0, keptLength), told }, (kept) => {
    // What was typed before the page was live counts more.
    if (!isContent(kept) || latest.current.text !== "") return false;
    const back = kept as Content<T>;
    setHeld({ text: back.text, told: nothing });
    const bringTold = (isTold: Shape) =>
      setHeld((now) => (now.text === back.text && isTold(back.told) ? back : now));
    loadTold?.().then(bringTold, () => undefined);
    return true;
  });
  const type = useCallback(
    (typed: string) =>
      setHeld((before) => ({
        ...before,
        text: typed,
        told: isLongEnough(typed) || before.told.byTaps ? before.told : nothing,
      })),
    [nothing],
  );
  const tell = useCallback((next: T) => setHeld((before) => ({ ...before, told: next })), []);
  const take = (sent: string) => {
    setHeld({ text: "", told: nothing, taken: { text: sent, told: held.told } });
    return (isAnswered: boolean) =>
      setHeld((since) => (isAnswered ? { ...since, taken: undefined } : whole(since, separator)));
  };
  return { text: held.text, told: held.told, type, tell, take };
}
