import type { Thing, ThingClass } from "../lexicon/thing.ts";

const manned =
  /^(?:atendimento|entrega|delivery|caixa|recepção|suporte|pós-venda|retirada|reserva|agendamento|check-in|check-out|portaria|guichê|valet|bilheteria|chat|central|assistência|devolução|embarque|visita|visitação|triagem|telefone)/;

/** Whether a quality is one that people show, as attention is; haste is one of work, too. */
export function isHuman(classes: readonly ThingClass[]): boolean {
  return classes.includes("people") && !classes.includes("work");
}

/** Where somebody serves: attention in an offer, on a card or in the shopping is shown by nobody. */
export function isManned({ class: kind, id }: Thing): boolean {
  return kind !== "process" || manned.test(id);
}
