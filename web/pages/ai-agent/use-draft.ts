import { useCallback, useState } from "react";
import { promptLength } from "../../../contract/gemini-chat.ts";

/** What was told beside a text, field by field. */
export type Told = {
  /** Told by taps alone, before there was a text. */
  byTaps?: true;
};

/** What is not sent yet: a text, and what was told beside it. */
export type Draft<T extends Told> = {
  text: string;
  told: T;
  /** What was told belongs to its text: it is forgotten with it. */
  type: (text: string) => void;
  tell: (told: T) => void;
  /** Empties it; the text that was sent and what was told beside it come back with the function returned, above what was typed meanwhile. */
  /** Empties it where its text was answered in another way. */
  answered: (asked: { prompt: string }) => void;
  take: (sent: string) => (separator: string) => void;
};

export function isLongEnough(text: string): boolean {
  return text.trim().length >= promptLength.min;
}

/** What stands in a form that is not sent yet, for the form and for all that is shown beside it. */
export function useDraft<T extends Told>(nothing: T): Draft<T> {
  const [held, setHeld] = useState({ text: "", told: nothing });
  const type = useCallback(
    (text: string) =>
      setHeld(({ told }) => ({
        text,
        told: isLongEnough(text) || told.byTaps ? told : nothing,
      })),
    [nothing],
  );
  const tell = useCallback((told: T) => setHeld(({ text }) => ({ text, told })), []);
  const take = (sent: string) => {
    setHeld({ text: "", told: nothing });
    return (separator: string) =>
      setHeld((since) => ({
        text: since.text.trim() === "" ? sent : `${sent}${separator}${since.text}`,
        told: { ...held.told, ...since.told },
      }));
  };
  const answered = ({ prompt }: { prompt: string }) => {
    if (held.text.trim() === prompt) setHeld({ text: "", told: nothing });
  };
  return { ...held, type, tell, take, answered };
}
