import { finishedCourse } from "../finished-course.ts";
import { type PageState, press, text } from "./page-state.ts";

export const certificateStates: PageState[] = [
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
