import { expect, type Page } from "@playwright/test";
import { answerBox, toast, watchRequests } from "./assistant-actions.ts";
import { test } from "./gemini-stage.ts";
import { openLive } from "./site.ts";

const title = "Resposta do Agente:";
const more = (page: Page) => page.getByLabel("Continue a conversa");
const askMore = (page: Page) => page.getByRole("button", { name: "Perguntar mais" });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Sua pergunta").fill(question);
  await page.getByRole("button", { name: "Enviar Pergunta" }).click();
}

test.describe.configure({ mode: "serial" });
test.beforeEach(async ({ page, stage }) => {
  stage.gemini.answerWith("ok", "Anuncie só no bairro.");
  await openLive(page, `${stage.server.url}/ai-agent`);
});

test("an answer can be asked about, with what came before; a new question starts anew", async ({
  page,
  stage,
}) => {
  const requests = watchRequests(page);
  await expect(askMore(page)).toHaveCount(0);
  await ask(page, "Vale anunciar?");
  await expect(answerBox(page, title)).toContainText("Anuncie só no bairro.");

  stage.gemini.answerWith("ok", "Comece com pouco.");
  await more(page).fill("E com pouco dinheiro?");
  await more(page).press("Enter");
  await expect(answerBox(page, title)).toContainText("Comece com pouco.");
  await expect(answerBox(page, title)).not.toContainText("Anuncie só no bairro.");
  await expect(answerBox(page, title)).toHaveCount(1);
  await expect(more(page)).toHaveValue("");
  await expect(page.getByRole("heading", { name: title })).toBeFocused();

  await more(page).fill("Por quanto tempo?");
  await askMore(page).click();
  await expect.poll(() => requests.length).toBe(3);
  await expect(askMore(page)).toBeVisible();
  await ask(page, "Como tiro foto do bolo?");
  await expect.poll(() => requests.length).toBe(4);

  const first = { question: "Vale anunciar?", answer: "Anuncie só no bairro." };
  const second = { question: "E com pouco dinheiro?", answer: "Comece com pouco." };
  expect(requests.map(({ prompt, exchange }) => [prompt, exchange])).toEqual([
    ["Vale anunciar?", undefined],
    ["E com pouco dinheiro?", [first]],
    ["Por quanto tempo?", [first, second]],
    ["Como tiro foto do bolo?", undefined],
  ]);
});

test("blank does nothing, two characters are refused, personal data are named", async ({
  page,
}) => {
  await ask(page, "Vale anunciar?");
  await expect(askMore(page)).toBeVisible();
  const requests = watchRequests(page);
  await more(page).fill("  ");
  await askMore(page).click();
  await more(page).fill("oi");
  await askMore(page).click();
  await expect(toast(page, "Erro", "Prompt muito curto ou vazio")).toHaveCount(1);
  await more(page).fill("Mando para 11987654321?");
  await expect(page.getByRole("button", { name: "Ocultar" })).toBeVisible();
  expect(requests).toEqual([]);
});

test("a failed question comes back, and the answer before it stays", async ({ page, stage }) => {
  await ask(page, "Vale anunciar?");
  await expect(answerBox(page, title)).toContainText("Anuncie só no bairro.");
  stage.gemini.answerWith("overloaded");
  await more(page).fill("E com pouco dinheiro?");
  await askMore(page).click();
  await expect(toast(page, "Erro", "não está respondendo agora")).toBeVisible();
  await expect(more(page)).toHaveValue("E com pouco dinheiro?");
  await expect(answerBox(page, title)).toContainText("Anuncie só no bairro.");
});

test("it waits for others as others wait for it, and can be stopped", async ({ page, stage }) => {
  await ask(page, "Vale anunciar?");
  await expect(askMore(page)).toBeVisible();
  stage.gemini.answerWith("hang");
  await more(page).fill("E com pouco dinheiro?");
  await askMore(page).click();
  await expect(page.getByRole("button", { name: "Processando..." })).toHaveCount(1);
  for (const name of ["Enviar Pergunta", "Gerar Resposta para Review", "Gerar Anúncios"]) {
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
  await page.getByRole("button", { name: "Parar" }).click();
  await expect(askMore(page)).toBeFocused();
  await expect(more(page)).toHaveValue("E com pouco dinheiro?");
  await ask(page, "Outra pergunta?");
  await expect(page.getByRole("button", { name: "Parar" })).toBeVisible();
  await expect(askMore(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Parar" }).click();
});
