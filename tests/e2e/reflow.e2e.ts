import { expect, type Page } from "@playwright/test";
import { contrast } from "./contrast.ts";
import { openLive, test } from "./site.ts";
import { toasts } from "./toasts.ts";

/** Nothing is measured while it moves. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What moves right now, with the length of the movement. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ""),
  );
}

/** What has begun to move from now on: between two looks a short movement may come and go. */
async function noteMovements(page: Page): Promise<() => Promise<string[]>> {
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    const note = ({ target }: Event) => names.push((target as Element).className);
    for (const type of ["animationstart", "transitionstart"]) document.addEventListener(type, note);
    return names;
  });
  return () => begun.jsonValue();
}

test("nothing moves for those who want no motion", async ({ page }) => {
  const openings = {
    "/imersao-empreendedora": page.getByRole("button", { name: /^Ver detalhes/ }).first(),
    "/google-gemini-guide": page.getByRole("checkbox").first(),
    "/prompt-library": page.getByRole("button", { name: /^Copiar Prompt/ }).first(),
    "/perfil": page.getByRole("button", { name: "Apagar tudo deste aparelho" }),
  };
  for (const [address, control] of Object.entries(openings)) {
    await openLive(page, address);
    await control.click();
    await expect(
      page.getByRole("dialog").or(page.getByRole("alertdialog")).or(toasts(page)),
    ).toBeVisible();
    expect(await movements(page), address).toEqual([]);
  }
  // The test would also pass if it could see no movement at all.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openLive(page, "/imersao-empreendedora");
  const begun = await noteMovements(page);
  await openings["/imersao-empreendedora"].click();
  await expect.poll(begun).toContain("drawer");
});

test.describe("with the colours of the system forced on the page", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("a ticked box still looks ticked", async ({ page }) => {
    await openLive(page, "/google-gemini-guide");
    const box = page.getByRole("checkbox").first();
    await box.check();
    const [tick, ground] = await box.evaluate((element) => [
      getComputedStyle(element, "::after").backgroundColor,
      getComputedStyle(element).backgroundColor,
    ]);
    expect(contrast(tick ?? "", ground ?? "")).toBeGreaterThan(3);
  });

  test("the focus is drawn round every kind of control", async ({ page }) => {
    await openLive(page, "/google-gemini-guide");
    const controls = [
      page.getByRole("checkbox").first(),
      page.getByRole("button", { name: /^Como fazer/ }).first(),
      page.getByRole("tab", { selected: true }),
      page.getByRole("link", { name: /^Imersão/ }).first(),
    ];
    for (const control of controls) {
      await page.keyboard.press("Tab"); // from here on the focus is the keyboard's
      await control.focus();
      const style = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, outlineColor };
      });
      const ground = await page
        .locator("body")
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(style).toMatchObject({ outlineStyle: "solid", outlineWidth: "2px" });
      expect(contrast(style.outlineColor, ground)).toBeGreaterThan(3);
    }
  });

  test("what is chosen differs from what is not in more than its weight", async ({ page }) => {
    const surface = (element: Element) => {
      const { backgroundColor, borderTopWidth, textDecorationLine } = getComputedStyle(element);
      return [backgroundColor, borderTopWidth, textDecorationLine].join();
    };
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openLive(page, "/google-gemini-guide");
      const pairs = [
        [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false })],
        [page.locator("[aria-pressed=true]"), page.locator("[aria-pressed=false]").first()],
        [
          page.locator("nav a[aria-current]").first(),
          page.locator("nav a:not([aria-current])").first(),
        ],
      ] as const;
      for (const [chosen, other] of pairs) {
        expect(await chosen.evaluate(surface)).not.toBe(await other.evaluate(surface));
      }
    }
  });

  test("the progress is still to be seen on the tape", async ({ page }) => {
    await openLive(page, "/imersao-empreendedora");
    const tape = page.getByRole("progressbar");
    const grounds = await tape.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.querySelector("i") ?? element).backgroundColor,
    ]);
    expect(contrast(grounds[0] ?? "", grounds[1] ?? "")).toBeGreaterThan(3);
  });
});
