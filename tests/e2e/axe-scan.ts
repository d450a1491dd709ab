import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import { untilToastRegion } from "./site.ts";
import { holdState, type PageState } from "./states/page-state.ts";

type AxeWindow = { axe: typeof Axe };

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
    inside: ".drawing",
    because:
      "lettering over shapes, which axe does not see; every-page.e2e.ts measures it, and all of it is in the name",
  },
  {
    rule: "color-contrast",
    inside: ".certificate-sheet",
    because:
      "words of a picture, on its own ground: the light page's inks and paper, said beside it too",
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

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe is put into a page once for all its scans: that costs more than a scan. */
async function runAxe(
  page: Page,
  runOnly: RunOptions["runOnly"],
  inside: string,
): Promise<AxeResults> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(
    // What an open menu covers is scanned with the menu closed.
    ([inside, options]: [string, RunOptions]) =>
      (window as unknown as AxeWindow).axe.run(
        document.querySelector(":popover-open") ? { exclude: ["main"] } : inside,
        options,
      ),
    [inside, { runOnly, resultTypes: ["violations", "incomplete"] }] satisfies [string, RunOptions],
  );
}

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** Once for a page that stays as it is, and anew for each toast that leaves meanwhile. */
const mostScans = 4;

export async function scan(page: Page, scheme: Scheme, inside = "html"): Promise<string[]> {
  for (let look = 0; look < mostScans; look += 1) {
    const found = await scanOnce(page, scheme, inside);
    if (found) return found;
  }
  throw new Error("What axe is undecided about never stays.");
}

async function scanOnce(page: Page, scheme: Scheme, inside: string): Promise<string[] | undefined> {
  // All rules on the light page; the dark one differs in its colours alone.
  const results = await runAxe(
    page,
    scheme === "light" ? { type: "tag", values: tags } : { type: "rule", values: colorRules },
    inside,
  );
  const violations = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
  );
  const open = await undecided(page, results.incomplete);
  return open && [...violations, ...open];
}

export const widths = { desktop: 1280, phone: 320 } as const;

/** What stays at the edge of the screen lies over the words below it, where axe is undecided: it stands in its place. */
async function settleStrip(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".progress-strip { position: static !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Colours depend on the scheme and not on the width: the dark ones are looked at once. */
function looksAt({ onlyAt }: PageState) {
  const first = { width: widths[onlyAt ?? "phone"], colorSchemes: schemes };
  const second = { width: widths.desktop, colorSchemes: ["light"] as const };
  return onlyAt ? [first] : [first, second];
}

/** Faults at both widths and in both colour schemes, on one page load; the state must outlast each change. */
export async function scanEverywhere(
  page: Page,
  state: PageState,
  inside?: string,
): Promise<string[]> {
  await untilToastRegion(page);
  await settleStrip(page);
  const faults: string[] = [];
  for (const { width, colorSchemes } of looksAt(state)) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await holdState(page, state);
      const found = await scan(page, colorScheme, inside);
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  }
  return faults;
}
