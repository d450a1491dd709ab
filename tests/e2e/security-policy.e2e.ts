import { expect, test } from "@playwright/test";
import { addresses, openLive } from "./site.ts";

/** The other tests of this folder fail on any violation that the site itself commits (`site.ts`). */
test("no page trusts a script or a style that it did not come with", async ({ request }) => {
  for (const address of addresses) {
    const policy = (await request.get(address)).headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|data:[^;]*(?:script|style)/);
  }
});

test("what somebody gets into a page has no say over its looks", async ({ page }) => {
  await openLive(page, "/");
  const shown = await page.evaluate(async () => {
    const refusals = new Promise<string[]>((resolve) => {
      const refused: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
        if (refused.length === 2) resolve(refused.toSorted());
      });
      // A policy that refuses less is told by what is missing.
      setTimeout(() => resolve(refused), 5000);
    });
    const style = document.createElement("style");
    style.textContent = "main { visibility: hidden }";
    document.head.append(style);
    const main = document.querySelector("main");
    main?.setAttribute("style", "opacity: 0");
    const refused = await refusals;
    const { visibility, opacity } = getComputedStyle(main ?? document.body);
    return { visibility, opacity, refused };
  });
  expect(shown).toEqual({
    visibility: "visible",
    opacity: "1",
    refused: ["style-src-attr", "style-src-elem"],
  });
});
