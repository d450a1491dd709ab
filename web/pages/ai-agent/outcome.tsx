import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType, ChatSuccess } from "../../../contract/gemini-chat.ts";
import type { Writing } from "../../backend/read-events.ts";
import { useLate } from "../../ui/use-late.ts";
import { type Card, goesOn } from "./card.ts";
import { PastedText } from "./hand-off/hand-off-region.tsx";
import { resultView } from "./local-draft.ts";
import type { Shown } from "./result.tsx";
import { StopButton } from "./stop-button.tsx";
import type { Assistants } from "./use-assistants.ts";

type Props = {
  agent: AgentType;
  assistants: Assistants;
  /** Lies on top of the receipt: what the answer was made from. */
  slip?: ReactNode;
  notices?: ReactNode;
  body?: (card: Card & { result: ChatSuccess }) => ReactNode;
  actions?: (shown: Shown) => ReactNode;
  /** Stands in the place of the whole receipt. */
  instead?: ReactNode;
  /** Of the first button, where it copies more than one text. */
  copyLabel?: string;
  /** What to know before the text is used; that of its writer by default. */
  fine?: string | undefined;
  /** At the foot of the receipt. */
  children?: ReactNode;
};

/** One element from the first moment to the last, so that 'Parar' keeps the focus when text comes. */
function Waiting({ writing, onStop }: { writing: Writing; onStop: () => void }) {
  const { text, step } = writing;
  return (
    <div className={text ? "sheet-card" : "sheet-card skeleton"} aria-busy="true">
      {text ? (
        <p className="answer-text">{text}</p>
      ) : (
        <>
          {step && <p className="soft small">{assistantWords.steps[step]}</p>}
          <i className="w-[94%]" />
          <i />
          <i className="w-[88%]" />
          <i className="w-[46%]" />
        </>
      )}
      <div className="actions mt-2">
        <StopButton onStop={onStop} />
      </div>
    </div>
  );
}

function DraftInstead({ agent, assistants }: Pick<Props, "agent" | "assistants">) {
  const { running, draftFailed } = assistants;
  return (
    <div className="note">
      <p>{assistantWords.localHint}</p>
      <button
        type="button"
        className="button line mt-3"
        aria-disabled={running !== null}
        onClick={() => running === null && void draftFailed(agent)}
      >
        {assistantWords.localInstead}
      </button>
    </div>
  );
}

/** A pasted answer gives way to the one before it. */
function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="button line" onClick={onPress}>
      <Undo2 className="icon" aria-hidden="true" /> {assistantWords.before}
    </button>
  );
}

function isAnswered(card: Card | undefined): card is Card & { result: ChatSuccess } {
  return card?.result !== undefined;
}

/** What stands below a form: the wait, the way on after a failure, and the result. */
export function AgentOutcome(props: Props) {
  const { agent, assistants, slip, notices, body, actions, copyLabel, fine, instead, children } =
    props;
  const { cards, running, request, writing, stop, change, undo } = assistants;
  const isContinued = running === agent && goesOn(request);
  const card = cards[agent];
  const view = useLate(resultView, running === agent || card?.result !== undefined, card);
  const withActs = card?.isPasted
    ? {
        actions: () =>
          card.earlier?.length ? <BackButton onPress={() => undo(agent)} /> : undefined,
      }
    : actions && { actions };
  return (
    <>
      {running === agent && !isContinued && <Waiting writing={writing} onStop={stop} />}
      {card?.failed && running !== agent && <DraftInstead agent={agent} assistants={assistants} />}
      {instead}
      {!instead && view && isAnswered(card) && (
        <div>
          {slip}
          <view.Result
            agent={agent}
            card={card}
            notices={notices}
            writing={isContinued ? writing.text : ""}
            onVariant={(variant) => change(agent, (before) => ({ ...before, variant }))}
            body={
              card.isPasted ? (
                <PastedText agent={agent} card={card} assistants={assistants} />
              ) : (
                body?.(card)
              )
            }
            {...withActs}
            {...(copyLabel && { copyLabel })}
            {...(fine && { fine })}
          >
            {children}
          </view.Result>
        </div>
      )}
    </>
  );
}
