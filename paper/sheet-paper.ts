import type { WholeLesson } from "../content/course/whole-lesson.ts";
import { courseWords } from "../content/interface/course.ts";
import { paperWords } from "../content/interface/paper.ts";
import { lessonPath, lessonSheetPath } from "../web/paths.ts";
import { heading, led, list, type Paper, text } from "./model.ts";
import { paperOf } from "./paper-of.ts";

/** One page beside the till: what is to be ticked off, what stays, and lines for notes. */
export function sheetPaper(whole: WholeLesson): Paper {
  const { lesson, practice, text: said } = whole;
  const { title, items } = said.sheet;
  return paperOf(whole, lessonSheetPath(lesson.slug), paperWords.sheetTitle(lesson.day, title), [
    text("kicker", paperWords.sheetKicker(lesson.day)),
    heading("H1", title),
    list("boxes", items),
    heading("H2", paperWords.project),
    led(
      `${practice.project.title}.`,
      `${courseWords.reading.readyWhen} ${practice.project.readyWhen}`,
    ),
    { kind: "link", text: paperWords.wholeLesson, path: lessonPath(lesson.slug) },
    heading("H2", paperWords.notes),
    { kind: "lines", count: "rest" },
  ]);
}
