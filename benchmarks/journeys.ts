import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser, quietFlags } from "../tests/e2e/find-browser.ts";
import { Hand, secondsOf } from "./hand.ts";
import { startSite } from "./servers.ts";

/**
 * Ten journeys on a phone of 360 x 800, and how long the pages are on it. `SITE=http://...` measures another checkout
 * with the same hand; the names below are looked up in the order given, so that older pages can be walked too.
 */
const phone = { width: 360, height: 800 };
const product = process.env.SITE ? undefined : await startSite(4501);
const site = process.env.SITE ?? "http://127.0.0.1:4501";

type Journey = {
  name: string;
  start?: string;
  /** What the device keeps from earlier visits. */
  kept?: object;
  walk: (hand: Hand, page: Page) => Promise<void>;
};

const main = (page: Page) => page.locator("main");
const area = (page: Page, path: string) => main(page).locator(`a[href="${path}"]`);

async function toAssistant(hand: Hand, page: Page, tile: string): Promise<void> {
  await hand.tap(area(page, "/ai-agent"));
  await hand.tap(page.getByRole("navigation", { name: "Os quatro assistentes" }).getByText(tile));
}

async function ask(hand: Hand, page: Page, field: string, text: string, submit: string) {
  await hand.type(page.getByLabel(field), text);
  await hand.tap(page.getByRole("button", { name: submit }));
}

const answer = (page: Page, name: string) => page.getByRole("region", { name });
const lesson = (page: Page) => main(page).getByRole("article").getByRole("heading", { level: 1 });

const journeys: Journey[] = [
  {
    name: "home to a copied reply",
    walk: async (hand, page) => {
      await toAssistant(hand, page, "Respostas a avaliações");
      const text = "O bolo estava delicioso mas demorou 40 minutos pra chegar. Carla";
      await ask(hand, page, "Avaliação ou situação", text, "Gerar Resposta para Review");
      const given = answer(page, "Resposta Sugerida:");
      await hand.read(given);
      await hand.tap(given.getByRole("button", { name: "Copiar", exact: true }));
    },
  },
  {
    name: "home to a copied prompt for a bakery",
    walk: async (hand, page) => {
      await hand.tap(area(page, "/prompt-library"));
      await hand.tap(page.locator("summary", { hasText: "Padaria" }));
      await hand.tap(page.locator("details[open]").getByRole("button", { name: /^Copiar Prompt/ }));
    },
  },
  {
    name: "home to reading lesson 1",
    walk: async (hand, page) => {
      await hand.tap(area(page, "/imersao-empreendedora"));
      await hand.tap(
        main(page).getByRole("link", { name: /^Começar/ }),
        main(page).getByRole("link", { name: /^Ler a aula/ }),
      );
      await page.waitForURL("**/aula-1");
      await hand.read(lesson(page));
    },
  },
  {
    name: "home to a copied ad",
    walk: async (hand, page) => {
      await toAssistant(hand, page, "Geração de conteúdo");
      const text = "bolo de pote R$ 12, entrego no Centro";
      await ask(hand, page, "Produto ou serviço", text, "Gerar Anúncios");
      const given = answer(page, "Anúncios Gerados:");
      await hand.read(given);
      await hand.tap(given.getByRole("button", { name: /^Copiar: / }));
    },
  },
  {
    name: "home to an answer about marketing",
    walk: async (hand, page) => {
      await toAssistant(hand, page, "Análise de marketing");
      const text = "como consigo mais avaliações no Google?";
      await ask(hand, page, "Sua pergunta", text, "Enviar Pergunta");
      await hand.read(answer(page, "Resposta do Agente:"));
    },
  },
  {
    name: "home to the verdict of an investment",
    walk: async (hand, page) => {
      await toAssistant(hand, page, "Análise de ROI");
      await hand.type(page.getByLabel("Investimento (R$)"), "800");
      await hand.type(page.getByLabel("Alcance estimado"), "6000");
      await hand.type(page.getByLabel("Taxa de conversão (%)"), "0,8");
      await hand.type(page.getByLabel("Valor médio por venda (R$)"), "75");
      await hand.tap(page.getByRole("button", { name: "Analisar ROI e Funil" }));
      await hand.read(answer(page, "Análise de ROI:"));
    },
  },
  {
    name: "home to a first tick in the guide",
    walk: async (hand, page) => {
      await hand.tap(area(page, "/google-gemini-guide"));
      await hand.tap(main(page).getByRole("checkbox").first());
    },
  },
  {
    name: "home to lesson 1 marked as done",
    walk: async (hand, page) => {
      await hand.tap(area(page, "/imersao-empreendedora"));
      await hand.tap(main(page).getByRole("button", { name: /^Marcar como concluída/ }));
    },
  },
  {
    name: "home to a copied prompt found by a word",
    walk: async (hand, page) => {
      await hand.tap(area(page, "/prompt-library"));
      await hand.type(page.getByLabel("Buscar prompts"), "posts");
      await hand.tap(main(page).getByRole("button", { name: /^Copiar Prompt/ }));
    },
  },
  {
    name: "back again: home to the lesson begun",
    kept: { version: 2, course: { lessons: [1], exercises: [], projects: [], lastLesson: 2 } },
    walk: async (hand, page) => {
      await hand.tap(
        main(page).locator('a[href="/imersao-empreendedora/aula-2"]'),
        main(page).getByRole("link", { name: "Abrir a aula" }),
      );
      await page.waitForURL("**/aula-2");
      await hand.read(lesson(page));
    },
  },
];

async function open(browser: Browser, kept?: object): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: "pt-BR",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  if (kept) {
    const state = JSON.stringify(kept);
    await context.addInitScript((text) => localStorage.setItem("imersao", text), state);
  }
  return context;
}

async function walk(browser: Browser, { name, start = "/", kept, walk: way }: Journey) {
  const context = await open(browser, kept);
  const page = await context.newPage();
  await page.goto(site + start);
  await page.locator("html[data-live]").waitFor();
  const hand = new Hand(page);
  await way(hand, page);
  const { taps, swipes } = hand.effort;
  console.log(`| ${name} | ${taps} | ${swipes} | ${secondsOf(hand.effort).toFixed(1)} |`);
  await context.close();
}

async function lengths(browser: Browser, addresses: string[]) {
  const context = await open(browser);
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(site + address);
    await page.locator("html[data-live]").waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`| ${address} | ${(height / phone.height).toFixed(1)} |`);
  }
  await context.close();
}

const pages = [
  "/",
  "/imersao-empreendedora",
  "/imersao-empreendedora/aula-1",
  "/imersao-empreendedora/aula-2",
  "/imersao-empreendedora/aula-3",
  "/imersao-empreendedora/aula-4",
  "/imersao-empreendedora/aula-5",
  "/ai-agent",
  "/google-gemini-guide",
  "/prompt-library",
  "/perfil",
  "/privacidade",
  "/nao-existe",
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags });
console.log("| Journey | Taps | Swipes | Seconds |\n|---|---|---|---|");
for (const journey of journeys) {
  await walk(browser, journey).catch((cause: unknown) => {
    console.log(`| ${journey.name} | failed: ${String(cause).split("\n", 1)} |`);
    process.exitCode = 1;
  });
}
console.log("\n| Page | Screens at 360 x 800 |\n|---|---|");
await lengths(browser, pages);
await browser.close();
product?.kill();
