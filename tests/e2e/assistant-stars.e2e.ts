import { expect, type Page } from "@playwright/test";
import { answerBox, askReview, reviewField, toast, watchRequests } from "./assistant-actions.ts";
import { openReview } from "./assistant-states.ts";
import { hitAreas } from "./hit-area.ts";
import { openLive, test } from "./site.ts";

const chat = "**/functions/v1/gemini-chat";
const failure = { success: false, error: "Sem resposta.", code: "unavailable" };
const names = ["1 estrela", "2 estrelas", "3 estrelas", "4 estrelas", "5 estrelas"];
const choice = (page: Page) =>
  page.getByRole("group", { name: "Quantas estrelas o cliente deu? (opcional)" });
const star = (page: Page, name: string) => choice(page).getByRole("radio", { name });
const submit = (page: Page) => page.getByRole("button", { name: "Gerar Resposta para Review" });
const reply = (page: Page) => answerBox(page, "Resposta Sugerida:");
const question = (page: Page) =>
  reply(page).getByRole("group", { name: "Quantas estrelas o cliente deu?" });

test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

test.describe("the stars beside a review", () => {
  test("are asked for once the text could be sent, and by no other card", async ({ page }) => {
    await expect(page.getByRole("radio")).toHaveCount(0);
    const before = await reviewField(page).boundingBox();
    await reviewField(page).pressSequentially("Bo ");
    await expect(choice(page)).toHaveCount(0);
    await reviewField(page).pressSequentially("lo");
    await expect(choice(page).getByRole("radio")).toHaveCount(5);
    for (const name of names) {
      await expect(star(page, name)).not.toBeChecked();
    }
    await expect(reviewField(page)).toBeFocused();
    expect(await reviewField(page).boundingBox()).toEqual(before);
    await page.getByLabel("Sua pergunta").fill("Vale anunciar?");
    await page.getByLabel("Produto ou serviço").fill("Bolo de cenoura");
    await expect(page.getByRole("radio")).toHaveCount(5);
  });

  test("are forgotten with the text that they belong to", async ({ page }) => {
    await reviewField(page).fill("Bolo bom.");
    await star(page, "4 estrelas").check();
    await reviewField(page).fill("");
    await expect(choice(page)).toHaveCount(0);
    await reviewField(page).fill("Outra avaliação.");
    await expect(choice(page).getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("are chosen, changed, taken back and sent by keys alone", async ({ page }) => {
    const requests = watchRequests(page);
    await reviewField(page).fill("Fui lá ontem.");
    await reviewField(page).press("Tab");
    await expect(star(page, "1 estrela")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(star(page, "1 estrela")).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(star(page, "5 estrelas")).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(star(page, "4 estrelas")).toBeChecked();
    await page.keyboard.press("Tab");
    const clear = page.getByRole("button", { name: "Limpar" });
    await expect(clear).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(clear).toHaveCount(0);
    await expect(star(page, "4 estrelas")).toBeFocused();
    await expect(star(page, "4 estrelas")).not.toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(star(page, "3 estrelas")).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(reply(page)).toBeVisible();
    await expect(submit(page)).toBeFocused();
    expect(requests).toMatchObject([{ prompt: "Fui lá ontem.", stars: 3 }]);
  });

  test("go along with the review and every change of its reply, and with nothing else", async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await reviewField(page).fill(openReview);
    await star(page, "2 estrelas").check();
    await submit(page).click();
    await expect(reply(page)).toBeVisible();
    await expect(reply(page).locator(".note")).toHaveCount(0);
    await expect(choice(page)).toHaveCount(0);
    const change = page.getByRole("button", { name: "Mais formal" });
    await change.click();
    await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
    await askReview(page, "O bolo estava ótimo.");
    await expect(page.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
    expect(requests).toMatchObject([
      { prompt: openReview, agentType: "reviews", stars: 2 },
      { prompt: openReview, stars: 2, revision: { wish: "more-formal" } },
      { prompt: "O bolo estava ótimo." },
    ]);
    expect(requests[2]).not.toHaveProperty("stars");
  });

  test("come back with the text when the call fails", async ({ page }) => {
    await page.route(chat, (route) => route.fulfill({ json: failure }));
    await reviewField(page).fill(openReview);
    await star(page, "5 estrelas").check();
    await submit(page).click();
    await expect(toast(page, "Erro", "")).toBeVisible();
    await expect(reviewField(page)).toHaveValue(openReview);
    await expect(star(page, "5 estrelas")).toBeChecked();
    await page.unroute(chat);
    const requests = watchRequests(page);
    await page.getByRole("button", { name: "Gerar rascunho local" }).click();
    await expect(reply(page)).toBeVisible();
    expect(requests).toMatchObject([{ stars: 5, provider: "local" }]);
  });

  test("come back when the call is stopped, unless others were chosen meanwhile", async ({
    page,
  }) => {
    await page.route(chat, () => undefined);
    await reviewField(page).fill("Primeira avaliação.");
    await star(page, "1 estrela").check();
    await submit(page).click();
    await page.getByRole("button", { name: "Parar" }).click();
    await expect(star(page, "1 estrela")).toBeChecked();
    await submit(page).click();
    await reviewField(page).fill("Segunda avaliação.");
    await star(page, "5 estrelas").check();
    await page.getByRole("button", { name: "Parar" }).click();
    await expect(reviewField(page)).toHaveValue("Primeira avaliação.\n\nSegunda avaliação.");
    await expect(star(page, "5 estrelas")).toBeChecked();
  });

  for (const width of [360, 1280]) {
    test(`stand in one row with the way back, large enough for a finger, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await reviewField(page).fill(openReview);
      await star(page, "3 estrelas").check();
      const small = (await hitAreas(page, ".stars")).filter(
        (area) => Math.min(area.width, area.height) < 44,
      );
      expect(small).toEqual([]);
      const row = choice(page).locator(".star, button");
      await expect(row).toHaveCount(6);
      const tops = await row.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(1);
    });
  }

  test("show the choice in the visitor's own colours too", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await reviewField(page).fill(openReview);
    await star(page, "3 estrelas").check();
    // The colour comes by a short transition.
    await expect(async () => {
      const fills = await choice(page)
        .locator(".star svg")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
      expect(new Set(fills.slice(0, 3)).size).toBe(1);
      expect(new Set(fills.slice(3)).size).toBe(1);
      expect(fills[0]).not.toBe(fills[4]);
    }).toPass({ timeout: 5000 });
  });
});

test.describe("a draft that could not tell praise from blame", () => {
  test("asks for the stars in place; told, it is written anew and can be undone", async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await askReview(page, openReview);
    await expect(reply(page).locator(".note")).toContainText(
      "Toque nas estrelas que o cliente deu e a resposta sai no tom certo.",
    );
    await expect(question(page).getByRole("button")).toHaveText(names);
    const text = reply(page).locator(".out");
    const guessed = await text.innerText();
    await question(page).getByRole("button", { name: "5 estrelas" }).press("Enter");
    await expect(reply(page).locator(".note")).toHaveCount(0);
    await expect(text).not.toHaveText(guessed);
    await expect(text).toBeFocused();
    await page.getByRole("button", { name: "Mais curto" }).click();
    await expect.poll(() => requests.length).toBe(3);
    expect(requests).toMatchObject([
      { prompt: openReview },
      { prompt: openReview, stars: 5, revision: { previous: guessed } },
      { prompt: openReview, stars: 5, revision: { wish: "shorter" } },
    ]);

    const undo = page.getByRole("button", { name: "Desfazer" });
    await expect(undo).toHaveAttribute("aria-disabled", "false");
    await undo.press("Enter");
    await undo.press("Enter");
    await expect(text).toHaveText(guessed);
    await expect(undo).toBeFocused();
    await question(page).getByRole("button", { name: "1 estrela" }).click();
    await expect(reply(page).locator(".note")).toHaveCount(0);
    expect(requests[3]).toMatchObject({ prompt: openReview, stars: 1 });
  });

  test("waits while another request runs, shows the star at work, and keeps the focus there", async ({
    page,
  }) => {
    await askReview(page, openReview);
    await expect(question(page)).toBeVisible();
    await page.route(chat, () => undefined);
    const requests = watchRequests(page);
    await question(page).getByRole("button", { name: "2 estrelas" }).press("Enter");
    const busy = page.getByRole("button", { name: "Gerando..." });
    await expect(busy).toHaveCount(1);
    await expect(busy).toBeFocused();
    for (const button of await question(page).getByRole("button").all()) {
      await expect(button).toHaveAttribute("aria-disabled", "true");
    }
    await question(page).getByRole("button", { name: "5 estrelas" }).click({ force: true });
    await page.getByRole("button", { name: "Parar" }).press("Enter");
    await expect(question(page).getByRole("button", { name: "2 estrelas" })).toBeFocused();
    expect(requests).toHaveLength(1);
  });

  test("stays as it was, and the focus with it, when the call fails", async ({ page }) => {
    await askReview(page, openReview);
    const guessed = await reply(page).locator(".out").innerText();
    await page.route(chat, (route) => route.fulfill({ json: failure }));
    await question(page).getByRole("button", { name: "4 estrelas" }).press("Enter");
    await expect(toast(page, "Erro", "")).toBeVisible();
    await expect(reply(page).locator(".out")).toHaveText(guessed);
    await expect(question(page).getByRole("button", { name: "4 estrelas" })).toBeFocused();
    await page.unroute(chat);
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveCount(0);
  });
});
