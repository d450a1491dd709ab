import { expect, type Page } from "@playwright/test";
import { keepOnDevice } from "./device.ts";
import { test, untilLive } from "./site.ts";
import { toasts } from "./toasts.ts";

const applicationScript = "**/assets/entry-client*.js";

/**
 * Opens a page whose application script is on its way until the test lets it arrive: a phone on a
 * poor connection. The answer lets it arrive and waits until the page is live.
 */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(applicationScript, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  return async () => {
    arrive();
    await untilLive(page);
  };
}

/** What the device keeps by now. */
function kept(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("imersao") ?? "null"));
}

/** From now on every toast is counted, so that one that came twice is found out. */
async function countToasts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    Object.assign(window, { seenToasts: seen });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-sonner-toast]")) {
        seen.add(toast);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as Window & { seenToasts?: Set<Element> }).seenToasts?.size ?? 0);
}

const course = "/imersao-empreendedora";
const guide = "/google-gemini-guide";
const library = "/prompt-library";

test("'Copiar Prompt' pressed early copies once", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const toastCount = await countToasts(page);
  const live = await openEarly(page, library);
  await page.getByRole("button", { name: /^Copiar Prompt.*Calendário/ }).click();
  await live();
  await expect(toasts(page)).toContainText("Calendário de postagens do mês");
  expect(await toastCount()).toBe(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("postagens");
});

test("Enter on 'Copiar Prompt' counts like a click", async ({ page }) => {
  const toastCount = await countToasts(page);
  const live = await openEarly(page, library);
  await page
    .getByRole("button", { name: /^Copiar Prompt/ })
    .first()
    .press("Enter");
  await live();
  await expect(toasts(page)).toHaveCount(1);
  expect(await toastCount()).toBe(1);
});

test("a tab clicked early is chosen", async ({ page }) => {
  const live = await openEarly(page, library);
  await page.getByRole("tab", { name: "Relacionamento" }).click();
  await live();
  await expect(page.getByRole("tab", { selected: true })).toContainText("Relacionamento");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: "Relacionamento" })).toBeVisible();
});

test("each early press of an arrow moves on by one tab", async ({ page }) => {
  const live = await openEarly(page, library);
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await live();
  await expect(page.getByRole("tab", { selected: true })).toContainText("Analytics & ROI");
});

test("End pressed early chooses the last tab", async ({ page }) => {
  const live = await openEarly(page, guide);
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("End");
  await live();
  await expect(page.getByRole("tab", { name: "Práticas do Gemini" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("text typed early stays and filters, and Enter leads nowhere", async ({ page }) => {
  const live = await openEarly(page, library);
  const search = page.getByRole("searchbox");
  await search.pressSequentially("calendario");
  await search.press("Enter");
  await expect(page).toHaveURL(library);
  await live();
  await expect(search).toHaveValue("calendario");
  await expect(search).toBeFocused();
  await expect(page.getByText("1 prompt disponível")).toBeVisible();
  await search.pressSequentially(" de posts");
  await expect(search).toHaveValue("calendario de posts");
});

test("a category pressed early is chosen", async ({ page }) => {
  const live = await openEarly(page, guide);
  const category = page.getByRole("button", { name: "Crescimento & Expansão" });
  await category.click();
  await live();
  await expect(category).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
});

test("a box ticked early is kept once and congratulated once", async ({ page }) => {
  const toastCount = await countToasts(page);
  const live = await openEarly(page, guide);
  const box = page.getByRole("checkbox").first();
  await box.check();
  await live();
  await expect(box).toBeChecked();
  await expect(toasts(page)).toContainText("Item concluído!");
  expect(await toastCount()).toBe(1);
  expect((await kept(page)).checklist.profile).toEqual(["info-completas"]);
});

test("a box ticked and unticked early leaves nothing behind", async ({ page }) => {
  const toastCount = await countToasts(page);
  const live = await openEarly(page, guide);
  const box = page.getByRole("checkbox").first();
  await box.press("Space");
  await box.press("Space");
  await live();
  await expect(box).not.toBeChecked();
  expect((await kept(page))?.checklist.profile ?? []).toEqual([]);
  expect(await toastCount()).toBe(0);
});

test("a tick that the device has already stays as it is", async ({ page }) => {
  const profile = ["fotos-fachada", "info-completas"];
  await keepOnDevice(page, { version: 1, checklist: { profile, practices: [] } });
  const live = await openEarly(page, guide);
  // The page as it comes from the server knows no ticks.
  const box = page.getByRole("checkbox").first();
  await box.check();
  await live();
  await expect(box).toBeChecked();
  expect((await kept(page)).checklist.profile).toEqual(profile);
});

test("a how-to pressed early is open", async ({ page }) => {
  const live = await openEarly(page, guide);
  const howTo = page.getByRole("button", { name: /^Como fazer/ }).nth(1);
  await howTo.click();
  await live();
  await expect(howTo).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("Pronto quando")).toHaveCount(1);
});

test("a trade opened early stays open and can be closed", async ({ page }) => {
  const live = await openEarly(page, library);
  const trade = page.locator("details", { hasText: "Pet shop" });
  await trade.locator("summary").click();
  await expect(trade.getByText("Atenção neste ramo")).toBeVisible();
  await live();
  await expect(trade).toHaveAttribute("open");
  await expect(trade.getByRole("button", { name: /^Copiar Prompt/ })).toHaveCount(3);
  await trade.locator("summary").click();
  await expect(trade).not.toHaveAttribute("open");
});

// Known: the prompts of a trade come alive later than the page, when their own script has arrived.
test("a prompt of a trade opened early is copied", async ({ page }) => {
  const toastCount = await countToasts(page);
  const live = await openEarly(page, library);
  const trade = page.locator("details", { hasText: "Pet shop" });
  await trade.locator("summary").click();
  await trade
    .getByRole("button", { name: /^Copiar Prompt/ })
    .first()
    .click();
  await live();
  await expect(toasts(page)).toContainText("Prompt copiado!", { timeout: 1000 });
  expect(await toastCount()).toBe(1);
});

test("'Ver detalhes' pressed early opens the sheet", async ({ page }) => {
  const live = await openEarly(page, course);
  await page.getByRole("button", { name: /^Ver detalhes.*Aula 4$/ }).click();
  await live();
  await expect(page.getByRole("dialog")).toContainText("Aula 4");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("'Marcar como concluída' pressed early marks the lesson once", async ({ page }) => {
  const live = await openEarly(page, course);
  await page.getByRole("button", { name: /^Marcar como concluída.*Aula 2$/ }).click();
  await live();
  await expect(page.getByRole("button", { name: /^Concluída.*Aula 2$/ })).toBeVisible();
  expect((await kept(page)).course.lessons).toEqual([2]);
  await expect(page.getByText("28% Concluído", { exact: true })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the button on a portrait answers once at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const toastCount = await countToasts(page);
    const live = await openEarly(page, course);
    if (width === 360) {
      await page.getByText("Professores & Especialistas").first().click();
    }
    await page
      .getByRole("button", { name: /^Enviar imagem de Helena/ })
      .first()
      .click();
    await live();
    await expect(toasts(page)).toContainText("Upload de Imagem");
    expect(await toastCount()).toBe(1);
  });
}

test("a fold opened early on a phone stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const live = await openEarly(page, course);
  await page.getByText("Conteúdo da Aula").first().click();
  await live();
  await expect(page.locator(".topics li").first()).toBeVisible();
});

test("on the page of a lesson ticks and 'Concluída' take effect once", async ({ page }) => {
  const live = await openEarly(page, `${course}/aula-1`);
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(3).check();
  await page.getByRole("button", { name: /^Marcar como concluída/ }).click();
  await live();
  expect((await kept(page)).course).toEqual({
    lessons: [1],
    watched: [],
    exercises: ["aula-1-exercicio-1"],
    projects: ["aula-1-projeto"],
    lastLesson: 1,
  });
});

test("on 'Meu Perfil' the theme, the download and the erasing take effect", async ({ page }) => {
  const live = await openEarly(page, "/perfil");
  await page.getByRole("radio", { name: "Escura" }).check();
  await page.getByRole("button", { name: "Baixar meus dados" }).click();
  const download = page.waitForEvent("download");
  await live();
  await download;
  await expect(page.getByRole("radio", { name: "Escura" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect((await kept(page)).theme).toBe("dark");
});

test("'Apagar tudo' pressed early asks", async ({ page }) => {
  const live = await openEarly(page, "/perfil");
  await page.getByRole("button", { name: "Apagar tudo deste aparelho" }).click();
  await live();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("a menu opened early is open, and says so", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const live = await openEarly(page, "/");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  await expect(page.locator("#menu-principal")).toBeVisible();
  await live();
  await expect(page.locator("#menu-principal")).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-principal")).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

// Known: the form is replayed before React has given it back what was typed into it.
test("a form sent early with Enter is sent by the page, never by the browser", async ({ page }) => {
  const toastCount = await countToasts(page);
  const live = await openEarly(page, "/ai-agent");
  const question = page.getByLabel("Sua pergunta");
  await question.pressSequentially("oi");
  await question.press("Enter");
  await page.getByLabel("Investimento").pressSequentially("1.500,50");
  await expect(page).toHaveURL("/ai-agent");
  await live();
  await expect(toasts(page)).toContainText("Prompt muito curto ou vazio", { timeout: 1000 });
  expect(await toastCount()).toBe(1);
  await expect(question).toHaveValue("oi");
  await expect(page.getByLabel("Investimento")).toHaveValue("1.500,50");
  await expect(page).toHaveURL("/ai-agent");
});

test("what is typed early is read, and its parts open below it", async ({ page }) => {
  const live = await openEarly(page, "/ai-agent");
  const [review, ad] = [page.getByLabel("Avaliação ou situação"), page.locator("#ads textarea")];
  await review.fill("O bolo atrasou duas horas, mas estava uma delícia. Carla");
  await ad.fill("conserto de celular, tela a54 280, vila mariana");
  await live();
  await expect(page.locator("#reviews .slip-reading")).toContainText("Carla");
  await expect(page.locator("#ads .slip-reading")).toContainText("conserto de celular");
  await expect(review).toHaveValue("O bolo atrasou duas horas, mas estava uma delícia. Carla");
  await expect(ad).toHaveValue("conserto de celular, tela a54 280, vila mariana");
});

test("'Sair' chosen early asks", async ({ page }) => {
  const live = await openEarly(page, "/");
  await page.getByRole("button", { name: "Menu do usuário" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await live();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(page.locator("#menu-do-usuario")).toBeHidden();
});

test("a link followed early simply leads on", async ({ page }) => {
  await openEarly(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Biblioteca de Prompts" }).click();
  await expect(page).toHaveURL(library);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("nothing is lost when the script takes three seconds", async ({ page }) => {
  const toastCount = await countToasts(page);
  await page.route(applicationScript, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto(library);
  await page.getByRole("tab", { name: "Avaliação dos Clientes" }).click();
  await page.getByRole("searchbox").fill("elogio");
  await page
    .getByRole("button", { name: /^Copiar Prompt/ })
    .first()
    .click();
  await page.locator("summary", { hasText: "Padaria" }).click();
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await untilLive(page);
  await expect(page.getByRole("tab", { selected: true })).toContainText("Avaliação dos Clientes");
  await expect(page.getByRole("searchbox")).toHaveValue("elogio");
  await expect(toasts(page)).toContainText("Prompt copiado!");
  expect(await toastCount()).toBe(1);
  await expect(page.getByText("Atenção neste ramo")).toBeVisible();
});
