import { chromium, type Page } from "@playwright/test";
import { findBrowser, quietFlags } from "../tests/e2e/find-browser.ts";
import { startSite } from "./servers.ts";

/** How long after its load the first page of a visit has all other pages kept, and then all the rest. */
const rounds = Number(process.env.ROUNDS ?? 5);
/** Milliseconds. */
const [allowed, patience] = [3000, 30_000];

const product = await startSite(4502);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags });
const kept: { first: number; all: number }[] = [];
try {
  for (let round = 0; round < rounds; round += 1) kept.push(await visit());
} finally {
  await browser.close();
  product.kill();
}

async function visit() {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto("http://127.0.0.1:4502/", { waitUntil: "load" });
  const start = performance.now();
  const first = await until(page, start, ({ pages }) => pages >= 8);
  const all = await until(page, start, ({ isComplete }) => isComplete);
  await context.close();
  return { first, all };
}

type State = { pages: number; isComplete: boolean };

async function until(page: Page, start: number, holds: (state: State) => boolean) {
  while (performance.now() - start < patience) {
    if (holds(await page.evaluate(lookAtCaches))) return performance.now() - start;
    await page.waitForTimeout(50);
  }
  throw new Error("What is to be kept never came.");
}

/** In the page: lessons come with the rest; the last entry says that it is there. */
async function lookAtCaches(): Promise<State> {
  const state = { pages: 0, isComplete: false };
  for (const name of await caches.keys()) {
    const entries = await (await caches.open(name)).keys();
    const paths = entries.map(({ url }) => new URL(url).pathname);
    if (name.endsWith("pages")) state.pages = paths.filter((path) => !/aula-/.test(path)).length;
    state.isComplete ||= paths.includes("/assets/complete");
  }
  return state;
}

const told = (pick: (one: { first: number; all: number }) => number) =>
  kept.map((one) => (pick(one) / 1000).toFixed(1)).join(", ");
console.log(`Seconds after load: all pages kept ${told(({ first }) => first)}`);
console.log(`lessons, drafts and PDF files too ${told(({ all }) => all)}`);
if (kept.some(({ first }) => first > allowed)) process.exitCode = 1;
