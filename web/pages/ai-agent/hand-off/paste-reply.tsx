import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { handOffWords as words } from "../../../../content/interface/hand-off.ts";
import { promptLength } from "../../../../contract/gemini-chat.ts";
import { useKeptDraft } from "../../../storage/use-kept-draft.ts";

type Props = {
  /** Of the field, as it is kept. */
  form: string;
  /** The request that was copied: it is still on the clipboard where nothing else was copied since. */
  ours: string;
  onTake: (text: string) => void;
};

/** Why a text is not taken for an answer; undefined where it is. */
function faultOf(text: string, ours: string): string | undefined {
  if (text === ours.trim()) return words.ours;
  if (text.length < promptLength.min) return words.tooShort;
  return text.length > promptLength.max ? words.tooLong : undefined;
}

/** What the clipboard holds, where the browser lets us look; it may ask first. */
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return ""; // the field is there for pasting by hand
  }
}

/** A field for the answer that was written elsewhere, filled from the clipboard where that is allowed. */
export function PasteReply({ form, ours, onTake }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  useKeptDraft(form, text || undefined, (kept) => {
    if (typeof kept === "string") setText(kept);
    return typeof kept === "string";
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is opened
  useEffect(() => {
    field.current?.focus();
    readClipboard().then((held) => {
      const isAnswer = faultOf(held.trim(), ours) === undefined;
      if (isAnswer) setText((typed) => typed || held);
    });
  }, []);
  const check = () => {
    const found = faultOf(text.trim(), ours);
    setFault(found);
    if (found) field.current?.focus();
    else onTake(text.trim());
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words.field}</label>
      <textarea
        id={id}
        ref={field}
        rows={6}
        value={text}
        placeholder={words.placeholder}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={(event) => setText(event.target.value)}
      />
      {fault && (
        <p className="error" id={`${id}-fault`}>
          <CircleAlert className="icon" aria-hidden="true" /> {fault}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={check}>
          {words.check}
        </button>
      </div>
    </div>
  );
}
