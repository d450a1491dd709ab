import type { Page } from "@playwright/test";

/** Puts a text where the site keeps its data, before any page of the site is opened. */
export async function keepOnDevice(page: Page, kept: object | string): Promise<void> {
  const text = typeof kept === "string" ? kept : JSON.stringify(kept);
  await page.goto("/robots.txt");
  await page.evaluate((value) => localStorage.setItem("imersao", value), text);
}
