import { expect, type Page } from "@playwright/test";
import { lessons } from "../../content/course/lessons.ts";
import type { Block, LessonText } from "../../content/course/text-schema.ts";
import { texts } from "../../content/course/texts.ts";
import { advantages } from "../../content/guide/advantages.ts";
import { guideCategories } from "../../content/guide/guide-categories.ts";
import { practices } from "../../content/guide/practices.ts";
import { profileCards } from "../../content/guide/profile-cards.ts";
import type { ChecklistItem } from "../../content/guide/schema.ts";
import { assistantWords } from "../../content/interface/assistants.ts";
import { home } from "../../content/interface/home.ts";
import { privacy } from "../../content/privacy.ts";
import { library } from "../../content/prompt-library/library.ts";
import type { Prompt } from "../../content/prompt-library/schema.ts";
import { sectorPacks } from "../../content/prompt-library/sector-packs.ts";
import { tips } from "../../content/prompt-library/tips.ts";
import { sidewaysScroll } from "./reflow.ts";
import { addresses, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Every one of the texts can be read on the page: in the document and not hidden. */
async function expectReadable(page: Page, texts: readonly string[]): Promise<void> {
  const shown = plain(await page.getByRole("main").innerText());
  expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
}

const promptTexts = ({ title, description, text }: Prompt) => [title, description, text];

const itemTexts = ({ label, what, why, steps, readyWhen, caution }: ChecklistItem) => [
  label,
  what,
  why,
  ...steps,
  readyWhen,
  ...(caution ? [caution] : []),
];

function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return [block.text];
    case "list":
    case "steps":
      return block.items;
    case "table":
      return [block.caption, ...block.rows.flat()];
    case "sample":
      return [block.title, ...block.lines];
    case "talk":
      return block.turns.flatMap(({ says, aside }) => [says, ...(aside ? [aside] : [])]);
    case "drawing":
      return [];
  }
}

const closedTexts = ({ answers, quiz }: LessonText) => [
  ...answers.flat().flatMap(blockTexts),
  ...quiz.questions.flatMap(({ options }) => options.map(({ why }) => why)),
];

for (const address of addresses) {
  test(`${address} stands without JavaScript and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test("the home page leads to the four areas", async ({ page }) => {
  await page.goto("/");
  await expectReadable(page, [home.lead, home.next.review.text, ...Object.values(home.entries)]);
  await page.getByRole("link", { name: home.entries.library }).click();
  await expect(page).toHaveURL("/prompt-library");
});

test("the course shows its progress and all five lessons", async ({ page }) => {
  await page.goto("/imersao-empreendedora");
  await expectReadable(page, ["25% Concluído", "0 de 5"]);
  await expectReadable(
    page,
    lessons.flatMap(({ title, subtitle, description, topics, participants }) => [
      title,
      subtitle,
      description,
      ...topics,
      ...participants.map(({ name }) => name),
    ]),
  );
});

test("on a phone the folds of a lesson open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/imersao-empreendedora");
  const [lesson] = lessons;
  const folds = page.getByRole("article", { name: lesson?.title }).locator("summary");
  await expect(folds).toHaveCount(2);
  for (const fold of await folds.all()) {
    await fold.click();
  }
  await expectReadable(page, lesson?.topics ?? []);
});

for (const text of texts) {
  test(`the text of Aula ${text.number} can be read to its end`, async ({ page }) => {
    await page.goto(`/imersao-empreendedora/aula-${text.number}`);
    await expectReadable(page, [
      text.promise,
      ...[text.problem, text.idea, ...text.steps, ...text.solved].flatMap(({ heading, blocks }) => [
        heading,
        ...blocks.flatMap(blockTexts),
      ]),
      ...text.beforeAfter.pairs.flatMap(({ before, after, why }) => [before, after, why]),
      ...text.mistakes.items.flatMap(({ mistake, cost, instead }) => [mistake, cost, instead]),
      ...text.quiz.questions.flatMap(({ question, options }) => [
        question,
        ...options.map((option) => option.text),
      ]),
      ...text.sheet.items,
    ]);
    for (const answer of await page.locator("details.answer-fold summary").all()) {
      await answer.click();
    }
    await expectReadable(page, closedTexts(text));
  });
}

test("the guide shows both lists with every how-to, and all ten prompts", async ({ page }) => {
  await page.goto("/google-gemini-guide");
  await expectReadable(page, [
    ...profileCards.flatMap(({ title, items }) => [title, ...items.flatMap(itemTexts)]),
    ...practices.flatMap(({ title, item }) => [title, ...itemTexts(item)]),
    ...advantages.flatMap(({ title, text }) => [title, text]),
    ...["300%", "4.8", "150%", "85%"],
    ...guideCategories.flatMap(({ prompts }) => prompts.flatMap(promptTexts)),
  ]);
});

test("the library shows the prompts of all six tabs and the tips", async ({ page }) => {
  await page.goto("/prompt-library");
  await expectReadable(page, [
    ...library.flatMap(({ prompts }) => prompts.flatMap(promptTexts)),
    ...tips.map(({ text }) => text),
  ]);
});

test("every trade opens and shows its three prompts", async ({ page }) => {
  await page.goto("/prompt-library");
  for (const { name } of sectorPacks) {
    await page.locator("summary", { hasText: name }).click();
  }
  await expectReadable(
    page,
    sectorPacks.flatMap(({ caution, prompts }) => [caution, ...prompts.flatMap(promptTexts)]),
  );
});

test("assistants, privacy, profile and the page that is not there say what they have to say", async ({
  page,
}) => {
  await page.goto("/ai-agent");
  await expectReadable(page, [
    assistantWords.lead,
    ...Object.values(assistantWords.agents).flatMap(({ tile, title, hint }) => [
      tile.title,
      tile.text,
      title,
      hint,
    ]),
  ]);
  await page.goto("/privacidade");
  await expectReadable(
    page,
    // Who runs the site is put in by the server: privacy.e2e.ts.
    privacy.sections.flatMap(({ heading, paragraphs, list = [] }) =>
      [heading, ...paragraphs, ...list].flatMap((text) => text.split(/__OPERATOR_[A-Z]+__/)),
    ),
  );
  await page.goto("/perfil");
  await expectReadable(page, ["o navegador precisa rodar JavaScript"]);
  await page.goto("/nao-existe");
  await expectReadable(page, ["404", "Oops! Page not found", "Return to Home"]);
});

test("the menus open and lead on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#menu-principal").getByRole("link", { name: "Assistente IA" }).click();
  await expect(page).toHaveURL("/ai-agent");
  await page.getByRole("button", { name: "Menu do usuário" }).click();
  await page.locator("#menu-do-usuario").getByRole("link", { name: "Meu Perfil" }).click();
  await expect(page).toHaveURL("/perfil");
});
