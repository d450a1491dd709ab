import type { Page } from "@playwright/test";
import { library } from "../../../content/prompt-library/library.ts";
import { type PageState, press, text, toast } from "./page-state.ts";
import { chooseTab, chosenTab } from "./tabs.ts";

const prompts = "/prompt-library";

const searchFor = (text: string) => (page: Page) => page.getByRole("searchbox").fill(text);

export const libraryStates: PageState[] = [
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
