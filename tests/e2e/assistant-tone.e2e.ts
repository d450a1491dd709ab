import { expect } from "@playwright/test";
import {
  addToAnswers,
  answerBox,
  askReview,
  reviewField,
  toast,
  watchRequests,
} from "./assistant-actions.ts";
import { test } from "./gemini-stage.ts";
import { openLive } from "./site.ts";

const title = "Resposta Sugerida:";
const review = "O bolo chegou frio e atrasado.";
const tones = ["Mais curto", "Mais carinhoso", "Mais formal", "Outra versão"];

test.describe.configure({ mode: "serial" });
test.beforeEach(async ({ page, stage }) => {
  stage.gemini.answerWith("ok", "Primeira resposta, sobre o bolo.");
  await openLive(page, `${stage.server.url}/ai-agent`);
});

test("a reply can be asked for in four tones, and no other answer can", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Mais curto" })).toHaveCount(0);
  await page.getByLabel("Sua pergunta").fill("Vale anunciar no bairro?");
  await page.getByRole("button", { name: "Enviar Pergunta" }).click();
  await expect(answerBox(page, "Resposta do Agente:")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mais curto" })).toHaveCount(0);
  await askReview(page, review);
  for (const name of tones) {
    await expect(answerBox(page, title).getByRole("button", { name })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
});

test("a change of tone sends the review with the reply, and can be undone step by step", async ({
  page,
  stage,
}) => {
  const requests = watchRequests(page);
  const text = answerBox(page, title).locator(".answer-text");
  await askReview(page, review);
  await expect(text).toHaveText("Primeira resposta, sobre o bolo.");
  await reviewField(page).fill("Outra avaliação, ainda não enviada");

  stage.gemini.answerWith("ok", "Segunda resposta, sobre o bolo.");
  await page.getByRole("button", { name: "Mais curto" }).click();
  await expect(text).toHaveText("Segunda resposta, sobre o bolo.");
  stage.gemini.answerWith("ok", "Terceira resposta, sobre o bolo.");
  await page.getByRole("button", { name: "Mais carinhoso" }).click();
  await expect(text).toHaveText("Terceira resposta, sobre o bolo.");
  await expect(page.getByRole("button", { name: "Mais carinhoso" })).toBeFocused();

  expect(requests).toMatchObject([
    { prompt: review, agentType: "reviews" },
    {
      prompt: review,
      agentType: "reviews",
      revision: { wish: "shorter", previous: "Primeira resposta, sobre o bolo." },
    },
    {
      prompt: review,
      agentType: "reviews",
      revision: { wish: "warmer", previous: "Segunda resposta, sobre o bolo." },
    },
  ]);
  expect(requests[0]).not.toHaveProperty("revision");

  const undo = page.getByRole("button", { name: "Desfazer" });
  await undo.press("Enter");
  await expect(text).toHaveText("Segunda resposta, sobre o bolo.");
  await expect(toast(page, "Versão anterior", "")).toBeVisible();
  await undo.press("Enter");
  await expect(text).toHaveText("Primeira resposta, sobre o bolo.");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(text).toHaveText("Primeira resposta, sobre o bolo.");
  await expect(reviewField(page)).toHaveValue("Outra avaliação, ainda não enviada");
  expect(requests).toHaveLength(3);
});

test("a correction that was not asked for again outlasts the page", async ({ page, stage }) => {
  const requests = watchRequests(page);
  await askReview(page, review);
  const slip = page.locator("#reviews .slip-on-receipt");
  await slip.getByRole("button", { name: "Corrigir a leitura" }).click();
  await slip.getByRole("radio", { name: "2 estrelas" }).check();
  const again = slip.getByRole("button", { name: "Gerar de novo com a correção" });
  await expect(again).toBeVisible();
  await page.reload();
  await expect(slip.getByRole("radio", { name: "2 estrelas" })).toBeChecked();
  await expect(answerBox(page, title)).toContainText("Primeira resposta");
  stage.gemini.answerWith("ok", "Segunda resposta, sobre o bolo.");
  await again.click();
  await expect(answerBox(page, title)).toContainText("Segunda resposta");
  expect(requests[1]).toMatchObject({ stars: 2 });
  await expect(again).toHaveCount(0);
});

test("a new review ends the way back", async ({ page, stage }) => {
  await askReview(page, review);
  await expect(answerBox(page, title)).toContainText("Primeira resposta");
  stage.gemini.answerWith("ok", "Segunda resposta, sobre o bolo.");
  await page.getByRole("button", { name: "Mais formal" }).click();
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
  stage.gemini.answerWith("ok", "Resposta da outra, sobre o bolo e o pão.");
  await askReview(page, "Adorei o pão!");
  await expect(answerBox(page, title)).toContainText("Resposta da outra, sobre o bolo e o pão.");
  await expect(page.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
});

test("while it runs everything else waits; stopped, the reply stands as it was", async ({
  page,
  stage,
}) => {
  await askReview(page, review);
  await expect(answerBox(page, title)).toContainText("Primeira resposta");
  stage.gemini.answerWith("hang");
  const requests = watchRequests(page);
  await page.getByRole("button", { name: "Outra versão" }).press("Enter");
  const busy = page.getByRole("button", { name: "Gerando..." });
  await expect(busy).toHaveCount(1);
  await expect(busy).toBeFocused();
  const waiting = ["Gerar Resposta para Review", "Enviar Pergunta", "Gerar Anúncios"];
  for (const name of [...waiting, "Analisar ROI e Funil", ...tones.slice(0, 3)]) {
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
  await page.getByRole("button", { name: "Mais curto" }).click({ force: true });
  await page.getByRole("button", { name: "Parar" }).press("Enter");
  await expect(page.getByRole("button", { name: "Outra versão" })).toBeFocused();
  await expect(answerBox(page, title)).toContainText("Primeira resposta");
  expect(requests).toHaveLength(1);
});

test("a failure says so, leaves the reply in place, and offers a draft of the same change", async ({
  page,
  stage,
}) => {
  await askReview(page, review);
  await expect(answerBox(page, title)).toContainText("Primeira resposta");
  stage.gemini.answerWith("overloaded");
  await page.getByRole("button", { name: "Mais formal" }).click();
  await expect(toast(page, "Erro", "não está respondendo agora")).toBeVisible();
  await expect(answerBox(page, title)).toContainText("Primeira resposta");
  const requests = watchRequests(page);
  await page.getByRole("button", { name: "Gerar rascunho local" }).click();
  await expect(answerBox(page, title)).toContainText("Rascunho local (sem IA)");
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(answerBox(page, title)).toContainText("Google Gemini");
});

test("what a reply touches is said above it; what the page does not know is left out", async ({
  page,
}) => {
  await addToAnswers(page, { notices: ["accusation", "of-a-newer-server", "health"] });
  await askReview(page, review);
  const note = answerBox(page, title).locator(".note");
  await expect(note.locator("p")).toHaveText([
    /^Há uma acusação séria\./,
    /^A avaliação fala de saúde\./,
  ]);
  const [noteTop, textTop] = await Promise.all(
    [note, answerBox(page, title).locator(".answer-text")].map(
      async (part) => (await part.boundingBox())?.y,
    ),
  );
  expect(noteTop).toBeLessThan(textTop ?? 0);
});
