import { test as base, type Page } from "@playwright/test";
import { site } from "../../content/interface/site.ts";

/** Waits until the prerendered page is live: from here on React answers. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor();
}

/** A first touch, anywhere: the page comes to life with it, rather than when the browser is idle. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
}

export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
  await untilLive(page);
}

/**
 * The region of the toasts comes with the first touch, as a child of body: come in the middle of a test, it would move
 * what stands beside it, and its files would be taken for those of a page.
 */
export async function untilToastRegion(page: Page): Promise<void> {
  await touch(page);
  await page.getByRole("region", { name: site.notices }).waitFor({ state: "attached" });
}

/**
 * Every page of the site by its address, of the narrated lessons one: they differ in words alone. The last one is the
 * page that is not there.
 */
export const addresses = [
  "/",
  "/imersao-empreendedora",
  "/imersao-empreendedora/aula-1",
  "/imersao-empreendedora/aula-2",
  "/imersao-empreendedora/aula-3",
  "/imersao-empreendedora/aula-4",
  "/imersao-empreendedora/aula-5",
  "/imersao-empreendedora/aula-2/assistir",
  "/imersao-empreendedora/apoio",
  "/ai-agent",
  "/google-gemini-guide",
  "/prompt-library",
  "/certificado",
  "/perfil",
  "/privacidade",
  "/nao-existe",
] as const;

/** Lines the console may carry: the specified one of the page that is not there, and its own 404. */
const expected = [/^404: no page at /, /Failed to load resource: .* 404/];

/**
 * The test of this project: any error in the console, uncaught exception or violation of the
 * content security policy fails the test that met it.
 */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) {
          errors.push(`${text} (${message.location().url})`);
        }
      });
      // Of styles too; whether a browser says so in the console is its own affair.
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (violation) => {
          console.error(`${violation.effectiveDirective} refused ${violation.blockedURI}`);
        });
      });
      await use(errors);
      if (errors.length > 0) {
        throw new Error(`The console has errors:\n${errors.join("\n")}`);
      }
    },
    { auto: true },
  ],
});
