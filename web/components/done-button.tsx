import { Check } from "lucide-react";
import type { Lesson } from "../../content/course/schema.ts";
import { courseWords } from "../../content/interface/course.ts";
import { setLessonDone, setLessonWatched, useDeviceData } from "../storage/use-device-data.ts";

const words = courseWords.lesson;

const marks = {
  lessons: { set: setLessonDone, off: words.markDone, on: words.done },
  watched: { set: setLessonWatched, off: words.markWatched, on: words.watched },
} as const;

type Props = { lesson: Lesson; mark?: keyof typeof marks };

/** "Marcar como concluída", or as watched: explicit and reversible. */
export function DoneButton({ lesson: { number, day }, mark = "lessons" }: Props) {
  const done = useDeviceData().course[mark].includes(number);
  const { set, off, on } = marks[mark];
  return (
    <button
      type="button"
      className={done ? "button done" : "button line"}
      aria-pressed={done}
      onClick={() => set(number, !done)}
    >
      <Check className="icon" aria-hidden="true" /> {done ? on : off}
      <span className="screen-reader">: {day}</span>
    </button>
  );
}
