import { Star } from "lucide-react";
import type { MouseEvent } from "react";
import { reviewWords } from "../../../content/interface/reviews.ts";
import { type Stars, stars } from "../../../contract/gemini-chat.ts";
import { useFocusHeir } from "./use-focus-heir.ts";

const words = reviewWords.stars;

/** It goes with the choice: the focus returns to the star that was chosen. */
function giveFocusBack({ currentTarget }: MouseEvent): void {
  currentTarget.closest("fieldset")?.querySelector<HTMLElement>(":checked")?.focus();
}

type Props = { chosen: Stars | undefined; onChoose: (chosen: Stars | undefined) => void };

/** What the customer gave, beside a text that may not say it; nobody has to tell. */
export function StarChoice({ chosen, onChoose }: Props) {
  const group = useFocusHeir<HTMLFieldSetElement>("form", "[type=submit]");
  const clear = (event: MouseEvent) => {
    giveFocusBack(event);
    onChoose(undefined);
  };
  return (
    <fieldset className="stars" ref={group}>
      <legend>{words.legend}</legend>
      {stars.map((one) => (
        <label key={one} className={one <= (chosen ?? 0) ? "star on" : "star"}>
          <input
            type="radio"
            name="stars"
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
          <Star aria-hidden="true" />
          <span className="sr">{words.name(one)}</span>
        </label>
      ))}
      {chosen && (
        <button type="button" className="btn quiet" onClick={clear}>
          {words.clear.short}
          <span className="sr"> {words.clear.rest}</span>
        </button>
      )}
    </fieldset>
  );
}
