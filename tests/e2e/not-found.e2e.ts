import { expect } from "@playwright/test";
import { openLive, test } from "./site.ts";

const missing = "/caminho/que-nao-existe";

test("an unknown path answers 404 with the specified page", async ({ page }) => {
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Página não encontrada/);
  await expect(page.getByRole("paragraph").filter({ hasText: /^404$/ })).toBeVisible();
  const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
  await expect(heading).toHaveText("Oops! Page not found");
  await expect(heading).toHaveAttribute("lang", "en");
  const home = page.getByRole("link", { name: "Return to Home", exact: true });
  await expect(home).toHaveText("Return to Home");
  await expect(home).toHaveAttribute("lang", "en");
  await expect(home).toHaveAttribute("href", "/");
  await expect(page.getByText(/^Esta porta não abre/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("it leads to the four areas", async ({ page }) => {
  await page.goto(missing);
  const links = page.getByRole("navigation", { name: "Ir para" }).getByRole("link");
  await expect(links).toHaveText([
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
  for (const [i, target] of targets.entries()) {
    await expect(links.nth(i)).toHaveAttribute("href", target);
  }
});

test("the missing path is written to the console", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes(missing));
  await page.goto(missing);
  expect((await logged).text()).toContain("404");
});

test("leaving it and coming back without a page load keeps title and page together", async ({
  page,
}) => {
  await openLive(page, missing);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(/^Imersão Empreendedora/);

  const logged = page.waitForEvent("console", (message) => message.text().includes(missing));
  await page.goBack();
  await expect(page).toHaveTitle(/^Página não encontrada/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await logged;
});

for (const path of [
  "/imersao-empreendedora/aula-6",
  "/prompt-library/marketing",
  "/PERFIL",
  "/nao%20existe/",
]) {
  test(`${path} is not there`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
  });
}

test("unknown paths of the interfaces for programs answer JSON, never the page", async ({
  request,
}) => {
  for (const path of ["/auth/v1/nada", "/functions/v1/nada"]) {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    expect(response.headers()["content-type"]).toContain("application/json");
    expect(await response.text()).not.toContain("Oops!");
  }
});
