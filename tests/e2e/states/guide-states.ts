import { profileItemIds } from "../../../content/guide/items.ts";
import { begun, openCard, type PageState, press, question, text, toast } from "./page-state.ts";
import { chooseTab, chosenTab } from "./tabs.ts";

const guide = "/google-gemini-guide";

export const guideStates: PageState[] = [
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
