import { expect, type Page } from "@playwright/test";
import { pageStates, reachState } from "./page-states.ts";
import { clippedLabels, sidewaysScroll } from "./reflow.ts";
import { addresses, openLive, test } from "./site.ts";

/** Nothing is measured while it moves. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** WCAG 1.4.12, to the letter. */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

/** Nothing to push sideways, no label cut off; and the same with the text set wider. */
async function expectRoom(page: Page): Promise<void> {
  const measure = async () => ({
    window: page.viewportSize(),
    sideways: await sidewaysScroll(page),
    clipped: await clippedLabels(page),
  });
  const roomy = { window: page.viewportSize(), sideways: 0, clipped: [] };
  expect(await measure()).toEqual(roomy);
  const style = await page.addStyleTag({ content: textSpacing });
  expect(await measure()).toEqual(roomy);
  await style.evaluate((element) => element.remove());
}

const windows = [
  { width: 320, height: 640 },
  { width: 1280 / 4, height: 1024 / 4 }, // 1280 x 1024 at 400 %
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

for (const address of addresses) {
  test(`${address} fits every window without sideways scrolling`, async ({ page }) => {
    await openLive(page, address);
    for (const window of windows) {
      await page.setViewportSize(window);
      await expectRoom(page);
    }
  });
}

for (const state of pageStates.filter(({ onlyAt }) => onlyAt !== "desktop")) {
  test(`${state.address} with ${state.name} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await reachState(page, state);
    await expectRoom(page);
  });
}
