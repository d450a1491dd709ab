import { countWords } from "../../../../../content/course/minutes.ts";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import { courseWords } from "../../../../../content/interface/course.ts";

const words = courseWords.reading;

/** What the minutes of the card are made of; the sum is the card's. */
export function MinutesTable({ lesson, text, practice, narration, minutes }: WholeLesson) {
  const notes = {
    watching: lesson.video ? courseWords.lesson.ownVideo : words.scenes(narration.scenes.length),
    reading: words.wordCount(countWords(text) + countWords(practice)),
    exercises: words.exercisesPart,
    quiz: words.quizPart,
    project: words.projectPart,
  };
  return (
    <table className="minutes figures">
      <caption>{words.minutesTitle(lesson.duration)}</caption>
      <tbody>
        {minutes.map(({ part, minutes: value }) => (
          <tr key={part}>
            <th scope="row">
              {words.parts[part]} <small>{notes[part]}</small>
            </th>
            <td>{words.minutesShort(value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{lesson.day}</th>
          <td>{words.minutesShort(lesson.duration)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
