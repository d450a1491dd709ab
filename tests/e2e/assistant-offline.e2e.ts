import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { answerBox, reviewField, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";
import { mixedReview } from "./states/assistant-states.ts";
import { toasts } from "./toasts.ts";

type Case = {
  card: string;
  fill: (page: Page) => Promise<void>;
  submit: string;
  result: string;
  /** Of the draft. */
  words: string;
};

const roiForm = ["800", "6.000", "0,8", "35"];

const cases: readonly Case[] = [
  {
    card: "a reply",
    fill: (page) => reviewField(page).fill(mixedReview),
    submit: "Gerar Resposta para Review",
    result: "Resposta Sugerida:",
    words: "Carla",
  },
  {
    card: "an answer",
    fill: (page) => page.getByLabel("Sua pergunta").fill("google ou insta pra vender marmita?"),
    submit: "Enviar Pergunta",
    result: "Resposta do Agente:",
    words: "Resposta escrita por pessoas",
  },
  {
    card: "an ad",
    fill: (page) =>
      page.getByLabel("Produto ou serviço").fill("bolo por encomenda em olinda, 90 reais"),
    submit: "Gerar Anúncios",
    result: "Anúncios Gerados:",
    words: "90",
  },
  {
    card: "an analysis",
    fill: async (page) => {
      const fields = page.locator("#roi form").getByRole("textbox");
      for (const [i, value] of roiForm.entries()) await fields.nth(i).fill(value);
    },
    submit: "Analisar ROI e Funil",
    result: "Análise de ROI:",
    words: "48",
  },
];

/** How many files of the site are on their way. */
function countFetching(page: Page): () => number {
  let count = 0;
  const isFile = (url: string) => url.includes("/assets/");
  page.on("request", (request) => {
    count += Number(isFile(request.url()));
  });
  const end = (request: Request) => {
    count -= Number(isFile(request.url()));
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () => count;
}

/** A phone, where what is led to must come past everything above it. */
test.use({ viewport: { width: 360, height: 740 } });

/** Once the page has stood still for a while. */
async function untilStill(page: Page): Promise<void> {
  const frames = 12;
  await page.evaluate(async (needed) => {
    for (let still = 0, before = -1; still < needed; before = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
    }
  }, frames);
}

for (const { card, fill, submit, result, words } of cases) {
  test(`the draft of ${card} needs no network, once its card was begun`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    const fetching = countFetching(page);
    const engine = page.waitForRequest(/\/assets\/draft-(review|ad|marketing|roi)-/);
    await openLive(page, "/ai-agent");
    await fill(page);
    await engine;
    await expect.poll(fetching).toBe(0);
    await context.setOffline(true);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.locator(".failed")).toContainText("Erro de conectividade. Verifique sua");
    const requests = watchRequests(page);
    await page.getByRole("button", { name: "Gerar rascunho local" }).click();
    await expect(answerBox(page, result)).toContainText("Rascunho local (sem IA)");
    await expect(answerBox(page, result)).toContainText(words);
    expect(requests).toEqual([]);
    const head = answerBox(page, result).getByRole("heading", { name: result });
    await expect(head).toBeFocused();
    await untilStill(page);
    await expect(head).toBeInViewport();
    const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
    const toast = toasts(page).filter({ hasText: "Sucesso!" });
    expect(await top(toast), "no toast on the heading").toBeGreaterThan((await top(head)) + 40);
    // The browser itself writes the lost connection to the console.
    consoleErrors.length = 0;
  });
}
