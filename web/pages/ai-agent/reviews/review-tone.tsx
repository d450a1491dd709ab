import { Undo2 } from "lucide-react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import { reviewWords } from "../../../../content/interface/reviews.ts";
import { type Wish, wishes } from "../../../../contract/gemini-chat.ts";
import { showToast } from "../../../ui/toast.ts";
import { askedAnew } from "../card.ts";
import { StopButton } from "../stop-button.tsx";
import type { Assistants } from "../use-assistants.ts";

type ButtonProps = { wish: Wish; isBusy: boolean; isDisabled: boolean; onClick: () => void };

function ToneButton({ wish, isBusy, isDisabled, onClick }: ButtonProps) {
  return (
    <button type="button" className="chip plain" aria-disabled={isDisabled} onClick={onClick}>
      {isBusy ? (
        <>
          <span className="spin" aria-hidden="true" /> {assistantWords.agents.reviews.busy}
        </>
      ) : (
        reviewWords.wishes[wish]
      )}
    </button>
  );
}

/** Asks for the same reply in another tone; a click is a request like any other. */
export function ReviewTone({ assistants }: { assistants: Assistants }) {
  const { cards, running, request, ask, stop, undo } = assistants;
  const card = cards.reviews ?? {};
  const { earlier } = card;
  const isBusy = running !== null;
  const change = (wish: Wish) => {
    const anew = askedAnew(card, wish);
    if (!isBusy && anew) {
      void ask(anew);
    }
  };
  const goBack = () => {
    if (!isBusy && earlier?.length) {
      undo("reviews");
      showToast(reviewWords.undone);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className="chip-list tone" role="group" aria-label={reviewWords.tone}>
      {wishes.map((wish) => (
        <ToneButton
          key={wish}
          wish={wish}
          isBusy={running === "reviews" && request?.revision?.wish === wish}
          isDisabled={isBusy}
          onClick={() => change(wish)}
        />
      ))}
      {earlier && (
        <button
          type="button"
          className="chip plain"
          aria-disabled={isBusy || earlier.length === 0}
          onClick={goBack}
        >
          <Undo2 className="icon" aria-hidden="true" /> {reviewWords.undo}
        </button>
      )}
      {running === "reviews" && request?.revision && <StopButton onStop={stop} />}
    </div>
  );
}
