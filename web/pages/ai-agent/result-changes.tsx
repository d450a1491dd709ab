import { Pencil, Printer, RotateCcw, Undo2 } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { assistantWords as words } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";
import type { Answered } from "../../storage/kept-answers.ts";
import { showToast } from "../../ui/toast.ts";
import type { Assistants } from "./assistants.ts";
import type { Card } from "./card.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";
import { StopButton } from "./stop-button.tsx";

type EditorProps = { text: string; onText: (text: string) => void; onDone: () => void };

/** The answer as a field: what stands in it is the answer at once, and 'Desfazer' leads back. */
export function AnswerEditor({ text, onText, onDone }: EditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);
  return (
    <div className="field">
      <label htmlFor={id}>{words.edit.label}</label>
      <textarea
        id={id}
        ref={field}
        className="answer-editor"
        rows={Math.min(16, 2 + text.length / 40 + text.split("\n").length)}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <PersonalDataNote text={text} onChange={onText} />
      <div className="actions">
        <button type="button" className="button line" onClick={onDone}>
          {words.edit.done}
        </button>
      </div>
    </div>
  );
}

/** Prints this result alone: the style sheet hides what is not marked. */
function print(shownIn: HTMLElement | null): void {
  const result = shownIn?.closest(".result");
  result?.setAttribute("data-print", "");
  window.print();
  result?.removeAttribute("data-print");
}

type Props = {
  agent: AgentType;
  card: Card & Answered;
  assistants: Assistants;
  shown: RefObject<HTMLElement | null>;
  edit: { isOpen: boolean; button: RefObject<HTMLButtonElement | null>; toggle: () => void };
  /** Ways of the card's own; the first ones. */
  children?: ReactNode;
};

/** Other ways to have an answer: written over, asked again, as it was, on paper. */
export function ResultChanges({ agent, card, assistants, shown, edit, children }: Props) {
  const { running, ask, stop, undo } = assistants;
  const isBusy = running !== null;
  const isAsking = running === agent && assistants.request?.revision !== undefined;
  const { revision: _revision, provider: _provider, ...asked } = card.asked;
  const goBack = () => {
    if (isBusy || !card.earlier?.length) return;
    undo(agent);
    showToast(words.undone);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className="chip-list tone no-print" role="group" aria-label={words.changes}>
      {children}
      <button
        type="button"
        ref={edit.button}
        className="chip plain"
        aria-expanded={edit.isOpen}
        onClick={edit.toggle}
      >
        <Pencil className="icon" aria-hidden="true" /> {words.edit.open}
      </button>
      {!children && card.result.provider !== "local" && !card.isPasted && (
        <button
          type="button"
          className="chip plain"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void ask(asked)}
        >
          <RotateCcw className="icon" aria-hidden="true" /> {words.askAgain}
        </button>
      )}
      {card.earlier && (
        <button
          type="button"
          className="chip plain"
          aria-disabled={isBusy || card.earlier.length === 0}
          onClick={goBack}
        >
          <Undo2 className="icon" aria-hidden="true" /> {words.undo}
        </button>
      )}
      {!children && (
        <button type="button" className="chip plain" onClick={() => print(shown.current)}>
          <Printer className="icon" aria-hidden="true" /> {words.print}
        </button>
      )}
      {isAsking && <StopButton onStop={stop} />}
    </div>
  );
}
