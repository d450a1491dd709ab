import { fold } from "../../../../domain/search/fold.ts";
import type { NounPhrase } from "./ad-facts.ts";
import { feminineBusinesses, type Trade, trades } from "./lexicon/trades.ts";

const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes)$/, "ao"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ois$/, "ol"],
  [/ns$/, "m"],
  [/([rzs])es$/, "$1"],
  [/s$/, ""],
];

/** A folded word in the singular, by its ending: "paes" is "pao". */
export function toSingular(key: string): string {
  const plural = plurals.find(([ending]) => ending.test(key));
  return plural === undefined ? key : key.replace(plural[0], plural[1]);
}

function known(key: string): Trade | undefined {
  return (
    trades.get(key) ??
    trades.get(toSingular(key)) ??
    trades.get(key.replace(/s$/, "")) ??
    (isMakersPlace(key) ? "business" : undefined)
  );
}

/** "poderia", "venderia", "matéria": other words in "-eria" and "-aria". */
const noPlace =
  /(?:ec|end|eb|olh|ov|olv|orr|ond|omp|ev|ab|sc|f)eria$|^(?:materia|grosseria|bilheteria|porcaria|loteria|escadaria|carroceria|gastaria|mudaria|miseria|bacteria|arteria|periferia|bijuteria|prataria|bancaria|calcaria|voluntaria|pedraria|parceria)$/;
const longestStem = 24;

/** "churrosteria", "pudinaria": named after what is made there, as shops are that no list has. */
function isMakersPlace(key: string): boolean {
  const [, stem = "", ending = ""] = /^([a-z]{3,})(aria|eria)$/.exec(key) ?? [];
  if (stem === "" || stem.length > longestStem || noPlace.test(key)) return false;
  // "pudim", "chapéu" in "pudinaria", "chapelaria"
  const base = stem.replace(/n$/, "m").replace(/l$/, "u");
  const own = [`${stem}a`, `${stem}o`, `${stem}e`, stem, base, stem.slice(0, -1)];
  const isOfGoods = own.some((word) => trades.get(word) === "goods");
  return isOfGoods || (ending === "eria" && stem.length > 3);
}

/** "a pudinaria": places named after what is made there are feminine. */
export function isFeminineShop(head: string): boolean {
  return feminineBusinesses.has(head) || isMakersPlace(head);
}

/** The first word of a phrase, folded. */
export function headOf(phrase: string): string {
  return fold(/^[\p{L}\p{M}\p{N}-]+/u.exec(phrase)?.[0] ?? "");
}

/** Whether the word is a thing shops sell or do. */
export function isTradeWord(word: string): boolean {
  return known(fold(word)) !== undefined;
}

/** What kind of thing a phrase offers, by its first word. */
export function tradeOf(phrase: string): Trade {
  const head = headOf(phrase);
  const found = known(head);
  if (found !== undefined) return found;
  return /(?:cao|coes|agem|agens|mento|mentos)$|^(?:turma|encontro|grupo|foto)s?$/.test(head)
    ? "service"
    : "goods";
}

/** "kit com 10", "sessão de 50 minutos": of what, only the product before says. */
export function isPart({ text }: NounPhrase): boolean {
  return (
    /^(?:\d|(?:kits?|combos?|pacotes?|caixas?|centos?|porção|sessão|sessões|aula|consulta|visita|planos?|par|unidade) (?:com|de|mensal|anual|semestral) ?(?:\d|$)|planos? (?:mensa|anua|semestra|trimestra))/u.test(
      text,
    ) || container.test(text)
  );
}

/** "copo 500ml", "jarra grande": of what is in it. */
const container =
  /^(?:copo|jarra|pote|garrafa|lata|tigela|fatia|por[çc][ãa]o|caixa|saco|cento|d[úu]zia|fardo|balde|gal[ãa]o|bandeja|cesto)s?(?: (?:(?:de |com )?\d.*|pequen[oa]|m[ée]di[oa]|grande|mist[oa]))?$/u;
