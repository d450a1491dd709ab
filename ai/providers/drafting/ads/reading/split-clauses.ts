import type { NounPhrase } from "../ad-facts.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";

const clauseBreaks = /[;:()?]|,(?!\d)|\s\/\s|\s[-–]\s/u;

/** "… e faço bolos": another statement begins. */
const verbBreaks =
  / (?:e|mas|porem|alem de) (?:tambem )?(?=(?:faco|fazemos|vendo|vendemos|tenho|temos|ofereco|oferecemos|trabalho|trabalhamos|dou|damos|crio|criamos|desenvolvo|desenvolvemos|confecciono|confeccionamos|conserto|consertamos|instalo|instalamos|alugo|alugamos|produzo|produzimos|reformo|reformamos|quero|preciso|monto|montamos|realizo|realizamos|atendo|atendemos|com) )/g;

/** "instalo e conserto": one verb has no object of its own and goes with the next. */
const loneVerb = /^(?:eu |nos )?\S+$/;

function splitAtVerbs(clause: string): string[] {
  const key = foldInPlace(clause);
  const parts: string[] = [];
  let done = 0;
  for (const { 0: joint, index } of key.matchAll(verbBreaks)) {
    if (loneVerb.test(clause.slice(done, index).trim())) continue;
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
    !/^(?:à|a|ao|aos|às|em|n[ao]s?|de|para|com|por|sob|sem) /u.test(second) &&
    parts.every((part) => part.length > 1 && part.split(" ").length <= itemWords);
  const bothKnown =
    isTradeWord(first.split(" ")[0] ?? "") && isTradeWord(second.split(" ")[0] ?? "");
  // "assistência de notebook e computador", "sacolão com frutas e verduras": the second half hangs on the first.
  const hangs =
    / (?:de|com|para) /u.test(first) && tradeOf(first) !== "goods" && !/ (?:de|com) /u.test(second);
  return isPair && !(hangs && !endsList) && (endsList || (bothKnown && clause.trim().length > 24))
    ? parts
    : [clause];
}

/** Not done to each item of a list: "troca de óleo, freios" lists services. */
const notShared = /^(?:troca|frete|mudanca|transporte|buffet|projeto|servico)s? de /;
const lessons = /^(?:aula|curso)s? de /;

/** "lavagem de ", where what follows in the list is washed as well. */
function sharedService(before: NounPhrase): string | undefined {
  const key = foldInPlace(before.text);
  const isShared = lessons.test(key) || (before.trade === "quotable" && !notShared.test(key));
  return isShared ? /^\S+ de /u.exec(before.text)?.[0] : undefined;
}

const notDoneTo =
  /^(?:capinhas?|capas?|peliculas?|acessorios?|fones?|carregador|pecas?|certificado|material|apostila|certificad[oa]|produtos?|equipe|nota|tudo|poda|venda|troca|entrega|garantia|musculacao|servico)/;
const itemOnly = /^\S+(?: (?:a|de|em|para) \S+| \S+)?$/;

/** In "lavagem de sofá, colchão e tapete" the colchão is washed too: "lavagem de colchão". */
export function completeItem(phrase: string, before: NounPhrase | undefined): string {
  const item = phrase.trim();
  const key = foldInPlace(item);
  const service = before === undefined ? undefined : sharedService(before);
  if (service === undefined || notDoneTo.test(key) || !itemOnly.test(key)) return phrase;
  const isThing =
    tradeOf(item) === "goods" &&
    !/^(?:com|sem|para|em|por|na|no|a|e|feit[oa]s?|inclus[oa]s?) /.test(key);
  return isThing ? service + item : phrase;
}

/** "corte feminino R$ 70, masculino R$ 40": the second is a "corte" too. */
const variant =
  /^(?:e )?(?:simples|complet[ao]|premium|grande|medi[ao]|pequen[ao]|broto|gigante|infantil|adulto|feminin[ao]|masculin[ao]|individual|casal|duplo|familia|tradicional|especial|basic[ao]|curto|longo|longos|curtos)$/;

export function completeVariant(phrase: string, before: NounPhrase | undefined): string {
  if (before === undefined || !variant.test(foldInPlace(phrase.trim()))) return phrase;
  const words = before.text.split(" ");
  const base = variant.test(foldInPlace(words.at(-1) ?? "")) ? words.slice(0, -1) : words;
  return `${base.join(" ")} ${phrase.trim().replace(/^e /u, "")}`;
}

/** Short clauses side by side are a list of what there is; a long one is a tale. */
const listWords = 7;

export function isListOfItems(texts: readonly string[]): boolean {
  return texts
    .flatMap(splitClauses)
    .every((clause) => clause.trim().split(/\s+/).length <= listWords);
}
