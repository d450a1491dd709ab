import type { Page } from "@playwright/test";
import { begun, type PageState, press, question, text, toast } from "./page-state.ts";

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

export const frameStates: PageState[] = [
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
    address: "/imersao-empreendedora",
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
