import { isVerbForm } from "../lexicon/verbs.ts";
import type { Segment } from "../segments.ts";

/** What was bought, asked for or brought is what an account is about. */
const getting =
  /^(?:pedi|pedimos|pedido|compr\p{L}*|lev(?:ei|amos|ar)|fiz|fizemos|fazer|contrat\p{L}*|alug\p{L}*|reserv\p{L}*|pag(?:uei|amos|ar)|encomend\p{L}*|quer(?:ia|iamos|o)|busc(?:ar|ei|amos)|marc(?:ou|aram|ei|amos|ar)|receb\p{L}*|mandei|deixei|deixo|levo|trago|peguei|veio|vieram|chegou|chegaram|trouxe\p{L}*|com(?:i|emos)|prov(?:ei|amos)|tom(?:ei|amos)|assin\p{L}*|inst\p{L}*|mont\p{L}*|reform\p{L}*|troc\p{L}*|consert\p{L}*|arrum\p{L}*|fez|fizeram|refez|acert\p{L}*|vend\p{L}*|dei|deram)$/u;
/** Where or when something was, with whom, and whose it is: seldom the point. */
const aside =
  /^(?:em|n[oa]s?|pel[oa]s?|ate|com|sem|d[oa]s?|de|desde|sobre|atras|debaixo|perto|entre|para|como|igual|tipo|feito|outr[oa]s?|cada|qualquer|nem|cima)$/;
/** "5 metros de areia", "um quilo de carne". */
const measure =
  /^(?:metros?|quilos?|kg|gramas?|litros?|caixas?|pacotes?|fatias?|pedacos?|garrafas?|duzias?|copos?|saco?s?|par|pares|porcao|porcoes|cento|prato|kit)$/;
const between =
  /^(?:uma?|[oa]s?|meus?|minhas?|noss[oa]s?|dois|duas|tres|quatro|cinco|ess[ea]s?|est[ea]s?|seus?|suas?|\d+)$/;

/** "Puxei a vareta", "abri a caixa": what the client handled, none of it the shop's doing. */
const ownDeed = /^\p{L}{3,}ei$|^(?:abri|perdi|vi|tomo|puxo|toco|guardo)$/u;

/** Salience of what somebody was helped with. */
const ofHelp = 2;

function helps(words: Segment["words"]): boolean {
  return words.some(({ key }) => key.startsWith("ajud"));
}

/** The place of the word that leads to a noun, its articles and numbers skipped. */
function leadBefore(words: Segment["words"], from: number): number {
  let at = from;
  while (between.test(words[at]?.key ?? "")) at -= 1;
  return at;
}

/**
 * How likely a noun that no word judges is a point of the account, from -1 ("na mesa") to 3: what was bought and what
 * does something or fails stands before where it happened.
 */
export function salienceOf({ words }: Segment, start: number, end: number): number {
  const measured = words[start - 1]?.key === "de" && measure.test(words[start - 2]?.key ?? "");
  const before = leadBefore(words, start - (measured ? 3 : 1));
  const lead = words[before]?.key ?? ",";
  const close = measured ? "" : (words[start - 1]?.key ?? "");
  if (lead === "com" && helps(words.slice(0, before))) return ofHelp;
  if (aside.test(lead) || /^[dn][oa]s?$/.test(close)) return -1;
  if (getting.test(lead)) return 3;
  if (ownDeed.test(lead)) return -1;
  const next = words[end]?.key ?? "";
  const acts = isVerbForm(next) || next === "nao";
  const opens = before < 0 || lead === "," || lead === "e";
  return Number(acts) + Number(opens) + 0.5;
}
