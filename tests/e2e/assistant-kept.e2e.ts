import { expect, type Page } from "@playwright/test";
import { answerBox, askReview, reviewField, watchRequests } from "./assistant-actions.ts";
import { openLive, test, untilLive } from "./site.ts";
import { mixedReview } from "./states/assistant-states.ts";

const address = "/ai-agent";
const title = "Resposta Sugerida:";
const question = (page: Page) => page.getByLabel("Sua pergunta");
const drawer = (page: Page) => page.locator(".answer-drawer");

/** What the device keeps by now, as soon as it is so. */
async function untilKept(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("imersao") ?? ""))
    .toContain(JSON.stringify(text).slice(1, -1));
}

/** The page as somebody opens it who has just reloaded it, and the CLS that came with it. */
async function reload(page: Page): Promise<number> {
  await page.reload();
  await untilLive(page);
  await page.waitForFunction(() => "settled" in document.documentElement.dataset);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!shift.hadRecentInput) sum += shift.value;
          }
          resolve(sum);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

async function fillForms(page: Page): Promise<void> {
  await reviewField(page).fill(mixedReview);
  await page.getByRole("radio", { name: "2 estrelas" }).check();
  await page.getByLabel("Produto ou serviço").fill("bolo por encomenda em olinda, 90 reais");
  await page.locator("#ads").getByRole("button", { name: "Mais um preço" }).click();
  await question(page).fill("vale anunciar só no bairro?");
  for (const [at, value] of ["800", "6.000", "0,8", "35"].entries()) {
    await page.locator("#roi form").getByRole("textbox").nth(at).fill(value);
  }
}

async function expectForms(page: Page): Promise<void> {
  await expect(reviewField(page)).toHaveValue(mixedReview);
  await expect(page.getByRole("radio", { name: "2 estrelas" })).toBeChecked();
  await expect(page.locator("#reviews .slip-reading")).toContainText("2 estrelas");
  await expect(page.getByLabel("Produto ou serviço")).toHaveValue(/olinda/);
  await expect(page.locator("#ads").getByLabel("Preço em reais")).toHaveCount(2);
  await expect(question(page)).toHaveValue("vale anunciar só no bairro?");
  await expect(page.getByLabel("Investimento (R$)")).toHaveValue("800");
  await expect(page.getByRole("table", { name: "Em quatro números" })).toContainText("R$ 16,67");
}

for (const width of [360, 1280]) {
  test(`what was typed and tapped in four forms survives a reload at ${width} px, and nothing jumps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, address);
    await fillForms(page);
    expect(await reload(page)).toBe(0);
    await expectForms(page);
    await page.evaluate(() => scrollTo(0, 1200));
    expect(await reload(page)).toBe(0);
  });

  test(`answers stand on their cards again at ${width} px, with their source, and nothing jumps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, address);
    await askReview(page, mixedReview);
    await expect(answerBox(page, title)).toContainText("Rascunho local (sem IA)");
    await page.getByRole("button", { name: "Versão 2 de 3" }).click();
    const text = await answerBox(page, title).locator(".answer-text").innerText();
    await question(page).fill("como consigo mais avaliações no Google?");
    await page.getByRole("button", { name: "Enviar Pergunta" }).click();
    await expect(answerBox(page, "Resposta do Agente:")).toBeVisible();
    expect(await reload(page)).toBe(0);
    await expect(answerBox(page, title).locator(".answer-text")).toHaveText(text, {
      useInnerText: true,
    });
    await expect(answerBox(page, title)).toContainText("Rascunho local (sem IA)");
    await expect(answerBox(page, "Resposta do Agente:")).toContainText("Resposta escrita por");
    await page.evaluate(() => scrollTo(0, 1500));
    expect(await reload(page)).toBe(0);
  });
}

test("what was typed is there after Back, in the site and from another", async ({ page }) => {
  await openLive(page, address);
  await reviewField(page).fill(mixedReview);
  await page.getByRole("link", { name: "Voltar ao Menu" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(reviewField(page)).toHaveValue(mixedReview);
  await page.goto("/robots.txt");
  await page.goBack();
  await untilLive(page);
  await expect(reviewField(page)).toHaveValue(mixedReview);
  await reviewField(page).fill("");
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole("button", { name: "Contar em toques" }).first()).toBeVisible();
  await expect(reviewField(page)).toHaveValue("");
});

test("a closed tab loses nothing, and two open ones keep their texts apart", async ({
  page,
  context,
}) => {
  await openLive(page, address);
  await reviewField(page).fill(mixedReview);
  await untilKept(page, mixedReview);
  const other = await context.newPage();
  await openLive(other, address);
  await expect(reviewField(other)).toHaveValue(mixedReview);
  await reviewField(other).fill("Outra avaliação, de outra pessoa.");
  await untilKept(other, "Outra avaliação, de outra pessoa.");
  for (const [tab, text] of [
    [page, mixedReview],
    [other, "Outra avaliação, de outra pessoa."],
  ] as const) {
    await tab.reload();
    await untilLive(tab);
    await expect(reviewField(tab)).toHaveValue(text);
  }
  await untilKept(other, mixedReview);
  await page.close();
  await other.close();
  const again = await context.newPage();
  await openLive(again, address);
  await expect(reviewField(again)).toHaveValue(/Outra avaliação|O bolo atrasou/);
});

test("what is typed before the page is live counts more than what was kept", async ({ page }) => {
  await openLive(page, address);
  await reviewField(page).fill(mixedReview);
  await untilKept(page, mixedReview);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/entry-client*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload();
  await reviewField(page).fill("Escrito antes de tudo.");
  arrive();
  await untilLive(page);
  await untilKept(page, "Escrito antes de tudo.");
  await expect(reviewField(page)).toHaveValue("Escrito antes de tudo.");
  await untilKept(page, mixedReview);
});

test("a text that is on its way comes back when the page is reloaded meanwhile", async ({
  page,
}) => {
  await page.route("**/functions/v1/gemini-chat", () => undefined);
  await openLive(page, address);
  await askReview(page, mixedReview);
  await expect(page.getByRole("button", { name: "Parar" })).toBeVisible();
  await expect(reviewField(page)).toHaveValue("");
  await page.reload();
  await untilLive(page);
  await expect(reviewField(page)).toHaveValue(mixedReview);
});

test("a failure stays on its card and can be tried again", async ({ page, consoleErrors }) => {
  let isDown = true;
  await page.route("**/functions/v1/gemini-chat", (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await openLive(page, address);
  const requests = watchRequests(page);
  await askReview(page, mixedReview);
  const line = page.locator("#reviews .failure");
  await expect(line).toContainText("Erro de conectividade. Verifique sua conexão com a internet.");
  await expect(reviewField(page)).toHaveValue(mixedReview);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.poll(() => requests.length).toBe(2);
  await expect(line).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(answerBox(page, title)).toContainText("Carla");
  await expect(line).toHaveCount(0);
  await expect(reviewField(page)).toHaveValue("");
  // The browser itself writes the lost connection to the console.
  consoleErrors.length = 0;
});

test("the answer comes into view with the focus, and 'Gerar' steps back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, address);
  await askReview(page, "O bolo chegou frio e atrasado. Carla");
  const head = answerBox(page, title).getByRole("heading", { name: title });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  const copy = answerBox(page, title).getByRole("button", { name: "Copiar", exact: true });
  await expect(copy).toBeInViewport();
  await expect(copy).toHaveClass("button");
  await expect(page.getByRole("button", { name: "Gerar Resposta para Review" })).toHaveClass(
    /line/,
  );
  await page.getByRole("button", { name: "Ajustar" }).click();
  await expect(page.locator("#reviews .slip-on-receipt .slip-reading a").first()).toBeFocused();
  for (const [at, value] of ["800", "6.000", "0,8", "35"].entries()) {
    await page.locator("#roi form").getByRole("textbox").nth(at).fill(value);
  }
  await page.getByRole("button", { name: "Analisar ROI e Funil" }).click();
  await expect(
    page.locator("#roi").getByRole("heading", { name: "Análise de ROI:" }),
  ).toBeInViewport();
});

test("whoever scrolls or types elsewhere meanwhile is left in peace", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/functions/v1/gemini-chat", async (route) => {
    await asked;
    await route.continue();
  });
  await openLive(page, address);
  await askReview(page, mixedReview);
  await page.getByLabel("Produto ou serviço").fill("bolo");
  const place = () => page.getByLabel("Produto ou serviço").boundingBox();
  const before = (await place())?.y ?? 0;
  answer();
  await expect(answerBox(page, title)).toBeAttached();
  await expect(page.getByLabel("Produto ou serviço")).toBeFocused();
  await expect.poll(async () => Math.abs(((await place())?.y ?? 0) - before)).toBeLessThan(4);
});

test("an answer is written over in place, checked, kept, and undone", async ({ page }) => {
  await openLive(page, address);
  await askReview(page, mixedReview);
  const text = answerBox(page, title).locator(".answer-text");
  const draft = await text.innerText();
  await page.getByRole("button", { name: "Editar aqui" }).click();
  const field = page.getByLabel("Sua versão");
  await expect(field).toBeFocused();
  await field.pressSequentially(" Vamos devolver o valor.");
  await page.getByRole("button", { name: "Pronto" }).click();
  await expect(page.getByRole("button", { name: "Editar aqui" })).toBeFocused();
  await expect(answerBox(page, title)).toContainText("Rascunho local (sem IA), com mudanças suas");
  await expect(answerBox(page, title).locator("mark")).toHaveText(["Vamos devolver o valor"]);
  await reload(page);
  await expect(answerBox(page, title)).toContainText("com mudanças suas");
  await expect(text).toContainText("Vamos devolver o valor.");
  await answerBox(page, title).getByRole("button", { name: "Desfazer" }).click();
  await expect(text).toHaveText(draft, { useInnerText: true });
  await expect(answerBox(page, title)).not.toContainText("com mudanças suas");
});

test("kept answers are opened, copied, taken out, and brought back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, address);
  await expect(drawer(page)).toHaveCount(0);
  await askReview(page, mixedReview);
  await expect(answerBox(page, title)).toContainText("Carla");
  await askReview(page, "Adorei o pão de queijo, voltarei. Bruno");
  await expect(answerBox(page, title)).toContainText("Bruno");
  await drawer(page).getByText("Respostas guardadas (2)").click();
  const items = drawer(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await items
    .nth(1)
    .getByRole("button", { name: /^Copiar/ })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("Carla");
  await items
    .nth(1)
    .getByRole("button", { name: /^Abrir/ })
    .click();
  await expect(answerBox(page, title)).toContainText("Carla");
  await expect(answerBox(page, title).getByRole("heading", { name: title })).toBeFocused();
  await expect(items.first()).toContainText("Carla");
  await items
    .first()
    .getByRole("button", { name: /^Apagar/ })
    .click();
  await expect(answerBox(page, title)).toHaveCount(0);
  await expect(items).toHaveCount(1);
  await drawer(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(items).toHaveCount(2);
  await drawer(page).getByRole("button", { name: "Apagar todas as respostas" }).click();
  await expect(drawer(page)).toContainText("2 respostas apagadas.");
  await page.reload();
  await untilLive(page);
  await expect(drawer(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("imersao"))).not.toContain("Carla");
});

test("a damaged answer breaks nothing, and 'Sair' takes all of it off the page", async ({
  page,
}) => {
  await openLive(page, address);
  await askReview(page, mixedReview);
  await expect(answerBox(page, title)).toContainText("Carla");
  await question(page).fill("vale anunciar?");
  await untilKept(page, "vale anunciar?");
  await page.getByRole("button", { name: "Menu do usuário" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar tudo" }).click();
  await expect(answerBox(page, title)).toHaveCount(0);
  await expect(question(page)).toHaveValue("");
  const damaged = {
    version: 3,
    drafts: [{ form: "reviews", page: "p", value: { text: 7, told: { praised: { nada: true } } } }],
    answers: [
      {
        at: "2026-11-20T12:00:00.000Z",
        asked: { prompt: "x", agentType: "reviews", reviewParts: { praised: ["nada"] } },
        result: { success: true, text: "x", sources: 3 },
      },
    ],
  };
  await page.evaluate((text) => localStorage.setItem("imersao", text), JSON.stringify(damaged));
  await page.reload();
  await untilLive(page);
  await expect(answerBox(page, title)).toHaveCount(0);
  await expect(reviewField(page)).toHaveValue("");
  await askReview(page, mixedReview);
  await expect(answerBox(page, title)).toContainText("Carla");
});
