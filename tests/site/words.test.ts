import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { text as text1 } from "../../content/course/lesson-1/text.ts";
import { text as text2 } from "../../content/course/lesson-2/text.ts";
import { text as text3 } from "../../content/course/lesson-3/text.ts";
import { text as text4 } from "../../content/course/lesson-4/text.ts";
import { text as text5 } from "../../content/course/lesson-5/text.ts";
import { guideCategories } from "../../content/guide/guide-categories.ts";
import { practices } from "../../content/guide/practices.ts";
import { profileCards } from "../../content/guide/profile-cards.ts";
import { privacy } from "../../content/privacy.ts";
import { library } from "../../content/prompt-library/library.ts";
import type { Prompt } from "../../content/prompt-library/schema.ts";
import { sectorPacks } from "../../content/prompt-library/sector-packs.ts";
import { files, pages } from "./built-site.ts";
import { firstLoad, readBuilt } from "./page-scripts.ts";

type Subject = { name: string; sentences: readonly string[]; shownOn: string | undefined };

function descriptions(owners: readonly { prompts: readonly Prompt[] }[]): string[] {
  return owners.flatMap(({ prompts }) => prompts.map(({ description }) => description));
}

const guide = "/google-gemini-guide";

/** Sentences of each subject, and the one page that shows it. */
const subjects: readonly Subject[] = [
  {
    name: "the profile checklist",
    sentences: profileCards.flatMap(({ items }) => items.map(({ why }) => why)),
    shownOn: guide,
  },
  {
    name: "the practices with Gemini",
    sentences: practices.map(({ item }) => item.why),
    shownOn: guide,
  },
  { name: "the guide's prompts", sentences: descriptions(guideCategories), shownOn: guide },
  { name: "the library's prompts", sentences: descriptions(library), shownOn: "/prompt-library" },
  // Fetched with the first trade that somebody opens.
  { name: "the trades' prompts", sentences: descriptions(sectorPacks), shownOn: undefined },
  { name: "the privacy notice", sentences: privacy.summary, shownOn: "/privacidade" },
  ...[text1, text2, text3, text4, text5].map(({ number, promise, exercises }) => ({
    name: `the text of lesson ${number}`,
    sentences: [promise, ...exercises.map(({ readyWhen }) => readyWhen)],
    shownOn: `/imersao-empreendedora/aula-${number}`,
  })),
];

const scripts = new Map(
  pages.map(({ path }) => [path, firstLoad(path).map(readBuilt).join("\n")] as const),
);

function carried({ sentences }: Subject, script: string): string[] {
  return sentences.filter((sentence) => script.includes(sentence));
}

/**
 * What a page shows travels as HTML and, for hydration, as script. What it does not show must not
 * travel with it.
 */
describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  it.each(pages.map(({ path }) => path).filter((path) => path !== subject.shownOn))(
    "is not in the scripts of %s",
    (path) => {
      expect(carried(subject, scripts.get(path) ?? "")).toEqual([]);
    },
  );

  it("is in the build, whole", () => {
    const everything = [...files].filter(([address]) => address.endsWith(".js"));
    const script = subject.shownOn
      ? scripts.get(subject.shownOn)
      : everything.map(([, file]) => readFileSync(file, "utf8")).join("\n");
    expect(carried(subject, script ?? "")).toEqual([...subject.sentences]);
  });
});
