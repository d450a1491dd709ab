import { bad, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";

/** How things are, neither good nor bad, until they are so too much. */
const measures =
  "alto|alta|altos|altas|baixo|baixa|baixos|baixas|frio|fria|frios|frias|gelado|gelada|gelados|geladas|quente|quentes|morno|morna|forte|fortes|fraco|fraca|fracos|fracas|pequeno|pequena|pequenos|pequenas|grande|grandes|apertado|apertada|apertados|apertadas|curto|curta|curtos|curtas|comprido|comprida|compridos|compridas|largo|larga|estreito|estreita|estreitos|estreitas|mole|moles|macio|macia|duro|dura|duros|duras|aspero|aspera|asperos|asperas|grosso|grossa|fino|fina|pesado|pesada|claro|clara|escuro|escura|doce|doces|salgado|salgada|amargo|amarga|azedo|azeda|acido|acida|apimentado|apimentada|seco|seca|umido|umida|cheio|cheia|lotado|lotada|barulhento|barulhenta|lento|lenta|longo|longa|demorado|demorada|complicado|complicada|longe|fundo|funda|raso|rasa|abafado|abafada|escorregadio|escorregadia|avancado|avancada|infantil|solto|solta|frouxo|frouxa|inclinado|inclinada";
/** What nobody praises by "demais": a beer may be "gelada demais", and very good. */
const always =
  "pequeno|pequena|pequenos|pequenas|estreito|estreita|estreitos|estreitas|aspero|aspera|asperos|asperas|escorregadio|escorregadia|fraco|fraca|fracos|fracas|mole|moles|escuro|escura";
const rooms = "sala|quarto|ambiente|salao|loja|piscina|auditorio|cinema|estudio|chuveiro";
const beds =
  "cama|camas|colchao|colchoes|maca|travesseiro|travesseiros|almofada|poltrona|poltronas|sofa|cadeira|cadeiras|banco|bancos";
const hard = "mole|moles|duro|dura|duros|duras|baixo|baixa|baixos|baixas|alto|alta";

const keys = new Set(measures.split("|"));

/** Whether a word tells how something is, which may be too much. */
export function isMeasure(key: string): boolean {
  return keys.has(key);
}

/** "Luz forte demais pra relaxar", "toalha áspera demais": what is so too much for something. */
export const tooMuch: OpinionEntry[] = [
  bad(`${measures} demais para`),
  bad(`${always} demais`),
  bad(`${rooms} gelado|gelada|frio|fria demais`, "climate"),
  bad(`${rooms} gelado|gelada|frio|fria demais para`, "climate"),
  bad(`${beds} ${hard} demais`, "comfort"),
  bad(`${beds} ${hard} demais para`, "comfort"),
];

/** "Porção grande demais pra uma pessoa só": more than enough to eat. */
export const enoughForMany: [patterns: string, turner: Turner][] = [
  ["grande|grandes|cheio|cheia demais para um|uma|dois|duas|so|comer|mim|gente", { kind: "skip" }],
];
