import { expect } from "@playwright/test";
import { answerBox, askReview, reviewField, toast } from "./assistant-actions.ts";
import { test } from "./gemini-stage.ts";
import { openLive } from "./site.ts";

const review = "A Bia foi um amor, mas o bolo chegou uma hora depois.";
const sentences =
  "Obrigada por contar da Bia e do bolo. Ela vai gostar de saber. Fale com a gente. Até breve.";

test.beforeEach(async ({ page, stage }) => {
  stage.gemini.answerWith("ok", "Primeira resposta, sobre o bolo.");
  await openLive(page, `${stage.server.url}/ai-agent`);
});

test("text stands in the card as it comes, and the focus on 'Parar' stays", async ({
  page,
  stage,
}) => {
  stage.gemini.answerWith("slow stream", sentences, 300);
  await askReview(page, review);
  const stop = page.getByRole("button", { name: "Parar" });
  await stop.focus();
  const card = page.locator(".sheet-card[aria-busy=true]");
  await expect(card).toContainText("Obrigada por contar da Bia");
  await expect(card).not.toContainText("Até breve");
  await expect(stop).toBeFocused();
  const box = answerBox(page, "Resposta Sugerida:");
  await expect(box).toContainText(sentences);
  await expect(card).toHaveCount(0);
  await expect(
    toast(page, "Sucesso!", "Resposta gerada com sucesso pelo Google Gemini"),
  ).toBeVisible();
});

test("what an ad is at stands in the card until the ad does", async ({ page, stage }) => {
  const lines = [
    "Título: Bolo de cenoura caseiro",
    "Título: Bolo para a sua festa",
    "Título: Doceria da Lu em Campinas",
    "Descrição: Bolo de cenoura com cobertura de chocolate. Encomende para a sua festa.",
    "Descrição: Feito em Campinas pela Doceria da Lu. Peça o seu com antecedência.",
    "Texto Meta: Bolo de cenoura com cobertura de chocolate, feito em casa.",
    "Título Meta: Bolo de cenoura da Doceria da Lu",
  ];
  stage.gemini.answerWith("slow stream", lines.join("\n"), 500);
  await page.getByLabel("Produto ou serviço").fill("Bolo de cenoura da Doceria da Lu em Campinas");
  await page.getByRole("button", { name: "Gerar Anúncios" }).click();
  const card = page.locator(".sheet-card[aria-busy=true]");
  await expect(card).toContainText("Escrevendo");
  await expect(answerBox(page, "Anúncios Gerados:")).toContainText("Bolo de cenoura caseiro");
  await expect(card).toHaveCount(0);
});

test("'Parar' in the middle keeps the earlier result and brings the text back", async ({
  page,
  stage,
}) => {
  await askReview(page, "Bolo gostoso.");
  const box = answerBox(page, "Resposta Sugerida:");
  await expect(box).toContainText("Primeira resposta, sobre o bolo.");
  stage.gemini.answerWith("slow stream", sentences, 400);
  stage.gemini.calls.length = 0;
  await askReview(page, review);
  await expect(page.locator(".sheet-card[aria-busy=true]")).toContainText(
    "Obrigada por contar da Bia",
  );
  await page.getByRole("button", { name: "Parar" }).click();
  await expect(reviewField(page)).toHaveValue(review);
  await expect(box).toContainText("Primeira resposta, sobre o bolo.");
  await expect(page.getByText("Obrigada por contar da Bia")).toHaveCount(0);
  await expect.poll(() => stage.gemini.calls[0]?.hungUpAt).toBeDefined();
});

test("a failure in the middle leaves the earlier result in place, and says so", async ({
  page,
  stage,
}) => {
  await askReview(page, "Bolo gostoso.");
  const box = answerBox(page, "Resposta Sugerida:");
  await expect(box).toContainText("Primeira resposta, sobre o bolo.");
  stage.gemini.answerWith("cut stream", sentences, 100);
  await askReview(page, review);
  await expect(
    toast(page, "Erro", "O serviço de inteligência artificial não está respondendo agora."),
  ).toBeVisible();
  await expect(box).toContainText("Primeira resposta, sobre o bolo.");
  await expect(page.getByText("Obrigada por contar da Bia")).toHaveCount(0);
  await expect(reviewField(page)).toHaveValue(review);
});

test("a connection lost in the middle is told as such", async ({ page }) => {
  const delta = 'event: delta\ndata: {"text":"Olá! "}\n\n';
  await page.route("**/functions/v1/gemini-chat", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: delta }),
  );
  await askReview(page, review);
  await expect(
    toast(page, "Erro", "Erro de conectividade. Verifique sua conexão com a internet."),
  ).toBeVisible();
  await expect(reviewField(page)).toHaveValue(review);
});

test("a server that answers at once, although a stream was asked for, is understood", async ({
  page,
}) => {
  await page.route("**/functions/v1/gemini-chat", (route) => {
    expect(route.request().headers().accept).toContain("text/event-stream");
    return route.fulfill({ json: { success: true, text: "De uma vez só." } });
  });
  await askReview(page, review);
  await expect(answerBox(page, "Resposta Sugerida:")).toContainText("De uma vez só.");
});

test("a card that once failed without a connection works when it is back", async ({
  page,
  context,
  stage,
  consoleErrors,
}) => {
  stage.gemini.answerWith("ok", "Voltou, com bolo.");
  // It comes by itself a moment after the page.
  await page.getByRole("region", { name: "Avisos" }).waitFor({ state: "attached" });
  await context.setOffline(true);
  await askReview(page, review);
  await expect(
    toast(page, "Erro", "Erro de conectividade. Verifique sua conexão com a internet."),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
  await expect(answerBox(page, "Resposta Sugerida:")).toContainText("Voltou, com bolo.");
  // What the browser itself says of being offline.
  const errors = consoleErrors.splice(0);
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors)
    expect(error).toMatch(/^Failed to load.+ERR_INTERNET_DISCONNECTED \(/);
});
