import {
  dayWords,
  determiners,
  doingVerbs,
  fillers,
  sellingVerbs,
  servingVerbs,
  wishedActs,
  wishes,
} from "../lexicon/clause-words.ts";
import { firstNames } from "../lexicon/names.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A clause without its lead; behind "vendo" or "faço" what follows is on offer, whatever it looks like. */
export type Led = { text: string; announced: boolean };

/** Leads taken off one after the other: "oi, então eu vendo o meu". */
const mostLeads = 10;
/** Words between a wish and what is wished: "queria muito começar a divulgar". */
const wishReach = 6;

/** "trabalho na área de", "o que mais faço é". */
const behindSelling = new Set(
  "principalmente especialmente basicamente so mais muito com em de na no e area ramo especializado especializada".split(
    " ",
  ),
);
const nounNext = new Set(
  "de da do das dos na no em e a para com sem tudo rapido rapida expresso".split(" "),
);

/** "uma empresa especializada em limpeza" is "limpeza". */
const companyOf =
  /^(?:(?:pequen[oa] )?(?:negocio|empresa|empreendimento)(?: familiar)? de (?=[a-z]{4,} de )|(?:empresa|loja|equipe|profissional|especialista|negocio|time)(?: (?:familiar|pequena|jovem|nova))? (?:que (?:trabalha com|vende|faz|oferece|fabrica|produz)|especializad[oa] em|focad[oa] em|do ramo de|de venda de) )/;

/** "estabelecimento Espetinhos do Gaúcho" */
const namedCompany =
  /^(?:estabelecimento|empresa|neg[óo]cio|com[ée]rcio|firma|microempresa)(?: chamad[oa]| denominad[oa])? (?=\p{Lu}\p{Ll})/u;

/** "a partir de" begins a sum, "um" and "o meu" say nothing. */
function isFiller([first, second]: readonly Token[]): boolean {
  if (first === undefined || second === undefined)
    return first !== undefined && fillers.has(first.key);
  if (first.key === "a" && /^(?:partir|vista|domicilio|combinar|cada)$/.test(second.key))
    return false;
  const isVerb = sellingVerbs.has(second.key) || servingVerbs.has(second.key);
  if (first.key === "mais" && /^(?:minha|meu|nossa|nosso)s?$/.test(second.key)) return true;
  if (first.key === "mais" || first.key === "nos") return isVerb;
  // "dia das mães", "dia útil" are when.
  if (first.key === "dia" && /^(?:d[aeo]s?|util|comum|normal)$/.test(second.key)) return false;
  if (/^bo[am]$/.test(first.key)) return /^(?:dia|tarde|noite)$/.test(second.key);
  // "as duas", "um ano"
  if (first.key === "tudo") return /^(?:bem|bom)$/.test(second.key);
  return fillers.has(first.key) || determiners.has(first.key);
}

const farness = /^(?:minutos?|min|metros|m|km|quilometros?|quadras?|passos)$/;

/** "a uma quadra da praça", "uma aula por semana": how far or how often; the number stays. */
function keepsNumber([first, second, third, fourth]: readonly Token[]): boolean {
  if (/^uma?$/.test(first?.key ?? "") && (second?.key === "vez" || third?.key === "por"))
    return true;
  // "a 10 minutos do centro"
  const isFar =
    first?.key === "a" && /^\d/.test(second?.key ?? "") && farness.test(third?.key ?? "");
  if (isFar && /^d[aeo]s?$/.test(fourth?.key ?? "")) return true;
  const counts = first?.key === "a" && /^(?:uma?|d(?:oi|ua)s|tres)$/.test(second?.key ?? "");
  return counts && /^d[aeo]s?$/.test(fourth?.key ?? "");
}

/** "trabalho de segunda a sábado": the verb stays, the days are those of work. */
function tellsHours(first: Token, second: Token | undefined, third: Token | undefined): boolean {
  const isWork = /^(?:trabalh|atu|func|abrimos|abre$)/.test(first.key);
  return (
    isWork &&
    (dayWords.has(second?.key ?? "") ||
      (/^(?:de|das|as|aos|todo|todos|ate)$/.test(second?.key ?? "") &&
        (dayWords.has(third?.key ?? "") || /^(?:\d|os$)/.test(third?.key ?? ""))))
  );
}

/** "entrego água e gás": what is brought is what is sold. */
function bringsGoods(first: Token, second: Token | undefined): boolean {
  const goods = second?.key ?? "";
  return /^entreg(?:o|amos)$/.test(first.key) && isTradeWord(goods) && tradeOf(goods) === "goods";
}

/** "montamos cesta de orgânicos": what is put together is what is sold. */
function packsGoods(first: Token, second: Token | undefined): boolean {
  const isPack = /^(?:cestas?|kits?|marmitas?|boxes|box|buques?|arranjos?|bolos?|tabuas?)$/;
  return /^mont(?:o|amos)$/.test(first.key) && isPack.test(second?.key ?? "");
}

/** "fazendo corte e barba juntos": what the buyer has done. */
function isBuyersDeed([first, ...rest]: readonly Token[]): boolean {
  return (
    first?.key === "fazendo" &&
    rest.some(({ key }) => /^(?:junt[oa]s|mesm[oa]|dois|duas)$/.test(key))
  );
}

/** Words from "vendo" to what is sold. */
function sellingLead(tokens: readonly Token[]): number {
  if (isBuyersDeed(tokens)) return 0;
  const rest = tokens.slice(1).findIndex(({ key }) => !behindSelling.has(key));
  return rest < 0 ? tokens.length : rest + 1;
}

/** How many words from the first one are a lead; 0 when the clause begins with what it says. */
function leadLength(tokens: readonly Token[]): number {
  const [first, second, third] = tokens;
  if (first === undefined) return 0;
  if (wishes.has(first.key)) {
    const act = tokens.slice(1, wishReach).findIndex(({ key }) => wishedActs.has(key));
    return act < 0 ? 0 : act + 2;
  }
  // "faz pouco tempo", "há uns anos" tell when, not what.
  if (/^(?:faz|ha)$/.test(first.key) && /^(?:tempo|anos?|mes|meses)$/.test(third?.key ?? ""))
    return 3;
  if (bringsGoods(first, second) || packsGoods(first, second)) return 1;
  if (tellsHours(first, second, third)) return 0;
  if (first.key === "tem" && second?.key === "que") return 0;
  if (sellingVerbs.has(first.key)) return sellingLead(tokens);
  // "aqui é da oficina do Toninho"
  return /^(?:e d[aeo]|vendas? de)$/.test(`${first.key} ${second?.key}`) ? 2 : 0;
}

function dropWords(text: string, tokens: readonly Token[], count: number): string {
  const next = tokens[count];
  return next === undefined ? "" : text.slice(next.start).trim();
}

/** "o conserto custa R$ 25": the noun, and what is told of it. */
const tellsOf =
  /^(?:custa|sai|fica|dura|demora|leva|inclui|comeca|vale|tem|vem|parte|varia|depende|acontece|funciona|acompanha|ja|nao)$/;

/** "conserto celulares" is "conserto de celulares"; "conserto de celulares" is one already. */
function nounOfVerb(text: string, tokens: readonly Token[]): string | undefined {
  const [first, second] = tokens;
  // "Passo Fundo" is a town.
  const noun = /^\p{Lu}/u.test(text) ? undefined : doingVerbs.get(first?.key ?? "");
  if (noun !== undefined && second?.key === "e") return jointNoun(text, tokens, noun);
  if (
    noun === undefined ||
    second === undefined ||
    (first !== undefined && packsGoods(first, second)) ||
    nounNext.has(second.key) ||
    tellsOf.test(second.key)
  )
    return undefined;
  const rest = stripDeterminers(dropWords(text, tokens, 1));
  // "troco o que não servir" names nothing.
  if (/^(?:que|quem|se|por|pel[oa]) /u.test(rest)) return undefined;
  return `${noun} ${rest}`
    .replace(/ e (\p{Ll}+)$/u, withLastVerb)
    .replace(/ e (\p{Ll}+)(?= (?!d[aeo]s? |e |em )\p{Ll}{3})/u, withNextVerb);
}

/** "corto grama e podo": the verb behind the thing becomes a noun as well. */
function withLastVerb(whole: string, verb: string): string {
  const noun = doingVerbs.get(foldInPlace(verb));
  // "conserto" and "fotografo" are nouns or people too.
  return noun === undefined || isTradeWord(verb) ? whole : ` e ${noun.replace(/ de$/u, "")}`;
}

/** "perfuro poço e conserto bomba": with a thing of its own the second verb is a noun with "de". */
function withNextVerb(whole: string, verb: string): string {
  const noun = doingVerbs.get(foldInPlace(verb));
  return noun === undefined ? whole : ` e ${noun}`;
}

/** "instalo e conserto portões", "instalo e faço manutenção de portões": one thing is done to both ways. */
function jointNoun(text: string, tokens: readonly Token[], noun: string): string | undefined {
  const [, , third, fourth] = tokens;
  if (third === undefined || fourth === undefined) return undefined;
  const other = doingVerbs.get(third.key);
  const bare = noun.replace(/ de$/u, "");
  if (other !== undefined && !nounNext.has(fourth.key))
    return `${bare} e ${other} ${stripDeterminers(dropWords(text, tokens, 3))}`;
  const rest = dropWords(text, tokens, 3);
  return sellingVerbs.has(third.key) && /^\p{L}+ d[aeo]s? /u.test(rest)
    ? `${bare} e ${rest}`
    : undefined;
}

function stripDeterminers(text: string): string {
  const tokens = tokensOf(text);
  const count = tokens.findIndex(({ key }) => !determiners.has(key));
  return count <= 0 ? text : dropWords(text, tokens, count);
}

/** "Marina faz bolo vegano": characters in front of what she makes. */
function madeBy(text: string): number {
  const [lead = "", name = ""] =
    /^(\p{L}+) (?:faz|vende|fabrica|produz|oferece) (?=\p{Ll}{3})/u.exec(text) ?? [];
  return firstNames.has(foldInPlace(name)) ? lead.length : 0;
}

/** Takes greetings, fillers, "quero anunciar meu" and "vendo" from the beginning of a clause. */
export function stripLead(clause: string): Led {
  let text = clause.trim();
  let announced = false;
  for (let round = 0; round < mostLeads; round += 1) {
    const tokens = tokensOf(text.slice(0, 120));
    const [first] = tokens;
    if (first === undefined) return { text: "", announced };
    const noun = nounOfVerb(text, tokensOf(text));
    if (noun !== undefined) return { text: noun, announced: true };
    const lead = leadLength(tokens);
    if (lead > 0) announced ||= !/^(?:faz|ha)$/.test(first.key) || lead !== 3;
    else if (!isFiller(tokens) || keepsNumber(tokens) || /^às? /iu.test(text)) break;
    text = dropWords(text, tokens, Math.max(1, lead));
  }
  const maker = madeBy(text);
  if (maker > 0) return { text: text.slice(maker), announced: true };
  const company = companyOf.exec(foldInPlace(text)) ?? namedCompany.exec(text);
  return { text: text.slice(company?.[0].length ?? 0), announced };
}
