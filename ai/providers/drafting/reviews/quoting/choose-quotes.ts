import { toWords } from "../../text/words.ts";
import { type Side, soundsOf } from "../choosing/beside-others.ts";
import type { Sided } from "../choosing/candidates.ts";
import type { Context } from "../choosing/context.ts";
import { halvesOf } from "../choosing/halves.ts";
import { maskClientLife } from "../points/client-life.ts";
import { toTokens } from "../segments.ts";
import { measure } from "./measure.ts";
import { placesOf, wordsOf } from "./places.ts";
import { isGlad, isQuotable, keepsToMatter } from "./quotable.ts";
import { type Fragment, fragmentsOf } from "./quotes.ts";
import { standsAlone } from "./stands-alone.ts";

/** Fragments that are weighed at most: it bounds the time of a long text. */
const mostWeighed = 40;

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

/** A stretch with the chances that it speaks of what was praised, and of what was blamed. */
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

/** "Comida farta, era aniversário da minha tia": a stretch with a part in which the client tells of themselves. */
function tellsOfClient(text: string): boolean {
  return text.split(",").some((part) => {
    const words = maskClientLife(toTokens(part));
    return words.length > 0 && words.every(({ key }) => key === ",");
  });
}

/** The first stretches that may be quoted, as many as are weighed. */
function quotable(fragments: readonly Fragment[], staff: ReadonlySet<string>): Fragment[] {
  const found: Fragment[] = [];
  for (const fragment of fragments) {
    if (found.length >= mostWeighed) break;
    if (heading.test(fragment.text) || !standsAlone(fragment)) continue;
    if (tellsOfClient(fragment.text)) continue;
    if (contentOf(fragment.text).length > 0 && isQuotable(fragment, staff)) found.push(fragment);
  }
  return found;
}

/** The stretches of a text that may be quoted, measured; `names`: the people whom the reply may name. */
export function quotesOf(
  text: string,
  names: readonly string[],
  { tone, context }: { tone: Sided; context: Context },
): Measured[] {
  const staff = new Set(names.flatMap((name) => toWords(name).map(({ key }) => key)));
  const all = wordsOf(context.segments);
  const fragments = fragmentsOf(text);
  const heard = {
    tone,
    context,
    halves: halvesOf(context),
    sounds: soundsOf(fragments, context.feel),
  };
  return quotable(fragments, staff).map((fragment) => ({
    ...fragment,
    text: amid(fragment, staff),
    content: contentOf(fragment.text),
    places: placesOf(fragment.text, all),
    ...measure(fragment, heard),
  }));
}

/**
 * Chance of a stretch, at least, where nothing of its side is named, and where something is; for each name more, and
 * for a part of a clause.
 */
const least = {
  alone: 0.5,
  bare: 0.5,
  beside: 0.6,
  ofNamed: 0.05,
  ofPart: 0.1,
  besideFaults: 0.88,
} as const;
/** Share of a fragment that the names do not say, at least, and words of it. */
const leastNews = { share: 0.5, words: 2 } as const;
/**
 * Worth of saying nothing that the reply names anyway, of standing for a clause from end to end, and of each word that
 * says something: the shortest stretch is often an aside.
 */
const worth = { news: 0.25, whole: 0.1, word: 0.03 } as const;
const mostWords = 5;

/** Whether a stretch keeps to its side; where a text has both, a comma may be the turn. */
function isOf(quote: Measured, side: Side, oneSided: boolean): boolean {
  if (!(side === "bad" ? keepsToMatter : isGlad)(quote.text)) return false;
  return oneSided || quote.from === quote.to;
}

/** "Comida muito boa": a stretch that says no more than that these please, or not. */
export function saysOnly(quote: Measured, names: readonly string[]): boolean {
  return names.length > 0 && newsOf(quote, names) === 0;
}

function isNew({ content }: Measured, news: number, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  return news >= leastNews.share && Math.round(news * content.length) >= leastNews.words;
}

function overlap(one: Measured, other: Measured): boolean {
  return one.clause === other.clause && one.from <= other.to && other.from <= one.to;
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

/** What the reply names of a side beside the quotes, and how many of these there may be; `bare`: no fault is named. */
type Beside = { names: readonly string[]; most: number; oneSided?: boolean; bare?: boolean };

/** Beside two faults that are named only a stretch that leaves no doubt is quoted. */
function leastBeside(named: number, side: Side): number {
  if (side === "bad" && named > 1) return least.besideFaults;
  return least.beside + least.ofNamed * named;
}

/** The stretches that tell most beside the names, in the order of the text. */
export function chooseQuotes(
  quotes: readonly Measured[],
  side: Side,
  { names, most, oneSided = false, bare = false }: Beside,
): string[] {
  const beside = bare ? least.bare : leastBeside(names.length, side);
  const asked = names.length === 0 ? least.alone : beside;
  const ranked = quotes
    .filter((quote) => isOf(quote, side, oneSided) && !repeats(quote, names))
    .map((quote) => {
      const news = newsOf(quote, names);
      const words = Math.min(mostWords, quote.content.length);
      const value =
        quote[side] + worth.news * news + worth.whole * Number(quote.whole) + worth.word * words;
      return { quote, news, value };
    })
    .filter(
      ({ quote, news }) =>
        quote[side] >= asked + (quote.whole ? 0 : least.ofPart) && isNew(quote, news, names),
    )
    .sort((one, other) => other.value - one.value);
  const chosen: Measured[] = [];
  for (const { quote } of ranked) {
    if (chosen.length >= most) break;
    if (!chosen.some((other) => overlap(other, quote))) chosen.push(quote);
  }
  return quotes.filter((quote) => chosen.includes(quote)).map(({ text }) => text);
}
