import type { Page } from "@playwright/test";
import { begun, openCard, type PageState, press, text, toast } from "./page-state.ts";

const course = "/imersao-empreendedora";

async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.locator("details > summary").all()) {
    await fold.click();
  }
}

export const courseStates: PageState[] = [
  { name: "progress made", address: course, kept: begun, proof: text("41% Concluído") },
  {
    name: "every fold open",
    address: course,
    onlyAt: "phone",
    reach: openFolds,
    proof: (page) => page.locator(".topics li").last(),
  },
  {
    name: "the sheet of a video lesson open",
    address: course,
    reach: press(/^Ver detalhes.*Aula 1$/),
    proof: (page) => page.getByRole("dialog"),
  },
  {
    name: "the sheet of a text lesson open",
    address: course,
    reach: press(/^Ver detalhes.*Aula 2$/),
    proof: (page) => page.getByRole("dialog"),
  },
  {
    name: "a toast about an image",
    address: course,
    reach: async (page) => {
      if (await page.locator("summary").first().isVisible()) {
        await openFolds(page);
      }
      await press(/^Enviar imagem/)(page);
    },
    proof: toast,
  },
  {
    name: "exercises done",
    address: `${course}/aula-1`,
    kept: begun,
    proof: (page) => page.getByRole("checkbox", { checked: true }).first(),
  },
  {
    name: "an exercise filled in and its answer open",
    address: `${course}/aula-2`,
    kept: { version: 4, course: { texts: { "aula-2-exercicio-2-1": "Pão quente às 6h." } } },
    reach: (page) => page.locator(".task summary").nth(1).click(),
    proof: (page) => page.locator(".task details[open]").getByText("uma resposta entre muitas"),
  },
  {
    name: "a question answered wrongly",
    address: `${course}/aula-2`,
    kept: { version: 4, course: { quizzes: { "aula-2": [1] } } },
    reach: async (page) => {
      await page.locator("#perguntas").scrollIntoViewIfNeeded();
      await page.getByRole("radio", { name: "Mostrar o RG" }).check();
      await press("Conferir a resposta")(page);
    },
    proof: (page) => page.locator(".option.missed .why"),
  },
  {
    name: "the result of a quiz",
    address: `${course}/aula-2`,
    kept: { version: 4, course: { quizzes: { "aula-2": [1, 0, 1, 0, 2] } } },
    reach: (page) => page.locator("#perguntas").scrollIntoViewIfNeeded(),
    proof: (page) => page.getByRole("button", { name: "Começar de novo" }),
  },
  {
    name: "a narrated lesson in the middle",
    address: `${course}/aula-2/assistir`,
    kept: { version: 6, course: { places: { "aula-2": 20 } } },
    reach: press("Tocar"),
    proof: (page) => page.getByRole("button", { name: "Pausar" }),
  },
  {
    name: "the picture of a lesson open",
    address: `${course}/aula-1`,
    kept: begun,
    reach: openCard,
    proof: (page) => page.getByRole("dialog").getByRole("img"),
  },
];
