import { Star } from "lucide-react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { reviewWords } from "../../../content/interface/reviews.ts";
import { type Stars, stars } from "../../../contract/gemini-chat.ts";
import { askedAnew, tellsStars } from "./card.ts";
import type { Assistants } from "./use-assistants.ts";
import { useFocusHeir } from "./use-focus-heir.ts";

/** The stars that a draft had to guess: a tap asks for the reply to the same review once more. */
export function TellStars({ assistants }: { assistants: Assistants }) {
  const { cards, running, request, ask } = assistants;
  const card = cards.reviews ?? {};
  const isBusy = running !== null;
  const told = tellsStars(request, card) ? request?.stars : undefined;
  const group = useFocusHeir<HTMLDivElement>(".result", ".out");
  const tell = (given: Stars) => {
    const anew = askedAnew(card, { stars: given });
    if (!isBusy && anew) {
      void ask(anew);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className="stars" role="group" aria-label={reviewWords.stars.question} ref={group}>
      {stars.map((one) => (
        <button
          key={one}
          type="button"
          className={one <= (told ?? 0) ? "star on" : "star"}
          aria-disabled={isBusy}
          onClick={() => tell(one)}
        >
          {one === told ? (
            <>
              <span className="spin" aria-hidden="true" />
              <span className="sr">{assistantWords.agents.reviews.busy}</span>
            </>
          ) : (
            <>
              <Star aria-hidden="true" />
              <span className="sr">{reviewWords.stars.name(one)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
