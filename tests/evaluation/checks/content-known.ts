import { text as text1 } from "../../../content/course/lesson-1/text.ts";
import { text as text2 } from "../../../content/course/lesson-2/text.ts";
import { text as text3 } from "../../../content/course/lesson-3/text.ts";
import { text as text4 } from "../../../content/course/lesson-4/text.ts";
import { text as text5 } from "../../../content/course/lesson-5/text.ts";
import { lessons } from "../../../content/course/lessons.ts";
import { guideCategories } from "../../../content/guide/guide-categories.ts";
import { practices } from "../../../content/guide/practices.ts";
import { profileCards } from "../../../content/guide/profile-cards.ts";
import { library } from "../../../content/prompt-library/library.ts";
import { sectorPacks } from "../../../content/prompt-library/sector-packs.ts";
import { textsOf } from "../../../content/typography.ts";
import type { Source } from "../../../contract/gemini-chat.ts";
import { numbersIn } from "./numbers-in-text.ts";
import { fold, wordsOf } from "./text.ts";

const items = [...profileCards.flatMap((card) => card.items), ...practices.map(({ item }) => item)];
const prompts = [...library, ...guideCategories, ...sectorPacks].flatMap((group) => group.prompts);

/** Every id an answer may rest on, with its kind. */
export const knownSources: ReadonlyMap<string, Source["kind"]> = new Map([
  ...items.map(({ id }): [string, Source["kind"]] => [id, "item"]),
  ...prompts.map(({ id }): [string, Source["kind"]] => [id, "prompt"]),
  ...lessons.map(({ slug }): [string, Source["kind"]] => [slug, "lesson"]),
]);

const texts = textsOf([
  items,
  prompts,
  lessons,
  text1,
  text2,
  text3,
  text4,
  text5,
  practices,
  profileCards,
]);

/** Every number and every capitalised word of what we teach. */
export const knownNumbers: ReadonlySet<string> = new Set(
  texts.flatMap(({ text }) => numbersIn(text)),
);
export const knownNames: readonly string[] = [
  ...new Set(
    texts
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(fold),
  ),
];
export const knownText: string = fold(texts.map(({ text }) => text).join("\n"));
