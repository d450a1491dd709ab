import type { Exercise, ExerciseField } from "../content/course/schema.ts";
import type { Question } from "../content/course/text-schema.ts";
import type { WholeLesson } from "../content/course/whole-lesson.ts";
import { courseWords } from "../content/interface/course.ts";
import { paperWords } from "../content/interface/paper.ts";
import { blockNode } from "./blocks.ts";
import { type GroupNode, heading, led, list, type PaperNode, text } from "./model.ts";

const words = courseWords.reading;

const whole = (children: readonly PaperNode[]): GroupNode => ({
  kind: "group",
  tag: "Sect",
  whole: true,
  children,
});

/** As many lines as the field of the page has. */
function fieldNodes({ label, lines }: ExerciseField): PaperNode[] {
  return [text("label", label), { kind: "lines", count: lines }];
}

function exerciseNode(exercise: Exercise, place: number): GroupNode {
  const { title, minutes, steps, fields, readyWhen } = exercise;
  return whole([
    heading("H3", paperWords.exercise(place + 1, title)),
    text("label", words.exerciseMinutes(minutes)),
    list("numbers", steps),
    ...fields.flatMap(fieldNodes),
    led(words.readyWhen, readyWhen),
  ]);
}

export function exercises({ practice }: WholeLesson): GroupNode[] {
  return practice.exercises.map(exerciseNode);
}

function questionNode({ question, options }: Question, place: number): GroupNode {
  return whole([
    heading("H3", paperWords.question(place + 1, question)),
    list(
      "letters",
      options.map(({ text: option }) => option),
    ),
  ]);
}

export function quiz({ text: { quiz: asked } }: WholeLesson): GroupNode[] {
  return asked.questions.map(questionNode);
}

export function project({ practice }: WholeLesson): PaperNode[] {
  const { title, minutes, description, readyWhen } = practice.project;
  return [
    heading("H3", title),
    text("label", words.minutesShort(minutes)),
    text("text", description),
    led(words.readyWhen, readyWhen),
  ];
}

function explained({ question, options }: Question, place: number): GroupNode {
  const items = options.map(({ right, why }) => [
    led(right ? words.right : words.wrong, why, "item"),
  ]);
  return whole([
    heading("H3", paperWords.question(place + 1, question)),
    { kind: "list", marks: "letters", items },
  ]);
}

/** On pages of their own, so that they can be left in the drawer. */
export function answers({ practice, text: { answers: blocks, quiz: asked } }: WholeLesson) {
  const commented = practice.exercises.map(({ title }, i) =>
    whole([heading("H3", paperWords.exercise(i + 1, title)), ...(blocks[i] ?? []).map(blockNode)]),
  );
  return [text("text", paperWords.answersHint), ...commented, ...asked.questions.map(explained)];
}
