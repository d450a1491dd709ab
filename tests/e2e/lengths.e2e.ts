import { expect, type Locator, type Page } from "@playwright/test";
import { profileItemIds } from "../../content/guide/items.ts";
import { keepOnDevice } from "./device.ts";
import { addresses, openLive, test } from "./site.ts";

const course = "/imersao-empreendedora";
const guide = "/google-gemini-guide";
const library = "/prompt-library";

/** A phone's screen, px. */
const screen = 800;

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: screen }));

function pageLength(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function bottoms(found: Locator): Promise<number[]> {
  return found.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().bottom + window.scrollY),
  );
}

function heights(found: Locator): Promise<number[]> {
  return found.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
}

/** What is read from beginning to end may be as long as it is. */
const isShort = (address: string) => !address.startsWith(course) && address !== "/privacidade";

for (const address of addresses.filter(isShort)) {
  test(`${address} is at most eight screens of a phone long`, async ({ page }) => {
    await openLive(page, address);
    const tabs = await page.getByRole("tab").all();
    for (const tab of [undefined, ...tabs.slice(1)]) {
      await tab?.click();
      expect(await pageLength(page)).toBeLessThanOrEqual(8 * screen);
    }
  });
}

for (const width of [360, 768]) {
  test(`each lesson's card fits one screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: screen });
    await openLive(page, course);
    const cards = await heights(page.locator(".lesson"));
    expect(cards).toHaveLength(5);
    expect(Math.max(...cards)).toBeLessThanOrEqual(screen);
  });
}

test("the first thing to do in the guide stands within a screen and a half", async ({ page }) => {
  // Nothing done; the first card done; all but the last item done.
  for (const done of [0, 4, 23]) {
    const checklist = { profile: profileItemIds.slice(0, done), practices: [] };
    await keepOnDevice(page, { version: 2, checklist, savedAt: "2026-01-02T03:04:05.000Z" });
    await openLive(page, guide);
    const undone = page.getByRole("checkbox", { checked: false });
    await expect(undone).toHaveCount(24 - done);
    expect((await bottoms(undone))[0]).toBeLessThanOrEqual(1.5 * screen);
  }
});

test("the practices are nine short cards, one below the other", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: screen });
    await openLive(page, guide);
    await page.getByRole("tab", { name: "Práticas do Gemini" }).click();
    const cards = page.locator(".practices .check");
    await expect(cards).toHaveCount(9);
    expect(Math.max(...(await heights(cards)))).toBeLessThanOrEqual(180);
    const ends = await bottoms(cards);
    expect(new Set(ends).size).toBe(9);
  }
});

test("the privacy notice begins with ten lines", async ({ page }) => {
  await openLive(page, "/privacidade");
  const lines = page.locator(".summary li");
  await expect(lines).toHaveCount(10);
  const tall = await heights(lines);
  // A line each: two would be 52 px tall.
  expect(Math.max(...tall)).toBeLessThan(30);
  expect(Math.max(...(await bottoms(lines)))).toBeLessThanOrEqual(screen);
});

for (const width of [360, 768, 1280]) {
  test(`a prompt shows six lines until it is opened, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: screen });
    for (const address of [library, guide]) {
      await openLive(page, address);
      for (const card of await page.locator(".prompt").all()) {
        const text = card.locator("pre");
        const line = await text.evaluate((pre) =>
          Number.parseFloat(getComputedStyle(pre).lineHeight),
        );
        const seen = await text.evaluate((pre) => pre.clientHeight);
        expect(Math.floor(seen / line)).toBe(6);
        const opener = card.getByRole("button", { name: /^Ver tudo/ });
        await opener.click();
        await expect(
          card.getByRole("button", { name: /^Ver menos/, expanded: true }),
        ).toBeFocused();
        const { clientHeight, scrollHeight } = await text.evaluate((pre) => ({
          clientHeight: pre.clientHeight,
          scrollHeight: pre.scrollHeight,
        }));
        expect(clientHeight).toBe(scrollHeight);
        expect(clientHeight).toBeGreaterThan(seen + line);
        // Copying stands beside the title, above the text.
        const [copy, title] = await Promise.all(
          [card.getByRole("button", { name: /^Copiar/ }), card.getByRole("heading")].map((it) =>
            it.boundingBox(),
          ),
        );
        expect(copy?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
        expect(Math.abs((copy?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(12);
      }
    }
  });
}
