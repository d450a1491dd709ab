import { expect, type Locator, type Page } from "@playwright/test";
import { profileItemIds } from "../../content/guide/items.ts";
import { library } from "../../content/prompt-library/library.ts";
import { keepOnDevice } from "./device.ts";
import { finishedCourse } from "./finished-course.ts";
import { openLive } from "./site.ts";
import { toasts } from "./toasts.ts";

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

const begun = {
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

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const chooseTab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();

const chosenTab = (name: string) => (page: Page) => page.getByRole("tab", { name, selected: true });

const searchFor = (text: string) => (page: Page) => page.getByRole("searchbox").fill(text);

const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first();

const toast = (page: Page) => toasts(page).first();

const question = (page: Page) => page.getByRole("alertdialog");

const openCard = press("Ver cartão");

async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.locator("details > summary").all()) {
    await fold.click();
  }
}

const course = "/imersao-empreendedora";
const guide = "/google-gemini-guide";
const prompts = "/prompt-library";

/** Neither the files of the next page come nor the page, and the browser does not write so to the console. */
async function goWhereNothingComes(page: Page): Promise<void> {
  await page.route(/\/assets\/page-/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (asked, options) =>
      asked === "/privacidade" ? Promise.reject(new TypeError()) : fetch(asked, options);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
}

const frameStates: PageState[] = [
  {
    name: "a page that has not come",
    address: "/",
    reach: goWhereNothingComes,
    proof: (page) => page.getByRole("button", { name: "Tentar de novo" }),
  },
  {
    name: "a script that has not come",
    address: "/",
    reach: (page) => page.locator("#cut").evaluate((line) => line.removeAttribute("hidden")),
    proof: (page) => page.getByRole("link", { name: "Carregar de novo" }),
  },
  {
    name: "the menu open",
    address: "/",
    onlyAt: "phone",
    reach: press("Menu"),
    proof: (page) => page.locator("#menu-principal:popover-open"),
  },
  {
    name: "the user menu open",
    address: "/",
    reach: press("Menu do usuário"),
    proof: (page) => page.locator("#menu-do-usuario:popover-open"),
  },
  {
    name: "the question of 'Sair'",
    address: course,
    reach: async (page) => {
      await press("Menu do usuário")(page);
      await press("Sair")(page);
    },
    proof: question,
  },
  { name: "the notice of a corrupt storage", address: "/", kept: "{", proof: toast },
  {
    name: "something to continue",
    address: "/",
    kept: begun,
    proof: text("Continue de onde parou"),
  },
  {
    name: "the dark theme chosen",
    address: "/",
    kept: { version: 1, theme: "dark" },
    proof: (page) => page.locator("html[data-theme=dark]"),
  },
];

const courseStates: PageState[] = [
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

const certificateStates: PageState[] = [
  {
    name: "a name that is refused",
    address: "/certificado",
    kept: finishedCourse,
    reach: press("Gerar certificado"),
    proof: text("Escreva o seu nome."),
  },
  {
    name: "a certificate made",
    address: "/certificado",
    kept: finishedCourse,
    reach: async (page) => {
      await page.getByLabel("Seu nome").fill("Maria Aparecida dos Santos Ferreira de Albuquerque");
      await press("Gerar certificado")(page);
    },
    proof: (page) => page.getByRole("button", { name: "Baixar em PDF" }),
  },
  {
    name: "a certificate that was refused",
    address: "/certificado",
    reach: press("Conferir"),
    proof: text("Isto não é um certificado deste curso"),
  },
];

const guideStates: PageState[] = [
  {
    name: "the picture of the whole profile open",
    address: guide,
    kept: { version: 2, checklist: { profile: profileItemIds, practices: [] } },
    reach: openCard,
    proof: (page) => page.getByRole("dialog").getByRole("img"),
  },
  {
    name: "items ticked",
    address: guide,
    kept: begun,
    proof: (page) => page.getByRole("checkbox", { checked: true }).first(),
  },
  {
    name: "a how-to open",
    address: guide,
    reach: press(/^Como fazer/),
    proof: text("Pronto quando"),
  },
  {
    name: "the second tab chosen",
    address: guide,
    reach: chooseTab("Práticas do Gemini"),
    proof: chosenTab("Práticas do Gemini"),
  },
  {
    name: "another category chosen",
    address: guide,
    reach: press("Inovação & Tecnologia"),
    proof: (page) => page.getByRole("button", { name: "Inovação & Tecnologia", pressed: true }),
  },
  {
    name: "a toast of congratulation",
    address: guide,
    reach: (page) => page.getByRole("checkbox").first().check(),
    proof: toast,
  },
  {
    name: "the question before starting over",
    address: guide,
    kept: begun,
    reach: press("Desmarcar todos desta aba"),
    proof: question,
  },
];

const libraryStates: PageState[] = [
  ...library.slice(1).map(({ name }) => ({
    name: `the tab ${name} chosen`,
    address: prompts,
    reach: chooseTab(name),
    proof: chosenTab(name),
  })),
  {
    name: "hits of a search",
    address: prompts,
    reach: searchFor("post"),
    proof: (page) => page.locator(".prompt :is(h3, p, .tags) mark").first(),
  },
  {
    name: "hits in other tabs only",
    address: prompts,
    reach: searchFor("conta"),
    proof: text("Também há resultados em:"),
  },
  {
    name: "nothing found",
    address: prompts,
    reach: searchFor("xyzxyz"),
    proof: text("Nenhum prompt encontrado"),
  },
  {
    name: "a trade open",
    address: prompts,
    reach: (page) => page.getByText("Salão e barbearia").click(),
    proof: text("Atenção neste ramo"),
  },
  {
    name: "a prompt that could not be copied",
    address: prompts,
    noCopying: true,
    reach: press(/^Copiar Prompt/),
    proof: toast,
  },
];

/** A copy that is chosen on 'Meu Perfil'. */
const bring = (text: string) => (page: Page) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "c.json", mimeType: "application/json", buffer: Buffer.from(text) });

const profileStates: PageState[] = [
  {
    name: "a copy brought back",
    address: "/perfil",
    reach: bring(JSON.stringify({ product: "Imersão Empreendedora", data: begun })),
    proof: (page) => page.getByText("Pronto: a cópia de"),
  },
  {
    name: "a copy refused",
    address: "/perfil",
    reach: bring("{"),
    proof: (page) => page.getByText("Nada foi mudado neste aparelho."),
  },
  {
    name: "something kept",
    address: "/perfil",
    kept: begun,
    proof: text("2 de 24 itens prontos"),
  },
  {
    name: "the question before erasing",
    address: "/perfil",
    reach: press("Apagar tudo deste aparelho"),
    proof: question,
  },
  {
    name: "everything just erased",
    address: "/perfil",
    kept: begun,
    reach: async (page) => {
      await press("Apagar tudo deste aparelho")(page);
      await question(page).getByRole("button", { name: "Apagar tudo" }).click();
    },
    proof: toast,
  },
];

/** What a visitor can make of a page, beyond the way it opens. */
export const pageStates: readonly PageState[] = [
  ...frameStates,
  ...courseStates,
  ...certificateStates,
  ...guideStates,
  ...libraryStates,
  ...profileStates,
];

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
