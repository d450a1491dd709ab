import { expect, type Page } from "@playwright/test";
import { type AgentType, notices } from "../../../contract/gemini-chat.ts";
import { addToAnswers } from "../assistant-actions.ts";
import type { PageState } from "./page-state.ts";

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

async function askQuestion(page: Page): Promise<void> {
  await page.getByLabel("Sua pergunta").fill("Como peço avaliações aos clientes?");
  await page.getByRole("button", { name: "Enviar Pergunta" }).click();
}

/** From now on no call is answered. */
async function holdCalls(page: Page): Promise<void> {
  await page.route("**/functions/v1/gemini-chat", () => undefined);
}

async function openFineTuning(page: Page, values: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Ajuste fino" }).click();
  const fields = page.locator(".fine-tuning").getByRole("textbox");
  for (const [i, value] of values.entries()) {
    await fields.nth(i).fill(value);
  }
}

/** Praises and complains. */
export const mixedReview = "O bolo atrasou duas horas, mas estava uma delícia. Carla";

/** Says what the law stops. */
export const riskyAd =
  "conserto de celular, tela a54 280, garantia de 90 dias, melhor preço do bairro, vila mariana";

/** Nobody can tell what it says of the shop. */
export const openReview = "O rapaz olhou a nota e chamou o dono.";

async function askOpenReview(page: Page): Promise<void> {
  await page.getByLabel("Avaliação ou situação").fill(openReview);
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
}

const result = (name: string) => (page: Page) => page.getByRole("region", { name });

/** `card`: the one that the state changes; absent: several of them, or what stands beside them. */
export type AssistantState = PageState & { card?: AgentType };

/** The assistants' page in its states; a call that must fail or hang is answered by the test. */
export const assistantStates: readonly AssistantState[] = [
  {
    name: "a reply",
    address,
    card: "reviews",
    reach: askReview,
    proof: result("Resposta Sugerida:"),
  },
  {
    name: "a plan and its sources",
    address,
    card: "marketing",
    reach: askQuestion,
    proof: result("Resposta do Agente:"),
  },
  {
    name: "ads",
    address,
    card: "ads",
    reach: async (page) => {
      await page.getByLabel("Produto ou serviço").fill("Bolo por encomenda em Olinda, R$ 90");
      await page.getByRole("button", { name: "Gerar Anúncios" }).click();
    },
    proof: result("Anúncios Gerados:"),
  },
  {
    name: "sums and hints",
    address,
    card: "roi",
    reach: (page) => fillRoi(page, ["800", "6.000", "140", "0"]),
    proof: (page) => page.getByRole("heading", { name: "O que fazer agora" }),
  },
  {
    name: "an incomplete form",
    address,
    card: "roi",
    reach: async (page) => {
      await fillRoi(page, ["800", "-"]);
      await page.getByRole("button", { name: "Analisar ROI e Funil" }).click();
    },
    proof: (page) => page.getByText("Falta o número. Ex.: 35 ou 35,90.").first(),
  },
  {
    name: "a call that runs",
    address,
    card: "reviews",
    reach: async (page) => {
      await holdCalls(page);
      await askReview(page);
    },
    proof: (page) => page.getByRole("button", { name: "Parar" }),
  },
  {
    name: "a call that failed",
    address,
    card: "reviews",
    reach: async (page) => {
      const failure = { success: false, error: "Chave da API recusada", code: "key" };
      await page.route("**/functions/v1/gemini-chat", (route) => route.fulfill({ json: failure }));
      await askReview(page);
    },
    proof: (page) => page.getByRole("button", { name: "Gerar rascunho local" }),
  },
  {
    name: "an answer that is written over",
    address,
    card: "reviews",
    reach: async (page) => {
      await askReview(page);
      await page.getByRole("button", { name: "Editar aqui" }).click();
      await page.getByLabel("Sua versão").pressSequentially(" Ligue para 11 98765-4321.");
    },
    proof: (page) => page.getByRole("button", { name: "Pronto" }),
  },
  {
    name: "an answer that was written over and promises",
    address,
    card: "reviews",
    reach: async (page) => {
      await askReview(page);
      await page.getByRole("button", { name: "Editar aqui" }).click();
      await page.getByLabel("Sua versão").fill("Pedimos desculpas. Vamos devolver o valor.");
      await page.getByRole("button", { name: "Pronto" }).click();
    },
    // The check of what was written comes with the engine, after the text.
    proof: (page) => page.getByRole("button", { name: "Sim, vou devolver" }),
  },
  {
    name: "the kept answers open, one of them taken out",
    address,
    reach: async (page) => {
      await askReview(page);
      await expect(result("Resposta Sugerida:")(page)).toBeVisible();
      await askQuestion(page);
      await page.getByText("Respostas guardadas (2)").click();
      await page.getByRole("button", { name: /^Apagar Assistente/ }).click();
    },
    proof: (page) => page.getByText("Resposta apagada."),
  },
  {
    name: "personal data in three texts, one of them hidden",
    address,
    reach: async (page) => {
      const text = "CPF 123.456.789-09, (11) 98765-4321, maria.aparecida@padaria.com.br";
      for (const label of ["Avaliação ou situação", "Produto ou serviço", "Sua pergunta"]) {
        await page.getByLabel(label).fill(text);
      }
      await page.locator("#marketing").getByRole("button", { name: "Ocultar" }).click();
    },
    proof: (page) => page.getByText("Pronto: os dados foram ocultados."),
  },
  {
    name: "hints above a reply in another tone",
    address,
    card: "reviews",
    reach: async (page) => {
      await addToAnswers(page, { notices });
      await askReview(page);
      await page.getByRole("button", { name: "Mais carinhoso" }).click();
    },
    proof: (page) => page.getByRole("button", { name: "Desfazer" }),
  },
  {
    name: "a change of tone that runs",
    address,
    card: "reviews",
    reach: async (page) => {
      await askReview(page);
      await expect(result("Resposta Sugerida:")(page)).toBeVisible();
      await holdCalls(page);
      await page.getByRole("button", { name: "Outra versão" }).click();
    },
    proof: (page) => page.getByRole("button", { name: "Parar" }),
  },
  {
    name: "stars chosen beside a review",
    address,
    card: "reviews",
    reach: async (page) => {
      await page.getByLabel("Avaliação ou situação").fill(openReview);
      await page.getByRole("radio", { name: "3 estrelas" }).check();
    },
    proof: (page) => page.getByRole("button", { name: "Limpar as estrelas" }),
  },
  {
    name: "all that was understood of a review",
    address,
    card: "reviews",
    reach: async (page) => {
      await page.getByLabel("Avaliação ou situação").fill(mixedReview);
      await page.getByRole("button", { name: "Ver tudo que entendi" }).click();
      await page
        .getByRole("button", { name: "Trocar o contato" })
        .or(page.getByRole("button", { name: "Contar o contato" }))
        .click();
      await page.getByRole("button", { name: "Outro" }).last().click();
      await page.getByLabel("Outra reclamação").fill("o troco errado ".repeat(6));
    },
    proof: (page) => page.getByText("Ficou longo: use até 60 letras."),
  },
  {
    name: "a reply that asks for the stars",
    address,
    card: "reviews",
    reach: askOpenReview,
    proof: (page) => page.getByRole("button", { name: "Dobrar a leitura" }),
  },
  {
    name: "an ad with words to choose about",
    address,
    card: "ads",
    reach: (page) => page.getByLabel("Produto ou serviço").fill(riskyAd),
    proof: (page) => page.getByRole("heading", { name: "de você" }),
  },
  {
    name: "a price that is none",
    address,
    card: "ads",
    reach: async (page) => {
      await page.getByLabel("Produto ou serviço").fill("Bolo por encomenda em Olinda, R$ 90");
      await page.getByRole("button", { name: "Mais um preço" }).click();
      await page.getByLabel("Preço em reais").last().fill("-");
    },
    proof: (page) => page.getByText("Preço precisa ser um número"),
  },
  {
    name: "a text to fill in",
    address,
    card: "marketing",
    reach: async (page) => {
      await page.getByLabel("Sua pergunta").fill("faz um post de promoção de bolo");
      await page.getByRole("button", { name: "Enviar Pergunta" }).click();
    },
    proof: (page) => page.getByText("complete e o texto muda na hora"),
  },
  {
    name: "a question that nothing was written about",
    address,
    card: "marketing",
    reach: async (page) => {
      await page.getByLabel("Sua pergunta").fill("exportar doce para Portugal");
      await page.getByRole("button", { name: "Enviar Pergunta" }).click();
      await page.getByRole("button", { name: "Preço e lucro" }).click();
    },
    proof: (page) => page.getByRole("heading", { name: "Não achei" }),
  },
  {
    name: "a place for what Gemini wrote",
    address,
    card: "reviews",
    reach: async (page) => {
      await page.getByLabel("Avaliação ou situação").fill(mixedReview);
      await page.getByRole("button", { name: "Colar a resposta do Gemini" }).click();
      await page.getByLabel("Resposta do Gemini").fill("oi");
      await page.getByRole("button", { name: "Conferir esta resposta" }).click();
    },
    proof: (page) => page.getByText("Cole o texto inteiro que o Gemini escreveu."),
  },
  {
    name: "a pasted reply that promises",
    address,
    card: "reviews",
    reach: async (page) => {
      await page.getByLabel("Avaliação ou situação").fill(mixedReview);
      await page.getByRole("button", { name: "Colar a resposta do Gemini" }).click();
      await page
        .getByLabel("Resposta do Gemini")
        .fill("Carla, pedimos desculpas. Vamos devolver o valor.");
      await page.getByRole("button", { name: "Conferir esta resposta" }).click();
    },
    proof: (page) => page.getByRole("button", { name: "Sim, vou devolver" }),
  },
  {
    name: "a further question that runs",
    address,
    card: "marketing",
    reach: async (page) => {
      await askQuestion(page);
      await page.getByLabel("Continue a conversa").fill("E pelo telefone 11 98765-4321?");
      await holdCalls(page);
      await page.getByRole("button", { name: "Perguntar mais" }).click();
    },
    proof: (page) => page.getByRole("button", { name: "Parar" }),
  },
  {
    name: "the fine-tuning just opened",
    address,
    card: "roi",
    reach: (page) => openFineTuning(page, []),
    proof: (page) => page.getByText("A conta aparece aqui com CTR ou CPC."),
  },
  {
    name: "the fine-tuning filled",
    address,
    card: "roi",
    reach: async (page) => {
      await fillRoi(page, ["800", "6.000", "0,8", "35"]);
      await openFineTuning(page, ["1.250.000", "2,5", "0,90", "4"]);
    },
    proof: (page) => page.getByText("O investimento dividido pelos cliques dá outro valor"),
  },
  {
    name: "hints in the fine-tuning",
    address,
    card: "roi",
    reach: (page) => openFineTuning(page, ["0", "140", "0,90", "-1"]),
    proof: (page) => page.getByText("Mais de 100% é raro. Confira se é isso mesmo."),
  },
];
