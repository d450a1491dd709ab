import type { Page } from "@playwright/test";

export const chooseTab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();

export const chosenTab = (name: string) => (page: Page) =>
  page.getByRole("tab", { name, selected: true });
