import type { Locator, Page } from "@playwright/test";

/** What a journey took of a person; `waited`: milliseconds that the page took. */
export type Effort = { taps: number; swipes: number; characters: number; waited: number };

/** Seconds of a tap (look, aim, touch), of a swipe, and of a character typed on a phone (36 words a minute). */
const seconds = { tap: 1.2, swipe: 0.8, character: 1 / 3 };

/** Of the screen's height: how far a swipe moves the page, and where it counts as in view. */
const swipe = 0.7;
const inView = { from: 0.05, to: 0.92 };

export function secondsOf({ taps, swipes, characters, waited }: Effort): number {
  const hand = taps * seconds.tap + swipes * seconds.swipe + characters * seconds.character;
  return hand + waited / 1000;
}

/** A thumb on a phone: it taps only what it sees, and swipes until it sees it. */
export class Hand {
  readonly effort: Effort = { taps: 0, swipes: 0, characters: 0, waited: 0 };
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The first of the ways that is there. */
  async tap(...ways: Locator[]): Promise<void> {
    const target = await this.#firstVisible(ways);
    await this.#bringIntoView(target, 0.5);
    this.effort.taps += 1;
    const began = performance.now();
    await target.tap();
    this.effort.waited += performance.now() - began;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
    this.effort.characters += text.length;
  }

  /** Waits until it stands on the page and swipes until its beginning is seen. */
  async read(target: Locator): Promise<void> {
    await this.#firstVisible([target]);
    await this.#bringIntoView(target, 0);
  }

  async #firstVisible(ways: Locator[]): Promise<Locator> {
    const began = performance.now();
    for (;;) {
      for (const way of ways) {
        if (await way.first().isVisible()) {
          this.effort.waited += performance.now() - began;
          return way.first();
        }
      }
      if (performance.now() - began > 15_000) {
        throw new Error(`Nothing to be seen of ${ways.map(String).join(" or ")}`);
      }
      await this.#page.waitForTimeout(20);
    }
  }

  /** `at`: the share of its height that must be in view. */
  async #bringIntoView(target: Locator, at: number): Promise<void> {
    await this.#untilStill();
    const height = this.#page.viewportSize()?.height ?? 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const box = await target.boundingBox();
      const place = box ? box.y + Math.min(box.height, height / 2) * at : 0;
      if (place >= inView.from * height && place <= inView.to * height) return;
      const far = place - height / 2;
      const step = Math.sign(far) * Math.min(Math.abs(far), swipe * height);
      const moved = await this.#page.evaluate((by) => {
        const before = window.scrollY;
        window.scrollBy({ top: by, behavior: "instant" });
        return window.scrollY !== before;
      }, step);
      if (!moved) return;
      this.effort.swipes += 1;
    }
  }

  /** The page may be on its way to a place of its own. */
  async #untilStill(): Promise<void> {
    let before = Number.NaN;
    for (let turn = 0; turn < 50; turn += 1) {
      const now = await this.#page.evaluate(() => window.scrollY);
      if (now === before) return;
      before = now;
      await this.#page.waitForTimeout(60);
    }
  }
}
