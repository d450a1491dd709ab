import { expect, type Page } from "@playwright/test";

/** How far the page can be pushed sideways, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * In the page: the labels of controls that do not fit their control or that an ancestor cuts off.
 * What is meant for screen readers only is left out.
 */
function findClippedLabels(): string[] {
  const clipped: string[] = [];
  const slack = 1;

  const isCut = (line: DOMRect, holder: Element) => {
    const edge = holder.getBoundingClientRect();
    const sideways = line.left < edge.left - slack || line.right > edge.right + slack;
    const upright = line.top < edge.top - slack || line.bottom > edge.bottom + slack;
    const scrolls = /auto|scroll/.test(getComputedStyle(holder).overflowY);
    return sideways || (upright && !scrolls);
  };

  const holders = (text: Node, control: Element) => {
    const found: Element[] = [control];
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") {
        found.push(at);
      }
    }
    return found;
  };

  const check = (control: HTMLElement) => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.textContent?.trim() || text.parentElement?.closest(".screen-reader, svg")) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = holders(text, control).some((holder) =>
        [...range.getClientRects()].some((line) => isCut(line, holder)),
      );
      if (cut) {
        clipped.push(`${control.className || control.tagName}: ${text.textContent.trim()}`);
      }
    }
  };

  const controls = "button, summary, label, [role=tab], nav a, .button, .badge, .label, .go";
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (control.checkVisibility() && getComputedStyle(control).display !== "inline") {
      check(control);
    }
  }
  return clipped;
}

/** In the page: words, of letters alone, that run over the end of a line; addresses may. */
function findBrokenWords(within: string): string[] {
  const broken: string[] = [];
  const isShown = (text: Node) => {
    const parent = text.parentElement;
    // What is for screen readers alone is one pixel wide.
    return parent?.checkVisibility() && parent.clientWidth !== 1 && !parent.closest("svg");
  };
  for (const place of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!isShown(text)) continue;
      for (const word of text.textContent?.matchAll(/(?<!\S)\p{L}+(?!\S)/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const upper = Math.min(...lines.map(({ bottom }) => bottom));
        if (lines.some(({ top }) => top >= upper)) broken.push(word[0]);
      }
    }
  }
  return broken;
}

/** In titles, which keep their words together whatever the window. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(findBrokenWords, "h1, h2, h3, h4");
}

function clippedLabels(page: Page): Promise<string[]> {
  return page.evaluate(findClippedLabels);
}

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
export async function expectRoom(page: Page): Promise<void> {
  const measure = async () => ({
    window: page.viewportSize(),
    sideways: await sidewaysScroll(page),
    clipped: await clippedLabels(page),
  });
  const roomy = { window: page.viewportSize(), sideways: 0, clipped: [] };
  expect(await measure()).toEqual(roomy);
  await withStyle(page, textSpacing, async () => expect(await measure()).toEqual(roomy));
}

/** WCAG 1.4.4: with the text at 200 % nothing to push sideways, and no word broken. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await withStyle(page, "html { font-size: 200% }", async () => {
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await page.evaluate(findBrokenWords, "body")).toEqual([]);
  });
}

async function withStyle(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  // The page's policy refuses a style element that it did not come with.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}
