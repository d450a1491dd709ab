import type { Page } from "@playwright/test";

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

  const sticksOut = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - slack ||
    inner.right > outer.right + slack ||
    inner.top < outer.top - slack ||
    inner.bottom > outer.bottom + slack;

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
      if (!text.textContent?.trim() || text.parentElement?.closest(".sr, svg")) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = holders(text, control).some((holder) =>
        [...range.getClientRects()].some((line) => sticksOut(line, holder.getBoundingClientRect())),
      );
      if (cut) {
        clipped.push(`${control.className || control.tagName}: ${text.textContent.trim()}`);
      }
    }
  };

  const controls = "button, summary, label, [role=tab], nav a, .btn, .badge, .lbl, .go";
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (control.checkVisibility() && getComputedStyle(control).display !== "inline") {
      check(control);
    }
  }
  return clipped;
}

export function clippedLabels(page: Page): Promise<string[]> {
  return page.evaluate(findClippedLabels);
}
