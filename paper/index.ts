import { createHash, type Hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Fonts, readFonts } from "./fonts.ts";
import type { Paper } from "./model.ts";
import { papers } from "./papers.ts";

/** What makes the files beside what they say: our own code and the versions of what it stands on. */
async function hashOfMakers(fonts: Fonts): Promise<Hash> {
  const hash = createHash("sha256");
  const folder = import.meta.dirname;
  const code = (await readdir(folder)).filter((name) => !name.includes(".test.")).sort();
  for (const name of code) hash.update(await readFile(join(folder, name)));
  for (const bytes of Object.values(fonts)) hash.update(bytes);
  return hash.update(await readFile(new URL(import.meta.resolve("pdfkit"))));
}

async function make(paper: Paper, fonts: Fonts): Promise<Uint8Array> {
  // It takes a quarter of a second to load, and is not needed where nothing has changed.
  const { renderPaper } = await import("./render-paper.ts");
  return renderPaper(paper, fonts);
}

/** From the cache, or else made and put there; a cut build leaves no half file. */
async function bytesOf(paper: Paper, kept: string, fonts: Fonts): Promise<Uint8Array> {
  const before = await readFile(kept).catch(() => undefined);
  if (before) return before;
  const bytes = await make(paper, fonts);
  await writeFile(`${kept}.${process.pid}`, bytes);
  await rename(`${kept}.${process.pid}`, kept);
  return bytes;
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * Writes each lesson and its sheet as PDF, below `directory` under its address. One that says what it said before comes
 * from `cache`, where nothing else is left.
 */
export async function writePapers(
  directory: string,
  cache: string,
  files: readonly Paper[] = papers,
): Promise<string[]> {
  await mkdir(cache, { recursive: true });
  const fonts = await readFonts();
  const makers = await hashOfMakers(fonts);
  const names = new Set<string>();
  for (const paper of files) {
    const name = `${makers.copy().update(JSON.stringify(paper)).digest("hex")}.pdf`;
    names.add(name);
    await write(join(directory, paper.address), await bytesOf(paper, join(cache, name), fonts));
  }
  const unused = (await readdir(cache)).filter((name) => !names.has(name));
  await Promise.all(unused.map((name) => rm(join(cache, name))));
  return files.map(({ address }) => address);
}
