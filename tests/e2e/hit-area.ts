import type { Page } from "@playwright/test";

export type HitArea = { name: string; width: number; height: number; within: string };

/**
 * In the page: how far to each side of its middle a touch still meets the control or its label, in
 * CSS pixels, up to 60 altogether. A link inside a sentence is left out, as WCAG 2.5.8 does.
 */
function measureHitAreas(inside: string): HitArea[] {
  const farthest = 30;

  const isInSentence = (element: HTMLElement) =>
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );

  const areaOf = (element: HTMLElement): HitArea => {
    const target = element.closest("label") ?? element;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const meets = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || hit.closest("label") === target);
    };
    const reach = (dx: number, dy: number) => {
      let step = 0;
      while (step < farthest && meets(dx * (step + 0.5), dy * (step + 0.5))) {
        step++;
      }
      return step;
    };
    return {
      name: (element.getAttribute("aria-label") ?? target.textContent ?? "").trim().slice(0, 50),
      width: reach(-1, 0) + reach(1, 0),
      height: reach(0, -1) + reach(0, 1),
      within: element.parentElement?.className ?? "",
    };
  };

  const controls = document
    .querySelector(inside)
    ?.querySelectorAll<HTMLElement>("a[href],button,input,select,textarea,summary");
  return [...(controls ?? [])]
    .filter((element) => element.checkVisibility() && !element.matches(".skip"))
    .filter((element) => !isInSentence(element))
    .map(areaOf);
}

export function hitAreas(page: Page, inside = "body"): Promise<HitArea[]> {
  return page.evaluate(measureHitAreas, inside);
}

/** 44 px is our own bar (WCAG 2.5.5); the one of level AA, 24 px, lies below it. */
export function smallOf(areas: readonly HitArea[]): HitArea[] {
  return areas.filter(({ width, height }) => Math.min(width, height) < 44);
}
