import type { NounPhrase } from "../ad-facts.ts";
import {
  dayWords,
  finiteVerbs,
  noHeads,
  phraseStops,
  servingVerbs,
} from "../lexicon/clause-words.ts";
import { firstNames } from "../lexicon/names.ts";
import { people } from "../lexicon/people.ts";
import { measures, numbered, variants } from "../lexicon/price-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { isForIt } from "./for-use.ts";
import type { FoundPlace } from "./read-places.ts";
import { foldInPlace } from "./restore-places.ts";
import type { Sum } from "./sums.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Words of a thing on offer, and of those it is for; a longer one is a sentence that was not understood. */
const mostWords = 8;
const mostAudienceWords = 5;

/** "fazemos", "costurando", "abriram": the phrase ends before a verb. */
const verbEnding =
  /^(?!ramos|panos|danos|planos|anos|vitr|quando|mando|comando)[a-z]{3,}(?:amos|emos|imos|aram|eram|iram|avam|ando|endo|indo)$/;
const small = new Set("de da do das dos e ou a o ao aos em no na nos nas com".split(" "));

function isShop(text: string, { key, start, end }: Token): boolean {
  const isNamed = /^\p{Lu}/u.test(text.slice(start)) || /^ \p{Lu}/u.test(text.slice(end));
  return isNamed && isTradeWord(key) && tradeOf(key) === "business";
}

/** In what a thing is sold. */
const vessels =
  /^(?:vidro|pote|saco|garrafa|lata|frasco|pacote|caixa|balde|bandeja|fardo|galao|cartela)$/;

/** "Gráfica Impressa Já", "Craque do Amanhã" and "Lanchonete Bom Gosto" are called so. */
function isOfName(text: string, { key, start }: Token): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  return (
    /^(?:ja|hoje|amanha|sempre|mais|agora|nunca|tudo)$/.test(key) ||
    /(?<!\p{L})(?:Bom|Boa|Bem|Puro|Fino) $/u.test(before)
  );
}

function isStop(text: string, token: Token, next: Token | undefined): boolean {
  const { key, start } = token;
  const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 1));
  if (key === "e") return isJointStop(text, token, next);
  // "pets são bem-vindos"
  if (key === "sao" && !isCapital) return true;
  // "ao pôr do sol"
  if (key === "por" && text.charAt(start + 1) === "ô") return false;
  // "restaurante por quilo"
  if (key === "por" && next?.key === "quilo" && start > 0) return false;
  if (isCapital && start > 0 && isOfName(text, token)) return false;
  // "mel puro vidro de 300 g"
  if (start > 0 && vessels.test(key) && /^ (?:de |com )?\d/u.test(text.slice(token.end)))
    return true;
  if (/^[ao]$/.test(key)) return leadsToUnit(key, next);
  if (/^(?:de|em|na|no)$/.test(key)) return next !== undefined && leadsAway(text, key, next);
  return phraseStops.has(key) || finiteVerbs.has(key) || endsPhrase.test(key);
}

/** "a partir", "a dúzia", "o quilo": the sum is told next. */
function leadsToUnit(key: string, next: Token | undefined): boolean {
  if (key === "o") return /^(?:quilo|kg|cento)$/.test(next?.key ?? "") || phraseStops.has(key);
  return (
    next === undefined || /^(?:partir|domicilio|vista|combinar|duzia|bandeja|\d.*)$/.test(next.key)
  );
}

/** "10x", "20%" */
const endsPhrase = new RegExp(`^\\d+x$|%$|${verbEnding.source}`);

/** "e" where nothing of the phrase follows, and "é". */
function isJointStop(text: string, { start }: Token, next: Token | undefined): boolean {
  if (text.charAt(start).toLowerCase() === "é" || next === undefined) return true;
  return finiteVerbs.has(next.key) || phraseStops.has(next.key);
}

/** "de segunda", "em 3x", and "na Malharia Oliveira": when, how, and whose they are. */
function leadsAway(text: string, key: string, next: Token): boolean {
  // "foto de gestante no meu estúdio"
  if (/^n[ao]$/.test(key) && /^(?:meu|minha|nosso|nossa|seu|sua)$/.test(next.key)) return true;
  if (key === "na" || key === "no") return isShop(text, next) || /^br(?:-\d|$)/.test(next.key);
  // "exame de graça", "capa de brinde": what it costs, and no part of it
  if (key === "de" && /^(?:graca|brinde|cortesia)$/.test(next.key)) return true;
  return dayWords.has(next.key) || (key === "em" && /^(?:\d|ate$)/.test(next.key));
}

/** Where the phrase must end at the latest: a sum, a place, a bracket. */
function boundOf(text: string, sums: readonly Sum[], places: readonly FoundPlace[]): number {
  const bracket = text.search(/[("]|,(?!\d)/u);
  const marks = [...sums.map(({ start }) => start), ...places.map(({ start }) => start)];
  return Math.min(text.length, ...marks, ...(bracket < 0 ? [] : [bracket]));
}

/** Words that hang at the end: "bolo de", "mesas e". */
function trimSmall(tokens: readonly Token[], text: string): readonly Token[] {
  // "Ateliê da Dê" is called so.
  const last = tokens.findLastIndex(
    ({ key, start }, at) =>
      (!small.has(key) && (at === 0 || !/^feit[oa]s?$/.test(key))) ||
      /^\p{Lu}\p{Ll}/u.test(text.slice(start)),
  );
  return tokens.slice(0, last + 1);
}

/** "Serra do Salitre" */
function isWithinName(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, , next] = tokens.slice(at - 1, at + 2);
  const isCapital = (token: Token | undefined) =>
    token !== undefined && /^\p{Lu}/u.test(text.slice(token.start));
  return isCapital(before) && isCapital(next);
}

/** Of a long phrase about a known thing the beginning names it: "reforço de matemática do 6º ano ao ensino médio". */
function shorten(tokens: readonly Token[], text: string): readonly Token[] {
  if (tokens.length <= mostWords || !isTradeWord(tokens[0]?.key ?? "")) return tokens;
  const joint = tokens.findLastIndex(({ key }, at) => key === "e" && at > 1 && at <= mostWords);
  if (joint > 0) return tokens.slice(0, joint);
  const joints = tokens.flatMap(({ key }, at) =>
    at > 1 &&
    at < mostWords - 1 &&
    !/^\d/.test(tokens[at - 1]?.key ?? "") &&
    /^(?:d[aeo]s?|a[os]?|em|n[ao]s?|com|feit[oa]s?|produzid[oa]s?)$/.test(key)
      ? [at]
      : [],
  );
  const cut = joints.findLast((at) => !isWithinName(text, tokens, at)) ?? joints.at(-1) ?? -1;
  return cut < 0 ? tokens : tokens.slice(0, cut);
}

/** "iPhone 11", "aro 29", "do 22 ao 33": the number belongs to the name or to the sizes. */
function ownsNumber(text: string, before: Token | undefined): boolean {
  if (before === undefined) return false;
  const isName = /^\p{L}?\p{Lu}/u.test(text.slice(before.start, before.end)) && before.start > 0;
  // "110/220"
  if (text.charAt(before.end) === "/") return true;
  return (
    isName ||
    numbered.has(before.key) ||
    measures.has(before.key) ||
    /^(?:ao?|ate)$/.test(before.key)
  );
}

const otherSize = /^ (?:por )?R\$ [\d.,]+,? \d+ ?(?:ml|l|g|kg) (?:por )?R\$/iu;

/** "ovo caipira dúzia por R$ 15", "suco de laranja 1 litro por R$ 12" */
function withoutMeasure(tokens: readonly Token[]): readonly Token[] {
  const [before, last] = [tokens.at(-2)?.key, tokens.at(-1)?.key ?? ""];
  const isMeasure = /^(?:duzia|cento|quilo|litro|metro|milheiro)$/.test(last);
  if (!isMeasure || before === undefined || before === "por") return tokens;
  return tokens.slice(0, /^\d+$/.test(before) ? -2 : -1);
}

/** "bolo no pote 3 por R$ 20": the count is that of the price. "Duas vezes por semana" is how often. */
function withoutCount(text: string, tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1)?.key ?? "";
  if (/^vez(?:es)?$/.test(last)) return tokens.slice(0, -2);
  const unmeasured = withoutMeasure(tokens);
  if (unmeasured.length < tokens.length) return unmeasured;
  const { start = 0, end = 0 } = tokens.at(-1) ?? {};
  // "marmitex P R$ 18": the size is that of the sum.
  if (/^(?:PP|[PMG]|GG)$/.test(text.slice(start, end)) && /^ (?:por )?R\$/u.test(text.slice(end)))
    return tokens.slice(0, -1);
  // "aulas de dança casal R$ 200": the kind is that of the sum.
  const isKind = /^(?:casal|dupla|individual|mensal|trimestral|anual)$/.test(last);
  if (isKind && tokens.length > 3 && /^ (?:por )?R\$/u.test(text.slice(end)))
    return tokens.slice(0, -1);
  // "açaí no copo 300ml R$ 12, 500ml R$ 16": of several sizes the first is none of the thing's.
  if (/^\d+(?:ml|l|g|kg)$/.test(last) && otherSize.test(text.slice(end)))
    return tokens.slice(0, -1);
  return /^\d+$/.test(last) && !ownsNumber(text, tokens.at(-2)) ? tokens.slice(0, -1) : tokens;
}

function audienceAt(text: string, tokens: readonly Token[], at: number): string | undefined {
  const [first, ...rest] = tokens.slice(at);
  if (first === undefined || !/^(?:para|pra)$/.test(first.key)) return undefined;
  const stop = rest.findIndex(
    (token, index) =>
      !/^(?:a|o|as|os|todos|todas|cada|quem)$/.test(token.key) &&
      // "para quem passou dos 60"
      !(index === 1 && rest[0]?.key === "quem") &&
      isStop(text, token, rest[index + 1]),
  );
  const named = trimSmall(stop < 0 ? rest : rest.slice(0, stop), text);
  const last = named.at(-1);
  if (last === undefined || named.length > mostAudienceWords || isTradeWord(named[0]?.key ?? ""))
    return undefined;
  // "para crianças, jovens e adultos" is not "para crianças".
  const [, next = ""] = /^, (\p{Ll}+)(?= e |, )/u.exec(text.slice(last.end)) ?? [];
  if (isForIt(next)) return undefined;
  return `para ${text.slice(rest[0]?.start, last.end)}`;
}

/** Letters of another script would not be read by the shop's customers, nor counted right. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{M}\d\s.,'%&/()+ºª°²³$:-]*$/u.test(text);
}

/** "sou a Neide", "aqui é a Bia do salão": who speaks is not on offer. */
function isPerson([head, joint]: readonly Token[]): boolean {
  const isAlone = joint === undefined || /^d[aeo]$/.test(joint.key);
  const isTitled = /^(?:dra?|sra?|profa?|dona|seu)$/.test(head?.key ?? "");
  if (isTitled && joint !== undefined) return true;
  return head !== undefined && isAlone && firstNames.has(head.key) && !isTradeWord(head.key);
}

/** "turma nova de conversação", "marido de aluguel", "foto de gestante" */
function isClass(text: string): boolean {
  return /^turmas? (?:\p{L}+ )?de \p{Ll}{4,}|^marido de aluguel(?!\p{L})|^fotos? de (?!capa|perfil|quem)\p{Ll}{4,}/u.test(
    text,
  );
}

function isThing(text: string, tokens: readonly Token[]): boolean {
  const [head, next] = tokens;
  // "loja 15", "sala 3": where the shop is.
  if (/^(?:loja|sala|box|bloco|quiosque|banca|apto) \d+$/.test(foldInPlace(text))) return false;
  // "o pequeno", "a média": of what?
  if (head !== undefined && next === undefined && variants.test(head.key)) return false;
  const readable =
    tokens.every(({ key }) => key.length <= 24 && (key.length < 4 || /[aeiouy\d]/.test(key))) &&
    /[a-z]{2}/.test(foldInPlace(text));
  return (
    head !== undefined &&
    readable &&
    tokens.length <= mostWords &&
    (!noHeads.has(head.key) || isShop(text, head) || isClass(text)) &&
    !isPerson(tokens) &&
    (!(people.has(head.key) || servingVerbs.has(head.key)) || isTradeWord(head.key)) &&
    !/^\d/.test(head.key) &&
    isLatin(text)
  );
}

/** The thing a clause begins with, and whom it is for; undefined when it names none. */
export function readNounPhrase(
  text: string,
  sums: readonly Sum[],
  places: readonly FoundPlace[],
): NounPhrase | undefined {
  const bound = boundOf(text, sums, places);
  const tokens = tokensOf(text.slice(0, bound));
  const stop = tokens.findIndex((token, at) => isStop(text, token, tokens[at + 1]));
  const own = shorten(
    trimSmall(stop < 0 ? tokens : withoutCount(text, tokens.slice(0, stop)), text),
    text,
  );
  const last = own.at(-1);
  const phrase = text.slice(own[0]?.start ?? 0, last?.end ?? 0);
  if (last === undefined || !isThing(phrase, own)) return undefined;
  const end = tokens[stop]?.key ?? "";
  // "barra 70% de 80 g": a barra of what
  if (end.endsWith("%") && own.length === 1) return undefined;
  const isSubject = end === "e" || end === "sao" || finiteVerbs.has(end);
  if (isSubject && !isTradeWord(own[0]?.key ?? "")) return undefined;
  const audience = stop < 0 ? undefined : audienceAt(text, tokens, stop);
  const named: NounPhrase = { text: phrase, trade: tradeOf(phrase) };
  return audience === undefined ? named : { ...named, audience };
}
