const sum = "R\\$ ?\\d[\\d.]{0,9}(?:,\\d{2})?";
const unit =
  "(?: ?\\/ ?m[êe]s| mensa(?:l|is)| por (?:m[êe]s|hora|dia|visita|aula|semana)| (?:a|o) (?:hora|m[êe]s|visita|di[áa]ria))?";
/** What work is done to, or for whom: of these a sum may hold for the smaller ones alone. */
const served =
  "jardins|jardim|piscinas?|caixas|empresas?|casas?|apartamentos?|im[óo]veis|grupos?|turmas?|salas?|ambientes?|[áa]reas?|terrenos?|lotes?|festas?|eventos?|carros?|ve[íi]culos?|c[ãa]es|gatos?|pets?|animais|cachorros?|beb[êe]s|crian[çc]as|textos?|v[íi]deos?|viagens|trajetos?|percursos?|dist[âa]ncias?|cargas?|mudan[çc]as|janelas?|telhados?|quintais|escrit[óo]rios?|lojas?|telas?|quadros?|tapetes?|sof[áa]s|colch[õo]es|m[áa]quinas?|aparelhos?|condom[íi]nios?|reservat[óo]rios?|aqu[áa]rios?|fachadas?|paredes?|muros?|galp[õo]es|s[íi]tios?|telhas|equipes?|fam[íi]lias?|casais";
/** "Manutenção mensal: R$ 380, jardins de até 200 m²": behind the comma stands what that sum holds for. */
const limited = new RegExp(
  `(?<=${sum}${unit}), ?(?=(?:${served}) (?:de |com |pesando )?(?:até|no máximo) \\d[\\d.]*(?:,\\d+)?(?: mil)? ?\\p{L}{1,14}[²³]?\\d?(?: quadrados)?\\s*(?:[.;\\n]|$|,(?![^.;\\n]{0,60}(?:\\d|R\\$))))`,
  "giu",
);

/** What limits a price stays with it. */
export function settleServed(text: string): string {
  return /até|máximo/iu.test(text) ? text.replace(limited, " para ") : text;
}
