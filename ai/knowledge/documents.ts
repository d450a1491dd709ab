import { lesson as lesson1 } from "../../content/course/lesson-1/lesson.ts";
import { text as text1 } from "../../content/course/lesson-1/text.ts";
import { lesson as lesson2 } from "../../content/course/lesson-2/lesson.ts";
import { text as text2 } from "../../content/course/lesson-2/text.ts";
import { lesson as lesson3 } from "../../content/course/lesson-3/lesson.ts";
import { text as text3 } from "../../content/course/lesson-3/text.ts";
import { lesson as lesson4 } from "../../content/course/lesson-4/lesson.ts";
import { text as text4 } from "../../content/course/lesson-4/text.ts";
import { lesson as lesson5 } from "../../content/course/lesson-5/lesson.ts";
import { text as text5 } from "../../content/course/lesson-5/text.ts";
import type { Block, Lesson, LessonText } from "../../content/course/schema.ts";
import { guideCategories } from "../../content/guide/guide-categories.ts";
import { practices } from "../../content/guide/practices.ts";
import { profileCards } from "../../content/guide/profile-cards.ts";
import type { ChecklistItem } from "../../content/guide/schema.ts";
import { library } from "../../content/prompt-library/library.ts";
import type { Prompt } from "../../content/prompt-library/schema.ts";
import { sectorPacks } from "../../content/prompt-library/sector-packs.ts";
import type { Source } from "../../contract/gemini-chat.ts";
import { itemAsks } from "./asks/items.ts";
import { promptAsks } from "./asks/prompts.ts";
import { sectionAsks } from "./asks/sections.ts";

/** A passage that can be found: an item, a section of a lesson or a prompt. */
export type KnowledgeDocument = {
  /** Unique: the source's id, for a section followed by `#` and its place from 0. */
  key: string;
  /** Of the source: item id, lesson slug or prompt id. */
  id: string;
  kind: Source["kind"];
  /** Of the source, as the site shows it. */
  title: string;
  /** What this passage is about: the item's label, the section's heading, the prompt's title and tags. */
  heading: string;
  /** How owners ask about it (see asks/). */
  asks: string;
  text: string;
  /** Id of the trade a prompt is written for. */
  sector?: string;
  /** Of an item or prompt: the whole of it, for who rests a plan on it. */
  item?: ChecklistItem;
  prompt?: Prompt;
};

export const items: readonly ChecklistItem[] = [
  ...profileCards.flatMap((card) => card.items),
  ...practices.map((practice) => practice.item),
];

function itemDocument(item: ChecklistItem): KnowledgeDocument {
  const { id, label, what, why, steps, readyWhen, caution = "" } = item;
  return {
    key: id,
    id,
    kind: "item",
    title: label,
    heading: label,
    asks: itemAsks[id] ?? "",
    text: [what, why, ...steps, `Pronto quando ${readyWhen}`, caution].join(" ").trim(),
    item,
  };
}

function blockText(block: Block): string {
  return "text" in block ? block.text : block.items.join(" ");
}

function lessonDocuments(lesson: Lesson, { sections }: LessonText): KnowledgeDocument[] {
  return sections.map(({ heading, blocks }, at) => ({
    key: `${lesson.slug}#${at}`,
    id: lesson.slug,
    kind: "lesson",
    title: `${lesson.day}: ${lesson.title}`,
    heading,
    asks: sectionAsks[`${lesson.slug}#${at}`] ?? "",
    text: blocks.map(blockText).join(" "),
  }));
}

function promptDocument(prompt: Prompt, sector?: { id: string; name: string }): KnowledgeDocument {
  const { id, title, description, text, tags } = prompt;
  return {
    key: id,
    id,
    kind: "prompt",
    title,
    heading: [title, ...tags].join(", "),
    asks: [promptAsks[id] ?? "", sector?.name ?? ""].join(" "),
    text: `${description} ${text}`,
    prompt,
    ...(sector && { sector: sector.id }),
  };
}

/** Everything the product teaches: 33 items, the sections of five lessons, 60 prompts. */
export function readDocuments(): KnowledgeDocument[] {
  return [
    ...items.map(itemDocument),
    ...lessonDocuments(lesson1, text1),
    ...lessonDocuments(lesson2, text2),
    ...lessonDocuments(lesson3, text3),
    ...lessonDocuments(lesson4, text4),
    ...lessonDocuments(lesson5, text5),
    ...library.flatMap(({ prompts }) => prompts.map((prompt) => promptDocument(prompt))),
    ...guideCategories.flatMap(({ prompts }) => prompts.map((prompt) => promptDocument(prompt))),
    ...sectorPacks.flatMap((pack) => pack.prompts.map((prompt) => promptDocument(prompt, pack))),
  ];
}
