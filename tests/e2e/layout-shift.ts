import type { Page } from "@playwright/test";

/** How far things that were seen have moved by themselves (CLS), of all of the page's life so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const add = (
          list: PerformanceObserverEntryList | { getEntries: () => PerformanceEntry[] },
        ) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        };
        const observer = new PerformanceObserver(add);
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            add({ getEntries: () => observer.takeRecords() });
            done(sum);
          }),
        );
      }),
  );
}

/** As far as things had moved when the font was there: how late it comes is up to the network. */
export async function shiftByFont(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return layoutShift(page);
}
