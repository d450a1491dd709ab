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

/** The server's own answers with something more in them; in one piece, so that they can be changed. */
export async function addToAnswers(page: Page, more: object): Promise<void> {
  await page.route("**/functions/v1/gemini-chat", async (route) => {
    const headers = { ...route.request().headers(), accept: "application/json" };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, json: { ...(await response.json()), ...more } });
  });
}
