import { type FormEvent, type ReactNode, useId } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { type ChatRequest, promptLength } from "../../../contract/gemini-chat.ts";
import { showToast } from "../../ui/toast.ts";
import type { Assistants } from "./assistants.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";
import { Reserved } from "./reserved.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { type Draft, isLongEnough, type Told } from "./use-draft.ts";

type FieldWords = { label: string; placeholder: string; hint?: string };

type FieldProps = {
  words: FieldWords;
  /** Several lines. */
  long: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** What must be chosen before anything is sent: how it is told, and what leads to it. */
export type Hold = { note: string; lead: () => void };

type Props<T extends Told> = Pick<FieldProps, "words" | "long"> & {
  assistants: Assistants;
  draft: Draft<T>;
  button: { label: string; busy: string; isBusy: boolean; isSecond?: boolean };
  /** Of the place of the parts. */
  name?: string;
  /** Between the text and the row of the button. */
  parts?: ReactNode;
  hold?: Hold | undefined;
  toRequest: (prompt: string, told: T) => ChatRequest;
  /** The prompt of what was told where nothing was typed; undefined where nothing was told either. */
  promptOf?: (told: T) => string | undefined;
  /** Stands beside the button. */
  children?: ReactNode;
};

/** Leads to what keeps the form from being sent: a part with a fault, which says so itself, or an open choice. */
function leadToFault(form: HTMLFormElement, hold: Hold | undefined): boolean {
  const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (faulty) faulty.focus();
  else hold?.lead();
  return faulty !== null || hold !== undefined;
}

/** The fault of a prompt that is not blank, as a sentence; undefined if it can be sent. */
function promptFault(prompt: string): string | undefined {
  if (!isLongEnough(prompt)) {
    return assistantWords.tooShort;
  }
  return prompt.length > promptLength.max ? assistantWords.tooLong : undefined;
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

/** One text, and what is told beside it, that becomes a request: cleared on submit, back again if the call fails. */
export function TextForm<T extends Told>(props: Props<T>) {
  const { words, long, assistants, draft, button, parts, hold, toRequest, promptOf } = props;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("prompt"));
    const prompt = typed.trim() || promptOf?.(draft.told) || "";
    if (assistants.running !== null || prompt === "") {
      return;
    }
    const fault = promptFault(prompt);
    if (fault) {
      showToast({ title: assistantWords.error, description: fault, tone: "error" });
      return;
    }
    if (leadToFault(event.currentTarget, hold)) {
      return;
    }
    const request = toRequest(prompt, draft.told);
    const settle = draft.take(typed);
    settle((await assistants.ask(request)) === "done");
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field words={words} long={long} value={draft.text} onChange={draft.type} />
      {parts && <Reserved name={`${props.name}-parts`}>{parts}</Reserved>}
      <div className="actions">
        <SubmitButton
          {...button}
          isDisabled={assistants.running !== null || hold !== undefined}
          describedBy={hold?.note}
        />
        {props.children}
      </div>
    </form>
  );
}
