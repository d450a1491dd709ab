import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFonts } from "./fonts.ts";
import { writePapers } from "./index.ts";
import { papers } from "./papers.ts";
import { renderPaper } from "./render-paper.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "papers-"));
});
afterAll(() => rm(folder, { recursive: true }));

const sheets = papers.filter(({ address }) => address.endsWith("-folha.pdf"));
const write = (directory: string) =>
  writePapers(join(folder, directory), join(folder, "cache"), sheets.slice(0, 2));

async function cached(): Promise<Map<string, number>> {
  const names = await readdir(join(folder, "cache"));
  const times = await Promise.all(names.map((name) => stat(join(folder, "cache", name))));
  return new Map(names.map((name, i) => [name, times[i]?.mtimeMs ?? 0]));
}

describe("the files of the course", () => {
  test("are made once, and taken from the cache where nothing has changed", async () => {
    const addresses = await write("first");
    expect(addresses).toHaveLength(2);
    const before = await cached();
    await writeFile(join(folder, "cache", "older.pdf"), "of content that is no more");
    expect(await write("second")).toEqual(addresses);
    expect(await cached()).toEqual(before);
    for (const address of addresses) {
      const file = await readFile(join(folder, "first", address));
      expect(file.subarray(0, 5).toString()).toBe("%PDF-");
      expect(await readFile(join(folder, "second", address))).toEqual(file);
    }
  });

  test("have the same bytes whenever they are made of the same content", async () => {
    const [sheet] = sheets;
    if (!sheet) throw new Error("There is no sheet.");
    const fonts = await readFonts();
    const first = await renderPaper(sheet, fonts);
    expect(await renderPaper(sheet, fonts)).toEqual(first);
    expect(await renderPaper({ ...sheet, title: "Outra" }, fonts)).not.toEqual(first);
  });
});
