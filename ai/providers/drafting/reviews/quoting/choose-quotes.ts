import { fold } from "../../../../../domain/search/fold.ts";
import { toWords } from "../../text/words.ts";
import type { Side, Sided } from "../choosing/candidates.ts";
import type { Context } from "../choosing/context.ts";
import { lexicon } from "../lexicon/book.ts";
import { loweredMark } from "../lexicon/lowered-mark.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import { overruledIn } from "../points/overruled.ts";
import { setAsideIn } from "../points/set-aside.ts";
import { isAddition } from "./addition.ts";
import { isBesidePoint } from "./beside-point.ts";
import { isDear, tellsHeavy } from "./heavy-told.ts";
import { isGrudge, isIronyFramed } from "./irony-frame.ts";
import { measure } from "./measure.ts";
import { placesOf, wordsOf } from "./places.ts";
import { isQuotable } from "./quotable.ts";
import { type Fragment, fragmentsOf } from "./quotes.ts";
import { leastHeavy, sidesOf } from "./sides-of.ts";
import { isTwoSided } from "./two-sided.ts";

/** Fragments that are weighed at most: it bounds the time of a long text. */
const mostWeighed = 60;

const small = new Set(
  `a o as os e eh que de do da dos das no na nos nas em um uma uns umas eu me meu minha meus minhas nosso nossa com por para pra pro pros pras se ja la aqui ali ai foi foram fui era sao ser estar esta estava estao ta tava tao mas muito muita muitos muitas mais tudo todo toda todos todas isso isto esse essa este aquele aquela ele ela eles elas nao nem ate como dele dela quando so sempre nunca bem tem tinha ter vai vou ir voce voces gente coisa vez vezes dia hoje ontem depois antes ainda agora tambem ao aos pelo pela sem sobre cada outro outra mesmo mesma bom boa bons boas ficou fica`.split(
    " ",
  ),
);
/** What any happy customer writes: it tells no point. */
const anyPraise =
  /^(?:recomend|indic|volt|ador|am(?:ei|o|amos)$|gost|otim|excelent|maravilh|perfeit|show|top$|super$|demais|nota|mil$|dez$|parabens|sensacion|incrivel|melhor|satisfeit|feliz|content|lugar|experienc|sucess|deus|abenco|merec|avali|amor$|impecavel|certeza|surpre|espetac|fantast|cliente|fregues|tempo|ano)/;

/** Stems of the words that say something of this review. */
function contentOf(text: string): string[] {
  return toWords(text).flatMap(({ key, stem }) =>
    small.has(key) || anyPraise.test(key) || !/\p{L}{3}/u.test(key) ? [] : [stem],
  );
}

/** As it stands in the middle of our sentence: the capital of a sentence's first word becomes small. */
function amid({ text, opens }: Fragment, staff: ReadonlySet<string>): string {
  const [first = ""] = toWords(text).map(({ key }) => key);
  if (!opens || staff.has(first) || /^\p{L}[\p{Lu}$]/u.test(text)) return text;
  const [letter = ""] = text;
  return letter.toLocaleLowerCase("pt-BR") + text.slice(letter.length);
}

/** A stretch with the chances that a strict owner would have it quoted as praise, and as blame. */
export type Measured = Fragment & {
  good: number;
  bad: number;
  /** Stems of the words that say something. */
  content: readonly string[];
  /** Where its words stand. */
  places: readonly string[];
};

/** Stems of short nouns keep their plural: "unhas". */
function singular(stem: string): string {
  return stem.replace(/s$/, "");
}

/** "Educadas" and "a educação", "simpático" and "a simpatia" say the same. */
function rootOf(stem: string): string {
  return singular(stem).slice(0, 4);
}

/** Who serves, beside "o atendimento". */
const served = /^(?:menin|moc[ao]|rapaz|funcionari|equipe?|pessoal|recepcionist|vendedor|garc)/;

/** Share of what a stretch says that these names do not. */
function newsOf({ content }: Measured, names: readonly string[]): number {
  const named = new Set(toWords(names.join(" ")).map(({ stem }) => rootOf(stem)));
  const isSaid = (stem: string) =>
    named.has(rootOf(stem)) || (named.has("aten") && served.test(stem));
  return content.filter((stem) => !isSaid(stem)).length / Math.max(1, content.length);
}

/** "Ponto positivo": a heading. */
const heading = /^pontos? (?:positiv|negativ|fort|frac)\p{L}+$/iu;

/** "Unha, pé, cutícula | a Sueli faz ...": a bare list of what is done, before who does it. */
function isBareList({ text, whole }: Fragment): boolean {
  if (whole || !/^\p{L}+, \p{L}+(?:$|, (?:\p{L}+ ?){1,3}$)/u.test(text)) return false;
  const words = toWords(text);
  const judges = lexicon()
    .scan(words)
    .some(({ value }) => value.kind === "opinion" || value.kind === "quality");
  return !judges && !words.some(({ key }) => isVerbForm(key));
}

/** What says nothing, or the contrary, without what stands around it. */
function isPart(fragment: Fragment): boolean {
  const { text } = fragment;
  if (loweredMark.test(fold(text))) return true;
  return heading.test(text) || isBareList(fragment) || isAddition(text) || isGrudge(text);
}

/** The first stretches that may be quoted, as many as are weighed. */
function quotable(fragments: readonly Fragment[], staff: ReadonlySet<string>): Fragment[] {
  const found: Fragment[] = [];
  for (const fragment of fragments) {
    if (found.length >= mostWeighed) break;
    if (isPart(fragment)) continue;
    if (contentOf(fragment.text).length > 0 && isQuotable(fragment, staff)) found.push(fragment);
  }
  return found;
}

/** What irony frames, and what praises and blames in one breath, is quoted for neither side. */
function chancesOf(
  fragment: Fragment,
  { tone, context }: { tone: Sided; context: Context },
): Record<Side, number> {
  const { text } = fragment;
  const ironic = tone !== "praise" && isIronyFramed(text);
  if (ironic || isTwoSided(text)) return { good: 0, bad: 0 };
  return sidesOf(text, measure(fragment, { tone, context }), tone);
}

/** The stretches of a text that may be quoted, measured; `names`: the people whom the reply may name. */
export function quotesOf(
  text: string,
  names: readonly string[],
  { tone, context }: { tone: Sided; context: Context },
): Measured[] {
  const staff = new Set(names.flatMap((name) => toWords(name).map(({ key }) => key)));
  const all = wordsOf(context.segments);
  const namesStaff = ({ text: told }: Fragment) => toWords(told).some(({ key }) => staff.has(key));
  const aside = setAsideIn(context.segments);
  const overruled = overruledIn(context.segments);
  return quotable(fragmentsOf(text), staff).map((fragment) => {
    const places = placesOf(fragment.text, all);
    const stands = !places.some((place) => overruled.has(place));
    const { good, bad } = stands ? chancesOf(fragment, { tone, context }) : { good: 0, bad: 0 };
    // Who is thanked by name is not blamed by it, nor anybody for what is over and done with.
    const blamesNobody = namesStaff(fragment) || places.some((place) => aside.has(place));
    return {
      ...fragment,
      text: amid(fragment, staff),
      content: contentOf(fragment.text),
      places,
      good,
      bad: blamesNobody ? 0 : bad,
    };
  });
}

/**
 * Chance of a stretch, at least, where nothing of its side is named, and where something is; as praise of a text of both
 * sides, where joy over a complaint would be worst; for each name more; and of a second stretch.
 */
const least = {
  alone: 0.3,
  wary: 0.7,
  bare: 0.5,
  beside: 0.5,
  ofNamed: 0.05,
  besideFaults: 0.75,
  further: 0.5,
} as const;
/** Names beside two stretches, at most. */
const mostBesideTwo = 1;

/** Share of a fragment that the names do not say, at least, and words of it. */
const leastNews = { share: 0.5, words: 2 } as const;

/** "Comida muito boa": a stretch that says no more than that these please, or not. */
export function saysOnly(quote: Measured, names: readonly string[]): boolean {
  return names.length > 0 && newsOf(quote, names) === 0;
}

function isNew(quote: Measured, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const news = newsOf(quote, names);
  return news >= leastNews.share && Math.round(news * quote.content.length) >= leastNews.words;
}

/** Words in a row that a name and a fragment may not share: said twice it sounds like a machine. */
const needle = 4;

function repeats({ text }: Measured, names: readonly string[]): boolean {
  const keys = (told: string) => toWords(told).map(({ key }) => key);
  const told = ` ${keys(text).join(" ")} `;
  return names.some((name) => {
    const words = keys(name);
    return words.some((_, at) => {
      const run = words.slice(at, at + needle);
      return run.length === needle && told.includes(` ${run.join(" ")} `);
    });
  });
}

/** What the reply names of a side beside a quote; `bare`: no fault is named; `wary`: the other side is told too. */
type Beside = {
  names: readonly string[];
  bare?: boolean;
  wary?: boolean;
  /** The names of what stands outside a stretch, where they are fewer. */
  outside?: (quote: Measured) => readonly string[];
};

/** Beside two faults that are named only a stretch that leaves no doubt is quoted. */
function leastOf(named: number, side: Side): number {
  if (named === 0) return least.alone;
  if (side === "bad" && named > 1) return least.besideFaults;
  return least.beside + least.ofNamed * named;
}

/** The stretch that a strict owner would soonest have quoted for a side; none where none is as likely as asked. */
export function likeliest(
  quotes: readonly Measured[],
  side: Side,
  asked: number,
): Measured | undefined {
  const other = side === "good" ? "bad" : "good";
  return quotes
    .filter((quote) => quote[side] >= asked && quote[side] > quote[other])
    .toSorted((one, other) => other[side] - one[side])
    .at(0);
}

/** Whether a stretch tells what happened, where it blames. */
function tells({ text }: Measured, side: Side): boolean {
  return side === "good" || !isBesidePoint(text);
}

/** Of blame what tells a heavy fault, else what tells more than that it is dear, else what there is. */
function weightiest(telling: readonly Measured[], asked: number): Measured | undefined {
  const heavy = telling.filter(({ text }) => tellsHeavy(fold(text)));
  const others = telling.filter(({ text }) => !isDear(fold(text)));
  return (
    likeliest(heavy, "bad", Math.min(asked, leastHeavy)) ??
    likeliest(others, "bad", asked) ??
    likeliest(telling, "bad", asked)
  );
}

/**
 * The stretch that a strict owner would soonest have quoted for a side, beside these names; none where none is fit. One
 * that tells a heavy fault goes before what likelier ones tell.
 */
export function chooseQuote(
  quotes: readonly Measured[],
  side: Side,
  { names, bare = false, wary = false, outside = () => names }: Beside,
): Measured | undefined {
  const usual = bare && names.length > 0 ? least.bare : leastOf(names.length, side);
  const asked = wary ? Math.max(usual, least.wary) : usual;
  const isTwice = (quote: Measured) => repeats(quote, names) && repeats(quote, outside(quote));
  const fresh = quotes.filter((quote) => isNew(quote, names) && !isTwice(quote));
  const telling = fresh.filter((quote) => tells(quote, side));
  const found = side === "bad" ? weightiest(telling, asked) : likeliest(telling, side, asked);
  return found ?? (names.length === 0 ? likeliest(fresh, side, asked) : undefined);
}

/** A second stretch of another clause, that says what neither the first nor these names say. */
export function chooseFurther(
  quotes: readonly Measured[],
  side: Side,
  { names, quote }: { names: readonly string[]; quote: Measured },
): Measured | undefined {
  if (names.length > mostBesideTwo) return undefined;
  const said = new Set(quote.content.map(rootOf));
  const others = quotes.filter(
    (other) =>
      other.clause !== quote.clause &&
      other[side] >= least.further &&
      tells(other, side) &&
      !other.content.some((stem) => said.has(rootOf(stem))),
  );
  return chooseQuote(others, side, { names });
}
