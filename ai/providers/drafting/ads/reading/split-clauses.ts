import { isTradeWord } from "../trade-of.ts";
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
  return isPair && (endsList || (bothKnown && clause.trim().length > 24)) ? parts : [clause];
}

/** Short clauses side by side are a list of what there is; a long one is a tale. */
const listWords = 7;

export function isListOfItems(texts: readonly string[]): boolean {
  return texts
    .flatMap(splitClauses)
    .every((clause) => clause.trim().split(/\s+/).length <= listWords);
}
