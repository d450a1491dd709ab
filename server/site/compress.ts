import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

type Bytes = Buffer<ArrayBuffer>;
export type Compressed = { br: Bytes; gzip: Bytes };

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/**
 * Compresses as small as it goes. Brotli at its best takes about a second a megabyte, so its
 * results are kept in a folder under the hash of what was compressed: starting again is quick.
 */
export function createCompressor(directory: string) {
  const used = new Set<string>();

  async function compress(content: Bytes): Promise<Compressed> {
    const name = `${createHash("sha256").update(content).digest("hex")}.br`;
    used.add(name);
    const brotli = brotliKeptIn(join(directory, name), content);
    const [br, gz] = await Promise.all([brotli, toGzip(content, { level: 9 })]);
    return { br, gzip: gz };
  }

  /** What earlier versions of the site left. */
  async function forgetUnused(): Promise<void> {
    const names = await readdir(directory).catch(() => []);
    const unused = names.filter((name) => !used.has(name));
    await Promise.allSettled(unused.map((name) => unlink(join(directory, name))));
  }

  return { compress, forgetUnused };
}

async function brotliKeptIn(file: string, content: Bytes): Promise<Bytes> {
  const kept = await readKept(file, content);
  if (kept) return kept;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = await toBrotli(content, { params });
  await keep(file, compressed);
  return compressed;
}

/** Unpacked and compared, which is quick: a damaged file must never reach a visitor. */
async function readKept(file: string, content: Bytes): Promise<Bytes | undefined> {
  try {
    const kept = await readFile(file);
    return (await fromBrotli(kept)).equals(content) ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function keep(file: string, compressed: Bytes): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(draft, compressed);
    await rename(draft, file);
  } catch {
    // Not kept: the next start takes longer, and nothing else.
  }
}
