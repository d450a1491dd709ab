import { expect, type Locator, type Page } from "@playwright/test";

/** The toasts in the document, the newest first. */
export function toasts(page: Page): Locator {
  return page.getByRole("region", { name: "Avisos" }).getByRole("listitem");
}

/** A toast is its title and then its description, with nothing else inside. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toasts(page).first()).toHaveText(`${title}${description}`);
  await expect(toasts(page).first().getByText(title, { exact: true })).toBeVisible();
  await expect(toasts(page).first().getByText(description, { exact: true })).toBeVisible();
}
