import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { decompress } from "woff2-encoder";
import type { FontName } from "./looks.ts";

export type Fonts = Readonly<Record<FontName, Uint8Array>>;

const { resolve } = createRequire(import.meta.url);

/** Bricolage Grotesque in the cut for texts; the site takes the device's own font there, which no file may rely on. */
function readText(weight: 400 | 700): Promise<Uint8Array> {
  const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
  return readFile(resolve(file));
}

/** The site's own font, unpacked: fontkit reads WOFF2 but makes no subset of it. */
async function readDisplay(): Promise<Uint8Array> {
  const file = new URL("../web/styles/fonts/bricolage-oficina.woff2", import.meta.url);
  return decompress(await readFile(file));
}

export async function readFonts(): Promise<Fonts> {
  const [display, text, bold] = await Promise.all([readDisplay(), readText(400), readText(700)]);
  return { display, text, bold };
}
