import { sourcePages, writtenDay } from "../content/course/cited.ts";
import type { LessonText, Mistake, Pair, Section } from "../content/course/text-schema.ts";
import type { WholeLesson } from "../content/course/whole-lesson.ts";
import { facts } from "../content/facts.ts";
import { courseWords } from "../content/interface/course.ts";
import { paperWords } from "../content/interface/paper.ts";
import { lessonLinkPath } from "../web/components/lesson-link-path.ts";
import { lessonFilePath } from "../web/paths.ts";
import { blockNode } from "./blocks.ts";
import { type GroupNode, heading, led, list, type Paper, type PaperNode, text } from "./model.ts";
import { paperOf } from "./paper-of.ts";
import { answers, exercises, project, quiz } from "./practice.ts";

const words = courseWords.reading;

function part(title: string, children: readonly PaperNode[]): GroupNode {
  return { kind: "group", tag: "Sect", children: [heading("H2", title), ...children] };
}

function section({ heading: title, blocks }: Section): GroupNode {
  return part(title, blocks.map(blockNode));
}

/** The minutes of the card, as a tape measure and as a table. */
function minutesNodes({ lesson, minutes }: WholeLesson): PaperNode[] {
  const rows = minutes.map((row) => [words.parts[row.part], words.minutesShort(row.minutes)]);
  const said = minutes.map((row) => `${words.parts[row.part].toLowerCase()} ${row.minutes}`);
  return [
    {
      kind: "tape",
      alt: paperWords.tape(lesson.duration, said),
      parts: minutes.map((row) => ({ label: words.parts[row.part], minutes: row.minutes })),
    },
    {
      kind: "table",
      caption: words.minutesTitle(lesson.duration),
      head: [paperWords.part, paperWords.time],
      rows,
      foot: [lesson.day, words.minutesShort(lesson.duration)],
    },
  ];
}

function pairNode({ title, before, after, why }: Pair): GroupNode {
  const children: PaperNode[] = [
    heading("H3", title),
    {
      kind: "group",
      tag: "Div",
      rule: "before",
      children: [text("label", words.before), text("text", before)],
    },
    {
      kind: "group",
      tag: "Div",
      rule: "after",
      children: [text("label", words.after), text("text", after)],
    },
    led(words.why, why),
  ];
  return { kind: "group", tag: "Sect", whole: true, children };
}

function mistakeNodes({ mistake, cost, instead }: Mistake): PaperNode[] {
  return [led(mistake, cost, "item"), led(words.instead, instead, "item")];
}

function mistakes({ mistakes: { heading: title, items } }: LessonText): GroupNode {
  return part(title, [{ kind: "list", marks: "numbers", items: items.map(mistakeNodes) }]);
}

function links({ links: all }: LessonText): GroupNode {
  const items = all.map((link): PaperNode[] => [
    { kind: "link", text: link.text, path: lessonLinkPath(link) },
  ]);
  return part(words.links, [{ kind: "list", marks: "bullets", items }]);
}

function sources({ facts: names }: LessonText): GroupNode {
  const items = names.map((name): PaperNode[] => {
    const fact = facts[name];
    const read = `${words.source} ${sourcePages(fact)}. ${words.checked(writtenDay(fact.checkedOn))}`;
    return [
      text("small", [{ text: `${"says" in fact ? fact.says : ""} `, bold: true }, { text: read }]),
    ];
  });
  return part(words.sources, [
    text("small", words.sourcesHint),
    { kind: "list", marks: "bullets", items },
  ]);
}

function sheet({ sheet: { title, items } }: LessonText): GroupNode {
  const children = [heading("H2", words.sheet), heading("H3", title), list("boxes", items)];
  return { kind: "group", tag: "Sect", whole: true, children };
}

/** A lesson as a file: its whole text, with room to write, and the answers on the last pages. */
export function lessonPaper(whole: WholeLesson): Paper {
  const { lesson, text: said } = whole;
  return paperOf(
    whole,
    lessonFilePath(lesson.slug),
    paperWords.lessonTitle(lesson.day, lesson.title),
    [
      text("kicker", paperWords.kicker(lesson.day, lesson.duration)),
      heading("H1", lesson.title),
      text("lead", said.promise),
      part(words.outcomes, [list("bullets", said.outcomes), ...minutesNodes(whole)]),
      ...[said.problem, said.idea, ...said.steps, ...said.solved].map(section),
      part(said.beforeAfter.heading, said.beforeAfter.pairs.map(pairNode)),
      mistakes(said),
      part(words.exercises, exercises(whole)),
      part(words.quiz, quiz(whole)),
      part(words.project, project(whole)),
      sheet(said),
      links(said),
      sources(said),
      { kind: "break" },
      part(paperWords.answers, answers(whole)),
    ],
  );
}
