import { expect, type Locator, type Page } from "@playwright/test";
import { hitAreas, smallOf } from "./hit-area.ts";
import { openLive, test } from "./site.ts";
import { walkWithTab } from "./tab-walk.ts";
import { toasts } from "./toasts.ts";

const course = "/imersao-empreendedora";
const guide = "/google-gemini-guide";
const library = "/prompt-library";

const windows = [
  { width: 1280, height: 900, colorScheme: "light" },
  { width: 360, height: 640, colorScheme: "dark" },
] as const;

test("the skip link leads past the header into the page", async ({ page }) => {
  await openLive(page, guide);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { selected: true })).toBeFocused();
});

test("arrows, Home and End choose the tabs, round the ends", async ({ page }) => {
  await openLive(page, library);
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  const steps = [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", 5],
    ["ArrowRight", 0],
    ["ArrowLeft", 5],
    ["Home", 0],
  ] as const;
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
});

/** The last one is a desktop window at 400 %: hardly more than the sheet's own bar. */
const sheetWindows = [...windows, { width: 320, height: 256, colorScheme: "light" }] as const;

for (const { width, height, colorScheme } of sheetWindows) {
  test(`the sheet keeps the focus and gives it back at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await openLive(page, course);
    const opener = page.getByRole("button", { name: /^Ver detalhes.*Aula 3$/ });
    const close = page.getByRole("button", { name: "Fechar detalhes da aula" });
    await opener.press("Enter");
    await expect(close).toBeFocused();
    await close.press("Shift+Tab");
    await walkWithTab(page, "dialog[open]");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await close.press("Enter");
    await expect(opener).toBeFocused();
  });
}

for (const way of ["Escape", "its button"] as const) {
  test(`the sheet opens again as soon as ${way} has closed it`, async ({ page }) => {
    await openLive(page, course);
    const opener = page.getByRole("button", { name: /^Ver detalhes.*Aula 3$/ });
    const sheet = page.getByRole("dialog");
    await opener.click();
    await expect(sheet).toBeVisible();
    // Before the browser says that the dialog was closed: no test from outside is so quick each time.
    await opener.evaluate(async (button: HTMLElement, by) => {
      const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
      if (by === "Escape") dialog?.requestClose();
      else dialog?.querySelector("button")?.click();
      await Promise.resolve();
      button.click();
      await new Promise((settled) => setTimeout(settled, 100));
    }, way);
    await expect(sheet).toBeVisible();
  });
}

test("the controls of the sheet and of the menus are large enough for a finger", async ({
  page,
}) => {
  // While the sheet slides in, its edge is outside the window.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  await openLive(page, course);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const areas = await hitAreas(page, "#menu-principal");
  await page.getByRole("button", { name: "Menu do usuário" }).click();
  areas.push(...(await hitAreas(page, "#menu-do-usuario")));
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Ver detalhes/ })
    .first()
    .click();
  areas.push(...(await hitAreas(page, "dialog[open]")));
  expect(areas.length).toBe(5 + 2 + 5);
  expect(smallOf(areas)).toEqual([]);
});

const menus = [
  { name: "Menu", id: "menu-principal", items: 5 },
  { name: "Menu do usuário", id: "menu-do-usuario", items: 2 },
];

for (const { name, id, items } of menus) {
  test(`'${name}' opens with Enter and closes with Escape`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openLive(page, "/");
    const button = page.getByRole("button", { name, exact: true });
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (let i = 0; i < items; i++) {
      await page.keyboard.press("Tab");
      await expect(page.locator(`#${id} :is(a, button)`).nth(i)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
}

test("'Sair' asks, Escape means no, and the focus comes back to the header", async ({ page }) => {
  await openLive(page, "/");
  const button = page.getByRole("button", { name: "Menu do usuário" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("Enter opens and closes the folds, the trades and the how-to texts", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLive(page, course);
  const fold = page.locator("summary").first();
  await fold.press("Enter");
  await expect(page.locator(".topics li").first()).toBeVisible();
  await fold.press("Enter");
  await expect(page.locator(".topics li").first()).toBeHidden();

  await openLive(page, library);
  await page.locator("summary", { hasText: "Pet shop" }).press("Enter");
  await expect(page.getByText("Atenção neste ramo")).toBeVisible();

  await openLive(page, guide);
  const howTo = page.getByRole("button", { name: /^Como fazer/ }).first();
  await howTo.press("Enter");
  await expect(page.getByText("Pronto quando")).toBeVisible();
  await howTo.press("Space");
  await expect(page.getByText("Pronto quando")).toHaveCount(0);
  await expect(howTo).toBeFocused();
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test("a whole visit needs no mouse: lesson, guide, search, copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, "/");
  await tabTo(page, page.getByRole("link", { name: /Cinco aulas/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(course);

  const done = page.getByRole("button", { name: /^Marcar.*Aula 1$/ });
  await tabTo(page, done);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: /^Concluída.*Aula 1$/, pressed: true }),
  ).toBeFocused();
  await expect(page.getByText("28% Concluído", { exact: true })).toBeVisible();

  await openLive(page, guide);
  const box = page.getByRole("checkbox").first();
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await expect(toasts(page)).toContainText("Item concluído!");

  await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Biblioteca" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(library);
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("CALENDARIO");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 prompt disponível")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: /^Copiar Prompt/ }));
  await page.keyboard.press("Enter");
  await expect(toasts(page).first()).toContainText("Prompt copiado!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("calendário");
});
