import type { Page } from "@playwright/test";
import { begun, type PageState, press, question, text, toast } from "./page-state.ts";

/** A copy that is chosen on 'Meu Perfil'. */
const bring = (text: string) => (page: Page) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "c.json", mimeType: "application/json", buffer: Buffer.from(text) });

export const profileStates: PageState[] = [
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
