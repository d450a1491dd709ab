import { expect, type Page } from "@playwright/test";
import { scanEverywhere, widths } from "./axe-scan.ts";
import { hitAreas, smallOf } from "./hit-area.ts";
import { expectRoom } from "./reflow.ts";
import { test } from "./site.ts";
import { assistantStates } from "./states/assistant-states.ts";
import { type PageState, reachState } from "./states/page-state.ts";
import { pageStates } from "./states/page-states.ts";
import { walkAnew } from "./tab-walk.ts";

/** Nothing is measured while it moves; half-way through a transition a colour is neither the one nor the other. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Reached once for all that is looked at: to reach a state costs more than any of it. */
async function expectStateForAll(page: Page, state: PageState, inside?: string): Promise<void> {
  await page.setViewportSize({ width: widths[state.onlyAt ?? "phone"], height: 640 });
  await reachState(page, state);
  await expectRoom(page);
  expect.soft(await scanEverywhere(page, state, inside)).toEqual([]);
}

for (const state of pageStates) {
  test(`${state.address} with ${state.name} fits, and axe finds nothing`, async ({ page }) => {
    await expectStateForAll(page, state);
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
  test(`with ${state.name} the page fits, axe finds nothing, and all is reached by finger and Tab`, async ({
    page,
  }) => {
    // The other cards are as they were, which `every-page.e2e.ts` looks at.
    const card = state.card && `#${state.card}`;
    await expectStateForAll(page, state, card);
    await hideToasts(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: widths.phone, height: 640 });
    expect.soft(smallOf(await hitAreas(page, card))).toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectRoom(page);
    await walkAnew(page, card ?? "main");
  });
}
