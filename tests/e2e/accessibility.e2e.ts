import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { assistantStates } from "./assistant-states.ts";
import { lowestContrast, paintOf } from "./contrast.ts";
import { holdState, type PageState, pageStates, reachState } from "./page-states.ts";
import { addresses, openLive, test, untilToastRegion } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe leaves to a person, looked at by one. Whatever axe cannot decide elsewhere fails the test
 * and wants a look of its own.
 */
const reviewed: { rule: string; inside: string; because: string }[] = [
  {
    rule: "color-contrast",
    inside: "svg[aria-hidden=true]",
    because: "lettering that belongs to a drawing; nothing is said only there",
  },
  {
    rule: "color-contrast",
    inside: ".finish-card",
    because:
      "words of a picture, on its own ground: the page's inks on the page's paper, and said by its name",
  },
  {
    rule: "color-contrast",
    inside: ".prompt pre",
    because: "ruled paper is a gradient; the test of contrast below measures it",
  },
  {
    rule: "color-contrast",
    inside: "#roi .hint",
    because:
      "a hint of two lines on the page's own ground; axe decides the same colours in one line",
  },
  {
    rule: "color-contrast",
    inside: ".note",
    because: "the strip of tape is a pseudo-element beside the text; measured below too",
  },
  {
    rule: "color-contrast",
    inside: ".chip",
    because: "the tick is a pseudo-element over the box, beside the word; its tokens have 8:1",
  },
  {
    rule: "color-contrast",
    inside: "[data-sonner-toast]",
    because: "a toast is opaque and lies over the page; measured below too",
  },
  {
    rule: "color-contrast",
    inside: ".table-scroll",
    because:
      "a cell at the edge of its scroll box, or one digit; the colours of the cells beside it",
  },
  {
    rule: "color-contrast",
    inside: "#sair-o-que-faz",
    because: "on the opaque ground of its menu; soft ink on the sheet has 5.2:1 at least",
  },
];

/** Where axe is still undecided after the review: "rule: selector (why)"; none where a toast has left meanwhile. */
async function undecided(
  page: Page,
  results: AxeResults["incomplete"],
): Promise<string[] | undefined> {
  const open: string[] = [];
  for (const { id, nodes } of results) {
    const places = reviewed.filter(({ rule }) => rule === id).map(({ inside }) => inside);
    for (const { target, any, all, none } of nodes) {
      const selector = String(target[0]);
      const known = await page
        .locator(selector)
        .evaluateAll(
          ([element], list) => element && list.some((place) => element.closest(place)),
          places,
        );
      if (known === undefined) return undefined;
      if (!known) {
        const why = [...any, ...all, ...none].map(({ message }) => message).join(" ");
        open.push(`${id}: ${selector} (${why})`);
      }
    }
  }
  return open;
}

/** Axe is put into a page once for all its scans: that costs more than a scan. */
async function runAxe(page: Page, runOnly: RunOptions["runOnly"]): Promise<AxeResults> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    // What an open menu covers is scanned with the menu closed.
    (options: RunOptions) =>
      axe.run(document.querySelector(":popover-open") ? { exclude: ["main"] } : document, options),
    {
      runOnly,
      resultTypes: ["violations", "incomplete"],
    } satisfies RunOptions,
  );
}

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** Once for a page that stays as it is, and anew for each toast that leaves meanwhile. */
const mostScans = 4;

async function scan(page: Page, scheme: Scheme): Promise<string[]> {
  for (let look = 0; look < mostScans; look += 1) {
    const found = await scanOnce(page, scheme);
    if (found) return found;
  }
  throw new Error("What axe is undecided about never stays.");
}

async function scanOnce(page: Page, scheme: Scheme): Promise<string[] | undefined> {
  // All rules on the light page; the dark one differs in its colours alone.
  const results = await runAxe(
    page,
    scheme === "light" ? { type: "tag", values: tags } : { type: "rule", values: colorRules },
  );
  const violations = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
  );
  const open = await undecided(page, results.incomplete);
  return open && [...violations, ...open];
}

const widths = { desktop: 1280, phone: 320 } as const;

/** What stays at the edge of the screen lies over the words below it, where axe is undecided: it stands in its place. */
async function settleStrip(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".progress-strip { position: static !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Both widths in both colour schemes, on one page load; the state must outlast each change. */
async function scanEverywhere(page: Page, state: PageState): Promise<void> {
  await untilToastRegion(page);
  await settleStrip(page);
  const faults: string[] = [];
  for (const width of state.onlyAt ? [widths[state.onlyAt]] : Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await holdState(page, state);
      const found = await scan(page, colorScheme);
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
}

/** Half-way through a transition a colour is neither the one nor the other. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const openings = addresses.map(
  (address): PageState => ({
    name: "nothing done",
    address,
    proof: (page: Page) => page.getByRole("heading", { level: 1 }),
  }),
);

for (const state of [...openings, ...pageStates, ...assistantStates]) {
  test(`axe finds nothing on ${state.address} with ${state.name}`, async ({ page }) => {
    await page.setViewportSize({ width: widths[state.onlyAt ?? "desktop"], height: 900 });
    await reachState(page, state);
    await scanEverywhere(page, state);
  });
}

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

for (const address of addresses) {
  test(`${address} is in Portuguese and has one heading of the first level`, async ({ page }) => {
    await openLive(page, address);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}
