import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser, quietFlags } from "../tests/e2e/find-browser.ts";
import { floorPage } from "./floor-page.ts";
import { root, startFloor, startSite } from "./servers.ts";

/**
 * First load of each page in Lighthouse's mobile preset, beside a hand-written static page of the
 * same content, in one run, median of five.
 */
const runs = Number(process.env.RUNS ?? 5);
const site = "http://127.0.0.1:4501";
const floor = "http://127.0.0.1:4502";

type Page = { path: string; file: string; status: number };
type Figures = { fcp: number; lcp: number; cls: number; scores: number[] };

const categories = ["performance", "accessibility", "best-practices", "seo"];

async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${url}.`);
  }
  const { audits } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    scores: categories.map((id) => Math.round((result.lhr.categories[id]?.score ?? 0) * 100)),
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function summary(list: Figures[]): Figures {
  return {
    fcp: median(list.map(({ fcp }) => fcp)),
    lcp: median(list.map(({ lcp }) => lcp)),
    cls: Math.max(...list.map(({ cls }) => cls)),
    scores: categories.map((_, i) => median(list.map(({ scores }) => scores[i] ?? 0))),
  };
}

const pages: Page[] = JSON.parse(readFileSync(join(root, "build/site/pages.json"), "utf8")).pages;
const shown = pages.filter(
  ({ path, status }) =>
    status === 200 && (!process.env.PAGES || process.env.PAGES.split(",").includes(path)),
);
const floors = new Map(
  shown.map(({ path, file }) => {
    const html = readFileSync(join(root, "build/site/pages", file), "utf8");
    return [path, floorPage(html)];
  }),
);

const product = await startSite(4501);
const plain = await startFloor(4502, floors);
const chrome = await launch({
  chromePath: await findBrowser(),
  chromeFlags: ["--headless=new", ...quietFlags],
});
console.log(
  "| Page | FCP ms (floor) | ratio | LCP ms (floor) | ratio | CLS | perf / a11y / best / SEO |",
);
console.log("|---|---|---|---|---|---|---|");
for (const { path } of shown) {
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(await measure(site + path, chrome.port));
    theirs.push(await measure(floor + path, chrome.port));
  }
  const [our, their] = [summary(ours), summary(theirs)];
  console.log(
    `| ${path} | ${our.fcp.toFixed(0)} (${their.fcp.toFixed(0)}) | ${(our.fcp / their.fcp).toFixed(2)} | ` +
      `${our.lcp.toFixed(0)} (${their.lcp.toFixed(0)}) | ${(our.lcp / their.lcp).toFixed(2)} | ` +
      `${our.cls.toFixed(3)} | ${our.scores.join(" / ")} |`,
  );
}
chrome.kill();
product.kill();
plain.close();
