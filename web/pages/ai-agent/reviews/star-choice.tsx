import { type MouseEvent, useId } from "react";
import { reviewWords } from "../../../../content/interface/reviews.ts";
import { type Stars, stars } from "../../../../contract/gemini-chat.ts";
import { StarMark } from "../../../components/drawings/star-mark.tsx";
import "./star-choice.css";

const words = reviewWords.stars;

/** It goes with the choice: the focus returns to the star that was chosen. */
function giveFocusBack({ currentTarget }: MouseEvent): void {
  currentTarget.closest("fieldset")?.querySelector<HTMLElement>(":checked")?.focus();
}

type Props = { chosen: Stars | undefined; onChoose: (chosen: Stars | undefined) => void };

/** What the customer gave, beside a text that may not say it; nobody has to tell. */
export function StarChoice({ chosen, onChoose }: Props) {
  const name = useId();
  const clear = (event: MouseEvent) => {
    giveFocusBack(event);
    onChoose(undefined);
  };
  return (
    <fieldset className="choice-group star-choice">
      <legend>
        {words.question} <small>{words.optional}</small>
      </legend>
      <div className="star-row">
        {stars.map((one) => (
          <label key={one} className={one <= (chosen ?? 0) ? "star on" : "star"}>
            <input
              type="radio"
              name={name}
              checked={one === chosen}
              onChange={() => onChoose(one)}
            />
            <StarMark />
            <span className="screen-reader">{words.name(one)}</span>
          </label>
        ))}
        {chosen && (
          <button type="button" className="button quiet" onClick={clear}>
            {words.clear.short}
            <span className="screen-reader"> {words.clear.rest}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
}
