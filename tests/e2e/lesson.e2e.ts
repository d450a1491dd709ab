import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { lessons } from "../../content/course/lessons.ts";
import { openLive, test } from "./site.ts";

const course = "/imersao-empreendedora";

function exercises(page: Page): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Exercícios práticos" }) });
}

function project(page: Page): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Projeto da aula" }) });
}

async function expectProgress(page: Page, percent: number, projects: string): Promise<void> {
  await openLive(page, course);
  const card = page.getByRole("region", { name: "Seu Progresso" });
  await expect(card.getByText(`${percent}% Concluído`, { exact: true })).toBeVisible();
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(percent));
  await expect(card.getByRole("listitem").last()).toHaveText(`${projects}Projetos práticos`);
}

for (const lesson of lessons) {
  test(`${lesson.day} has its own text, three exercises and one project`, async ({ page }) => {
    await openLive(page, `${course}/${lesson.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lesson.title);
    await expect(page.getByText(lesson.day, { exact: true }).first()).toBeVisible();
    const minutes = page.getByRole("table", { name: `Os ${lesson.duration} minutos` });
    await expect(minutes.getByRole("row")).toHaveCount(6);
    const cells = await minutes.getByRole("cell").allInnerTexts();
    const [total, ...parts] = cells.map((cell) => Number.parseInt(cell, 10)).toReversed();
    expect(total).toBe(lesson.duration);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(lesson.duration);
    expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(12);
    await expect(page.getByRole("link", { name: /^Assistir Aula/ })).toHaveAttribute(
      "href",
      `${course}/${lesson.slug}/assistir`,
    );
    await expect(exercises(page).getByRole("checkbox")).toHaveCount(3);
    await expect(exercises(page).getByText("Pronto quando", { exact: true })).toHaveCount(3);
    await expect(project(page).getByRole("checkbox")).toHaveCount(1);
    await expect(project(page).getByText("Pronto quando", { exact: true })).toBeVisible();
    await expect(exercises(page).getByText("Ver a resposta comentada")).toHaveCount(3);
    const questions = page.locator("#perguntas");
    await expect(questions.locator("fieldset")).toHaveCount(5);
    await expect(questions.getByText("É esta.", { exact: true })).toHaveCount(5);
    await expect(questions.getByText("Não é esta.")).toHaveCount(10);
    await page.locator(".sources summary").click();
    await expect(
      page.getByText(/^Fonte: .*Conferido em \d\d\/\d\d\/\d{4}\.$/).first(),
    ).toBeVisible();
  });
}

test("a lesson reached from another page, and again by Back, has its whole text", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await openLive(page, course);
  await page.getByRole("link", { name: "Ler a aula 2" }).click();
  await expect(page).toHaveURL(`${course}/aula-2`);
  const text = page.locator("[data-static='aula-2-texto']");
  await expect(text.getByRole("heading", { name: "Antes e depois" })).toBeVisible();
  await expect(page.locator("#perguntas").getByRole("listitem")).not.toHaveCount(0);
  await page.getByRole("link", { name: "Voltar ao curso" }).click();
  await expect(page).toHaveURL(course);
  await page.goBack();
  await expect(text.getByRole("heading", { name: "Antes e depois" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("ticking an exercise is kept and moves the progress; unticking takes it back", async ({
  page,
}) => {
  await openLive(page, `${course}/aula-1`);
  await exercises(page).getByRole("checkbox").first().check();
  await expectProgress(page, 26, "0 de 5");

  await openLive(page, `${course}/aula-1`);
  await expect(exercises(page).getByRole("checkbox").first()).toBeChecked();
  await expect(exercises(page).getByRole("checkbox").nth(1)).not.toBeChecked();
  await exercises(page).getByRole("checkbox").first().uncheck();
  await expectProgress(page, 25, "0 de 5");
});

test("ticking a project is kept, counts in its tile and moves the progress", async ({ page }) => {
  await openLive(page, `${course}/aula-4`);
  await project(page).getByRole("checkbox").check();
  await expectProgress(page, 30, "1 de 5");

  await openLive(page, `${course}/aula-4`);
  await expect(project(page).getByRole("checkbox")).toBeChecked();
  await project(page).getByRole("checkbox").uncheck();
  await expectProgress(page, 25, "0 de 5");
});

test("a lesson can be marked as done on its own page", async ({ page }) => {
  await openLive(page, `${course}/aula-2`);
  await page.getByRole("button", { name: /^Marcar como concluída ?: Aula 2$/ }).click();
  await expect(page.getByRole("button", { name: /^Concluída ?: Aula 2$/ })).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao curso" }).click();
  await expect(page).toHaveURL(course);
  await expect(page.getByText("28% Concluído", { exact: true })).toBeVisible();
});

test("'Baixar em PDF' downloads the whole lesson", async ({ page }) => {
  await openLive(page, `${course}/aula-1`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar em PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("imersao-empreendedora-aula-1.pdf");
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe("%PDF-1.7");
  await expect(page).toHaveURL(`${course}/aula-1`);
});

test.describe("printing", () => {
  test("the printed page has the text and not the controls", async ({ page }) => {
    await openLive(page, `${course}/aula-1`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(exercises(page).getByText("Pronto quando").first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link", { name: "Baixar em PDF" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Outras aulas" })).toBeHidden();
  });
});

test("the first lesson has a next one only, the last a previous one only", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Outras aulas" }).getByRole("link");
  await openLive(page, `${course}/aula-1`);
  await expect(links).toHaveText([`Próxima aula ${lessons[1]?.title}`]);
  await openLive(page, `${course}/aula-5`);
  await expect(links).toHaveText([`Aula anterior ${lessons[3]?.title}`]);
});

test("previous and next lead from lesson to lesson, from the top", async ({ page }) => {
  await openLive(page, `${course}/aula-2`);
  const links = page.getByRole("navigation", { name: "Outras aulas" }).getByRole("link");
  await links.filter({ hasText: "Próxima aula" }).click();
  await expect(page).toHaveURL(`${course}/aula-3`);
  await expect(page).toHaveTitle(/^Aula 3: Ser achado na busca: plano por ramo/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await links.filter({ hasText: "Aula anterior" }).click();
  await expect(page).toHaveURL(`${course}/aula-2`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lessons[1]?.title ?? "");
});
