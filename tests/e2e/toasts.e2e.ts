import { expect, type Locator, type Page } from "@playwright/test";
import { openLive, test } from "./site.ts";
import { toasts } from "./toasts.ts";

const guide = "/google-gemini-guide";

test.describe("toasts", () => {
  /** The clock stands still; the region for toasts, which is loaded late, is there. */
  async function openStill(page: Page): Promise<void> {
    await page.clock.install();
    await openLive(page, guide);
    await page.keyboard.press("Tab");
    await page.getByRole("region", { name: "Avisos" }).waitFor({ state: "attached" });
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  /** Lets time pass, once React has done what waits in its queue (of messages, not of timers). */
  async function pass(page: Page, milliseconds: number): Promise<void> {
    await page.evaluate(async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const { port1, port2 } = new MessageChannel();
        const arrived = new Promise((resolve) => port1.addEventListener("message", resolve));
        port1.start();
        port2.postMessage(turn);
        await arrived;
      }
    });
    await page.clock.runFor(milliseconds);
  }

  async function expectToLeave(page: Page): Promise<void> {
    const left = async () => {
      await pass(page, 400);
      return toasts(page).count();
    };
    await expect.poll(left, { intervals: [10] }).toBe(0);
  }

  async function tick(page: Page): Promise<void> {
    await page.getByRole("checkbox").first().check();
    await page.clock.runFor(20);
    await expect(toasts(page).first()).toBeVisible();
  }

  /** So many toasts that say each something else: one of each prompt that is copied. */
  async function copyPrompts(page: Page, count: number): Promise<void> {
    await page.getByRole("button", { name: "Plano de Negócios" }).click();
    for (let i = 0; i < count; i += 1) {
      if (i === 2) await page.getByRole("button", { name: "Análise de Mercado" }).click();
      const copy = page.getByRole("button", { name: /^Copiar Prompt/ }).nth(i % 2);
      const title = (await copy.textContent())?.split(": ")[1] ?? "no title";
      await copy.click();
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(toasts(page).first()).toContainText(title, { timeout: 200 });
      }).toPass();
    }
  }

  test("stay 4 s", async ({ page }) => {
    await openStill(page);
    await tick(page);
    await pass(page, 3800);
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 600);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("that tell an error stay 5 s and look different", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await openStill(page);
    await tick(page);
    const done = await toasts(page).first().evaluate(look);
    await pass(page, 5000);
    await page
      .getByRole("button", { name: /^Copiar Prompt/ })
      .first()
      .click();
    await page.clock.runFor(20);
    await expect(toasts(page).getByText("Copie à mão")).toBeVisible();
    const failed = await toasts(page).first().evaluate(look);
    expect(failed.colour).not.toBe(done.colour);
    expect(failed.icon).not.toBe(done.icon);
    await pass(page, 4800);
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 600);
    await expect(toasts(page)).toHaveCount(0);
  });

  function look(toast: Element): { colour: string; icon: string } {
    return {
      colour: getComputedStyle(toast).borderLeftColor,
      icon: toast.querySelector("svg")?.innerHTML ?? "",
    };
  }

  test("wait while the mouse is over them", async ({ page }) => {
    await openStill(page);
    await tick(page);
    await toasts(page).first().hover();
    await pass(page, 20_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(20, 300);
    await expectToLeave(page);
  });

  test("wait while the keyboard is on them", async ({ page }) => {
    await openStill(page);
    await tick(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).focus();
    await page.keyboard.press("Tab");
    await expect(toasts(page).first()).toBeFocused();
    await pass(page, 20_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await expectToLeave(page);
  });

  test("are at most three at once", async ({ page }) => {
    await openStill(page);
    await copyPrompts(page, 4);
    const seen = () =>
      toasts(page).evaluateAll(
        (all) => all.filter((toast) => getComputedStyle(toast).opacity === "1").length,
      );
    await expect.poll(seen).toBe(3);
  });

  test("that no longer show cannot be reached by keyboard or screen reader", async ({ page }) => {
    await openStill(page);
    await copyPrompts(page, 4);
    // Leaving takes several timers, one after the other.
    for (let step = 0; step < 8; step += 1) {
      await pass(page, 100);
    }
    await expect(toasts(page)).toHaveCount(3);
  });

  test("that say the same again renew the one that stands", async ({ page }) => {
    await openStill(page);
    await tick(page);
    await pass(page, 3800);
    const title = await toasts(page).getByText("✅ Item concluído!").elementHandle();
    await page.getByRole("checkbox").nth(1).check();
    await page.clock.runFor(20);
    // Said anew, since a live region tells only what comes into it.
    await expect.poll(() => title?.evaluate((words) => words.isConnected)).toBe(false);
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 3800);
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 600);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("have their whole time again after a renewal under the mouse", async ({ page }) => {
    await openStill(page);
    await tick(page);
    await pass(page, 3000);
    await toasts(page).first().hover();
    await pass(page, 1000);
    await page.keyboard.press("Shift+Tab");
    await page.getByRole("checkbox").nth(1).focus();
    await page.keyboard.press("Space");
    await page.clock.runFor(20);
    await page.mouse.move(20, 300);
    await pass(page, 3800);
    await expect(toasts(page)).toHaveCount(1);
    await expectToLeave(page);
  });
});

test.describe("toasts on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Ticks the box with a finger once it stands at a share of the screen's height. */
  async function tickAt(page: Page, box: Locator, share: number): Promise<void> {
    await box.evaluate((input, at) => {
      const { top } = input.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight * at, behavior: "instant" });
    }, share);
    await box.tap();
    await expect(toasts(page).first()).toHaveCSS("opacity", "1");
  }

  const middle = async (target: Locator) => {
    const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
    return y + height / 2;
  };

  test("stand at the top, or at the bottom where the control used stands at the top", async ({
    page,
  }) => {
    await openLive(page, guide);
    await tickAt(page, page.getByRole("checkbox").nth(1), 0.6);
    await expect.poll(() => middle(toasts(page))).toBeLessThan(740 / 3);
    // The one that stands gives way too.
    await tickAt(page, page.getByRole("checkbox").nth(2), 0.15);
    await expect.poll(() => middle(toasts(page))).toBeGreaterThan((740 * 2) / 3);
    await expect(toasts(page)).toHaveCount(1);
  });

  test("let touch through to what is under them, and then give way", async ({ page }) => {
    await openLive(page, guide);
    await tickAt(page, page.getByRole("checkbox").nth(1), 0.6);
    const under = page.getByRole("checkbox").nth(4);
    await under.evaluate((input) =>
      window.scrollBy({ top: input.getBoundingClientRect().top - 60, behavior: "instant" }),
    );
    const covered = await under.boundingBox();
    const toast = await toasts(page).first().boundingBox();
    expect(covered?.y).toBeGreaterThan(toast?.y ?? 0);
    expect(covered?.y).toBeLessThan((toast?.y ?? 0) + (toast?.height ?? 0));
    await under.tap();
    await expect(under).toBeChecked();
    await expect.poll(() => middle(toasts(page))).toBeGreaterThan((740 * 2) / 3);
  });
});
