import { expect, type Page } from "@playwright/test";
import { assistantStates } from "./assistant-states.ts";
import { hitAreas } from "./hit-area.ts";
import { reachState } from "./page-states.ts";
import { clippedLabels, sidewaysScroll } from "./reflow.ts";
import { test } from "./site.ts";
import { walkWithTab } from "./tab-walk.ts";

/** Nothing is measured while it moves. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectRoom(page: Page): Promise<void> {
  expect({ sideways: await sidewaysScroll(page), clipped: await clippedLabels(page) }).toEqual({
    sideways: 0,
    clipped: [],
  });
}

/** They lie over the foot of a page for a few seconds, by design. A style tag of ours the page would refuse. */
async function hideToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-sonner-toaster] { display: none !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const state of assistantStates) {
  test(`with ${state.name} the page fits, and its controls are large and reached by Tab`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await reachState(page, state);
    await expectRoom(page);
    await hideToasts(page);
    const small = (await hitAreas(page)).filter(
      ({ width, height }) => Math.min(width, height) < 44,
    );
    expect(small).toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectRoom(page);
    await page.getByRole("main").focus();
    await walkWithTab(page, "main");
  });
}
