import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import { fold } from "../../../../../domain/search/fold.ts";
import type { NounPhrase } from "../ad-facts.ts";
import { measures, units } from "../lexicon/price-words.ts";
import { needsComplement } from "../lexicon/trades.ts";
import { headOf, isFeminineShop, isTradeWord, toSingular, tradeOf } from "../trade-of.ts";

/** Says nothing without what follows: "conserto" (of what?), "pão" (de queijo). */
function leans(head: string): boolean {
  return needsComplement.has(head) || needsComplement.has(toSingular(head));
}

/** First halves of foreign pairs: "plus" of "plus size" says nothing. */
const firstHalves = new Set(
  "capa dra dr tia tio dona seu vo assistencia cachorro plus pet food fast personal mega home day high low slow long door full black over wi self happy coffee pe lava leva passa ar jiu muay pos pre recem porta guarda anti semi multi mini super body nail hair shih pit yorkshire meia meio alta alto baixa segunda terceira primeira boa bom bem".split(
    " ",
  ),
);

/** Pairs that are one thing are not parted. */
const fixedPair =
  /(?:pegue|corte|banho|frente|preto|leve|claro|cama|leva|mesa|comes|som|ida|pe|mao|pao|queijo) e$/;

/** "clínica veterinária Amigo Fiel": the kind of the shop, and next its name. */
function isKindBeforeName(last: string, next: string): boolean {
  return tradeOf(last) === "professional" && /^\p{Ll}/u.test(last) && /^[\p{Lu}\d]/u.test(next);
}

/** "terreno de 300 m²" keeps its unit, "padaria pão quente" the rest of its name. */
function cutsMeasure(beginning: string, next: string): boolean {
  const last = beginning.split(" ").at(-1) ?? "";
  const isName =
    beginning.includes(" ") &&
    !/ (?:d[aeo]s?|com|para|em) /u.test(beginning) &&
    isTradeWord(last) &&
    !isKindBeforeName(last, next);
  return !/^(?:d[aeo]s?|em|n[ao]s?|com|para|a|por)$/u.test(next) && (/^\d/u.test(last) || isName);
}

/** "do P ao GG", "do 34 ao 44", "60 x 90 cm": sizes are told whole or not at all. */
function cutsSizes(beginning: string, next: string): boolean {
  if (next === "x" || beginning.endsWith(" x")) return true;
  return (
    /^(?:ao?|até)$/u.test(next) &&
    / (?:d[eo]|n[úu]mero|tamanho|aro) (?:\d+|RN|PP|[PMG]|X?G{1,3})$/u.test(beginning)
  );
}

/** Hold what a number behind them measures: "rolo 100 m", "lata 900 ml". */
const vessels =
  /^(?:rolo|lata|saco|caixa|pacote|balde|galão|garrafa|pote|frasco|vidro|bobina|fardo|cartela|bandeja|barra|tubo)$/u;

/** "bola tamanho 5", "cabo bitola 2,5 rolo 100 m": a measure is told with its number or not at all. */
function cutsNumber(words: readonly string[], count: number): boolean {
  const [last = "", next = "", unit = ""] = words.slice(count - 1);
  const isValue = /^(?:\d.*|PP|[PMG]|X?G{1,3})$/u.test(next);
  if (isValue && measures.has(fold(last))) return true;
  if (count === 1 || !/^\d[\d.,]*(?:ml|l|g|kg|cm|mm|m)?$/u.test(next)) return false;
  const isMeasured = /\p{L}$/u.test(next) || units.has(toSingular(fold(unit)));
  return vessels.test(last) || (!isMeasured && !isTradeWord(last));
}

/** A name is not cut in two: "pizzaria Bella Napoli" is not "pizzaria Bella". */
function cutsName(beginning: string, next: string): boolean {
  const last = beginning.split(" ").at(-1) ?? "";
  return (
    firstHalves.has(fold(last)) ||
    (!isTradeWord(last) && /^\p{Lu}/u.test(last) && /^[\p{Lu}\d]/u.test(next))
  );
}

/** Small words inside a name. */
const joint = /^(?:d[aeo]s?|e|ao?s?|by|n[ao]|sem|com|em|&)$/u;

/** "Fogo de Chão" is not "Fogo", "Volta ao Mundo" not "Volta", nor "Studio by Keila" "Studio by". */
function cutsLongName(words: readonly string[], count: number): boolean {
  const [last = "", next = "", other = ""] = words.slice(count - 1);
  const before = words[count - 2] ?? "";
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  const behind =
    isCapital(last) && !(count === 1 && isTradeWord(last)) && joint.test(next) && isCapital(other);
  return behind || (isCapital(before) && joint.test(last) && isCapital(next));
}

/** "estúdio com aulas" lacks its "em grupo", "cama elástica piscina" its "de bolinha". */
function leavesComplement(beginning: string, next: string): boolean {
  if (/(?:ad|id)[oa]s?$/u.test(beginning) && /^(?:a|à|ao|aos|às)$/u.test(next)) return true;
  const isPreposition = /^(?:d[aeo]s?|em|n[ao]s?|com|para)$/u.test(next);
  const [last = ""] = beginning.match(/ (?:d[aeo]s?|em|n[ao]s?|com|sem|para) /gu)?.slice(-1) ?? [];
  const isBare = last === "" && beginning.split(" ").length > 2;
  return (
    isPreposition && (/com|sem/u.test(last) || ((isBare || last !== "") && next.startsWith("d")))
  );
}

/** "clínica veterinária", "oficina de bicicletas": of these there are so many kinds that the kind is never left out. */
function tellsKindNext(head: string, next: string): boolean {
  if (/^(?:clinica|oficina)s?$/.test(head)) return /^(?!e$|em$|n[ao]s?$|com$)\p{Ll}/u.test(next);
  return (
    /^(?:academia|atelier?|studio|estudio|curso|fabrica)s?$/.test(head) && /^d[aeo]$/u.test(next)
  );
}

/** A beginning still names the thing: two words or more with no pair cut open, or a head that stands alone. */
function stillNames(beginning: string, next: string, head: string): boolean {
  if (
    cutsMeasure(beginning, next) ||
    cutsSizes(beginning, next) ||
    cutsName(beginning, next) ||
    fixedPair.test(fold(`${beginning} ${next}`)) ||
    (/ e /.test(beginning) && !/^(?:em|com|para|sem)$/.test(next))
  )
    return false;
  const count = beginning.split(" ").length;
  if (count === 1) return isTradeWord(head) && !leans(head) && !tellsKindNext(head, next);
  if (leavesComplement(beginning, next)) return false;
  return !endsUnfinished(beginning) && !lacksNoun.test(beginning);
}

/** "bolo de vários sabores", "plano de dois meses": what is counted comes behind. */
const lacksNoun =
  / (?:v[áa]ri[oa]s|divers[oa]s|todos|todas|outr[oa]s|muit[oa]s|algu(?:ns|mas)|dois|duas|tr[êe]s|quatro|cinco|dez|mil|at[ée]|feit[oa]s?|especializad[oa]s?|focad[oa]s?|voltad[oa]s?|dedicad[oa]s?)$/u;

/** "aulas particulares de matemática" is also "aulas de matemática". */
function withoutAdjective(text: string): string | undefined {
  const [, head = "", adjective = "", rest = ""] =
    /^(\p{Ll}+) (\p{Ll}{4,}) (d[aeo]s? .+)$/u.exec(text) ?? [];
  if (firstHalves.has(fold(head)) || firstHalves.has(fold(adjective))) return undefined;
  // In "kit café da manhã" the second is what is in the first.
  if (isTradeWord(adjective) || adjective === "café") return undefined;
  return head === "" || /^(?:para|com|sem|sob)$/u.test(adjective) ? undefined : `${head} ${rest}`;
}

/** "jardinagem e poda de árvore": the first is done to nothing. */
const needsNoObject =
  /^(?:jardinagem|paisagismo|marcenaria|serralheria|carpintaria|costura|artesanato|faxina|fisioterapia|maquiagem|manicure|informática)$/u;

/** "instalação e conserto de portões" is either of the two. */
function halvesOf(text: string): string[] {
  const [, one = "", other = "", what = ""] =
    /^(\p{Ll}+) e (\p{Ll}+) (d[aeo]s? .+)$/u.exec(text) ?? [];
  const isPair =
    one === "" ||
    tradeOf(one) === "goods" ||
    needsNoObject.test(one) ||
    fixedPair.test(`${fold(one)} e`);
  return isPair ? [] : [`${other} ${what}`, `${one} ${what}`];
}

/** "fisioterapia para cachorro" is not "fisioterapia". */
const guests = / para (?:cachorr|c[ãa]es|gat|pet|animais|bich)/u;

/** The phrase and its shorter forms that still name the thing, longest first. */
export function shorterForms(text: string): string[] {
  const simpler = withoutAdjective(text);
  // "aulas de reforço do 1º ao 5º ano"
  const unmeasured = text.replace(/ d[aeo] \d.*$/u, "");
  const others = [
    ...halvesOf(text),
    ...(simpler === undefined ? [] : [simpler]),
    ...(unmeasured !== text && unmeasured.includes(" ") && !endsUnfinished(unmeasured)
      ? [unmeasured]
      : []),
  ];
  const forms = [...beginnings(text), ...others.flatMap(beginnings)].filter(
    (form) => guests.exec(text) === null || guests.test(form),
  );
  return [...new Set(forms)].sort((one, other) => other.length - one.length);
}

function beginnings(text: string): string[] {
  const words = text.split(" ");
  const head = headOf(text);
  const counts = words.slice(1).map((_, at) => words.length - 1 - at);
  const sound = counts
    .filter((count) => !cutsLongName(words, count) && !cutsNumber(words, count))
    .filter((count) => stillNames(words.slice(0, count).join(" "), words[count] ?? "", head));
  return [text, ...sound.map((count) => words.slice(0, count).join(" "))];
}

/** "conserto de geladeira e fogão" is also "conserto de fogão". */
export function secondHalf({ text, trade }: NounPhrase): string | undefined {
  const [, head = "", one = "", second = ""] = /^(\S+ (?:de|para) )(.+) e (.+)$/u.exec(text) ?? [];
  // "uniformes escolares e profissionais": the second is an adjective of the first.
  if (one.includes(" ") && !second.includes(" ")) return undefined;
  if (
    head === "" ||
    trade === "goods" ||
    trade === "business" ||
    fixedPair.test(fold(`${text.split(" e ")[0] ?? ""} e`))
  )
    return undefined;
  return leans(headOf(second)) || tradeOfHalf(second) ? second : head + second;
}

function tradeOfHalf(half: string): boolean {
  return / de /.test(half) && isTradeWord(headOf(half));
}

/** Without the shop's own name, by which nobody searches: "pizzaria". */
export function commonForms({ text, trade }: NounPhrase): string[] {
  const forms = shorterForms(text);
  const common = forms.filter((form) => !/\p{Lu}\p{Ll}/u.test(form));
  return (trade === "business" || trade === "professional") && common.length > 0 ? common : forms;
}

/** "o salão", "a loja de roupas"; only shops have a gender that is known for certain. */
export function withArticle(product: NounPhrase): string | undefined {
  if (product.trade !== "business") return undefined;
  const head = headOf(product.text);
  if (!isTradeWord(head) || toSingular(head) !== head) return undefined;
  return isFeminineShop(head) ? `a ${product.text}` : `o ${product.text}`;
}

/** Small words do not tell two pieces apart. */
const smallWords = new Set(
  "a o e as os de da do das dos em no na nos nas com para por um uma desde partir seu sua mais".split(
    " ",
  ),
);

/** The words of a piece that tell it from the others, sorted. */
export function essence(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !smallWords.has(word)))].sort().join(" ");
}
