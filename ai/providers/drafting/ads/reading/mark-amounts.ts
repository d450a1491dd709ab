import { finiteVerbs, servingVerbs } from "../lexicon/clause-words.ts";
import { counting, numbered, pricedNouns, units, variants } from "../lexicon/price-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";
import { sumsOf } from "./sums.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Words that lead to a sum and to nothing else: "custa 70", "a partir de 890". */
const sureLead =
  "custa|custam|custando|custava|sai|saem|saindo|fica|ficam|cobro|cobramos|cobrando|a partir de|desde|preco|precos|valor|valores|vendo a|vendo por|faco por|fazemos por|mensalidade|diaria|taxa de|taxa";
/** Words that lead to other numbers too: only a sum of two digits or more is taken for one. */
const weakLead =
  "é|sao|eh|por|pago|paga|pagam|vai pra|vai para|apenas|depois|senao|minimo é|minimo de|ta|está|de \\d+ por|\\d ?x de|\\d vezes de";
/** A number that counts nothing: neither clock nor date nor measure. */
const number =
  "(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})?|\\d{1,5}(?:,\\d{2})?)(?![\\d.,]*[\\dA-Za-zÀ-ÿ%°ºª²³/:-])";
const behindLead = new RegExp(
  `(?<![A-Za-zÀ-ÿ])((?:${sureLead})(?: (?:é|e|por|a|de|so|apenas|uns))?(?::| a partir de)?|${weakLead}) ${number}`,
  "gi",
);

/** "60 as duas", "110 a aula", "12 cada": what the sum is for stands behind it. */
const unitNouns =
  "diaria|hora|unidade|quilo|kg|kilo|metro|m2|m²|cento|duzia|sessao|aula|mes|pessoa|noite|par|cabeca|peca|litro|fatia|pacote|caixa|porcao|bandeja|pote|dupla|duas|dois|casal|visita|consulta|mensalidade|vaga|cadeira|convidado|quilometro|km|foto|pagina|turno|semestre|ano|muda|vaso|garrafa|bairro";
const beforeUnit = new RegExp(
  `(?<![\\d.,$]|[$] |[A-Za-zÀ-ÿ0-9])${number}(?= (?:(?:o|a|as|os) (?:${unitNouns})|cada(?! vez)|por (?:pessoa|hora|aula|sessao|noite|diaria|quilo|kg|metro|convidado|cabeca|peca|mes|crianca))(?![a-z]))`,
  "gi",
);

/** Behind a sum a new thing is said or a limit of it: another noun would be what is counted. */
const followers = new Set(
  (
    "o a os as cada por no na nos nas em com e mas se ate ou do da ao pra para sem mais menos eu so ta ne ai nos nao tem quem minimo dependendo conforme cobro entao porque que quando depois ja um uma " +
    "custa sai fica cheio inteiro avista pila"
  ).split(" "),
);

/** Whether the number in front of this stands alone: nothing behind it is counted. */
function countsNothing(rest: string): boolean {
  const [, next = ""] = /^ ([a-z$0-9²]+)/.exec(rest) ?? [];
  if (next === "") return !/^ [a-z0-9]/.test(rest);
  // "por 8 a 10 pessoas", "das 8 e 10 horas"
  if (/^ (?:a|e|ou|ate|as|x) \d+(?! ?(?:reais|a |o ))(?: [a-z]|h)/.test(rest)) return false;
  if (/^ (?:por |a )?r\$/.test(rest)) return false;
  if (/^ das \d/.test(rest)) return true;
  return (
    followers.has(next) ||
    finiteVerbs.has(next) ||
    servingVerbs.has(next) ||
    (!units.has(next) && !/s$/.test(next) && (next.length > 2 || /^\d/.test(next)))
  );
}

/** Reais below which a number without a sure lead is rather a count: "e 1 mesa". */
const leastAmount = 5;

const beginsSure = new RegExp(`^(?:${sureLead})`, "i");

function isAmount(lead: string, digits: string, rest: string): boolean {
  const value = Number(digits.replaceAll(".", "").replace(",", "."));
  const isSure = beginsSure.test(lead);
  // "desde 1998" is a year; "é 7 da manhã" is a time.
  const isYear = /^desde/.test(lead) && /^(?:19|20)\d\d$/.test(digits);
  const isTime = /^ (?:da (?:manha|tarde|noite)|do \d)/.test(rest);
  return countsNothing(rest) && !isTime && !isYear && value >= (isSure ? 2 : leastAmount);
}

function mark(
  text: string,
  pattern: RegExp,
  accept: (match: RegExpMatchArray, rest: string) => string | undefined,
): string {
  const key = foldWithVerb(text);
  let marked = "";
  let done = 0;
  for (const match of key.matchAll(pattern)) {
    const digits = accept(match, key.slice(match.index + match[0].length));
    if (digits === undefined) continue;
    const at = match.index + match[0].length - digits.length;
    marked += `${text.slice(done, at)}R$ `;
    done = at;
  }
  return marked + text.slice(done);
}

/** Folded but for the accent that tells the verb "é" from "e". */
function foldWithVerb(text: string): string {
  const letters = foldInPlace(text).split("");
  for (const { index } of text.matchAll(/(?<!\p{L})[éÉ](?!\p{L})/gu)) letters[index] = "é";
  return letters.join("");
}

/** "o Asad 289": goods called by their brand. */
const behindName =
  /(?<!\p{L})(?:[oa]s? )(?:\p{Lu}[\p{L}\d]+)(?: (?:de )?\p{Lu}[\p{L}\d]+){0,3} (?=\d{2,4}(?:,\d{2})?(?=[,.;]|$| [eo] ))/gu;
const pricedKilo = /\d,(?:90|99)(?= ?(?:kg|o quilo|o kg)(?![a-z]))/;

/** Words a thing has in front of its number: "revisão completa 120". */
const thingWords = 4;

function isShop({ key }: Token): boolean {
  return isTradeWord(key) && tradeOf(key) === "business";
}

/** Whether a number stands behind a thing or a kind of it: "barba 25", "grande 110", "os dois 50". */
function isBehindThing(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - thingWords), at);
  const last = before.at(-1)?.key ?? "";
  // "Hamburgueria Brasa 77" is called so.
  const isName = /^\p{Lu}/u.test(text.slice(before.at(-1)?.start)) && before.some(isShop);
  if (isName || counting.has(last) || numbered.has(last) || /^\d+$/.test(last)) return false;
  const since = before.slice(
    before.findLastIndex(({ key }) => /^\d+$/.test(key) && !/^lugares/.test(last)) + 1,
  );
  return since.some(({ key }) => isTradeWord(key) || pricedNouns.has(key) || variants.test(key));
}

/** Numbers behind things, where nothing is counted by them: two of them, or one beside a sum, are sums. */
function markBesideSums(text: string): string {
  const kilos = pricedKilo.test(text)
    ? text.replace(
        /(?<![\d,.$]|\$ |(?<!\p{L})(?:de|com|até|cada|acima|mais) )(\d{1,3}(?:,\d{2})?)(?= ?(?:kg|o quilo|o kg)(?!\p{L}))/gu,
        "R$ $1",
      )
    : text;
  const names = kilos.match(behindName) ?? [];
  const named = names.length > 1 ? kilos.replace(behindName, "$&R$ ") : kilos;
  const tokens = tokensOf(named);
  const key = foldInPlace(named);
  const found = tokens.filter(({ key: digits, start, end }, at) => {
    const isFree =
      /^\d{1,5}$/.test(digits) &&
      Number(digits) >= leastAmount &&
      !/[$,.:\d/-]\s?$/.test(key.slice(Math.max(0, start - 2), start));
    return (
      isFree &&
      !/^[.,:]\d|^[-/]|^ ?(?:%|º|ª|x)/.test(key.slice(end)) &&
      isBehindThing(named, tokens, at) &&
      countsNothing(key.slice(end))
    );
  });
  if (sumsOf(named).length + found.length < 2) return named;
  return found.reduceRight(
    (marked, { start }) => `${marked.slice(0, start)}R$ ${marked.slice(start)}`,
    named,
  );
}

/** "a visita custa 70", "60 as duas": sums said without their currency get it, where nothing else can be meant. */
export function markAmounts(text: string): string {
  if (!/\d/.test(text)) return text;
  const led = mark(text, behindLead, ([, lead = "", digits = ""], rest) =>
    isAmount(lead, digits, rest) ? digits : undefined,
  );
  return markBesideSums(mark(led, beforeUnit, ([digits = ""]) => digits));
}
