import { expect, type Page } from "@playwright/test";
import { answerBox, reviewField, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";
import { mixedReview } from "./states/assistant-states.ts";

const region = (page: Page) =>
  page.locator("#reviews").getByRole("group", { name: "Prefere um texto escrito por IA?" });
const reply = (page: Page) => answerBox(page, "Resposta Sugerida:");

async function paste(page: Page, text: string): Promise<void> {
  await region(page).getByRole("button", { name: "Colar a resposta do Gemini" }).click();
  await page.getByLabel("Resposta do Gemini").fill(text);
  await page.getByRole("button", { name: "Conferir esta resposta" }).click();
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Nobody leaves this machine.
  await context.route("https://gemini.google.com/**", (route) => route.fulfill({ body: "Gemini" }));
  await openLive(page, "/ai-agent");
  await expect(region(page)).toHaveCount(0);
  await reviewField(page).fill(mixedReview);
});

test("the whole request is copied and Gemini opened in a page of its own", async ({
  page,
  context,
}) => {
  const opened = context.waitForEvent("page");
  await region(page)
    .getByRole("link", { name: /^Fazer no Gemini/ })
    .click();
  await expect((await opened).locator("body")).toHaveText("Gemini");
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await page.bringToFront();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("De 35 a 60 palavras");
  expect(copied).toContain("Reclamou: Atraso na entrega");
  expect(copied.endsWith(`"""\n${mixedReview}\n"""`)).toBe(true);
});

test("what is pasted back is checked: marked and told, and changed by taps alone", async ({
  page,
}) => {
  const requests = watchRequests(page);
  const text = "Carla, pedimos desculpas pelo atraso. Vamos devolver o valor.";
  await paste(page, text);
  await expect(reply(page)).toContainText("Google Gemini, colada por você");
  await expect(reply(page).locator(".answer-text")).toHaveText(text);
  await expect(reply(page).locator("mark")).toHaveText(["Vamos devolver o valor"]);
  await reply(page).getByRole("button", { name: "Sim, vou devolver" }).click();
  await expect(reply(page).locator("mark")).toHaveCount(0);
  await expect(reply(page).locator(".answer-text")).toHaveText(text);
  await expect(reviewField(page)).toHaveValue("");
  expect(requests).toEqual([]);
});

test("a sentence is taken out by a tap, and the answer before it comes back", async ({ page }) => {
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
  await expect(reply(page)).toContainText("Rascunho local (sem IA)");
  const draft = await reply(page).locator(".answer-text").innerText();
  await paste(page, "Carla, pedimos desculpas pelo atraso. Vamos devolver o valor.");
  await reply(page).getByRole("button", { name: "Tirar a frase" }).click();
  await expect(reply(page).locator(".answer-text")).toHaveText(
    "Carla, pedimos desculpas pelo atraso.",
  );
  await reply(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(reply(page).locator(".answer-text")).toHaveText(draft);
});

test("our own request is no answer, and neither is nothing", async ({ page }) => {
  await region(page).getByText("Ver o pedido que vai").click();
  const ours = await region(page).locator("pre").innerText();
  await paste(page, ours);
  await expect(page.getByText("Este é o pedido, não a resposta.")).toBeVisible();
  await page.getByLabel("Resposta do Gemini").fill(" ");
  await page.getByRole("button", { name: "Conferir esta resposta" }).click();
  await expect(page.getByText("Cole o texto inteiro")).toBeVisible();
});

test("pasted advice and a pasted analysis go through checks of their own", async ({ page }) => {
  const pasteOn = async (card: string, text: string) => {
    const region = page.locator(card);
    await region.getByRole("button", { name: "Colar a resposta do Gemini" }).click();
    await region.getByLabel("Resposta do Gemini").fill(text);
    await region.getByRole("button", { name: "Conferir esta resposta" }).click();
  };
  await page
    .locator("#marketing")
    .getByRole("textbox")
    .first()
    .fill("Como consigo mais avaliações?");
  await pasteOn("#marketing", "Peça a todos. Ofereça um brinde em troca de uma avaliação.");
  const advice = page.locator("#marketing .result");
  await expect(advice.locator("mark")).toHaveText(["em troca de uma avaliação"]);
  await expect(advice).toContainText("Avaliação não se troca por brinde");
  const fields = page.locator("#roi form").getByRole("textbox");
  for (const [at, value] of ["800", "6.000", "0,8", "35"].entries())
    await fields.nth(at).fill(value);
  await pasteOn("#roi", "O ROI é de 110%. O anúncio vale a pena e rende R$ 5.000.");
  const analysis = page.locator("#roi .result");
  await expect(analysis.locator("mark")).toHaveText(["vale a pena", "R$ 5.000"]);
  await expect(analysis).toContainText("Responde sem saber a sua margem");
});
