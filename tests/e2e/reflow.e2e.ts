import { expect, type Page } from "@playwright/test";
import { pageStates, reachState } from "./page-states.ts";
import { clippedLabels, sidewaysScroll } from "./reflow.ts";
import { addresses, openLive, test } from "./site.ts";
import { toasts } from "./toasts.ts";

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
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await clippedLabels(page)).toEqual([]);
  await page.addStyleTag({ content: textSpacing });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await clippedLabels(page)).toEqual([]);
}

const windows = [
  { name: "at 320 px", width: 320, height: 640 },
  { name: "at 400 % zoom", width: 1280 / 4, height: 1024 / 4 },
  { name: "at 1280 px", width: 1280, height: 900 },
];

for (const { name, width, height } of windows) {
  for (const address of addresses) {
    test(`${address} needs no sideways scrolling ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLive(page, address);
      await expectRoom(page);
    });
  }
}

for (const state of pageStates.filter(({ onlyAt }) => onlyAt !== "desktop")) {
  test(`${state.address} with ${state.name} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await reachState(page, state);
    await expectRoom(page);
  });
}
