import { expect, type Page } from "@playwright/test";

/** In the page as it is printed: controls that would stand on paper, folds whose content would not, answers that would. */
function findUnfit(): string[] {
  const controls = "button, [role=tab], [role=search], [type=search], .button";
  const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 1;
  const nameOf = (element: Element) => element.textContent?.trim().slice(0, 40) ?? "";
  const folds = [...document.querySelectorAll("details:not([open])")];
  const isOdd = (fold: Element) => {
    const isAnswer = fold.matches(".answer-fold") && !fold.closest(".sources");
    const content = fold.querySelectorAll(":scope > :not(summary)");
    return [...content].some((part) => part.checkVisibility() === isAnswer);
  };
  return [
    ...[...document.querySelectorAll(controls)].filter(isSeen).map(nameOf),
    ...folds.filter((fold) => isSeen(fold) && isOdd(fold)).map(nameOf),
  ];
}

/** On paper there is nothing to press, and nothing is folded away but the answers of a lesson. */
export async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect.soft(await page.evaluate(findUnfit)).toEqual([]);
  await page.emulateMedia({ media: null });
}
