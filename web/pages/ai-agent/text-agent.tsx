import { type FormEvent, useId, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { promptLength } from "../../../contract/gemini-chat.ts";
import { showToast } from "../../ui/toast.ts";
import { AgentOutcome } from "./outcome.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { Assistants } from "./use-assistants.ts";

type TextAgentType = keyof typeof assistantWords.fields;

type Props = { agent: TextAgentType; assistants: Assistants };

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

function Field({ agent, value, onChange }: FieldProps) {
  const id = useId();
  const { label, placeholder } = assistantWords.fields[agent];
  const common = {
    id,
    name: "prompt",
    placeholder,
    value,
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {agent === "marketing" ? (
        <input type="text" enterKeyHint="send" {...common} />
      ) : (
        <textarea rows={4} {...common} />
      )}
    </div>
  );
}

type FieldProps = {
  agent: TextAgentType;
  value: string;
  onChange: (value: string) => void;
};

/** Review, marketing and ad cards: one text, cleared on submit, back again if the call fails. */
export function TextAgent({ agent, assistants }: Props) {
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
    if ((await assistants.ask({ prompt, agentType: agent })) !== "done") {
      setText((since) => putBack(typed, since, agent === "marketing" ? " " : "\n\n"));
    }
  };
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Field agent={agent} value={text} onChange={setText} />
        <div className="acts">
          <SubmitButton agent={agent} running={assistants.running} />
        </div>
      </form>
      <AgentOutcome agent={agent} assistants={assistants} />
    </>
  );
}
