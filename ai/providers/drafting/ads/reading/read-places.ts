import { fold } from "../../../../../domain/search/fold.ts";
import type { Place } from "../ad-facts.ts";
import { placePrefixes } from "../lexicon/places.ts";
import { ambiguousTowns } from "../lexicon/towns.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";
import { keepForDraft } from "./keep.ts";
import { isNoPlace, toName, toPlace } from "./place-names.ts";
import { knownPlace } from "./restore-places.ts";

const letter = "A-Za-zÀ-ÖØ-öø-ÿ";
const capital = `[A-ZÀ-ÖØ-Þ][${letter}'-]*[${letter}]`;
const name = `${capital}(?: (?:(?:d[aeo]s? )?${capital}|del-Rei)){0,4}`;
const prefix = Object.keys(placePrefixes)
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .map((word) =>
    word
      .replace("raca", "ra[çc]a")
      .replace("hacara", "h[áa]cara")
      .replace("egiao", "egi[ãa]o")
      .replace("ondominio", "ondom[íi]nio"),
  )
  .join("|");
const side = "(?: (?:sul|norte|leste|oeste|central|metropolitana|nova))";

/** "em Recife", "na Vila Mariana", "no centro", "em toda a zona sul de São Paulo", "perto do metrô Saúde" */
const placePattern = new RegExp(
  `(?<![${letter}\\d])(?:(?:(em|n[ao]s?)(?: (?:tod[oa]s?|tod[oa] [ao]|tod[oa]s [ao]s))?|(?:[Aa]tend(?:e|o|emos|endo) )(?:tod[oa]s? )?[ao]s?|[Aa]tend(?:e|o|emos|endo)(?= (?:[A-ZÀ-Ý]|zona|regi[ãa]o|centro))|dentro d[aeo](?= (?:[A-ZÀ-Ý]))|(?:sou|somos) d[aeo](?= (?:[A-ZÀ-Ý]))|n[ao] (?!campo|clube|quadra|gin[áa]sio|est[áa]dio|espa[çc]o|sal[ãa]o|s[íi]tio|casa|loja|igreja|posto|hotel)[a-zà-ÿ]{4,} d[aeo](?= (?:[A-ZÀ-Ý]))|(?:mercado municipal|feira|rodovi[áa]ria|ceasa) d[aeo](?= (?:[A-ZÀ-Ý]))|(?:perto|pr[óo]xim[oa]|ao lado|em frente|a \\d+ ?(?:m|metros|min|minutos)) (?:d[aeo]s?|[aà]o?)) )` +
    `((?:(?:metr[ôo]|esta[çc][ãa]o|terminal|aeroporto|hospital|bairro|cidade|munic[íi]pio|regi[ãa]o|centro|zona${side}|grande|regi[ãa]o${side}|interior|litoral|baixada|entorno|capital) (?:d[aeo]s? )?)?(?:${name})|centro(?: da cidade| hist[óo]rico)?|zona${side}|regi[ãa]o${side}|litoral(?:${side})?|interior|(?:${prefix}) (?:d[aeo]s? )?[${letter}-]{3,})(?![${letter}])`,
  "g",
);
const tail = new RegExp(`^(?:,| -|/| em| d[aeo]| ;)? ?(?:bairro (?:d[aeo]s? )?)?(${name})`, "u");

/** "em recife" with no capital is a place if the name is known; "no centro" always. */
function isCertain(written: string): boolean {
  return (
    /\p{Lu}/u.test(written) ||
    /^(?:centro|zona|regi[ãa]o|litoral|interior|vila|jardim|parque|bairro|rua|avenida|pra[çc]a|setor)(?!\p{L})/iu.test(
      written,
    )
  );
}

const productsInPlaces =
  /^(?:jardim vertical|parque (?:infantil|aqu)|centro (?:auto|est|m[ée]d|de \p{Ll})|mercado|galeria|grande |vale (?:a|refei|ali)|interior d[aeo] [a-z]|alto (?!d)|conjunto d|cidade(?:s)? (?:vizinh|inteir))/u;

/** "na Malharia Oliveira" names a shop, "na Galeria Central" where it is. */
function isShop(written: string): boolean {
  const head = headOf(written);
  const isPlace = Object.hasOwn(placePrefixes, head) || knownPlace(written) !== undefined;
  const isOther = /^(?:hospital|hotel|escola|colegio|clube|sitio|casa|estacionamento|chacara)$/;
  // "na Auto Mecânica Silva"
  if (/^Auto \p{Lu}/u.test(written)) return true;
  return !isPlace && !isOther.test(head) && isTradeWord(head) && tradeOf(head) === "business";
}

export type FoundPlace = { places: Place[]; start: number; end: number };

/** "experiência em Alzheimer", "formada em Direito": what somebody knows, and no place. */
function isField(before: string): boolean {
  return /(?:experi[êe]ncia|especiali\p{L}*|formad[oa]|forma[çc][ãa]o|gradua\p{L}*|mestre|mestrado|certifica\p{L}*|curso|aulas?|treinamento|atua[çc][ãa]o|suporte) $/iu.test(
    before,
  );
}

/** ", São Paulo" behind "na Vila Mariana". */
function readTail(rest: string): { place: Place; length: number } | undefined {
  const next = tail.exec(rest);
  const written = next?.[1] ?? "";
  if (next === null || isNoPlace(written) || knownPlace(written) === undefined) return undefined;
  // "Arapiraca bairro Brasília" is no shop in Brasília.
  const isQuarter = / bairro (?!d[aeo] )/u.test(next[0]);
  return { place: toPlace(isQuarter ? `bairro ${written}` : written), length: next[0].length };
}

/** "Goiânia Setor Bueno": a town and its quarter with nothing between. */
function splitTown(written: string): readonly [string, string] | undefined {
  if (knownPlace(written) !== undefined) return undefined;
  const words = written.split(" ");
  const cuts = words.map(
    (_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")] as const,
  );
  return cuts.find(
    ([town, quarter]) =>
      knownPlace(town) !== undefined &&
      (knownPlace(quarter) !== undefined ||
        (quarter.includes(" ") && Object.hasOwn(placePrefixes, headOf(quarter)))),
  );
}

function readMatch(match: RegExpExecArray, text: string): FoundPlace | undefined {
  const [whole, preposition, written = ""] = match;
  if (
    !isCertain(written) ||
    isField(text.slice(0, match.index)) ||
    isNoPlace(written, preposition) ||
    isShop(written) ||
    productsInPlaces.test(written)
  )
    return undefined;
  const isNear = /^(?:perto|pr[óo]xim|ao lado|em frente|a \d)/u.test(whole.trim());
  const start = match.index;
  const end = start + whole.length;
  const pair = isNear ? undefined : splitTown(written);
  if (pair !== undefined)
    return { places: [toPlace(pair[0], preposition), toPlace(pair[1])], start, end };
  // "em todo o ABC": the preposition is that of "todo".
  const own = / tod[oa]s?(?: |$)/u.test(whole.replace(written, "")) ? undefined : preposition;
  const place = isNear ? { name: toName(written), text: whole.trim() } : toPlace(written, own);
  const next = readTail(text.slice(end));
  return next === undefined
    ? { places: [place], start, end }
    : { places: [place, next.place], start, end: end + next.length };
}

/** The places of a text and where they stand; runs on the text as written, since capitals tell. */
export const findPlaces = keepForDraft((text): readonly FoundPlace[] => {
  const found: FoundPlace[] = [];
  for (const match of text.matchAll(placePattern)) {
    const done = found.at(-1)?.end ?? 0;
    const read = match.index < done ? undefined : readMatch(match, text);
    if (read !== undefined) found.push(read);
  }
  return [...found, ...readTrailing(text, found.at(-1)?.end ?? 0)];
});

/** Names at the end of a text at most, and words in one. */
const mostTrailing = 2;
const mostTrailingWords = 5;

/** "manicure Osasco", "pizza bairro Santa Felicidade Curitiba": known names behind a thing with nothing between. */
function readTrailing(text: string, from: number): FoundPlace[] {
  const places: Place[] = [];
  let start = text.length;
  for (let round = 0; round < mostTrailing; round += 1) {
    const words = text.slice(from, start).trimEnd().split(" ");
    const counts = Array.from(
      { length: Math.min(mostTrailingWords, words.length - 1) },
      (_, at) => at + 1,
    );
    const count = counts.findLast((size) =>
      isTrailing(words.slice(-size).join(" "), words.at(-size - 1) ?? ""),
    );
    if (count === undefined) break;
    const name = words.slice(-count).join(" ");
    const isQuarter = words.at(-count - 1) === "bairro";
    places.unshift(toPlace(isQuarter ? `bairro ${name}` : name));
    start = from + words.slice(0, isQuarter ? -count - 1 : -count).join(" ").length;
  }
  return places.length === 0 ? [] : [{ places, start, end: text.length }];
}

/** "Oliveira", "Mariana": alone they are rather somebody's name than a town. */
function isKnownAlone(name: string): boolean {
  return knownPlace(name) !== undefined && !ambiguousTowns.has(fold(name));
}

function isTrailing(name: string, before: string): boolean {
  const isLinked = /^(?:&|d[aeo]s?|em|n[ao]s?|para|por|com|e|a)$/iu.test(before);
  return /^\p{Lu}/u.test(name) && !isLinked && isKnownAlone(name);
}

/** Words two names side by side have at most. */
const mostNameWords = 10;

/** "boa viagem recife": two names with nothing between. */
function splitNames(clause: string): Place[] {
  const words = clause.split(" ");
  if (words.length > mostNameWords) return [];
  const cuts = words.map(
    (_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")] as const,
  );
  const cut = cuts.find((names) => names.every((name) => knownPlace(name) !== undefined));
  return cut === undefined ? [] : cut.map((name) => toPlace(name));
}

/** A clause that is nothing but places: "Vila Mariana", "centro de Curitiba", "e São Caetano". */
export function readBarePlaces(clause: string): Place[] {
  const written = clause.trim();
  if (
    /^bairro (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){0,3}$/u.test(written)
  )
    return [toPlace(written)];
  const bare = clause
    .trim()
    .replace(/^e /u, "")
    .replace(/ e online$/u, "")
    .replace(/ (?:sp|rj|mg|pr|sc|rs|ba|pe|ce|go|df|es|pb|rn|al|se|pa|am|mt|ms|ma|pi)$/u, "")
    .replace(
      /(?<= e \p{Lu}[\p{L} ]+) zona (?:norte|sul|leste|oeste)(?: (?:de )?(?:SP|São Paulo))?$/u,
      "",
    )
    .replace(/ (?:shopping|centro)$/u, "")
    .replace(/ (?:perto|pr[óo]xim[oa]|ao lado|em frente|atr[áa]s) .*$/u, "")
    .replace(/ e (?:(?:toda )?a )?(?:regi[ãa]o|cidades? vizinhas?|arredores|redondezas)$/u, "")
    .replace(/^(?:bairro|cidade|endereço|local)(?: d[aeo])? (?=\p{Lu})/u, "");
  if (isKnownAlone(bare)) return [toPlace(bare)];
  if (isPart(bare))
    return [toPlace(bare.replace(/(?<= )\p{Ll}(?=\p{L}+$)/u, (side) => side.toUpperCase()))];
  const pair = bare.split(" e ");
  if (pair.length > 1 && pair.every((name) => knownPlace(name) !== undefined)) {
    return pair.map((name) => toPlace(name));
  }
  if (townLike.test(bare)) return [toPlace(bare)];
  const isName = barePlace.test(bare) && !productsInPlaces.test(bare) && !/^mercado/u.test(bare);
  return isName ? [toPlace(bare)] : splitNames(bare);
}

/** "Ceilândia Norte" */
function isPart(bare: string): boolean {
  return (
    /^\p{Lu}/u.test(bare) &&
    knownPlace(bare.replace(/ (?:Norte|Sul|Leste|Oeste|I{1,3}|Velha|Nova)$/iu, "")) !== undefined
  );
}

/** Names that only places begin with: "Ribeirão das Neves". */
const townLike =
  /^(?:Ribeirão|São|Santa|Santo|Porto|Nova|Novo|Campo|Campos|Rio|Monte|Montes|Ponta|Barra|Lagoa|Bom|Boa|Alto|Serra|Vale|Águas|Conceição|Nossa|Padre|Coronel|Presidente|Governador|Três|Sete)(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){1,4}$/u;

const barePlace = new RegExp(
  `^(?:(?:${prefix}) (?:d[aeo]s? )?${name}|centro(?: d[aeo] ${name})?|zona${side}(?: d[aeo] ${name})?)$`,
  "u",
);
