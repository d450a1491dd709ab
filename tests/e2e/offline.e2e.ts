import { expect, type Page } from "@playwright/test";
import { answerBox, reviewField } from "./assistant-actions.ts";
import { addresses, test as base, openLive, untilLive } from "./site.ts";
import { mixedReview } from "./states/assistant-states.ts";
import { toasts } from "./toasts.ts";
import { startVersions, type VersionServer } from "./version-server.ts";

/** Each test has an origin, and so a worker, of its own. */
const test = base.extend<{ server: VersionServer }>({
  server: async ({ baseURL }, use) => {
    const server = await startVersions(baseURL ?? "");
    await use(server);
    await server.close();
  },
});
test.use({ serviceWorkers: "allow" });

const known = addresses.filter((address) => address !== "/nao-existe");

/** Every narrated lesson; of these, only one is opened where each page is. */
const narrated = [1, 2, 3, 4, 5].map((lesson) => `/imersao-empreendedora/aula-${lesson}/assistir`);
const allKept = [...new Set<string>([...known, ...narrated])].toSorted();

async function keptPaths(page: Page, name: "pages" | "files"): Promise<string[]> {
  return page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `imersao-${name}`);
}

/** Until the worker has kept all that it may. */
async function untilKept(page: Page): Promise<void> {
  const complete = () =>
    keptPaths(page, "files").then((paths) => paths.includes("/assets/complete"));
  await expect.poll(complete, { timeout: 20_000 }).toBe(true);
}

/** As a browser does it with blocked storage. */
function refuseWorkers(): void {
  ServiceWorkerContainer.prototype.register = () =>
    Promise.reject(new DOMException("denied", "SecurityError"));
}

async function openKept(page: Page, server: VersionServer, path: string): Promise<void> {
  await openLive(page, server.address + path);
  await untilKept(page);
}

test("after the first visit every page opens and comes to life without a network", async ({
  page,
  server,
}) => {
  await openKept(page, server, "/");
  server.cut(true);
  server.asked();
  for (const address of known) {
    await openLive(page, server.address + address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  // Only the pages themselves were asked for, in vain.
  expect(server.asked().filter((url) => url.startsWith("/assets/"))).toEqual([]);
});

test("the PDF of a lesson is saved without a network", async ({ page, server }) => {
  await openKept(page, server, "/imersao-empreendedora/aula-1");
  server.cut(true);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar em PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("imersao-empreendedora-aula-1.pdf");
  expect(await file.failure()).toBeNull();
});

test("a page is reached by its links without a network, on the very first visit", async ({
  page,
  server,
  consoleErrors,
}) => {
  await openKept(page, server, "/");
  await page.goto(`${server.address}/nao-existe`);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  server.cut(true);
  // An address that nobody keeps: still a page of ours, with a way on.
  await page.goto(`${server.address}/nao-existe?de=longe`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sem internet por aqui");
  // The browser itself writes its status to the console.
  consoleErrors.length = 0;
  await page.getByRole("link", { name: "Início" }).click();
  await untilLive(page);
  for (const name of ["Assistente IA", "Perfil da Empresa", "Biblioteca de Prompts"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Imersão Empreendedora" }).click();
  await page.locator('a[href="/imersao-empreendedora/aula-1"]').first().click();
  await expect(page).toHaveURL(/aula-1$/);
});

test("without a network a prompt is copied, an item ticked, a trade opened", async ({
  page,
  server,
}) => {
  await openKept(page, server, "/");
  server.cut(true);
  await openLive(page, `${server.address}/prompt-library`);
  await page.locator(".trade summary").first().click();
  await expect(page.locator(".trade .prompt").first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Copiar/ })
    .first()
    .click();
  await expect(toasts(page)).toHaveCount(1);
  await openLive(page, `${server.address}/google-gemini-guide`);
  await page.getByRole("checkbox").first().check();
  await expect(toasts(page)).toHaveCount(1);
});

test("without a network the engine drafts a reply", async ({ page, server, consoleErrors }) => {
  await openKept(page, server, "/");
  server.cut(true);
  await openLive(page, `${server.address}/ai-agent`);
  await reviewField(page).fill(mixedReview);
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
  await page.getByRole("button", { name: "Gerar rascunho local" }).click();
  await expect(answerBox(page, "Resposta Sugerida:")).toContainText("Rascunho local (sem IA)");
  // The browser itself writes that the model was not reached.
  consoleErrors.length = 0;
});

test("without a network a certificate is checked by the keys that were kept", async ({
  page,
  server,
  request,
}) => {
  await openKept(page, server, "/");
  const apikey = await page
    .locator('meta[name="supabase-publishable-key"]')
    .getAttribute("content");
  const signed = await request.post("/functions/v1/certificate", {
    headers: { apikey: apikey ?? "" },
    data: { name: "Lúcia", right: 25 },
  });
  server.cut(true);
  await openLive(page, `${server.address}/certificado#${(await signed.json()).certificate}`);
  await expect(page.getByText("Certificado válido")).toBeVisible();
});

test("what is kept is what the server serves, and nothing of its programs", async ({
  page,
  server,
  request,
}) => {
  await openKept(page, server, "/perfil");
  expect((await keptPaths(page, "pages")).toSorted()).toEqual(allKept);
  for (const path of ["/", "/perfil"]) {
    const served = await (await request.get(server.address + path)).text();
    const kept = await page.evaluate(async (at) => (await caches.match(at))?.text(), path);
    expect(kept).toBe(served);
    expect(kept).not.toMatch(/__[A-Z_]+__/);
  }
  await page.evaluate(() => Promise.all(["/health/live", "/robots.txt"].map((at) => fetch(at))));
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  const documents = /^\/(?:(?:assets|materiais)\/|certificado\/chaves\.json$)/;
  const isOurs = (path: string) => documents.test(path) || allKept.includes(path);
  expect(paths.filter((path) => !isOurs(path))).toEqual([]);
});

test("a new version is taken with the next page, never under one's hands", async ({
  page,
  server,
}) => {
  await openKept(page, server, "/google-gemini-guide");
  await page.evaluate(() => Object.assign(window, { ofThisVersion: true }));
  server.deploy();
  await page.getByRole("checkbox").first().check();
  // Old files are gone from the server, and kept for the tab that is open.
  await page.getByRole("contentinfo").getByRole("link", { name: "Biblioteca de Prompts" }).click();
  await expect(page).toHaveTitle(/^Biblioteca/);
  expect(await page.evaluate(() => "ofThisVersion" in window)).toBe(true);
  await page.reload();
  await untilLive(page);
  await expect(page).toHaveTitle(/^Nova: /);
  const script = await page.locator('meta[name="application-script"]').getAttribute("content");
  await expect.poll(() => keptPaths(page, "files")).toContain(script);
  // And so without a network: pages that were not opened since are the new ones, too.
  const isNew = () =>
    page.evaluate(async () => (await (await caches.match("/perfil"))?.text())?.includes("Nova: "));
  await expect.poll(isNew, { timeout: 20_000 }).toBe(true);
  await untilKept(page);
  server.cut(true);
  await openLive(page, `${server.address}/perfil`);
  await expect(page).toHaveTitle(/^Nova: /);
});

test("a tab without a worker takes a new version by loading the page", async ({
  page,
  server,
  consoleErrors,
}) => {
  await page.addInitScript(refuseWorkers);
  await openLive(page, server.address);
  server.deploy();
  await page.getByRole("contentinfo").getByRole("link", { name: "Biblioteca de Prompts" }).click();
  await expect(page).toHaveTitle(/^Nova: Biblioteca/);
  await untilLive(page);
  // The browser's own word on a stylesheet that is answered with 404.
  const own = consoleErrors.filter((text) => !text.startsWith("Refused to apply style"));
  expect(own).toEqual([]);
  consoleErrors.length = 0;
});

test("'Meu Perfil' says how much is kept, and removes it for good", async ({ page, server }) => {
  await openKept(page, server, "/perfil");
  const section = page.getByRole("region", { name: "Sem internet" });
  await expect(section).toContainText(/19 páginas guardadas, com o que elas usam: \d,\d\sMB/);
  await section.getByRole("button", { name: "Remover as páginas guardadas" }).click();
  await expect(section).toContainText("Nenhuma página fica guardada");
  await openLive(page, `${server.address}/perfil`);
  await expect(section).toContainText("Nenhuma página fica guardada");
  const held = () => page.evaluate(() => caches.keys());
  await expect.poll(held).toEqual(["imersao-off"]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  await section.getByRole("button", { name: "Guardar as páginas" }).click();
  await untilKept(page);
  await expect(section).toContainText(/19 páginas guardadas/);
});

test("where data are to be saved, only what was visited is kept", async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openLive(page, server.address);
  await expect.poll(() => keptPaths(page, "pages")).toEqual(["/"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Biblioteca de Prompts" }).click();
  await expect.poll(() => keptPaths(page, "pages")).toEqual(["/", "/prompt-library"]);
  const asked = server.asked();
  expect(asked).not.toContain("/perfil");
  expect(asked.filter((url) => url.includes("draft-"))).toEqual([]);
  server.cut(true);
  await openLive(page, `${server.address}/prompt-library`);
  await openLive(page, server.address);
});

const shared = {
  title: "Padaria da Ana",
  text: "Pão ótimo, mas esperei 30 minutos.\nhttps://maps.app.goo.gl/a1",
};

/** As the system does it for an installed site: a form that is sent by POST. */
async function share(page: Page): Promise<void> {
  await page.evaluate((fields) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/compartilhar";
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement("textarea");
      Object.assign(field, { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, shared);
}

for (const [how, isKept] of [
  ["with a worker, without a network", true],
  ["without a worker", false],
] as const) {
  test(`a text that is shared lands in the assistant's field once, ${how}`, async ({
    page,
    server,
  }) => {
    if (isKept) {
      await openKept(page, server, "/");
      server.cut(true);
    } else {
      await page.goto(`${server.address}/robots.txt`);
    }
    server.asked();
    await share(page);
    await expect(page).toHaveURL(/\/ai-agent(#reviews)?$/);
    await untilLive(page);
    await expect(reviewField(page)).toHaveValue("Pão ótimo, mas esperei 30 minutos.");
    expect(server.asked().join()).not.toContain("timo");
    await reviewField(page).fill("");
    await page.reload();
    await untilLive(page);
    await page.waitForLoadState("networkidle");
    await expect(reviewField(page)).toHaveValue("");
  });
}

for (const [what, refuse] of [
  ["is refused", refuseWorkers],
  ["cannot be had", () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")],
] as const) {
  test(`a worker that ${what} is no fault, and nothing is missed`, async ({ page, server }) => {
    await page.addInitScript(refuse);
    await openLive(page, `${server.address}/perfil`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
    await expect(page).toHaveTitle(/^Privacidade/);
  });
}
