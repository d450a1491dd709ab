import { isVerbForm } from "../lexicon/verbs.ts";

/** What tells one thing apart from its like: its size, its colour. */
const telling =
  /^(?:grand(?:e|es|ona|ao|inh[oa])|pequen(?:[oa]s?|inh[oa]s?)|medi[oa]s?|mini|gigantes?|enormes?|compri?d[oa]s?|curt[oa]s?|larg[oa]s?|branc[oa]s?|pret[oa]s?|vermelh[oa]s?|amarel[oa]s?|rox[oa]s?|ros[ae]s?|cinzas?|azu(?:l|is)|verdes?|marro(?:m|ns)|beges?|dourad[oa]s?|pratead[oa]s?|transparentes?)$/;

/** "Uma limonada grande | quente", "um pires branco | trincado": no more than a size or a colour stands between a noun and what is said of it. */
export function describes(between: readonly string[]): boolean {
  return between.length === 1 && telling.test(between[0] ?? "");
}

/** Words of a noun with what tells it apart, at most. */
const longest = 3;
const linking =
  /^(?:,|e|eh|sao|era|eram|muito|bem|meio|pouco|ta|esta|estava|estavam|tudo|todo|toda|outr[oa]|mais)$/;

/** "Um bolo e uma parte | mofada", "a diária e um absurdo | caro": no second thing. */
const noSecond = /^(?:partes?|metade|pedac\p{L}+|lados?|pontas?|absurdo|vergonha|vez|hora|dia)$/u;

/** "Uma bandeja | e um jogo americano | manchado": the second of two things, which no lexicon knows. */
export function tellsOfSecond(between: readonly string[]): boolean {
  const link = between.lastIndexOf("e");
  const [article = "", ...noun] = link === -1 ? [] : between.slice(link + 1);
  if (!/^uma?$/.test(article) || noun.length === 0 || noun.length > longest) return false;
  return !noSecond.test(noun[0] ?? "") && !noun.some((key) => linking.test(key) || isVerbForm(key));
}
