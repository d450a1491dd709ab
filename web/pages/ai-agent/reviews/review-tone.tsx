import { assistantWords } from "../../../../content/interface/assistants.ts";
import { reviewWords } from "../../../../content/interface/reviews.ts";
import { type Wish, wishes } from "../../../../contract/gemini-chat.ts";
import type { Assistants } from "../assistants.ts";
import { askedAnew } from "../card.ts";

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
  const { cards, running, request, ask } = assistants;
  const change = (wish: Wish) => {
    const anew = askedAnew(cards.reviews ?? {}, wish);
    if (running === null && anew) {
      void ask(anew);
    }
  };
  return wishes.map((wish) => (
    <ToneButton
      key={wish}
      wish={wish}
      isBusy={running === "reviews" && request?.revision?.wish === wish}
      isDisabled={running !== null}
      onClick={() => change(wish)}
    />
  ));
}
