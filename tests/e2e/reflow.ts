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

/** In the page: words of headings that run over the end of a line. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const word of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1 && !heading.closest(".screen-reader")) {
          broken.push(word[0]);
        }
      }
    }
  }
  return broken;
}

export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(findBrokenWords);
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
  // The page's policy refuses a style element that it did not come with.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
  expect(await measure()).toEqual(roomy);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}
