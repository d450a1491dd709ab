import { readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser, quietFlags } from "../../tests/e2e/find-browser.ts";

// `npm run draw -- pictures`: icons and link preview, from the same shop as everything else.

const publicFolder = new URL("../../web/public/", import.meta.url);
const fontFile = new URL("../../web/styles/fonts/bricolage-oficina.woff2", import.meta.url);
const logo = readFileSync(new URL("favicon.svg", publicFolder), "utf8");

async function picture(browser: Browser, html: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<body style="margin:0">${html}`);
  await page.evaluate("document.fonts.ready");
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

function icon(size: number, padding: number, ground: string): string {
  const drawn = logo.replace("<svg ", `<svg width="${size - 2 * padding}" `);
  return `<div style="box-sizing:border-box;width:${size}px;height:${size}px;padding:${padding}px;background:${ground}">${drawn}</div>`;
}

/** An .ico file that holds one PNG of 32 px. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

function preview(): string {
  const font = readFileSync(fontFile).toString("base64");
  const drawn = logo.replace("<svg ", '<svg width="330" ');
  return `<style>@font-face{font-family:B;src:url(data:font/woff2;base64,${font});font-weight:500 800}</style>
<div style="display:flex;align-items:center;gap:70px;width:1200px;height:630px;box-sizing:border-box;padding:80px;background:#f6f1e7;color:#1d1b18;font-family:B">
${drawn}<div><div style="font:800 104px/.96 B;letter-spacing:-.02em">Imersão<br>Empreendedora</div>
<div style="font:600 42px/1.2 B;margin-top:28px;color:#57514a">Abra a porta do seu negócio na internet</div></div></div>`;
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags });
for (const [size, padding] of [
  [180, 22],
  [192, 22],
  [512, 64],
] as const) {
  const image = await picture(browser, icon(size, padding, "#f6f1e7"), size, size);
  writeFileSync(new URL(`icon-${size}.png`, publicFolder), image);
}
const small = await picture(browser, icon(32, 0, "transparent"), 32, 32);
writeFileSync(new URL("favicon.ico", publicFolder), ico(small));
writeFileSync(new URL("preview.png", publicFolder), await picture(browser, preview(), 1200, 630));
await browser.close();
