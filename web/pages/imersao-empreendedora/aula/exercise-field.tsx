import { useState } from "react";
import { countCharacters } from "../../../../content/course/count-characters.ts";
import type { ExerciseField } from "../../../../content/course/schema.ts";
import { courseWords } from "../../../../content/interface/course.ts";
import { maxTextLength } from "../../../storage/lesson-work.ts";
import {
  deviceDataNow,
  keepExerciseText,
  useDeviceData,
} from "../../../storage/use-device-data.ts";
import { isLive } from "../../../storage/use-kept-draft.ts";
import "./exercise-field.css";

/** What was typed before the page knew what is kept goes below it: neither is lost. */
function withEarly(id: string, typed: string): string {
  const kept = deviceDataNow().course.texts?.[id];
  return kept && !isLive() ? `${kept}\n${typed}`.slice(0, maxTextLength) : typed;
}

/** What stands in the field: as kept, or as typed since. */
function useText(id: string): [string, (typed: string) => void] {
  const kept = useDeviceData().course.texts?.[id] ?? "";
  const [seen, setSeen] = useState(kept);
  const [typed, setTyped] = useState<string>();
  // Kept by now, brought back or erased: from here on it is what is kept.
  if (seen !== kept) {
    setSeen(kept);
    setTyped(undefined);
  }
  const change = (value: string) => {
    const text = withEarly(id, value);
    setTyped(text);
    keepExerciseText(id, text);
  };
  return [typed ?? kept, change];
}

type Props = { id: string; field: ExerciseField };

/** It grows with its text, which stands in it once more: that is what is printed. */
export function ExerciseFieldView({ id, field: { label, lines, limit } }: Props) {
  const [text, change] = useText(id);
  return (
    <div className="exercise-field">
      <label htmlFor={id}>{label}</label>
      <div className="growing">
        <textarea
          id={id}
          rows={lines}
          maxLength={maxTextLength}
          autoComplete="off"
          aria-describedby={limit === undefined ? undefined : `${id}-contagem`}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <div className="typed">{text}</div>
      </div>
      {limit !== undefined && (
        <p className="figures soft small no-print" id={`${id}-contagem`}>
          {courseWords.reading.characters(countCharacters(text), limit)}
        </p>
      )}
    </div>
  );
}
