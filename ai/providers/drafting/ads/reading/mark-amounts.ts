import { finiteVerbs, servingVerbs } from "../lexicon/clause-words.ts";
import { counting, numbered, pricedNouns, units, variants } from "../lexicon/price-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { markEnds } from "./mark-ends.ts";
import { foldInPlace } from "./restore-places.ts";
import { sumsOf } from "./sums.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Words that lead to a sum and to nothing else: "custa 70", "a partir de 890". */
const sureLead =
  "custa|custam|custando|custava|sai|saem|saindo|fica|ficam|cobro|cobramos|cobrando|a partir de|desde|preco|precos|valor|valores|vendo a|vendo por|faco por|fazemos por|mensalidade|diaria|sinal de|caucao de|taxa de|taxa";
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
  "diaria|hora|unidade|quilo|kg|kilo|metro|m2|m²|cento|duzia|sessao|aula|mes|pessoa|noite|par|cabeca|peca|litro|fatia|pacote|caixa|porcao|bandeja|pote|dupla|duas|dois|casal|visita|consulta|mensalidade|vaga|cadeira|convidado|quilometro|km|foto|pagina|turno|semestre|ano|muda|vaso|garrafa|bairro|saco|fardo|galao|balde|buque|cesta|rolo|jogo";
const beforeUnit = new RegExp(
  `(?<![\\d.,$]|[$] |[A-Za-zÀ-ÿ0-9])${number}(?= (?:(?:o|a|as|os) (?:${unitNouns})|cada(?! vez)|por (?:pessoa|hora|aula|sessao|noite|diaria|quilo|kg|metro|convidado|cabeca|peca|mes|crianca)|a vista|no (?:pix|dinheiro|debito|cartao)|mensa(?:l|is))(?![a-z]))`,
  "gi",
);

/** "acima de 150 o frete é grátis": what has to be bought. */
const threshold = new RegExp(
  `(?<![A-Za-z])((?:compras?|pedidos?|gast\\w+|servicos?) (?:acima|a partir|de mais) de|acima de) ${number}(?= (?:o |a )?(?:frete|entrega|envio|taxa|visita|leva|ganha|eu |a gente |tem |sai |nao pag|\\d+%)|(?=[,.;]|$))`,
  "gi",
);
/** Below it a bare "acima de" counts things: "acima de 10, desconto". */
const leastThreshold = 30;

/** Behind a sum a new thing is said or a limit of it: another noun would be what is counted. */
const followers = new Set(
  (
    "o a os as aos todo toda cada por no na nos nas em com e mas se ate ou do da ao pra para sem mais menos eu so ta ne ai nos nao tem quem minimo dependendo conforme cobro entao porque que quando depois ja um uma " +
    "custa sai fica cheio inteiro avista pila"
  ).split(" "),
);

/** Whether the number in front of this stands alone: nothing behind it is counted. */
function countsNothing(rest: string): boolean {
  const [, next = ""] = /^ ([a-z$0-9²]+)/.exec(rest) ?? [];
  if (next === "") return !/^ [a-z0-9]/.test(rest);
  // "por 8 a 10 pessoas", "das 8 e 10 horas"
  if (/^ (?:a|e|ou|ate|as|x) \d+(?! ?(?:reais|a |o |por \d))(?: [a-z]|h)/.test(rest)) return false;
  // "vasinho pote 6 a partir de R$ 3,50"
  if (/^ (?:por |a |a partir de |desde )?r\$/.test(rest)) return false;
  if (/^ (?:das \d|parcel\w+ em |divid\w+ em )/.test(rest)) return true;
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
  const isNumbered = numbered.has(last) && !(last === "moto" && tokens[at]?.key.length === 2);
  if (isName || counting.has(last) || isNumbered || /^\d+$/.test(last)) return false;
  const since = before.slice(
    before.findLastIndex(({ key }) => /^\d+$/.test(key) && !/^lugares/.test(last)) + 1,
  );
  return since.some(({ key }) => isTradeWord(key) || pricedNouns.has(key) || variants.test(key));
}

/** "casal com café 320 na semana": one number alone is a sum where a time or a unit stands behind it. */
const perTime =
  /^ (?:na semana|n[ao]s? (?:fim|final|finais)|aos (?:sabado|domingo|feriado|fins)|as (?:segunda|terca|quarta|quinta|sexta)|de (?:segunda|terca|domingo)|durante a semana|ate \d+ (?:pessoas|horas|convidados)|por (?:pessoa|noite|mes|aula|dia|hora))/;

/** "tainha 32 kg, camarão 58 kg": of two or more things in a row that is what a kilo costs. */
const perKilo = /(?<=(?:^|[,:.;\n] ?)\p{L}[\p{L} ]{2,30} )\d{2,3}(?= ?kg\s*(?:[,.;\n]|$))/gu;

function markKilos(text: string): string {
  const found = text.match(perKilo) ?? [];
  return new Set(found).size > 1 ? text.replace(perKilo, "R$ $&") : text;
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
  const [only] = found;
  const isAlone = sumsOf(named).length + found.length < 2;
  if (only === undefined || (isAlone && !perTime.test(key.slice(only.end)))) return named;
  return found.reduceRight(
    (marked, { start }) => `${marked.slice(0, start)}R$ ${marked.slice(start)}`,
    named,
  );
}

/** Reais below which the number behind one service alone is rather part of its name. */
const leastAlone = 20;
const serviceSum =
  /(?<=(?:^|[.,;:\n] ?|(?<!\p{L})e )(\p{Ll}{4,})(?: [^\d.,;:$\n]{1,40}| \p{L}+ \d \p{L}+)?? )(\d{2,4})(?=\s*(?:[.,;\n]|$)| (?:com|sem|já|só|inclus[oa]) | na hora(?!\p{L})| em \d+ (?:hora|min|dia))(?![.,]\d)/gu;

/** "consulta com bioimpedância 250": a number behind a service, at the end of its clause. */
function markServices(text: string): string {
  return text.replace(serviceSum, (digits, service: string, _sum, at: number) => {
    const before = tokensOf(text.slice(Math.max(0, at - 40), at)).at(-1)?.key ?? "";
    const isService =
      pricedNouns.has(foldInPlace(service)) ||
      /^(?:service|quotable)$/.test(isTradeWord(service) ? tradeOf(service) : "");
    const isYear = /^(?:19|20)\d\d$/.test(digits);
    const isFree = !counting.has(before) && !numbered.has(before) && !units.has(before);
    return isService && isFree && !isYear && Number(digits) >= leastAlone ? `R$ ${digits}` : digits;
  });
}

/** "4 aulas 400", "2 pacotes 50": the sum of several of them. */
const lots =
  /(?<=(?:^|[,.;:\n] ?)(?:[2-9]|1\d) (?:aulas|pacotes|sess[õo]es|unidades|caixas|potes|d[úu]zias|kg|quilos|pares|pe[çc]as|banhos|visitas|sacos|fardos|jogos) )(?=\d{2,4}(?:,\d{2})?\s*(?:[.;\n]|,(?!\d)|$))/gu;

/** "12 reais o par 20": the unit begins another sum. "3x 229": the sum of a rhythm or of instalments. */
function markUnits(text: string): string {
  return text
    .replace(
      /(?<=(?:R\$ \d[\d.,]*|\d reais)) (?=(?:o par|a d[úu]zia|o cento|a caixa|o pacote|o quilo) \d{1,4}(?:[ ,.;]|$))/gu,
      ", ",
    )
    .replace(
      /(?<=, (?:o par|a d[úu]zia|o cento|a caixa|o pacote|o quilo) )(?=\d{1,4}(?:[ ,.;]|$))/gu,
      "R$ ",
    )
    .replace(/(?<=(?<![\d,.])\d{1,2}x )(?=\d{2,4}(?:,\d{2})?\s*(?:[.;\n]|,(?!\d)|$))/gu, "R$ ")
    .replace(
      /(?<=(?<!\d )(?<!\p{L})(?:cento|d[úu]zia|quilo|kg|litro) )(?=\d{1,4}(?:,\d{2})?(?:\s*(?:[.;\n]|,(?!\d)|$)| m[íi]nimo ))/gu,
      "R$ ",
    )
    .replace(
      /(?<![\d,.$]|[$] |(?<!\p{L})em )(?=(?:[3-9]\d|\d{3})(?:,\d{2})? m[êe]s(?!\p{L}))/gu,
      "R$ ",
    )
    .replace(lots, "R$ ");
}

/** "R$ 700 na baixa e 1200 em feriado", "3 tacos por R$ 27 e burrito 29": a second sum of the same clause. */
const second =
  /(?<=R\$ \d[\d.,]*(?:(?!R\$)[^.;:\n]){0,40} (?:e|ou) (?:\p{Ll}{4,} ){0,2})\d{1,4}(?=\s*(?:[.,;\n](?!\d)|$)| (?:em|n[ao]s?|aos?|à|com|sem|para|cada|o|a|criança|adulto|idoso|estudante|casal|meia|infantil) )/gu;

function markSecond(text: string): string {
  return text.replace(second, (digits, at: number) => {
    const before = tokensOf(text.slice(Math.max(0, at - 40), at)).at(-1)?.key ?? "";
    const isFree = !counting.has(before) && !numbered.has(before) && !units.has(before);
    return isFree && Number(digits) >= leastAmount ? `R$ ${digits}` : digits;
  });
}

/** "a visita custa 70", "60 as duas": sums said without their currency get it, where nothing else can be meant. */
export function markAmounts(text: string): string {
  if (!/\d/.test(text)) return text;
  const led = mark(text, behindLead, ([, lead = "", digits = ""], rest) =>
    isAmount(lead, digits, rest) ? digits : undefined,
  );
  const bought = mark(led, threshold, ([, lead = "", digits = ""]) =>
    lead.includes(" a ") || /[a-z] (?:acima|de mais)/.test(lead) || Number(digits) >= leastThreshold
      ? digits
      : undefined,
  );
  const counted = mark(bought, beforeUnit, ([digits = ""]) => digits);
  return markSecond(markUnits(markEnds(markBesideSums(markServices(markKilos(counted))))));
}
