import { expect, type Page } from "@playwright/test";
import { scanEverywhere } from "./axe-scan.ts";
import { lowestContrast, paintLettering } from "./contrast.ts";
import { hitAreas, smallOf } from "./hit-area.ts";
import { expectPaper } from "./paper.ts";
import { brokenWords, expectRoom, expectRoomForLargeText } from "./reflow.ts";
import { addresses, openLive, test } from "./site.ts";
import { walkAnew } from "./tab-walk.ts";

/** Nothing is measured while it moves. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe.configure({ timeout: 90_000 });

const windows = [
  { width: 320, height: 640 },
  { width: 1280 / 4, height: 1024 / 4 }, // 1280 x 1024 at 400 %
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** A quiz comes to life when it comes near; its button is a control too. */
async function wakeQuiz(page: Page): Promise<void> {
  const questions = page.locator("#perguntas");
  if ((await questions.count()) === 0) return;
  await questions.scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Conferir a resposta" })).toBeVisible();
}

/** Opens every details of the page, and waits for what it fetches. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) {
      fold.open = true;
    }
  });
  await wakeQuiz(page);
  await expect(page.locator(".spin")).toHaveCount(0);
}

const walks = [
  { width: 1280, height: 900, colorScheme: "light" },
  { width: 360, height: 640, colorScheme: "dark" },
] as const;

// All that holds for each page as it opens, on one load: a load costs more than any of it.
for (const address of addresses) {
  test(`${address} fits every window, and everybody reads and reaches all of it`, async ({
    page,
  }) => {
    await openLive(page, address);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveCount(1);
    for (const window of windows) {
      await page.setViewportSize(window);
      expect.soft(await brokenWords(page)).toEqual([]);
      await expectRoom(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectRoomForLargeText(page);
    await expectPaper(page);
    const opened = { name: "nothing done", address, proof: () => title };
    expect.soft(await scanEverywhere(page, opened)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await openFolds(page);
    expect.soft(smallOf(await hitAreas(page))).toEqual([]);
    for (const { width, height, colorScheme } of walks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const lettering = await page.evaluate(paintLettering);
      expect.soft(lettering.filter((paint) => lowestContrast(paint) < 4.5)).toEqual([]);
      await walkAnew(page);
    }
  });
}
