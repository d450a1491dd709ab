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
  const requests = watchRequests(page);
  await page.locator("#marketing").getByLabel("Produto ou serviço").fill("Bolo de pote");
  await page.locator("#marketing").getByLabel("Preço").fill("12");
  await expect(answer(page).locator(".out")).toContainText("olo de pote");
  await expect(answer(page).locator(".out")).toContainText("R$ 12,00");
  expect(requests).toEqual([]);
});

test("where nothing was written it says so, and the subjects can be looked through", async ({
  page,
}) => {
  await ask(page, "exportar doce para Portugal");
  const none = page.getByRole("region", { name: "Não achei" });
  await expect(none).toContainText("exportar doce para Portugal");
  await page.getByRole("button", { name: "Preço e lucro" }).click();
  await page.getByRole("button", { name: "Quanto cobrar por um produto" }).click();
  await expect(answer(page)).toContainText("Você perguntou: Quanto cobrar por um produto");
});
