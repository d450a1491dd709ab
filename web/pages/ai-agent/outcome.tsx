import { CircleAlert } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";
import type { Writing } from "../../backend/read-events.ts";
import type { Answered } from "../../storage/kept-answers.ts";
import { useLate } from "../../ui/use-late.ts";
import type { Arrival, Assistants } from "./assistants.ts";
import { type Card, type Failed, goesOn, isAnswered, withOwnText } from "./card.ts";
import { comeIntoView } from "./come-into-view.ts";
import { PastedText } from "./hand-off/hand-off-region.tsx";
import { resultView } from "./local-draft.ts";
import { Reserved } from "./reserved.tsx";
import { StopButton } from "./stop-button.tsx";

type Props = {
  agent: AgentType;
  assistants: Assistants;
  /** Lies on top of the receipt: what the answer was made from. */
  slip?: ReactNode;
  notices?: ReactNode;
  body?: (card: Card & Answered) => ReactNode;
  /** Other ways to have the answer, as chips. */
  changes?: ReactNode;
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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) comeIntoView(place.current, "nearest");
  }, []);
  return (
    <div className={text ? "sheet-card" : "sheet-card skeleton"} aria-busy="true" ref={place}>
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

/** The form of the card, where something stands in it: what is tried again is what the person sees. */
function filledForm(card: Element | null): HTMLFormElement | undefined {
  const form = card?.querySelector("form");
  const texts = form ? [...new FormData(form).values()] : [];
  return texts.some((text) => String(text).trim() !== "") ? (form ?? undefined) : undefined;
}

type FailureProps = Pick<Props, "agent" | "assistants"> & { failed: Failed };

/** Stays until the next call: what went wrong, and the ways on. */
function Failure({ agent, assistants, failed }: FailureProps) {
  const { running, draftFailed, ask } = assistants;
  const isBusy = running !== null;
  const again = ({ currentTarget }: MouseEvent) => {
    if (isBusy) return;
    const card = currentTarget.closest(".agent");
    const form = goesOn(failed.asked) ? undefined : filledForm(card);
    // This button goes with the failure.
    card?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    if (form) form.requestSubmit();
    else void ask(failed.asked);
  };
  return (
    <div className="failure">
      <p className="failed">
        <CircleAlert className="icon" aria-hidden="true" /> {failed.sentence}
      </p>
      <p className="soft">
        {failed.canBeDrafted ? assistantWords.localHint : assistantWords.textStays}
      </p>
      <div className="actions">
        <button type="button" className="button line" aria-disabled={isBusy} onClick={again}>
          {assistantWords.again}
        </button>
        {failed.canBeDrafted && (
          <button
            type="button"
            className="button line"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void draftFailed(agent)}
          >
            {assistantWords.localInstead}
          </button>
        )}
      </div>
    </div>
  );
}

/** An answer that has come takes the focus and comes into view, once it stands in its place. */
function useArrival(
  place: RefObject<HTMLElement | null>,
  arrival: Arrival | null,
  isShown: boolean,
): void {
  useEffect(() => {
    const title = isShown && arrival?.isAwaited && place.current?.querySelector("h3[tabindex]");
    if (!(title instanceof HTMLElement)) return;
    comeIntoView(title.closest("section") ?? title, "start");
    title.focus({ preventScroll: true });
  }, [place, arrival, isShown]);
}

/** What stands below a form: the wait, the way on after a failure, and the result. */
export function AgentOutcome(props: Props) {
  const { agent, assistants, slip, notices, body, changes, copyLabel, fine, instead, children } =
    props;
  const { cards, running, request, writing, arrival, stop, change } = assistants;
  const place = useRef<HTMLDivElement>(null);
  const isContinued = running === agent && goesOn(request);
  const card = cards[agent];
  const view = useLate(resultView, running === agent || card?.result !== undefined, card);
  const isShown = Boolean(instead || (view && isAnswered(card)));
  useArrival(place, arrival?.asked.agentType === agent ? arrival : null, isShown);
  return (
    <Reserved name={`${agent}-outcome`} place={place}>
      {running === agent && !isContinued && <Waiting writing={writing} onStop={stop} />}
      {card?.failed && running !== agent && (
        <Failure agent={agent} assistants={assistants} failed={card.failed} />
      )}
      {instead}
      {!instead && view && isAnswered(card) && (
        <div>
          {slip}
          <view.Result
            agent={agent}
            card={card}
            assistants={assistants}
            notices={notices}
            writing={isContinued ? writing.text : ""}
            onVariant={(variant) => change(agent, (before) => ({ ...before, variant }))}
            onText={(text) => change(agent, (before) => withOwnText(before, text))}
            body={
              card.isPasted || card.isOwn ? (
                <PastedText agent={agent} card={card} assistants={assistants} />
              ) : (
                body?.(card)
              )
            }
            changes={changes}
            {...(copyLabel && { copyLabel })}
            {...(fine && { fine })}
          >
            {children}
          </view.Result>
        </div>
      )}
    </Reserved>
  );
}
