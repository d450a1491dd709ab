import { expect, type Page, type Route } from "@playwright/test";
import { test, untilLive, untilToastRegion } from "./site.ts";

const course = "/imersao-empreendedora";

/** From a page that is there to each page of the site, by a link that stands in it. */
const ways: readonly { from: string; to: string }[] = [
  { from: "/privacidade", to: "/" },
  { from: "/", to: course },
  { from: "/", to: "/ai-agent" },
  { from: "/", to: "/google-gemini-guide" },
  { from: "/", to: "/prompt-library" },
  { from: "/", to: "/perfil" },
  { from: "/", to: "/privacidade" },
];

/** Brings a page to life with a key, rather than when the browser is idle. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press("Shift");
  await untilLive(page);
}

/** Follows a link of the page as a click on it does, wherever it stands. */
async function follow(page: Page, to: string): Promise<void> {
  const link = page.locator(`a[href="${to}"]`).first();
  await link.evaluate((element) => (element as HTMLElement).click());
}

function line(page: Page) {
  return page.getByRole("status").filter({ hasText: "ainda não chegou" });
}

function firstHeading(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 1 });
}

/** What comes by itself a moment after a page is there: whichever page is asked for meanwhile, it is none of its files. */
async function untilQuiet(page: Page): Promise<void> {
  await untilToastRegion(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/kept-pages-")),
  );
}

/** Styles and scripts that the browser asks for on the way from one page to another, until that one is shown. */
async function filesOnTheWay(page: Page, { from, to }: { from: string; to: string }) {
  await openLive(page, from);
  await untilQuiet(page);
  return page.evaluate(async (to) => {
    const heading = () => document.querySelector("main h1")?.textContent;
    const before = heading();
    const began = performance.now();
    const shown = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (heading() === before) return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
    const end = await shown;
    const asked = performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime >= began && startTime <= end)
      .map(({ name }) => new URL(name).pathname);
    return [...new Set(asked)].filter((path) => path.startsWith("/assets/"));
  }, to);
}

/** Cuts what matches, goes to the other page, and sees the one before it until nothing is cut any longer. */
async function expectToStayUntilIn(
  page: Page,
  { from, to }: { from: string; to: string },
  cut: readonly string[],
  title: string,
) {
  await openLive(page, from);
  await untilToastRegion(page);
  const before = (await firstHeading(page).textContent()) ?? "";
  await page.route(
    (url) => cut.includes(url.pathname),
    (route: Route) => route.abort(),
  );
  await follow(page, to);
  await expect(line(page), cut.join()).toBeVisible();
  await expect(firstHeading(page)).toHaveText(before);
  expect(await page.title()).not.toBe("");
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(firstHeading(page), cut.join()).toHaveText(title);
  await expect(line(page)).toHaveCount(0);
}

for (const way of ways) {
  test(`whatever file of ${way.to} is missing, the page before it stays until it has come`, async ({
    page,
    consoleErrors,
  }) => {
    const files = await filesOnTheWay(page, way);
    expect(files.length).toBeGreaterThan(0);
    const title = (await firstHeading(page).textContent()) ?? "";
    // Neither the file nor the page that would bring it.
    for (const file of files) await expectToStayUntilIn(page, way, [file, way.to], title);
    // The browser itself writes what it could not fetch to the console.
    consoleErrors.length = 0;
  });
}

for (const lesson of [1, 5]) {
  test(`while lesson ${lesson}, a document of its own, does not come, the page before it stays`, async ({
    page,
    consoleErrors,
  }) => {
    const to = `${course}/aula-${lesson}`;
    await page.goto(to);
    const title = (await firstHeading(page).textContent()) ?? "";
    await expectToStayUntilIn(page, { from: course, to }, [to], title);
    consoleErrors.length = 0;
  });
}

test("a tap without a connection keeps the page, in words and with a button", async ({
  page,
  context,
  consoleErrors,
}) => {
  await openLive(page, "/google-gemini-guide");
  await page.getByRole("checkbox").first().check();
  await context.setOffline(true);
  await follow(page, "/prompt-library");
  await expect(line(page)).toContainText(
    "A página “Biblioteca de Prompts para pequenos negócios” ainda não chegou. Fique por aqui: ela abre assim que a internet voltar.",
  );
  await expect(firstHeading(page)).toHaveText("Perfil Google Campeão");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  // What stands on the page goes on working.
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(line(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^Biblioteca de Prompts/);
  await untilLive(page);
  await expect(line(page)).toHaveCount(0);
  consoleErrors.length = 0;
});

test("the wait ends where one goes on to a page that is there", async ({
  page,
  context,
  consoleErrors,
}) => {
  await openLive(page, "/");
  await follow(page, "/privacidade");
  await expect(page).toHaveTitle(/^Privacidade/);
  await context.setOffline(true);
  await follow(page, "/prompt-library");
  await expect(line(page)).toBeVisible();
  await follow(page, "/");
  await expect(line(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Imersão Empreendedora/);
  await context.setOffline(false);
  await expect(page).toHaveURL("/");
  consoleErrors.length = 0;
});

test("Back and Forward to a page that is missing keep the one that is shown", async ({
  page,
  consoleErrors,
}) => {
  await openLive(page, "/privacidade");
  await follow(page, "/google-gemini-guide");
  await expect(page).toHaveTitle(/^Perfil da Empresa/);
  await follow(page, "/prompt-library");
  await expect(page).toHaveTitle(/^Biblioteca/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Perfil da Empresa/);
  // A page loaded anew has only its own files.
  await page.reload();
  await untilLive(page);
  // Beside being cut off, what the browser's own cache has of the visit is out of reach.
  await page.route("**", (route) => route.abort());
  const steps: readonly [by: number, address: string][] = [
    [-1, "/privacidade"],
    [2, "/prompt-library"],
    [-2, "/privacidade"],
  ];
  for (const [by, address] of steps) {
    await page.evaluate((steps) => history.go(steps), by);
    await expect(page).toHaveURL(address);
    await expect(line(page)).toContainText(
      address === "/privacidade" ? "Privacidade" : "Biblioteca",
    );
    await expect(firstHeading(page)).toHaveText("Perfil Google Campeão");
  }
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page).toHaveTitle(/^Privacidade/);
  consoleErrors.length = 0;
});

test("a tab of a version that is gone opens the page that is served now", async ({ page }) => {
  await openLive(page, "/");
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: "application/json", body: "{}" });
  await page.route(/\/assets\//, gone);
  await page.evaluate(() => Object.assign(window, { ofThisVersion: true }));
  await follow(page, "/prompt-library");
  await page.waitForFunction(() => !("ofThisVersion" in window));
  await expect(page).toHaveTitle(/^Biblioteca/);
  await expect(firstHeading(page)).toHaveText("Prompts Profissionais");
  await expect(line(page)).toHaveCount(0);
});

test("a first page whose script does not come says so, and is loaded anew", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/google-gemini-guide");
  await expect(firstHeading(page)).toHaveText("Perfil Google Campeão");
  await expect(page.getByText("Parte desta página não chegou.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Carregar de novo" }).click();
  await untilLive(page);
  await expect(page.getByText("Parte desta página não chegou.")).toBeHidden();
  consoleErrors.length = 0;
});
