import { brand } from "../content/brand.ts";
import type { WholeLesson } from "../content/course/whole-lesson.ts";
import { facts } from "../content/facts.ts";
import type { Paper, PaperNode } from "./model.ts";

/** What every file of a lesson has. */
export function paperOf(
  { lesson, text }: WholeLesson,
  address: string,
  title: string,
  nodes: readonly PaperNode[],
): Paper {
  const days = text.facts.map((name) => facts[name].checkedOn);
  return {
    address,
    title,
    subject: lesson.subtitle,
    author: brand.producers.names.join(", "),
    foot: `${brand.productName}, ${lesson.day.toLowerCase()}`,
    day: days.toSorted().at(-1) ?? "",
    type: lesson.type,
    nodes,
  };
}
