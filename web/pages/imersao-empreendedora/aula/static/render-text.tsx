import { renderToStaticMarkup } from "react-dom/server";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import type { LessonParts } from "../parts.ts";
import { Answer } from "./answer.tsx";
import { Body, Opening } from "./body.tsx";
import { Closing } from "./closing.tsx";
import { Quiz } from "./quiz.tsx";

/** What of a lesson is only read, as HTML; done while the site is built, and nowhere else. */
export function renderText(whole: WholeLesson): LessonParts {
  const { exercises } = whole.practice;
  return {
    opening: renderToStaticMarkup(<Opening {...whole} />),
    body: renderToStaticMarkup(<Body {...whole} />),
    answers: exercises.map(({ title }, i) =>
      renderToStaticMarkup(<Answer title={title} blocks={whole.text.answers[i] ?? []} />),
    ),
    quiz: renderToStaticMarkup(<Quiz {...whole} />),
    closing: renderToStaticMarkup(<Closing {...whole} />),
  };
}
