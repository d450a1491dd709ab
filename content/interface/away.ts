import { links } from "./site.ts";

/** The page that the device shows where there is no network, at an address that it does not keep. */
export const awayWords = {
  title: "Sem internet por aqui",
  lead: "Este endereço não está guardado neste aparelho. Nada do que você escreveu se perdeu.",
  again: "Tentar de novo",
  kept: "Isto abre sem internet:",
  links,
};
