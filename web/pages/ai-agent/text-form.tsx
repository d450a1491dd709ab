import { type FormEvent, type ReactNode, useId, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { type ChatRequest, promptLength, type Stars } from "../../../contract/gemini-chat.ts";
import { showToast } from "../../ui/toast.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";
import { StarChoice } from "./star-choice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { Assistants } from "./use-assistants.ts";

type FieldWords = { label: string; placeholder: string; hint?: string };

type FieldProps = {
  words: FieldWords;
  /** Several lines. */
  long: boolean;
  value: string;
  onChange: (value: string) => void;
};

type Props = Pick<FieldProps, "words" | "long"> & {
  assistants: Assistants;
  button: { label: string; busy: string; isBusy: boolean; isSecond?: boolean };
  /** A text that could be sent may have stars beside it. */
  asksStars?: boolean;
  toRequest: (prompt: string, stars: Stars | undefined) => ChatRequest;
  /** Stands beside the button. */
  children?: ReactNode;
};

/** What is not sent yet. */
type Draft = { text: string; stars: Stars | undefined };

const nothing: Draft = { text: "", stars: undefined };

function isLongEnough(text: string): boolean {
  return text.trim().length >= promptLength.min;
}

/** The fault of a prompt that is not blank, as a sentence; undefined if it can be sent. */
function promptFault(prompt: string): string | undefined {
  if (!isLongEnough(prompt)) {
    return assistantWords.tooShort;
  }
  return prompt.length > promptLength.max ? assistantWords.tooLong : undefined;
}

/** What was sent comes back above what was typed meanwhile: nothing a person typed is lost. */
function putBack(sent: Draft, since: Draft, separator: string): Draft {
  const text = since.text.trim() === "" ? sent.text : `${sent.text}${separator}${since.text}`;
  return { text, stars: since.stars ?? sent.stars };
}

function Field({ words: { label, placeholder, hint }, long, value, onChange }: FieldProps) {
  const id = useId();
  const common = {
    id,
    name: "prompt",
    placeholder,
    value,
    autoComplete: "off",
    "aria-describedby": hint ? `${id}-hint` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea rows={4} {...common} />
      ) : (
        <input type="text" enterKeyHint="send" {...common} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <PersonalDataNote text={value} onChange={onChange} />
    </div>
  );
}

/** One text that becomes a request: cleared on submit, back again if the call fails. */
export function TextForm(props: Props) {
  const { words, long, assistants, button, asksStars, toRequest, children } = props;
  const [draft, setDraft] = useState(nothing);
  // Stars that are not to be seen beside a text are none of it.
  const type = (text: string) =>
    setDraft(({ stars }) => ({ text, stars: isLongEnough(text) ? stars : undefined }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("prompt"));
    const prompt = typed.trim();
    if (assistants.running !== null || prompt === "") {
      return;
    }
    const fault = promptFault(prompt);
    if (fault) {
      showToast({ title: assistantWords.error, description: fault, tone: "error" });
      return;
    }
    setDraft(nothing);
    if ((await assistants.ask(toRequest(prompt, draft.stars))) !== "done") {
      const sent = { text: typed, stars: draft.stars };
      setDraft((since) => putBack(sent, since, long ? "\n\n" : " "));
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field words={words} long={long} value={draft.text} onChange={type} />
      {asksStars && isLongEnough(draft.text) && (
        <StarChoice
          chosen={draft.stars}
          onChoose={(stars) => setDraft(({ text }) => ({ text, stars }))}
        />
      )}
      <div className="acts">
        <SubmitButton {...button} isDisabled={assistants.running !== null} />
        {children}
      </div>
    </form>
  );
}
