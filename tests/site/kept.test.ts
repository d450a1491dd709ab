import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { files, pages } from "./built-site.ts";
import { readBuild } from "./folders.ts";
import { brotliSize, firstLoad, readBuilt } from "./page-scripts.ts";

type Kept = { pages: string[]; files: string[] };

const list: { first: Kept; rest: Kept; papers: string[] } = JSON.parse(readBuild("site/kept.json"));
const worker = readBuild("site/public/sw.js");

/** Brotli, bytes: all pages but the lessons and what brings them to life, kept once the first page has come. */
const firstCeiling = 375_000;
/** The same with lessons, narrated and drawn (decisions 0058 and 0066), engine and everything else, kept when the browser is idle. */
const wholeCeiling = 940_000;
/** The lessons as PDF, kept after all of it. */
const papersCeiling = 450_000;
/** Brotli, bytes, of the worker itself, with the page that it shows where there is none. */
const workerCeiling = 7700;

const isFont = (file: string) => file.endsWith(".woff2");

function weigh({ pages: paths, files: kept }: Kept): number {
  const texts = [
    ...pages.filter(({ path }) => paths.includes(path)).map(({ html }) => html),
    ...kept.filter((file) => !isFont(file)).map((file) => readBuilt(file.slice(1))),
  ];
  const fonts = kept.filter(isFont).map((file) => readBuilt(file.slice(1)).length);
  return [...texts.map(brotliSize), ...fonts].reduce((sum, size) => sum + size, 0);
}

describe("what the worker keeps", () => {
  test("has a PDF and a sheet for each lesson, together at most 450 kB", () => {
    const built = [...files.keys()].filter((file) => file.endsWith(".pdf"));
    expect(list.papers.toSorted()).toEqual(built.toSorted());
    expect(built).toHaveLength(10);
    const sizes = list.papers.map(
      (file) => brotliCompressSync(readFileSync(files.get(file) ?? "")).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(200_000);
    expect(total).toBeLessThanOrEqual(papersCeiling);
  }, 120_000);

  test("weighs at most 375 kB at first, and 940 kB in all", () => {
    const [first, rest] = [weigh(list.first), weigh(list.rest)];
    // Far less would mean that something is left out.
    expect(first).toBeGreaterThan(200_000);
    expect(first).toBeLessThanOrEqual(firstCeiling);
    expect(first + rest).toBeLessThanOrEqual(wholeCeiling);
    // Compressing takes about two seconds a megabyte, and more beside other tests.
  }, 120_000);

  test("is every page, and every file whose name changes with its content", () => {
    const known = pages.map(({ path }) => path).filter((path) => path !== "*");
    expect([...list.first.pages, ...list.rest.pages].toSorted()).toEqual(known.toSorted());
    const assets = [...files.keys()].filter((file) => file.startsWith("/assets/"));
    expect([...list.first.files, ...list.rest.files].toSorted()).toEqual(assets.toSorted());
  });

  test("brings each page that is kept first to life", () => {
    for (const path of list.first.pages)
      for (const file of firstLoad(path)) expect(list.first.files).toContain(`/${file}`);
  });

  test("is named in a worker that is small, and waits for the revision of the server", () => {
    expect(brotliSize(worker)).toBeLessThanOrEqual(workerCeiling);
    expect(worker.split("__SITE_REVISION__")).toHaveLength(2);
    for (const file of list.rest.files) expect(worker).toContain(file);
  });
});
