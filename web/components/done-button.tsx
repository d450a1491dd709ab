import { Check } from "lucide-react";
import type { Lesson } from "../../content/course/schema.ts";
import { courseWords } from "../../content/interface/course.ts";
import { setLessonDone, useDeviceData } from "../storage/use-device-data.ts";

/** "Marcar como concluída": explicit and reversible; nothing else moves the progress of lessons. */
export function DoneButton({ lesson: { number, day } }: { lesson: Lesson }) {
  const done = useDeviceData().course.lessons.includes(number);
  const words = courseWords.lesson;
  return (
    <button
      type="button"
      className={done ? "button done" : "button line"}
      aria-pressed={done}
      onClick={() => setLessonDone(number, !done)}
    >
      <Check className="icon" aria-hidden="true" /> {done ? words.done : words.markDone}
      <span className="screen-reader">: {day}</span>
    </button>
  );
}
