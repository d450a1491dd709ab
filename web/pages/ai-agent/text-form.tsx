import { type FormEvent, type ReactNode, useId, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { type ChatRequest, promptLength } from "../../../contract/gemini-chat.ts";
import { showToast } from "../../ui/toast.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";
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
  toRequest: (prompt: string) => ChatRequest;
  /** Stands beside the button. */
  children?: ReactNode;
};

/** The fault of a prompt that is not blank, as a sentence; undefined if it can be sent. */
function promptFault(prompt: string): string | undefined {
  if (prompt.length < promptLength.min) {
    return assistantWords.tooShort;
  }
  return prompt.length > promptLength.max ? assistantWords.tooLong : undefined;
}

/** What was sent comes back above what was typed meanwhile: nothing a person typed is lost. */
function putBack(sent: string, typedSince: string, separator: string): string {
  return typedSince.trim() === "" ? sent : `${sent}${separator}${typedSince}`;
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
export function TextForm({ words, long, assistants, button, toRequest, children }: Props) {
  const [text, setText] = useState("");
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
    setText("");
    if ((await assistants.ask(toRequest(prompt))) !== "done") {
      setText((since) => putBack(typed, since, long ? "\n\n" : " "));
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field words={words} long={long} value={text} onChange={setText} />
      <div className="acts">
        <SubmitButton {...button} isDisabled={assistants.running !== null} />
        {children}
      </div>
    </form>
  );
}
