import { expect } from "@playwright/test";
import { scan, schemes } from "./axe-scan.ts";
import { lowestContrast, paintOf } from "./contrast.ts";
import { openLive, test } from "./site.ts";

/** Half-way through a transition a colour is neither the one nor the other. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of schemes) {
  test(`ruled paper, notes and toasts have enough contrast in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openLive(page, "/prompt-library");
    await page
      .getByRole("button", { name: /^Copiar Prompt/ })
      .first()
      .click();
    const places = [
      ".prompt pre",
      ".prompt pre mark",
      ".note b",
      ".note mark",
      "[data-sonner-toast] [data-title]",
      "[data-sonner-toast] [data-description]",
    ];
    for (const place of places) {
      const paint = await page.locator(place).first().evaluate(paintOf);
      expect(lowestContrast(paint), `${place}: ${JSON.stringify(paint)}`).toBeGreaterThan(4.5);
    }
  });
}

test("the scan finds a nameless button and pale text where there are some", async ({ page }) => {
  await openLive(page, "/");
  await page.evaluate(() => {
    document.querySelector(".menu")?.before(document.createElement("button"));
    document.querySelector<HTMLElement>(".lead")?.style.setProperty("color", "#bbb");
  });
  const found = await scan(page, "light");
  expect(found).toEqual([
    expect.stringMatching(/^button-name:/),
    expect.stringMatching(/^color-contrast: \.lead/),
  ]);
});
