import { expect, type Locator, type Page } from "@playwright/test";
import { keepOnDevice } from "../device.ts";
import { openLive } from "../site.ts";
import { toasts } from "../toasts.ts";

export type PageState = {
  /** Goes on with "with ..." in the name of a test. */
  name: string;
  address: string;
  /** What the device holds before the page opens. */
  kept?: object | string;
  /** The browser refuses every way of copying. */
  noCopying?: true;
  /** The one width at which the state exists; absent: it exists at both. */
  onlyAt?: "phone" | "desktop";
  /** From the live page to the state. */
  reach?: (page: Page) => Promise<void>;
  /** Stands as long as the state does. */
  proof: (page: Page) => Locator;
};

/** Somebody has been here before. */
export const begun = {
  version: 2,
  checklist: {
    profile: ["fotos-fachada", "info-completas"],
    practices: ["gemini-criar-conteudos"],
  },
  course: {
    lessons: [1, 2],
    exercises: ["aula-1-exercicio-1"],
    projects: ["aula-1-projeto"],
    lastLesson: 2,
  },
  savedAt: "2026-01-02T03:04:05.000Z",
};

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

export const text = (words: string) => (page: Page) =>
  page.getByText(words, { exact: true }).first();

export const toast = (page: Page) => toasts(page).first();

export const question = (page: Page) => page.getByRole("alertdialog");

export const openCard = press("Ver cartão");

function refuseCopying(): void {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  document.execCommand = () => false;
}

/** Opens the page and brings it into the state. */
export async function reachState(page: Page, state: PageState): Promise<void> {
  if (state.noCopying) {
    await page.addInitScript(refuseCopying);
  }
  if (state.kept) {
    await keepOnDevice(page, state.kept);
  }
  await openLive(page, state.address);
  await state.reach?.(page);
  await holdState(page, state);
}

/** The state stands; a toast stays as long as the mouse is on it. */
export async function holdState(page: Page, { proof }: PageState): Promise<void> {
  await expect(proof(page)).toBeVisible();
  if (proof === toast) {
    await toast(page).hover();
  }
}
