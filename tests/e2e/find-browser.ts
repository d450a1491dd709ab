import { existsSync } from "node:fs";

/** Without these a browser on a closed network tries to reach the world, many times at once. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** CHROMIUM_PATH, else a browser of the system, else the one that npm brings. Downloads nothing. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));
  if (chosen) {
    return chosen;
  }
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
