import { expect, type Page } from "@playwright/test";
import { answerBox, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";
import { riskyAd } from "./states/assistant-states.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Produto ou serviço" });
const card = (page: Page) => page.locator("#ads");
const submit = (page: Page) => page.getByRole("button", { name: "Gerar Anúncios" });
const ads = (page: Page) => answerBox(page, "Anúncios Gerados:");

test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

test("what was read of an ad stands in its parts, and goes along as it is corrected", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await field(page).fill("conserto de celular, tela a54 280, bateria 150, vila mariana");
  await expect(card(page).locator(".slip-reading")).toContainText("conserto de celular");
  await expect(page.getByLabel("Preço em reais")).toHaveCount(2);
  await page.getByLabel("Preço em reais").first().fill("290");
  await page.getByRole("button", { name: /^Tirar o preço de Bateria/i }).click();
  await expect(card(page).getByText("Você tirou “Bateria”.")).toBeVisible();
  await page.getByRole("button", { name: "Chama no WhatsApp" }).click();
  await submit(page).click();
  await expect(ads(page)).toContainText("290");
  await expect(ads(page)).not.toContainText("150");
  expect(requests).toMatchObject([
    { agentType: "ads", adParts: { prices: [{ amount: 290 }], action: "whatsapp" } },
  ]);
});

test("words that the law stops are quoted, explained, and hold the call until each is chosen", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await field(page).fill(riskyAd);
  await expect(
    card(page).getByRole("heading", { name: "Dois trechos precisam de você" }),
  ).toBeVisible();
  await expect(page.getByText("Faltam 2 escolhas")).toBeVisible();
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await submit(page).click({ force: true });
  const lawful = page.getByRole("button", { name: "Usar “garantia legal de 90 dias”" });
  await expect(lawful).toBeFocused();
  await lawful.press("Enter");
  await expect(field(page)).toHaveValue(/garantia legal de 90 dias/);
  await expect(page.getByText("Falta 1 escolha")).toBeVisible();
  await page.getByRole("button", { name: "Deixar fora do anúncio" }).press("Enter");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ads(page)).toBeVisible();
  await expect(ads(page)).not.toContainText(/melhor preço/i);
  expect(requests).toMatchObject([{ adParts: { leftOut: ["melhor preço do bairro"] } }]);
});

test("a text is asked for what its ad cannot do without; the rest stands behind a tap", async ({
  page,
}) => {
  const group = (name: string) => card(page).getByRole("group", { name });
  await field(page).fill("conserto de celular, tela a54 280, bateria 150");
  await expect(group("O que a pessoa faz agora")).toBeVisible();
  await expect(group("Até quando")).toHaveCount(0);
  await expect(group("O que vem junto")).toHaveCount(0);
  await field(page).fill("conserto de celular, tela a54 280, bateria 150, aceito pix, até sábado");
  await expect(group("Até quando")).toBeVisible();
  await expect(group("O que vem junto")).toBeVisible();
  await field(page).fill("conserto de celular, tela a54 280, bateria 150");
  await expect(group("Até quando")).toHaveCount(0);
  await card(page).getByRole("button", { name: "Ver tudo que entendi" }).click();
  await expect(group("Até quando")).toBeVisible();
  await expect(group("O que vem junto")).toBeVisible();
});

test("a price that is none says so and stops the call", async ({ page }) => {
  const requests = watchRequests(page);
  await field(page).fill("bolo por encomenda em olinda, 90 reais");
  await page.getByRole("button", { name: "Mais um preço" }).click();
  await page.getByLabel("De que é este preço").last().fill("Torta");
  await submit(page).click();
  await expect(page.getByText("Preço precisa ser um número, como 49,90.")).toBeVisible();
  await expect(page.getByLabel("Preço em reais").last()).toBeFocused();
  await expect(page.getByLabel("De que é este preço").last()).toHaveValue("Torta");
  await expect(field(page)).toHaveValue("bolo por encomenda em olinda, 90 reais");
  expect(requests).toEqual([]);
});

test("ads of a draft change at once with a price", async ({ page }) => {
  await field(page).fill("bolo por encomenda em olinda, 90 reais");
  await submit(page).click();
  await expect(ads(page)).toContainText("90");
  const requests = watchRequests(page);
  await card(page).getByRole("button", { name: "Corrigir a leitura" }).click();
  await page.getByLabel("Preço em reais").first().fill("95");
  await expect(ads(page)).toContainText("95");
  expect(requests).toEqual([]);
});
