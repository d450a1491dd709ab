import { expect, type Page } from "@playwright/test";
import { answerBox, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";

const answer = (page: Page) => answerBox(page, "Resposta do Agente:");

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Sua pergunta").fill(question);
  await page.getByRole("button", { name: "Enviar Pergunta" }).click();
}

test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

test("a question gets a direct answer, three steps, a caution, and its next questions", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await ask(page, "google ou insta pra vender marmita?");
  await expect(answer(page)).toContainText("Você perguntou: google ou insta pra vender marmita?");
  await expect(answer(page).locator(".answer-steps li")).toHaveCount(3);
  await expect(answer(page)).toContainText("Resposta escrita por pessoas, conferida em");
  const next = page.getByRole("group", { name: "Continue daqui" }).getByRole("button").first();
  const question = await next.innerText();
  await next.click();
  await expect(answer(page)).toContainText(`Você perguntou: ${question}`);
  expect(requests[1]).toMatchObject({
    prompt: question,
    exchange: [{ question: "google ou insta pra vender marmita?" }],
    marketingParts: { card: expect.any(String) },
  });
});

test("another card is a tap away: the same question, answered by it", async ({ page }) => {
  const requests = watchRequests(page);
  await ask(page, "google ou insta pra vender marmita?");
  const shown = await answer(page).locator(".answer-text").innerText();
  await page
    .locator("#marketing")
    .getByRole("heading", { name: "Era outra coisa?" })
    .locator("..")
    .getByRole("button")
    .first()
    .click();
  await expect(answer(page).locator(".answer-text")).not.toHaveText(shown);
  expect(requests).toMatchObject([
    { agentType: "marketing" },
    {
      prompt: "google ou insta pra vender marmita?",
      marketingParts: { card: expect.any(String) },
    },
  ]);
  expect(requests[0]).not.toHaveProperty("marketingParts");
});

test("a sum inside an answer starts with what the question said, and follows what is typed", async ({
  page,
}) => {
  await ask(page, "quanto cobro na marmita? gasto 8,50 e embalagem 1,90, taxa 12% e lucro 30%");
  await expect(answer(page).locator("output")).toContainText("R$ 17,93");
  await page.getByLabel("Lucro (%)").fill("40");
  await expect(answer(page).locator("output")).toContainText("R$ 21,67");
});

test("a text to fill in changes with its fields, without a request", async ({ page }) => {
  await ask(page, "faz um post de promoção de bolo");
  await expect(answer(page)).toBeVisible();
  const requests = watchRequests(page);
  await page.locator("#marketing").getByLabel("Produto ou serviço").fill("Bolo de pote");
  await page.locator("#marketing").getByLabel("Preço").fill("12");
  await expect(answer(page).locator(".answer-text")).toContainText("olo de pote");
  await expect(answer(page).locator(".answer-text")).toContainText("R$ 12,00");
  expect(requests).toEqual([]);
});

test("where nothing was written it says so, and the subjects can be looked through", async ({
  page,
}) => {
  await ask(page, "exportar doce para Portugal");
  const none = page.getByRole("region", { name: "Não achei" });
  await expect(none).toContainText("exportar doce para Portugal");
  const marketing = page.locator("#marketing");
  await expect(marketing.getByRole("link", { name: /^Fazer no Gemini/ })).toBeVisible();
  await marketing.getByText("Ver o pedido que vai").click();
  await expect(marketing.locator("pre")).toContainText("exportar doce para Portugal");
  await page.getByRole("button", { name: "Preço e lucro" }).click();
  await page.getByRole("button", { name: "Quanto cobrar por um produto" }).click();
  await expect(answer(page)).toContainText("Você perguntou: Quanto cobrar por um produto");
});
