import { expect } from "@playwright/test";
import { openLive, test } from "./site.ts";

test("the home page says in one sentence what the product does", async ({ page }) => {
  await openLive(page, "/");
  await expect(page).toHaveTitle(/^Imersão Empreendedora/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Abra a porta do seu negócio na internet",
  );
  await expect(
    page.getByText(
      "Um curso curto, um assistente que escreve com você e um passo a passo para o bairro achar a sua loja.",
    ),
  ).toBeVisible();
});

test("the menu has four large entries: course, assistant, company profile, library", async ({
  page,
}) => {
  await openLive(page, "/");
  const entries = page.getByRole("navigation", { name: "O que tem aqui" }).getByRole("link");
  await expect(entries.getByRole("heading", { level: 2 })).toHaveText([
    "Imersão Empreendedora",
    "Assistente IA",
    "Perfil da Empresa",
    "Biblioteca de Prompts",
  ]);
  const targets = [
    "/imersao-empreendedora",
    "/ai-agent",
    "/google-gemini-guide",
    "/prompt-library",
  ];
  await expect(entries).toHaveCount(targets.length);
  for (const [i, target] of targets.entries()) {
    await expect(entries.nth(i)).toHaveAttribute("href", target);
  }
});

test("the course entry lists the five lessons and leads to the course", async ({ page }) => {
  await openLive(page, "/");
  const entry = page.getByRole("link", { name: "Ver o curso" });
  await expect(entry.getByRole("listitem")).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/]);
  await entry.click();
  await expect(page).toHaveURL("/imersao-empreendedora");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imersão Empreendedora");
});

test("there is nothing to continue until something was begun", async ({ page }) => {
  await openLive(page, "/");
  const resume = page.getByRole("complementary", { name: "Continue de onde parou" });
  await expect(resume).toHaveCount(0);

  await openLive(page, "/imersao-empreendedora/aula-3");
  await openLive(page, "/");
  await expect(resume).toContainText("Aula 3, Ser achado na busca: plano por ramo.");
  await expect(resume.getByRole("link")).toHaveCount(1);

  await resume.getByRole("link", { name: "Abrir a aula" }).click();
  await expect(page).toHaveURL("/imersao-empreendedora/aula-3");
});

test("ticks of the guide are offered to be continued, with their count", async ({ page }) => {
  await openLive(page, "/google-gemini-guide");
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(5).check();
  await openLive(page, "/");
  const resume = page.getByRole("complementary", { name: "Continue de onde parou" });
  await expect(resume).toContainText("Guia do perfil: 2 de 33 itens prontos.");
  await resume.getByRole("link", { name: "Abrir o guia" }).click();
  await expect(page).toHaveURL("/google-gemini-guide");
});
