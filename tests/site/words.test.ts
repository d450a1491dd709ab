import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { narrations } from "../../content/course/narrations.ts";
import { practices as lessonPractices } from "../../content/course/practices.ts";
import { texts } from "../../content/course/texts.ts";
import { guideCategories } from "../../content/guide/guide-categories.ts";
import { practices } from "../../content/guide/practices.ts";
import { profileCards } from "../../content/guide/profile-cards.ts";
import { privacy } from "../../content/privacy.ts";
import { library } from "../../content/prompt-library/library.ts";
import type { Prompt } from "../../content/prompt-library/schema.ts";
import { sectorPacks } from "../../content/prompt-library/sector-packs.ts";
import { textsOf } from "../../content/typography.ts";
import { attribute, files, pages } from "./built-site.ts";
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
  // Fetched with the second tab.
  {
    name: "the practices with Gemini",
    sentences: practices.map(({ item }) => item.why),
    shownOn: undefined,
  },
  { name: "the guide's prompts", sentences: descriptions(guideCategories), shownOn: guide },
  { name: "the library's prompts", sentences: descriptions(library), shownOn: "/prompt-library" },
  // Fetched with the first trade that somebody opens.
  { name: "the trades' prompts", sentences: descriptions(sectorPacks), shownOn: undefined },
  { name: "the privacy notice", sentences: privacy.summary, shownOn: "/privacidade" },
  ...lessonPractices.map(({ exercises, project }, i) => ({
    name: `what is ticked in lesson ${i + 1}`,
    sentences: [...exercises.map(({ readyWhen }) => readyWhen), project.readyWhen],
    shownOn: `/imersao-empreendedora/aula-${i + 1}`,
  })),
  ...narrations.map(({ scenes }, i) => ({
    name: `what narrated lesson ${i + 1} says`,
    sentences: scenes.map(({ lines }) => lines[0]?.[0] ?? "").filter(({ length }) => length > 30),
    shownOn: `/imersao-empreendedora/aula-${i + 1}/assistir`,
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

/** Rendered once, while the site is built: it travels as HTML alone. */
describe.each(texts.map((text) => [text.number, text] as const))(
  "the text of lesson %i",
  (_, text) => {
    const sentences = textsOf(text)
      .filter(({ place }) => !place.endsWith(".alt"))
      .filter(({ text: sentence }) => /\S+ \S+ \S+ \S+ \S+/.test(sentence))
      .map(({ text: sentence }) => sentence);
    const page = pages.find(({ path }) => path === `/imersao-empreendedora/aula-${text.number}`);

    it("stands whole in the HTML of its page", () => {
      const shown = page?.document.querySelector("main")?.textContent ?? "";
      expect(sentences.length).toBeGreaterThan(100);
      expect(sentences.filter((sentence) => !shown.includes(sentence))).toEqual([]);
    });

    it("has four drawings or more, each with what stands for it", () => {
      const shown = page?.document.querySelectorAll("main .drawing") ?? [];
      const alts = textsOf(text).filter(({ place }) => place.endsWith(".alt"));
      expect(shown.length).toBeGreaterThanOrEqual(4);
      expect(shown.map((one) => attribute(one, "aria-label"))).toEqual(alts.map((a) => a.text));
    });

    it("is in no script of the build", () => {
      const everything = [...files].filter(([address]) => address.endsWith(".js"));
      const script = everything.map(([, file]) => readFileSync(file, "utf8")).join("\n");
      expect(sentences.filter((sentence) => script.includes(sentence))).toEqual([]);
    });
  },
);
