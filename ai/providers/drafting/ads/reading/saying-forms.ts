import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import { joinList } from "../../text/grammar.ts";
import type { NounPhrase } from "../ad-facts.ts";
import { isBareUnit } from "../bare-units.ts";
import { conditionNouns, dayWords, narrowers, partNouns } from "../lexicon/clause-words.ts";
import { variants } from "../lexicon/price-words.ts";
import { isTradeWord } from "../trade-of.ts";
import { otherCase } from "./belongs.ts";
import { isTended } from "./choose-products.ts";
import type { Clause } from "./clause.ts";
import { type Group, tellsOffer } from "./group.ts";
import { joinClauses } from "./join-clauses.ts";
import { otherPlaces } from "./own-matters.ts";
import { foldInPlace } from "./restore-places.ts";
import { sumsOf } from "./sums.ts";
import { hasAny, tokensOf } from "./tokens.ts";
import { withoutBrackets } from "./without-brackets.ts";

/** "bolos, a partir de R$ 90 o quilo" in fewer words: "bolos desde R$ 90 o quilo". */
function shortPrice([first, second, ...more]: readonly Clause[]): string[] {
  const thing = first?.thing;
  if (first === undefined || thing === undefined || more.length > 0) return [];
  const name = [thing.text, thing.audience].filter(Boolean).join(" ");
  const [place, other] = first.places;
  const behind = first.text.slice(name.length).trim();
  const bare =
    place === undefined || other !== undefined ? behind : behind.replace(place.text, "").trim();
  const rest = second === undefined ? bare : second.text;
  const isPriceOnly =
    first.text.startsWith(name) && /^(?:por|a partir de|desde|de|a|R\$)(?: |$)/.test(rest);
  if (
    !isPriceOnly ||
    (second !== undefined && first.text !== name && !/ (?:por|sob) encomenda/.test(first.text))
  )
    return [];
  const from = rest.replace(/^(?:a )?partir de (?=R\$)/u, "desde ");
  const lead = /^R\$/.test(from) ? `por ${from}` : from;
  // "Chave desde R$ 250" of "chave codificada de carro": a simple one costs less, so no word of it goes.
  return [`${name} ${lead}`];
}

/** "feriado por R$ 190", "baixa temporada por R$ 80": when, and not what. */
const timeHead =
  /^(?:feriados?|fi(?:m|ns) de semana|almoco|jantar|dia|dias|(?:baixa|alta) temporada|temporada|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|manha|tarde|noite|madrugada|verao|inverno|periodo da (?:manha|tarde|noite))(?: (?!d[aeo] )[a-z]+)?,? (?:por|a|sai|sai por|e|desde|a partir de) r\$/;

function tellsWhen({ text }: Clause): boolean {
  const [head] = tokensOf(text);
  const key = foldInPlace(text);
  const isDay =
    dayWords.has(head?.key ?? "") && /^[a-z]+(?:-feira)? (?:por|a|sai|e) (?:por )?r\$/.test(key);
  return isDay || timeHead.test(key);
}

/** "kit com 10 por R$ 180": of what, the product before it says. */
function needsContext({ text, thing }: Clause): boolean {
  const [head] = tokensOf(text.replace(/^[oa]s? (?=\p{Ll}+ vem )/u, ""));
  // "palha por R$ 6 e cone por R$ 12" are things of their own.
  const isKind = variants.test(tokensOf(text.replace(/^[oa]s? /u, ""))[0]?.key ?? "");
  if (!isKind && /^\p{L}/u.test(text) && / e \p{L}/u.test(text) && sumsOf(text).length > 1)
    return false;
  return (
    head !== undefined &&
    (partNouns.has(head.key) ||
      variants.test(head.key) ||
      /^(?:\d|r$)/.test(head.key) ||
      (thing !== undefined && !isTradeWord(head.key) && !conditionNouns.has(head.key))) &&
    !tokensOf(text).some(({ key }) => isTradeWord(key) && !conditionNouns.has(key))
  );
}

/** The same without its place, and a kit without what is in it: "kit festa por R$ 280". */
function compact(clauses: readonly Clause[]): string[] {
  const [first, ...rest] = clauses;
  if (first === undefined || !rest.some(({ priced }) => priced)) return [];
  const [place, other] = first.places;
  // "em Goiânia e Aparecida": of two towns none is left alone.
  const isOne = place !== undefined && !first.text.includes(`${place.text} e `);
  const bare =
    !isOne || other !== undefined ? first.text : first.text.replace(` ${place.text}`, "");
  return [joinClauses([{ ...first, text: bare }, ...rest]), ...kitPrice(first, rest)];
}

/** "Brindes: caneta (100 un.) por R$ 180": the sum of that one thing, and of no others below the heading. */
function isOfOne({ text }: Clause, [only, second]: readonly Clause[]): boolean {
  const isKit = /^(?:kit|combo|cesta|pacote|caixa|box|plano|festa)s?(?!\p{L})/iu.test(text);
  return !isKit && second === undefined && only?.thing !== undefined && /^\p{L}/u.test(only.text);
}

function kitPrice(heading: Clause, items: readonly Clause[]): string[] {
  const last = items.at(-1);
  const [sum, another] = last === undefined ? [] : sumsOf(last.text);
  const isShop = /^(?:business|professional)$/.test(heading.thing?.trade ?? "business");
  const isKit = heading.heads && (!isShop || items.every(({ text }) => /^\d/.test(text)));
  if (
    !isKit ||
    last === undefined ||
    sum === undefined ||
    another !== undefined ||
    isOfOne(heading, items) ||
    items.slice(0, -1).some(({ priced }) => priced)
  )
    return [];
  // "Barra de vestido: a partir de R$ 40": the least it costs is not what it costs.
  const lead = /(?:^|\s)(?:a partir de|desde) $/u.test(last.text.slice(0, sum.start));
  return [`${heading.text} ${lead ? "desde" : "por"} ${last.text.slice(sum.start)}`];
}

/** Items of a list that are shown. */
const mostListed = 8;

/** "granel, castanhas e temperos", and the same with fewer items. */
function listForms(clauses: readonly Clause[]): string[] {
  const texts = clauses.slice(0, mostListed).map(({ text }) => text);
  const [only = "", next = ""] = texts;
  // In "troca de óleo, freios e suspensão" only the oil is surely changed.
  if (/ d[aeo]s? /u.test(only) && !/ d[aeo]s? /u.test(next)) return [texts.join(", "), only];
  return texts.slice(1).map((_, less) => {
    const some = texts.slice(0, texts.length - less);
    return / (?:e|ou) /u.test(some.at(-1) ?? "") ? some.join(", ") : joinList(some);
  });
}

/** A price is none the less true where what comes with it is not told; the other way round it would not be. */
function withoutExtra(clauses: readonly Clause[]): string[] {
  const rest = clauses.filter(
    ({ offers, priced, joins, narrows }) => !offers || priced || joins || narrows,
  );
  // "avulso custa R$ 250" says nothing without what stands before it.
  const key = foldInPlace(rest[0]?.text ?? "");
  if (otherCase.test(key) || otherPlaces.test(key)) return [];
  // "Compras acima de R$ 500" is no price.
  const isPriced = rest.some(({ priced, text }) => priced && !/ acima de R\$/u.test(text));
  return rest.length < clauses.length && isPriced ? [joinClauses(rest)] : [];
}

/** Tells kinds of the thing and is no part of what a sum is for: "sabor é Ninho", "sabores de morango". */
const kinds =
  /^(?:sabor(?:es)?|recheios?|opc(?:ao|oes)|modelos?|cores|tamanhos) (?:e|sao|de|tem|variad)/;

/** " para crianças de 6 a 11 anos": others may pay another sum. */
const someOnly =
  /^ (?:só )?para (?:crianças|adultos|bebês|idosos|gestantes|iniciantes|mulheres|homens|casais|estudantes|alunos|adolescentes|jovens)(?!\p{L})/u;

/** "das 18h às 21h30 de segunda a quinta": opening hours may be left out, days alone may narrow the price. */
function mayDrop(tail: string): boolean {
  const tokens = tokensOf(tail);
  const isHours = /\d ?h/u.test(tail) && /(?<!\p{L})(?:das|de) /u.test(tail);
  return (
    !someOnly.test(tail) &&
    !hasAny(tokens, narrowers) &&
    sumsOf(tail).length === 0 &&
    !/\d ?%/u.test(tail) &&
    (isHours || !hasAny(tokens, dayWords))
  );
}

/** The thing alone in place of the clause that names it, and no kinds of it: "bolo no pote, cada um R$ 12". */
function lean([first, ...rest]: readonly Clause[]): string[] {
  const thing = first?.thing;
  if (
    first === undefined ||
    thing === undefined ||
    first.heads ||
    first.priced ||
    first.offers ||
    rest.length === 0
  )
    return [];
  if (!first.text.startsWith(thing.text) || !mayDrop(first.text.slice(thing.text.length)))
    return [];
  const told = rest.filter(({ text, priced }) => priced || !kinds.test(foldInPlace(text)));
  const named = [thing.text, thing.audience].filter(Boolean).join(" ");
  const bare = thing.text.replace(/(?<= \S+) d[aeo] \d.*$/u, "");
  // "inglês para crianças, R$ 220 por mês" is not what all others pay.
  const names = thing.audience === undefined ? [named, bare] : [named];
  return [...new Set(names)].map((text) => joinClauses([{ ...first, text }, ...told]));
}

/** Without what the shop has besides, told behind its prices: "…, van com ar e monitora". */
function withoutTail(clauses: readonly Clause[]): string[] {
  const last = clauses.findLastIndex(
    ({ priced, offers, narrows, joins }) => priced || offers || narrows || joins,
  );
  const isPriced = clauses.slice(0, last + 1).some(({ priced }) => priced);
  return isPriced && last < clauses.length - 1 ? [joinClauses(clauses.slice(0, last + 1))] : [];
}

function unbound(clauses: readonly Clause[]): string[] {
  const first = clauses.findIndex(({ joins }) => joins);
  const isFree = first > 0 && clauses.slice(first).every(({ narrows, joins }) => joins && !narrows);
  return isFree ? [joinClauses(clauses.slice(0, first))] : [];
}

const countsOut =
  /^(?:a partir de|acima de|mais de|levando|comprando) (?:\d+|duas|dois|três) \p{Ll}{4,}(?: \p{Ll}+)?,? (?:por |a |sai(?: a| por)? )?R\$/u;

/** "P45 por R$ 480", "cupim é cobrado à parte, R$ 30 o m²": names itself what its sum is for. */
const ofItself =
  /^(?:\p{Lu}{1,3}\d{1,3}|[\p{Ll}-]{4,}(?: [\p{Ll}-]+){0,2} (?:é|são|fica|sai)) (?!R\$)/u;

/** "taxa de matrícula R$ 40": paid besides, and said of nothing else. */
const joiningFee =
  /^taxa de (?:matr[íi]cula|inscri[çc][ãa]o|ades[ãa]o|limpeza|instala[çc][ãa]o|rolha|material) (?:por |de |é )?R\$/iu;

/** "Bolo de pote por R$ 12"; a sum that belongs to nothing certain stands only as "preços a partir de R$ 90". */
function orphanForms(whole: string, main: NounPhrase | undefined): string[] {
  if (/^(?:pre[çc]os|valores) /iu.test(whole)) return [whole];
  const monthly = /^(R\$ [\d.,]+) (?:mensa(?:l|is)|por mês|ao mês)(?!\p{L})/u;
  // "a partir de 5 cópias, R$ 6 cada": tells itself of what.
  if (main === undefined && countsOut.test(whole)) return [whole];
  if (main === undefined && monthly.test(whole))
    return [whole.replace(monthly, "mensalidade de $1")];
  if (joiningFee.test(whole)) return [whole.replace(/ (?:por|é) (?=R\$)/u, " de ")];
  // "taxa de R$ 10": of the delivery, and no price of the thing.
  if (main === undefined || /^(?:taxa|frete|entrega)(?!\p{L})/iu.test(whole)) return [];
  const bare = whole.replace(/^(?:pre[çc]o|valor)(?: é)?:? (?=R\$|a partir|por )/iu, "");
  if (/^\d/u.test(bare)) return [`${main.text}: ${bare}`];
  if (!/^(?:R\$|por|a (?=partir)|de|desde|em|com|para|acima) ?/u.test(bare))
    return ofItself.test(bare) ? [`${main.text}: ${bare}`, bare] : [`${main.text}, ${bare}`];
  return [/^R\$/u.test(bare) ? `${main.text} por ${bare}` : `${main.text} ${bare}`];
}

/** "pousada: fim de semana por R$ 260", but not "aluguel de vestido de noiva e festa: festa a partir de R$ 180". */
function givesContext({ text, trade }: NounPhrase, whole: string, isBare: boolean): boolean {
  if (timeHead.test(foldInPlace(whole))) return true;
  return (isBare || trade !== "business") && !text.split(" ").includes(whole.split(" ")[0] ?? "");
}

/** Ways to write a group, fullest first; each is true alone. */
export function formsOf(group: Group, main: NounPhrase | undefined): string[] {
  const { clauses, orphan, isList } = group;
  if (isList) return listForms(clauses);
  const whole = joinClauses(clauses);
  if (orphan) return orphanForms(whole, main);
  const [first] = clauses;
  const isOfService = main !== undefined && isTended(first?.thing, main);
  const isWhen = first?.priced === true && tellsWhen(first);
  const isBare = isBareUnit(whole);
  const lacks =
    isWhen ||
    isBare ||
    (first?.priced === true && !first.joins && (isOfService || needsContext(first)));
  const inContext =
    lacks && main !== undefined && givesContext(main, whole, isBare)
      ? [`${main.text}: ${whole}`]
      : [];
  if (isWhen && (main === undefined || inContext.length > 0)) return inContext;
  const forms = [
    ...inContext,
    whole,
    withoutBrackets(whole),
    ...compact(clauses),
    ...(clauses.some(({ priced }) => priced) ? lean(clauses) : []),
    ...withoutExtra(clauses),
    ...withoutTail(clauses),
    ...(tellsOffer(group) ? shortPrice(clauses) : unbound(clauses)),
  ];
  const told = forms.filter((form) => form !== undefined);
  const short = told.map((form) => form.replace(/(?:a )?partir de (?=R\$)/u, "desde "));
  return [...new Set([...told, ...short])].filter(
    (form) => !endsUnfinished(form) || / (?:cada|ou mais|a mais|[oa] \p{L}+ tod[oa])$/u.test(form),
  );
}
