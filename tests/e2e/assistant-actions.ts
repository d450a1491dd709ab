import type { Locator, Page } from "@playwright/test";
import type { ChatRequest } from "../../contract/gemini-chat.ts";

export function toast(page: Page, title: string, description: string): Locator {
  return page.locator("[data-sonner-toast]", { hasText: title }).filter({ hasText: description });
}

export function reviewField(page: Page): Locator {
  return page.getByLabel("Avaliação ou situação");
}

export async function askReview(page: Page, text: string): Promise<void> {
  await reviewField(page).fill(text);
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
}

export function answerBox(page: Page, name: string): Locator {
  return page.getByRole("region", { name });
}

/** The bodies that the page sends to the assistants from now on, in order. */
export function watchRequests(page: Page): ChatRequest[] {
  const bodies: ChatRequest[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/gemini-chat") && request.method() === "POST") {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}
