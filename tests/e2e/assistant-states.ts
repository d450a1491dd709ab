import type { Page } from "@playwright/test";
import type { PageState } from "./page-states.ts";

const address = "/ai-agent";

async function askReview(page: Page): Promise<void> {
  await page.getByLabel("Avaliação ou situação").fill("O bolo chegou frio e atrasado.");
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
}

async function fillRoi(page: Page, values: readonly string[]): Promise<void> {
  const fields = page.locator("#roi").getByRole("textbox");
  for (const [i, value] of values.entries()) {
    await fields.nth(i).fill(value);
  }
}

const result = (name: string) => (page: Page) => page.getByRole("region", { name });

/** The assistants' page in its states; a call that must fail or hang is answered by the test. */
export const assistantStates: readonly PageState[] = [
  {
    name: "a reply",
    address,
    reach: askReview,
    proof: result("Resposta Sugerida:"),
  },
  {
    name: "a plan and its sources",
    address,
    reach: async (page) => {
      await page.getByLabel("Sua pergunta").fill("Como peço avaliações aos clientes?");
      await page.getByRole("button", { name: "Enviar Pergunta" }).click();
    },
    proof: result("Resposta do Agente:"),
  },
  {
    name: "ads",
    address,
    reach: async (page) => {
      await page.getByLabel("Produto ou serviço").fill("Bolo por encomenda em Olinda, R$ 90");
      await page.getByRole("button", { name: "Gerar Anúncios" }).click();
    },
    proof: result("Anúncios Gerados:"),
  },
  {
    name: "sums and hints",
    address,
    reach: (page) => fillRoi(page, ["800", "6.000", "140", "0"]),
    proof: (page) => page.getByRole("table", { name: "A conta" }),
  },
  {
    name: "an incomplete form",
    address,
    reach: async (page) => {
      await fillRoi(page, ["800", "-"]);
      await page.getByRole("button", { name: "Analisar ROI e Funil" }).click();
    },
    proof: (page) => page.getByText("Falta o número. Ex.: 35 ou 35,90.").first(),
  },
  {
    name: "a call that runs",
    address,
    reach: async (page) => {
      await page.route("**/functions/v1/gemini-chat", () => undefined);
      await askReview(page);
    },
    proof: (page) => page.getByRole("button", { name: "Parar" }),
  },
  {
    name: "a call that failed",
    address,
    reach: async (page) => {
      const failure = { success: false, error: "Chave da API recusada", code: "key" };
      await page.route("**/functions/v1/gemini-chat", (route) => route.fulfill({ json: failure }));
      await askReview(page);
    },
    proof: (page) => page.getByRole("button", { name: "Gerar rascunho local" }),
  },
];
