import type { NounPhrase } from "../ad-facts.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";

const clauseBreaks = /[;:()?]|,(?!\d)|\s\/\s|\s[-–]\s/u;

/** "… e faço bolos": another statement begins. */
const verbBreaks =
  / (?:e|mas|porem|alem de) (?:tambem )?(?=(?:faco|fazemos|vendo|vendemos|tenho|temos|ofereco|oferecemos|trabalho|trabalhamos|dou|damos|conserto|consertamos|instalo|instalamos|alugo|alugamos|produzo|produzimos|reformo|reformamos|quero|preciso|monto|montamos|realizo|realizamos|atendo|atendemos|com) )/g;

function splitAtVerbs(clause: string): string[] {
  const key = foldInPlace(clause);
  const parts: string[] = [];
  let done = 0;
  for (const { 0: joint, index } of key.matchAll(verbBreaks)) {
    parts.push(clause.slice(done, index));
    done = index + joint.length;
  }
  return [...parts, clause.slice(done)];
}

/** The clauses of a text without figures and conditions, in order; empty ones stay, they mark where breaks are. */
export function splitClauses(text: string): string[] {
  return text.split(clauseBreaks).flatMap(splitAtVerbs);
}

/** Words of one item of a list at most. */
const itemWords = 4;

/** Pairs that are one thing. */
const fixedPairs =
  /^(?:banho e tosa|leva e traz|cama e mesa|corte e costura|som e luz|ida e volta|pe e mao|mao e pe|comes e bebes|cafe e|pao e|queijo e|arroz e|agua e luz|cama|luz e agua)/;

/** "freios e alinhamento" at the end of a list is two items; "banho e tosa" alone stays a pair. */
export function splitPair(clause: string, endsList: boolean): string[] {
  const parts = clause.trim().split(/ e (?!mais )/u);
  const [first = "", second = ""] = parts;
  const isPair =
    parts.length === 2 &&
    !fixedPairs.test(foldInPlace(clause.trim())) &&
    parts.every((part) => part.split(" ").length <= itemWords);
  const bothKnown =
    isTradeWord(first.split(" ")[0] ?? "") && isTradeWord(second.split(" ")[0] ?? "");
  // "assistência de notebook e computador", "sacolão com frutas e verduras": the second half hangs on the first.
  const hangs =
    / (?:de|com|para) /u.test(first) && tradeOf(first) !== "goods" && !/ (?:de|com) /u.test(second);
  return isPair && !(hangs && !endsList) && (endsList || (bothKnown && clause.trim().length > 24))
    ? parts
    : [clause];
}

/** Services that are done to what the list names. */
const doneTo =
  /^((?:lavagem|limpeza|higienizacao|impermeabilizacao|conserto|consertos|manutencao|instalacao|aluguel|locacao|montagem|reforma|pintura|aulas?|cursos?) de )/;
const notDoneTo =
  /^(?:capinhas?|capas?|peliculas?|acessorios?|fones?|carregador|pecas?|certificado|material|apostila|venda|troca|entrega|garantia|musculacao|servico)/;
const itemOnly = /^\S+(?: (?:a|de|em|para) \S+| \S+)?$/;

/** In "lavagem de sofá, colchão e tapete" the colchão is washed too: "lavagem de colchão". */
export function completeItem(phrase: string, before: NounPhrase | undefined): string {
  const item = phrase.trim();
  const key = foldInPlace(item);
  const [, service] = doneTo.exec(foldInPlace(before?.text ?? "")) ?? [];
  if (service === undefined || before === undefined || notDoneTo.test(key) || !itemOnly.test(key))
    return phrase;
  const isThing = tradeOf(item) === "goods" && !/^(?:com|sem|para|em|por|na|no|a|e) /.test(key);
  return isThing ? before.text.slice(0, service.length) + item : phrase;
}

/** Short clauses side by side are a list of what there is; a long one is a tale. */
const listWords = 7;

export function isListOfItems(texts: readonly string[]): boolean {
  return texts
    .flatMap(splitClauses)
    .every((clause) => clause.trim().split(/\s+/).length <= listWords);
}
