import type { NounPhrase } from "../ad-facts.ts";
import { headOf, toSingular } from "../trade-of.ts";

/** Work of which there are as many kinds as there are things it is done to. */
const unsaid =
  /^(?:limpeza|instalação|manutenção|revisão|troca|conserto|reparo|visita|montagem|higienização|lavagem|reforma|recarga|avaliação|sessão) (?:complet[ao]|simples|básic[ao]|geral|preventiv[ao]|corretiv[ao]|parcial|total|pesad[ao]|leve|rápid[ao]|técnic[ao]|avuls[ao])$/iu;
/** "lavagem completa" of those who wash cars is that of a car. */
const washers = /^(?:lava|estética automotiva|borracharia|oficina)/iu;

/** What is celebrated, alone: whoever photographs, films or decorates it does not celebrate it. */
const feasts =
  /^(?:casamento|batizado|aniversário|formatura|noivado|debutante|festa infantil|evento|gestante|newborn|parto|recém-nascido)s?(?: e \p{L}+)?$/iu;
const beside =
  /^(?:fot[oó]|film|vídeo|video|ensaio|decora|dj|banda|som|sonoriza|cerimonial|assessoria|maqui|buffet|celebrante|músic|cantor|garçom|barman|bartender|florist|cabine)/iu;

/** Played or spoken: without "aulas" or "escola" they would be for sale, or be an interpreter's. */
const taught =
  /^(?:teclado|guitarra|bateria|violão|violino|piano|flauta|sanfona|ukulele|cavaquinho|saxofone|contrabaixo|canto|acordeon|viola|trompete|percussão)s?(?:(?:, | e )\p{Ll}+)*$/iu;

const teaches =
  /^(?:escola|escolinha|aulas?|cursos?|professora?|conservatório|instituto|academia|centro)(?!\p{L})/iu;

/** Baked with a topping or filled with it: the topping alone is another good. */
const filled =
  /^(?:pizzaria|pastelaria|esfiharia|creperia|sorveteria|gelateria|tapiocaria|açaiteria|coxinharia|empadaria|temakeria|hamburgueria|burgueria|bolaria|doceria|confeitaria|brigaderia|pizza|pastel|pastéis|esfirra|crepe|tapioca|sorvete|empada)s?(?!\p{L})/iu;
const fillings = new Set(
  "camarao atum frango calabresa queijo mussarela presunto palmito milho bacon salmao bacalhau linguica carne portuguesa marguerita chocolate morango coco limao maracuja banana abacaxi creme leite ninho nutella brocolis cebola tomate azeitona peperoni catupiry cheddar ovo costela picanha charque".split(
    " ",
  ),
);

/**
 * Whether an item says something else without the trade: "camarão" of a pizzaria, "casamento" of a photographer,
 * "limpeza completa" of whoever cleans air conditioners. It is then no title, with its town or without.
 */
export function leansOnTrade(item: NounPhrase, main: NounPhrase | undefined): boolean {
  if (main === undefined || item.text === main.text) return false;
  if (unsaid.test(item.text)) return !washers.test(main.text);
  if (feasts.test(item.text)) return beside.test(main.text);
  if (taught.test(item.text)) return teaches.test(main.text);
  const isOne = !item.text.includes(" ");
  return isOne && filled.test(main.text) && fillings.has(toSingular(headOf(item.text)));
}
