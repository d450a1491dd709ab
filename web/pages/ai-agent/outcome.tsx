import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";
import type { Writing } from "../../backend/read-events.ts";
import { AskMore } from "./ask-more.tsx";
import { goesOn } from "./card.ts";
import { Result } from "./result.tsx";
import { ReviewNotices } from "./review-notices.tsx";
import { ReviewTone } from "./review-tone.tsx";
import { StopButton } from "./stop-button.tsx";
import type { Assistants } from "./use-assistants.ts";

type Props = { agent: AgentType; assistants: Assistants };

/** One element from the first moment to the last, so that 'Parar' keeps the focus when text comes. */
function Waiting({ writing, onStop }: { writing: Writing; onStop: () => void }) {
  const { text, step } = writing;
  return (
    <div className={text ? "sheet-card" : "sheet-card skel"} aria-busy="true">
      {text ? (
        <p className="out">{text}</p>
      ) : (
        <>
          {step && <p className="soft small">{assistantWords.steps[step]}</p>}
          <i className="w-[94%]" />
          <i />
          <i className="w-[88%]" />
          <i className="w-[46%]" />
        </>
      )}
      <div className="acts mt-2">
        <StopButton onStop={onStop} />
      </div>
    </div>
  );
}

/** What stands below a form: the wait, the way on after a failure, and the result. */
export function AgentOutcome({ agent, assistants }: Props) {
  const { cards, running, request, writing, ask, stop } = assistants;
  const isContinued = running === agent && goesOn(request);
  const card = cards[agent];
  const failed = card?.failed;
  const draftLocally = () => {
    if (running === null && failed) {
      void ask({ ...failed, provider: "local" });
    }
  };
  return (
    <>
      {running === agent && !isContinued && <Waiting writing={writing} onStop={stop} />}
      {failed && running !== agent && (
        <div className="note">
          <p>{assistantWords.localHint}</p>
          <button
            type="button"
            className="btn line mt-3"
            aria-disabled={running !== null}
            onClick={draftLocally}
          >
            {assistantWords.localInstead}
          </button>
        </div>
      )}
      {card?.result && (
        <Result
          agent={agent}
          answer={card.result}
          notices={agent === "reviews" && <ReviewNotices assistants={assistants} />}
          writing={isContinued ? writing.text : ""}
        >
          {agent === "reviews" && <ReviewTone assistants={assistants} />}
        </Result>
      )}
      {agent === "marketing" && card?.result && card.asked && (
        <AskMore assistants={assistants} asked={card.asked} answer={card.result.text} />
      )}
    </>
  );
}
