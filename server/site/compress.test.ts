import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { withTemporaryFolder } from "../fixture.ts";
import { createCompressor } from "./compress.ts";

const content = Buffer.from("um negócio pequeno ".repeat(100));

test("both encodings unpack to what went in", () =>
  withTemporaryFolder(async (folder) => {
    const { br, gzip } = await createCompressor(folder).compress(content);
    expect(brotliDecompressSync(br).equals(content)).toBe(true);
    expect(gunzipSync(gzip).equals(content)).toBe(true);
  }));

test("what was kept is used again", () =>
  withTemporaryFolder(async (folder) => {
    const first = await createCompressor(folder).compress(content);
    const [name = ""] = await readdir(folder);
    expect((await readFile(join(folder, name))).equals(first.br)).toBe(true);
    const second = await createCompressor(folder).compress(content);
    expect(second.br.equals(first.br)).toBe(true);
  }));

test("a damaged file is made anew, whatever stands in it", () =>
  withTemporaryFolder(async (folder) => {
    const { br } = await createCompressor(folder).compress(content);
    const [name = ""] = await readdir(folder);
    const other = (await createCompressor(join(folder, "x")).compress(Buffer.from("other"))).br;
    for (const damage of ["", "no brotli", br.subarray(0, 20), other]) {
      await writeFile(join(folder, name), damage);
      expect((await createCompressor(folder).compress(content)).br.equals(br)).toBe(true);
    }
  }));

test("what no start uses any more is removed", () =>
  withTemporaryFolder(async (folder) => {
    await createCompressor(folder).compress(Buffer.from("of an earlier version"));
    const compressor = createCompressor(folder);
    await compressor.compress(content);
    await compressor.forgetUnused();
    expect(await readdir(folder)).toHaveLength(1);
  }));

test("a folder that cannot be made costs nothing but time", () =>
  withTemporaryFolder(async (folder) => {
    await mkdir(join(folder, "a"));
    await writeFile(join(folder, "a", "file"), "");
    const compressor = createCompressor(join(folder, "a", "file", "cache"));
    const { br } = await compressor.compress(content);
    await compressor.forgetUnused();
    expect(brotliDecompressSync(br).equals(content)).toBe(true);
  }));
