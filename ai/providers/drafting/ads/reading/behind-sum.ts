import { dayWords, joiners } from "../lexicon/clause-words.ts";
import { variants } from "../lexicon/price-words.ts";
import { isTradeWord } from "../trade-of.ts";
import { type Said, small } from "./said.ts";

/** Words of a kind that stands behind its sum: "180 casa pequena e 220 casa grande". */
const kindWords = 6;

const unitBehind =
  /^(?:\s*(?:a mais(?! (?:barat|car|em conta))|off|mensa(?:l|is)|linear(?:es)?|à vista|\/\s?\w+|kg|kilo|quilo|cada(?: um| uma)?|(?:o|a|os|as|por|no|na) (?:quilo|kg|metro|par|cento|unidade|hora|aula|m[êe]s|pessoa|noite|di[áa]ria|sess[ãa]o|d[úu]zia|caixa|pote|fatia|peça|mensalidade|semana|dia|duas|dois|m²|m2)(?: quadrado| linear| corrido)?))/iu;

/** "180 casa pequena e 220 casa grande": what the sums are for stands behind them. */
function isKindBehind(said: readonly Said[], at: number): boolean {
  const near = said.slice(at + 1, at + 1 + kindWords);
  const joint = near.findIndex(({ key, written }) => /^(?:e|ou)$/.test(key) && written !== "é");
  const before = said.slice(Math.max(0, at - 8), at).map(({ key }) => key);
  const isFirst = joint >= 0 && said[at + joint + 2]?.key === "r";
  const isSecond =
    /(?:^| )(?:e|ou) r \d+$/.test(before.join(" ")) &&
    before.filter((key) => key === "r").length > 1;
  return isFirst || isSecond;
}

/** The first word from a place on; as many as there are when none follows. */
export function indexFrom(said: readonly Said[], place: number): number {
  let [low, high] = [0, said.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((said[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** "os dois R$ 50", "3 por R$ 20", "250g R$ 35", "3 lugares R$ 160" */
function countsAnew(words: readonly Said[]): boolean {
  const [first = "", second = "", third = ""] = words.map(({ key }) => key);
  if (third === "r" && /^(?:dois|duas|tres)$/.test(second)) return true;
  if (/^(?:dois|duas|tres)$/.test(first)) return second === "por" && third === "r";
  if (!/^\d/.test(first)) return false;
  return (
    /[a-z]$/.test(first) ||
    /^(?:lugares|megas?|gigas?|gb|mb)$/.test(second) ||
    (second === "por" && third === "r")
  );
}

/** Words up to the sum of another kind: "completa com cera R$ 70", "codificada R$ 180". */
const kindReach = 5;

/** "R$ 40 completa com cera R$ 70": a kind that has its own sum. */
function isKindWithSum(said: readonly Said[], at: number): boolean {
  const near = said.slice(at, at + kindReach).map(({ key }) => key);
  const sum = near.indexOf("r");
  const isPlain = !near.slice(0, sum).some((key) => /^(?:e|ou|partir|mais)$/.test(key));
  return sum > 0 && isPlain && !small.has(near[0] ?? "") && !joiners.has(near[0] ?? "");
}

/** "R$ 549 o travesseiro da NASA R$ 69": behind its article another thing with its sum. */
function isThingWithSum(said: readonly Said[], at: number): boolean {
  const [article, thing] = [said[at], said[at + 1]];
  const near = said.slice(at + 2, at + 2 + kindReach).map(({ key }) => key);
  const sum = near.indexOf("r");
  const isPlain = sum >= 0 && !near.slice(0, sum).some((key) => /^(?:e|ou|com|sem)$/.test(key));
  return isPlain && /^[oa]$/.test(article?.key ?? "") && isTradeWord(thing?.key ?? "");
}

/** Whether a word behind a sum is sure to begin what another sum is for. */
function beginsAnew(said: readonly Said[], at: number): boolean {
  const [token, next] = [said[at], said[at + 1]];
  // "R$ 125 cerca elétrica", but not "R$ 125 cerca de"
  const isFence = token?.key === "cerca" && next?.key !== "de";
  return (
    isFence ||
    countsAnew(said.slice(at, at + 3)) ||
    isKindWithSum(said, at) ||
    isThingWithSum(said, at)
  );
}

const participle = /[ai]d[oa]s?$/;

/** Words behind the days of a sum in which an offer or a sum of those days is told. */
const dayReach = 8;

/** "R$ 60 sexta e sábado criança paga meia": the days are those of the sum, unless something is told of them alone. */
function behindDays(said: readonly Said[], at: number): number | undefined {
  const length = said
    .slice(at)
    .findIndex(({ key }) => !dayWords.has(key) && !/^(?:e|a|feira)$/.test(key));
  if (length < 0) return undefined;
  const behind = said.slice(at + length, at + length + dayReach).map(({ key }) => key);
  const isOwn = behind.some((key) =>
    /^(?:r|ganh[ae]m?|lev[ae]|gratis|desconto|metade|tem)$|%$/.test(key),
  );
  return isOwn ? at : at + length;
}

/** "R$ 80 dentro da cidade", "R$ 120 ida e volta", "R$ 90 qualquer bairro": where the sum holds. */
const limitHeads = /^(?:dentro|perto|proxim[oa]|raio|ida|qualquer|limite)$/;

/** Words of what is told behind where a sum holds: "dentro da cidade distrito tem acréscimo". */
const limitReach = 4;

/** Another matter behind where the sum holds, told with a verb or a sum of its own. */
function behindLimit(said: readonly Said[], at: number): number | undefined {
  const next = at + (/^(?:d[aeo]s?|de|e)$/.test(said[at + 1]?.key ?? "") ? 3 : 2);
  const behind = said.slice(next, next + limitReach);
  const own = behind.findIndex(
    ({ key, written }) => /^(?:tem|r|cobro|sai|fica|custa)$/.test(key) || written === "é",
  );
  const [first] = behind;
  const isFree = first !== undefined && !small.has(first.key) && !joiners.has(first.key);
  return own > 0 && isFree ? next : undefined;
}

/** Where something new stands behind a sum and its unit. */
export function behindSum(text: string, said: readonly Said[], end: number): number | undefined {
  const rest = text.slice(end);
  const from = end + (unitBehind.exec(rest)?.[0].length ?? 0);
  const at = indexFrom(said, from);
  const token = said[at];
  if (token === undefined || /[^\s]/.test(text.slice(from, token.start))) return undefined;
  if (dayWords.has(token.key)) return behindDays(said, at);
  if (limitHeads.test(token.key)) return behindLimit(said, at);
  // "R$ 480 instalado espelho sob medida"
  const next = said[at + 1];
  if (participle.test(token.key) && !isTradeWord(token.key) && isTradeWord(next?.key ?? ""))
    return at + 1;
  if (beginsAnew(said, at)) return at;
  const goesOn =
    joiners.has(token.key) ||
    (variants.test(token.key) && said[at + 1]?.key !== "r") ||
    small.has(token.key) ||
    /^(?:\d|so|r|ja|tudo|cada|nao$)/.test(token.key) ||
    (participle.test(token.key) && !isTradeWord(token.key));
  return goesOn || isKindBehind(said, at) ? undefined : at;
}
