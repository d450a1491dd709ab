import type { NounPhrase, Place } from "../ad-facts.ts";
import { movingWords } from "../lexicon/clause-words.ts";
import { headOf, isTradeWord } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { goesOn, isDenial, isNarrowing, isOffer, isPlan } from "./clause-kinds.ts";
import { isNotOffered } from "./not-offered.ts";
import { readNounPhrase } from "./noun-phrase.ts";
import { findPlaces, readBarePlaces } from "./read-places.ts";
import { foldInPlace } from "./restore-places.ts";
import { isShowable } from "./showable.ts";
import type { RawClause } from "./split-clauses.ts";
import { type Led, stripLead } from "./strip-lead.ts";
import { sumsOf, tidySums } from "./sums.ts";
import { tidyClause } from "./tidy-clause.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Characters of a clause that are read. */
const longestRead = 600;

const hanging =
  /(?:^|[\s,])(?:e|ou|de|da|do|em|com|para|por|etc|e muito mais|e mais|entre outros|entre outras|o|a|so|que|mas|ah|ne|ta bom|ok|tambem)$/;
const endSigns = /[\s.,;:/&+'"(-]+$/;

/** Without what hangs at its end: "bolos, doces e muito mais", "só retirada e". */
function trimEnd(text: string): string {
  let rest = text.replace(endSigns, "");
  // "categoria A"
  if (/\p{Ll}{4,} [AEO]$/u.test(rest)) return rest;
  for (
    let end = hanging.exec(foldInPlace(rest));
    end !== null && !/\p{Lu}\p{Ll}+$/u.test(rest);
    end = hanging.exec(foldInPlace(rest))
  )
    rest = rest.slice(0, end.index).replace(endSigns, "");
  return rest;
}

type Where = { places: Place[]; placeOnly: boolean };

/** "entrego em Itu": from where on something is brought; who fetches comes to the shop. */
function broughtFrom(tokens: readonly Token[], thing: NounPhrase | undefined): number {
  const own = tokensOf(thing?.text ?? "").map(({ key }) => key);
  // "busco e entrego em Curitiba": there the work is done.
  if (/^(?:busc|retir|lev)(?:o|amos)$/.test(tokens[0]?.key ?? "") && tokens[1]?.key === "e")
    return Number.POSITIVE_INFINITY;
  // "serviço de motoboy em Aracaju" is what is sold there.
  const isHaulage = own.some((key) => /^(?:mudancas?|carretos?)$/.test(key));
  const isFreight =
    /^(?:fretes?|carretos?)$/.test(tokens[0]?.key ?? "") && tokens[1]?.key === "para";
  const isSold = isFreight || (own.length > 1 && (isHaulage || !movingWords.has(own[0] ?? "")));
  const moving = tokens.find(
    ({ key }) => movingWords.has(key) && !/^retira/.test(key) && !(isSold && own.includes(key)),
  );
  return moving?.start ?? Number.POSITIVE_INFINITY;
}

/** "avenida 9 de Abril" */
const datedStreet =
  /^(?:n[ao] )?(?:rua|avenida|av\.?|travessa|praça|alameda) \d{1,2} de \p{L}+(?:,? \d+)?$/iu;

/** "chegamos em 30 minutos no centro": where one is there that soon; the shop may be anywhere in its town. */
function reachedFrom(text: string): number {
  const isReached =
    /(?<!\p{L})(?:cheg|visita|busc|atend|vou |vamos |socorr)\p{L}* ?(?:\p{L}+ )?em (?:até |uns |cerca de |menos de )?\d{1,3} ?(?:minutos|min|horas?|h) no (?:centro(?! d[aeo] \p{Lu})|bairro )/iu;
  const at = text.search(isReached);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** The places of a clause; where something is brought or sent they are not the shop's. */
function whereOf(text: string, tokens: readonly Token[], thing: NounPhrase | undefined): Where {
  const bare = readBarePlaces(text);
  const found = findPlaces(text);
  const covers = found[0]?.start === 0 && found.at(-1)?.end === text.length;
  // "motofrete em Manaus, entrega rápida"
  const from = Math.min(broughtFrom(tokens, thing), reachedFrom(text));
  const own = found.filter(
    ({ start }) => start < from && (thing !== undefined || from > text.length),
  );
  const named = bare.length > 0 ? bare : own.flatMap(({ places }) => places);
  return {
    places: bare.length > 0 && from < text.length ? [] : named,
    placeOnly: bare.length > 0 || covers || datedStreet.test(text),
  };
}

export type Context = {
  /** All clauses of the statement are short. */
  isList: boolean;
  /** The thing on offer was named before. */
  hasThing: boolean;
  /** Stands behind "Produto:". */
  labelled: boolean;
};

/** "eu sou o Ademir": who speaks, unless it is what they are. */
function isIntroduction(said: string): boolean {
  const [, article, called = ""] =
    /^(?:aqui )?(?:eu )?(?:sou|me chamo|meu nome e|aqui e) ([oa] )?([a-z]+)$/.exec(
      foldInPlace(said),
    ) ?? [];
  const isTold = article !== undefined || /chamo|nome/.test(said);
  return called !== "" && (isTold || /\p{Lu}\p{Ll}+$/u.test(said)) && !isTradeWord(called);
}

/** Behind the thing on offer "tem" tells what belongs to it: "tem piscina aquecida". */
function leadOf(said: string, { hasThing }: Context): Led {
  const held = /^(?:(?:e|que|l[áa]|aqui|também) ){0,2}(?=tem (?!que )\p{L})/u.exec(said);
  const tells = hasThing && held !== null && sumsOf(said).length === 0;
  return tells ? { text: said.slice(held[0].length), announced: false } : stripLead(said);
}

/** "1000 cartões de visita por R$ 110": behind their number the goods are named. */
function countedGoods(text: string): NounPhrase | undefined {
  const [, goods = ""] = /^\d[\d.]* (\p{Ll}{3,}s .+)$/u.exec(text) ?? [];
  const isUnit =
    /^(?:dias|horas|anos|meses|minutos|vezes|pessoas|alunos|metros|litros|gramas|quilos|reais|itens|lugares|vagas)\b/.test(
      foldInPlace(goods),
    );
  return goods === "" || isUnit
    ? undefined
    : readNounPhrase(goods, sumsOf(goods), findPlaces(goods));
}

/** "o quinto é grátis", "as duas ganham": the subject of a sentence keeps its article. */
function withArticle(said: string, text: string): string {
  // "os dois por R$ 80"
  const both = /^(?:e )?([oa]s) (?=(?:dois|duas|três) )/u.exec(said);
  if (both !== null && /^(?:dois|duas|três) /u.test(text)) return `${both[1]} ${text}`;
  const article = /^(?:e )?([oa]s?) (?!sabor|recheio|op[çc]|modelo|cor|tamanho)/u.exec(said);
  const isSubject =
    /^(?:[\p{L}-]+ ){1,5}(?:é|são|está|estão|sai|saem|fica|ficam|ganha|ganham|vale|valem|custa|custam|paga|pagam|cai|caem|vem|vêm|têm) /u.test(
      text,
    );
  const isWhole = article !== null && said.slice(article[0].length).startsWith(text.slice(0, 8));
  return isWhole && isSubject ? `${article[1]} ${text}` : text;
}

const isUnit = /^(?:cento|duzia|quilo|milheiro) d[aeo]s? /;

/** "tenho curso e referência": what somebody has learnt, and nothing on offer. */
const bareSkill =
  /^(?:curso|experi[êe]ncia|refer[êe]ncias?|habilita[çc][ãa]o|certificado|diploma|pr[áa]tica|carro pr[óo]prio)(?:(?:,| e) (?:curso|experi[êe]ncia|refer[êe]ncias?|certificado|diploma|pr[áa]tica))*$/u;

/** "estacionamento em Franca por R$ 12 a hora": with a sum it is no extra of a shop. */
function asParking(text: string): NounPhrase | undefined {
  return /^estacionamento (?!gr[áa]t|incl|pr[óo]prio).*R\$/u.test(text)
    ? { text: "estacionamento", trade: "business" }
    : undefined;
}

/** What a clause names: "tem aula de dança" what is had, "tem piscina" only what belongs to the place. */
function namedIn(text: string): NounPhrase | undefined {
  // "vacina em dia obrigatória" is asked of the buyer.
  if (bareSkill.test(text)) return undefined;
  if (/(?<!\p{L})(?:obrigat[óo]ri[oa]s?|exigid[oa]s?)$/u.test(text)) return undefined;
  // "cento de salgado frito"
  const unit = /^(?:[oa] )?(?:cento|dúzia|quilo|milheiro) d[aeo]s? (?=\p{Ll}{4,})/u.exec(text)?.[0]
    .length;
  if (unit !== undefined) {
    const measured = text.slice(unit);
    return readNounPhrase(measured, sumsOf(measured), findPlaces(measured));
  }
  const lead = /^tem (?=\p{Ll}{4,} d[aeo] )/u.exec(text)?.[0].length ?? 0;
  const had = lead > 0 ? readNounPhrase(text.slice(lead), [], []) : undefined;
  const isService = had?.trade === "service" && isTradeWord(headOf(had.text));
  const told = isService ? text.slice(lead) : text;
  return readNounPhrase(told, sumsOf(told), findPlaces(told)) ?? asParking(told);
}

/** Whether the thing a clause begins with is one that shops sell. */
function isKnown(key: string, [first]: readonly Token[], thing: NounPhrase): boolean {
  return isTradeWord(first?.key ?? "") || (isUnit.test(key) && isTradeWord(headOf(thing.text)));
}

/** What one clause says; undefined when nothing is left of it. */
export function readClause(raw: RawClause, context: Context): Clause | undefined {
  const said = tidyClause(raw.text.slice(0, longestRead));
  // "depois de muita insistência da minha mãe"
  if (isIntroduction(said) || /^depois (?:de (?:muit|tant|an|algu|uns)|que )/u.test(said))
    return undefined;
  const led = leadOf(said, context);
  const text = tidySums(trimEnd(led.text)).replace(/^(?:é|são) (?=R\$|\d)/u, "");
  if (!/\p{L}{2}|\p{N}/u.test(text)) return undefined;
  const key = foldInPlace(text);
  const tokens = tokensOf(text);
  const sums = sumsOf(text);
  const told = foldInPlace(said);
  const denies = isDenial(key) || isPlan(told) || isNotOffered(told, context.hasThing);
  const named = denies ? undefined : namedIn(text);
  const thing = named ?? (denies || context.hasThing ? undefined : countedGoods(text));
  const where = whereOf(text, tokens, thing);
  const joins = !where.placeOnly && goesOn(key, tokens, thing !== undefined);
  const clause = {
    text,
    announced: led.announced || context.labelled,
    known: thing !== undefined && isKnown(key, tokens, thing),
    priced: sums.length > 0 || /\breais\b/.test(key),
    offers: isOffer(key, tokens),
    joins,
    narrows: isNarrowing(key, tokens),
    ...where,
    heads: raw.heads,
    denies,
    ...(thing === undefined || joins ? {} : { thing }),
  };
  const showable = isShowable(clause, tokens, context.isList);
  return { ...clause, text: withArticle(said, text), showable };
}
