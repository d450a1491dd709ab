import { expect, type Page } from "@playwright/test";
import { answerBox, askReview, reviewField, toast, watchRequests } from "./assistant-actions.ts";
import { hitAreas } from "./hit-area.ts";
import { openLive, test } from "./site.ts";
import { mixedReview, openReview } from "./states/assistant-states.ts";

const chat = "**/functions/v1/gemini-chat";
const failure = { success: false, error: "Sem resposta.", code: "unavailable" };
const slip = (page: Page) => page.locator("#reviews form .slip");
const line = (page: Page) => slip(page).locator(".slip-reading");
const choice = (page: Page) =>
  page.getByRole("group", { name: "Quantas estrelas o cliente deu? (opcional)" });
const star = (page: Page, name: string) => choice(page).getByRole("radio", { name });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const submit = (page: Page) => chip(page, "Gerar Resposta para Review");
const reply = (page: Page) => answerBox(page, "Resposta Sugerida:");

test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

test.describe("what was understood of a review", () => {
  test("stands below its text as one sentence, once the text could be sent", async ({ page }) => {
    const before = await reviewField(page).boundingBox();
    await reviewField(page).pressSequentially("Bo");
    await expect(slip(page)).toHaveCount(0);
    await reviewField(page).fill(mixedReview);
    await expect(line(page)).toHaveText("Carla gostou do sabor e reclamou do atraso.");
    expect(await reviewField(page).boundingBox()).toEqual(before);
    const words = line(page).getByRole("link");
    await expect(words).toHaveText(["Carla", "sabor", "atraso"]);
    await reviewField(page).fill("");
    await expect(slip(page)).toHaveCount(0);
  });

  test("is corrected where a word leads to; what left is said, and comes back", async ({
    page,
  }) => {
    await reviewField(page).fill(mixedReview);
    await line(page).getByRole("link", { name: "atraso" }).click();
    const delay = chip(page, "Atraso na entrega");
    await expect(delay).toHaveAttribute("aria-pressed", "true");
    await delay.press("Enter");
    await expect(line(page)).toHaveText("Carla gostou do sabor.");
    await expect(delay).toHaveAttribute("aria-pressed", "false");
    await expect(slip(page).getByRole("status")).toContainText("Você tirou “Atraso na entrega”.");
    await slip(page).getByRole("button", { name: "Desfazer" }).press("Enter");
    await expect(line(page)).toHaveText("Carla gostou do sabor e reclamou do atraso.");
    await chip(page, "Quero resolver").click();
    await expect(line(page)).toContainText("Você quer resolver.");
  });

  test("goes along with the text as it is shown, with the stars, and with nothing else", async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await reviewField(page).fill(mixedReview);
    await star(page, "2 estrelas").check();
    await chip(page, "Vou verificar").click();
    await submit(page).click();
    await expect(reply(page)).toBeVisible();
    await expect(slip(page)).toHaveCount(0);
    expect(requests).toMatchObject([
      {
        prompt: mixedReview,
        agentType: "reviews",
        stars: 2,
        reviewParts: {
          customer: "Carla",
          praised: ["taste"],
          complaints: ["delay"],
          actions: ["will-check"],
        },
      },
    ]);
  });

  test("has room for what no chip says: typed once, it stands in the reply", async ({ page }) => {
    const requests = watchRequests(page);
    await reviewField(page).fill("O pão é ótimo, vocês abrem domingo?");
    const field = page.getByLabel("A avaliação pergunta algo. O que você responde?");
    await field.fill("abrimos aos domingos ".repeat(9));
    await submit(page).click();
    await expect(field).toBeFocused();
    await expect(page.getByText("Ficou longo: use até 160 letras.")).toBeVisible();
    await field.fill("abrimos aos domingos, das 7h às 13h");
    await expect(line(page)).toContainText("diz “abrimos aos domingos, das 7h às 13h”");
    await star(page, "5 estrelas").check();
    await submit(page).click();
    await expect(reply(page)).toContainText("Abrimos aos domingos, das 7h às 13h.");
    expect(requests).toMatchObject([
      { stars: 5, reviewParts: { note: "abrimos aos domingos, das 7h às 13h" } },
    ]);
  });

  test("comes back with its text when the call fails; a draft of it needs no network", async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.route(chat, (route) => route.fulfill({ json: failure }));
    await reviewField(page).fill(mixedReview);
    await star(page, "5 estrelas").check();
    await submit(page).click();
    await expect(toast(page, "Erro", "")).toBeVisible();
    await expect(reviewField(page)).toHaveValue(mixedReview);
    await expect(star(page, "5 estrelas")).toBeChecked();
    await context.setOffline(true);
    const requests = watchRequests(page);
    await chip(page, "Gerar rascunho local").click();
    await expect(reply(page)).toContainText("Rascunho local (sem IA)");
    await expect(reply(page)).toContainText("Carla");
    expect(requests).toEqual([]);
    consoleErrors.length = 0;
  });

  test("can be told by taps alone", async ({ page }) => {
    const requests = watchRequests(page);
    await page.locator("#reviews").getByRole("button", { name: "Contar em toques" }).click();
    await star(page, "4 estrelas").check();
    await chip(page, "Atendimento").click();
    await submit(page).click();
    await expect(reply(page)).toBeVisible();
    expect(requests).toMatchObject([
      {
        prompt: "O cliente deu 4 estrelas e gostou do atendimento.",
        stars: 4,
        reviewParts: { praised: ["service"] },
      },
    ]);
  });

  test("a point that is too long says so, stops the call, and stays as it was typed", async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await reviewField(page).fill(mixedReview);
    await page.getByRole("button", { name: "Ver tudo que entendi" }).click();
    await slip(page).getByRole("button", { name: "Outro" }).last().click();
    const field = page.getByLabel("Outra reclamação");
    await field.fill("o troco errado ".repeat(6));
    await expect(page.getByText("Ficou longo: use até 60 letras.")).toBeVisible();
    await submit(page).click();
    await expect(field).toBeFocused();
    await field.fill("o troco errado");
    await expect(line(page)).toContainText("e de “o troco errado”");
    await submit(page).click();
    await expect(reply(page)).toBeVisible();
    expect(requests).toMatchObject([{ reviewParts: { complaintOther: "o troco errado" } }]);
  });

  test("contact and signature are told once and remembered", async ({ page }) => {
    await reviewField(page).fill(mixedReview);
    await page.getByRole("button", { name: "Ver tudo que entendi" }).click();
    await page.getByRole("button", { name: "Contar a assinatura" }).click();
    await page.getByLabel("Assina", { exact: true }).fill("Lúcia, da Padaria Aurora");
    await openLive(page, "/ai-agent");
    const requests = watchRequests(page);
    await askReview(page, mixedReview);
    await expect(reply(page)).toContainText("Lúcia, da Padaria Aurora");
    expect(requests).toMatchObject([{ business: { signature: "Lúcia, da Padaria Aurora" } }]);
  });
});

test.describe("the stars beside a review", () => {
  test("are chosen, changed and taken back by keys alone", async ({ page }) => {
    await reviewField(page).fill("Fui lá ontem.");
    await star(page, "1 estrela").focus();
    await page.keyboard.press("Space");
    await expect(star(page, "1 estrela")).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(star(page, "5 estrelas")).toBeChecked();
    await page.keyboard.press("Tab");
    const clear = page.getByRole("button", { name: "Limpar" });
    await expect(clear).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(clear).toHaveCount(0);
    await expect(star(page, "5 estrelas")).toBeFocused();
    await expect(star(page, "5 estrelas")).not.toBeChecked();
  });

  for (const width of [360, 1280]) {
    test(`stand in one row with the way back, large enough for a finger, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await reviewField(page).fill(openReview);
      await star(page, "3 estrelas").check();
      const small = (await hitAreas(page, ".star-row")).filter(
        (area) => Math.min(area.width, area.height) < 44,
      );
      expect(small).toEqual([]);
      const tops = await choice(page)
        .locator(".star, button")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops).toHaveLength(6);
      expect(new Set(tops).size).toBe(1);
    });
  }
});

test.describe("the reply", () => {
  test("has three versions with their words counted, and copies the one that is shown", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await askReview(page, mixedReview);
    const text = reply(page).locator(".answer-text");
    const first = await text.innerText();
    await reply(page).getByRole("button", { name: "Versão 2 de 3" }).click();
    await expect(text).not.toHaveText(first);
    await expect(reply(page)).toContainText(/\d+ palavras/);
    await reply(page).getByRole("button", { name: "Copiar" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replace(/\s+/g, " ")).toBe((await text.innerText()).replace(/\s+/g, " "));
  });

  test("of a draft changes at once with its reading, without a request", async ({ page }) => {
    await askReview(page, mixedReview);
    const text = reply(page).locator(".answer-text");
    const before = await text.innerText();
    // Praise and complaint without stars: the reading is open, and asks.
    const requests = watchRequests(page);
    await chip(page, "Vou devolver").click();
    await expect(text).not.toHaveText(before);
    await expect(page.getByText("O texto foi refeito com a sua correção.")).toBeVisible();
    expect(requests).toEqual([]);
    await page.getByRole("button", { name: "Dobrar a leitura" }).click();
    await expect(page.getByRole("button", { name: "Corrigir a leitura" })).toBeFocused();
  });

  test("to words that say neither praise nor blame asks for the stars", async ({ page }) => {
    await askReview(page, openReview);
    const note = reply(page).locator(".note");
    await expect(note).toContainText("Toque nas estrelas que o cliente deu");
    await star(page, "5 estrelas").check();
    await expect(note).toHaveCount(0);
  });
});
