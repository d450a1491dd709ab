import { expect, type Page } from "@playwright/test";
import { askReview, reviewField, toast, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";

const text = "Sou a Ana, CPF 123.456.789-09, zap (11) 98765-4321. O bolo chegou frio.";
const hidden = "Sou a Ana, CPF [CPF ocultado], zap [telefone ocultado]. O bolo chegou frio.";

const status = (page: Page) => page.locator("#reviews .field [role=status]");

test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

test("personal data are named with their places, hidden, and given back", async ({ page }) => {
  await reviewField(page).fill(text);
  await expect(status(page)).toHaveText("Há um CPF e um telefone no texto.");
  await expect(
    page.getByRole("list", { name: "O que foi visto" }).getByRole("listitem"),
  ).toHaveText(["CPF 123.***.***-09", "Telefone (11) *****-**21"]);
  await reviewField(page).press("Tab");
  await expect(page.getByRole("button", { name: "Ocultar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reviewField(page)).toHaveValue(hidden);
  await expect(status(page)).toHaveText("Pronto: os dados foram ocultados.");
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reviewField(page)).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Ocultar" })).toBeFocused();
});

test("typing on keeps the focus in the field, says the sentence once, and ends the way back", async ({
  page,
}) => {
  await status(page).evaluate((element) => {
    const sentences: string[] = [];
    new MutationObserver(() => sentences.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { sentences });
  });
  await reviewField(page).pressSequentially("CPF 123.456.789-09 e o bolo frio");
  await expect(reviewField(page)).toBeFocused();
  expect(await page.evaluate("sentences")).toEqual(["Há um CPF no texto."]);
  await page.getByRole("button", { name: "Ocultar" }).click();
  await reviewField(page).press("End");
  await reviewField(page).pressSequentially("!");
  await expect(page.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
});

test("it never stands in the way of sending", async ({ page }) => {
  const requests = watchRequests(page);
  await askReview(page, text);
  await expect(toast(page, "Sucesso!", "")).toBeVisible();
  expect(requests).toMatchObject([{ prompt: text }]);
  await expect(status(page)).toBeEmpty();
});

test("all three text cards look; prices, dates and orders are nothing personal", async ({
  page,
}) => {
  for (const label of ["Avaliação ou situação", "Sua pergunta", "Produto ou serviço"]) {
    const card = page.locator(".agent").filter({ has: page.getByLabel(label) });
    await page.getByLabel(label).fill("R$ 1.234,56 em 10/11/2026 às 10:30, pedido 11987654321");
    await expect(card.getByRole("button", { name: "Ocultar" })).toHaveCount(0);
    await page.getByLabel(label).fill("Fale com ana@gmail.com");
    await expect(card.getByRole("button", { name: "Ocultar" })).toBeVisible();
  }
});

test("many are counted", async ({ page }) => {
  const phones = Array.from({ length: 7 }, (_, i) => `11 98765-432${i}`).join(", ");
  await reviewField(page).fill(`CPF 123.456.789-09, ${phones}`);
  await expect(status(page)).toHaveText("Há um CPF e 7 telefones no texto.");
  await expect(page.getByText("e mais 4")).toBeVisible();
});

test("what was typed before the page was live is looked at too", async ({ page }) => {
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto("/ai-agent");
  await reviewField(page).fill(text);
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await expect(status(page)).toHaveText("Há um CPF e um telefone no texto.");
});
