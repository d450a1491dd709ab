import {
  dayWords,
  joiners,
  movingWords,
  offerWords,
  servingVerbs,
} from "../lexicon/clause-words.ts";
import { listsOfUse } from "./for-use.ts";
import { foldInPlace } from "./restore-places.ts";
import { hasAny, type Token, tokensOf } from "./tokens.ts";
import { wholeLists } from "./whole-lists.ts";

/** A clause and whether a colon stands behind it: then it heads what follows. */
export type RawClause = { text: string; heads: boolean };

const joints = new Set("e ou mas porem entao tambem ai senao".split(" "));
/** In front of a verb these belong to it: "que entrego", "não faço", "eu atendo". */
const ofVerb = new Set(
  "eu nos que se nao nunca nem gente quando so onde ja como porque mais a o as os um uma de da do das dos no na em com por para".split(
    " ",
  ),
);

const speaking = new Set(
  "vendo vendemos faco fazemos ofereco oferecemos tenho temos dou damos trabalho trabalhamos".split(
    " ",
  ),
);

/** Verbs of deeds that are no nouns too, as "conserto" and "pinto" are. */
const deeds = new Set(
  "reformo reformamos lavo lavamos corto cortamos alugo alugamos desentupo dedetizo organizo organizamos adestro costuro restauro higienizo traduzo".split(
    " ",
  ),
);

/** The owner speaks: "entrego", "faço". "Têm" and "ganha" are said of others and part nothing. */
function isOwnersVerb(key: string): boolean {
  return (
    !/^(?:tem|cabem?)$/.test(key) && (servingVerbs.has(key) || speaking.has(key) || deeds.has(key))
  );
}

/** What leads an offer stays with it: "na segunda visita dou 10%". */
function isLead(text: string, tokens: readonly Token[], isJoined: boolean): boolean {
  const at = tokens.findIndex(({ key }) => !joints.has(key));
  const [first, second] = tokens.slice(Math.max(0, at));
  // "em Praia Grande ou entrego": a joint parts the place from the verb.
  const isPlace =
    isJoined &&
    /^(?:em|n[ao])$/.test(first?.key ?? "") &&
    /^\p{Lu}/u.test(text.slice(second?.start));
  return (
    first !== undefined &&
    !isPlace &&
    (joiners.has(first.key) || dayWords.has(first.key) || first.key === "dia")
  );
}

/** "Entrego", "parcelo": begins a matter of its own, whatever stands before. */
function standsApart(key: string): boolean {
  return movingWords.has(key) || /^(?:parcel|divid|aceit|atend)/.test(key);
}

function speaks(text: string, { key, start }: Token, before: Token): boolean {
  const isName = text.charAt(start) !== text.charAt(start).toLowerCase();
  // "não faço trabalho para aluno"
  const isNoun = /^(?:trabalhos?|conserto|corte)$/.test(key) && speaking.has(before.key);
  return !isName && isOwnersVerb(key) && !isNoun && !ofVerb.has(before.key);
}

/** "pagando no Pix 5% de desconto e levo …": the case has its offer, and what is joined is another matter. */
function isAnswered(words: readonly Token[]): boolean {
  return words.some(({ key }) =>
    /%$|^(?:descontos?|gratis|brindes?|graca|cortesia|metade)$/.test(key),
  );
}

/** "busco e levo": one verb has no object of its own and goes with the next. */
function isWhole(text: string, words: readonly Token[], isJoined: boolean): boolean {
  const [only, second] = words;
  if (only === undefined) return false;
  if (isLead(text, words, isJoined) && !(isJoined && isAnswered(words))) return false;
  return second !== undefined || (!isJoined && !isOwnersVerb(only.key));
}

/** Where a new clause begins without a sign: "bolo 12 reais entrego na Tijuca", "… e faço tortas". */
function verbStarts(text: string): number[] {
  const tokens = tokensOf(text);
  const starts: number[] = [];
  tokens.forEach((verb, at) => {
    const before = tokens[at - 1];
    if (before === undefined || !speaks(text, verb, before)) return;
    const joint = joints.has(before.key) ? before : undefined;
    const from = joint?.start ?? verb.start;
    const since = starts.at(-1) ?? 0;
    const words = tokens.filter((token) => token.start >= since && token.end <= from);
    // Without a joint an offer may hang on what stands before it: "indicou, dou 10%".
    const isOffer = hasAny(tokens.slice(at), offerWords) || text.slice(verb.start).includes("%");
    const hangs = isOffer && joint === undefined && !standsApart(verb.key);
    if (!hangs && isWhole(text, words, joint !== undefined)) starts.push(from);
  });
  return starts;
}

function splitAtVerbs({ text, heads }: RawClause): RawClause[] {
  const starts = [0, ...verbStarts(text)];
  return starts.map((start, at) => ({
    text: text.slice(start, starts[at + 1]),
    heads: heads && at === starts.length - 1,
  }));
}

const signs = /[,;:?](?!\d)|,(?= )|\n|\s\/\s/g;

/** "aula por R$ 30, que viram desconto na matrícula": said of what stands before. */
const hangsOn =
  /^, ?(?:ida e volta|só (?:de )?ida|que (?:viram?|são|pode|podem|serve|servem|abate|abatem))(?!\p{L})/u;
/** "na compra de 3 peças, a de menor valor sai pela metade": what is bought, and next what is given. */
function isGivenNext(before: string, behind: string): boolean {
  // "se não achar, não paga"
  if (/^\s*(?:se|caso) [^,]{3,40}$/iu.test(before) && /^, ?n[ãa]o (?:pag|cobr)/iu.test(behind))
    return true;
  return (
    /^\s*(?:na compra de|comprando|levando|quem (?:leva|compra)) [^,]+$/iu.test(before) &&
    /^, ?[ao] (?:de menor|mais barat|segund|terceir|quart|quint)/iu.test(behind)
  );
}

/** "bolo de fubá, cenoura, laranja e milho por R$ 28": kinds of one thing and what each of them costs. */
const kindsOfOne =
  /(?<!\p{L})\p{Ll}{4,}(?: \p{Ll}{4,})? de \p{Ll}{3,}(?:, (?:de )?\p{Ll}{3,}){1,5},? (?:e|ou) (?:de )?\p{Ll}{3,},? (?:por |a |a partir de )?R\$|(?<!\p{L})(?:conserto|reparo|manutenção|higienização) de [\p{Ll}-]{3,}(?: [\p{Ll}-]{3,})?(?:, [\p{Ll}-]{3,}(?: de \p{Ll}{3,})?){1,4} e \p{Ll}{3,}/gu;

/** "R$ 65 por pessoa com arroz, farofa e vinagrete": what is in it. */
const partsOfSum =
  /R\$ ?\d[\d.,]*(?: (?:por|o|a) \p{Ll}+| cada)? com (?:\p{L}+ ){0,3}\p{L}+(?:, \p{Ll}+(?: \p{Ll}+){0,2}){1,5} e \p{Ll}{3,}(?=\s*(?:[.,;]|$))/gu;

/** Whether the comma at a place parts no more than kinds of one thing. */
function isBetweenKinds(kinds: readonly RegExpMatchArray[], at: number): boolean {
  return kinds.some(({ 0: list, index = 0 }) => at > index && at < index + list.length);
}

/** Characters behind a comma that tell it. */
const hangReach = 24;

/** Whether a place in the text stands inside brackets: a comma there parts nothing. */
function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at) && text.indexOf(")", at) >= 0;
}

/** The clauses of a statement in order. */
export function splitClauses(text: string): RawClause[] {
  const clauses: RawClause[] = [];
  let start = 0;
  const kinds = [...text.matchAll(kindsOfOne), ...text.matchAll(partsOfSum), ...listsOfUse(text)];
  const whole = wholeLists(text);
  for (const { 0: sign, index } of foldInPlace(text).matchAll(signs)) {
    if (isBetweenKinds(kinds, index)) continue;
    if (whole.some(({ start: from, end }) => index > from && index < end)) continue;
    if (isGivenNext(text.slice(start, index), text.slice(index))) continue;
    if (isInBrackets(text, index) || hangsOn.test(text.slice(index, index + hangReach))) continue;
    clauses.push({ text: text.slice(start, index), heads: sign === ":" });
    start = index + sign.length;
  }
  clauses.push({ text: text.slice(start), heads: false });
  return clauses.flatMap(splitAtVerbs).filter((clause) => /[\p{L}\p{N}]/u.test(clause.text));
}
