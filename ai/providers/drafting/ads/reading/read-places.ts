import type { Place } from "../ad-facts.ts";
import { placePrefixes } from "../lexicon/places.ts";
import { isNoPlace, toName, toPlace } from "./place-names.ts";
import { knownPlace } from "./restore-places.ts";
import type { Found } from "./segments.ts";

const letter = "A-Za-zÀ-ÖØ-öø-ÿ";
const capital = `[A-ZÀ-ÖØ-Þ][${letter}'-]+`;
const name = `${capital}(?: (?:d[aeo]s? )?${capital}){0,4}`;
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
  `(?<![${letter}\\d])(?:(?:(?:que )?(?:fica|ficamos|estamos|estou|localizad[oa]s?|situad[oa]s?|[Aa]tend(?:e|o|emos|endo)|sede|loja|moro|aqui|sou) )?(?:(em|n[ao]s?)(?: (?:tod[oa]s?|tod[oa] [ao]|tod[oa]s [ao]s))?|(?:[Aa]tend(?:e|o|emos|endo) )(?:tod[oa]s? )?[ao]s?|[Aa]tend(?:e|o|emos|endo)(?= (?:[A-ZÀ-Ý]|zona|regi[ãa]o|centro))|(?:perto|pr[óo]xim[oa]|ao lado|em frente|a \\d+ ?(?:m|metros|min|minutos)) (?:d[aeo]s?|[aà]o?)) )` +
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

type PlaceMatch = { places: Place[]; index: number; end: number };

/** ", São Paulo" behind "na Vila Mariana". */
function readTail(rest: string): { place: Place; length: number } | undefined {
  const next = tail.exec(rest);
  const written = next?.[1] ?? "";
  if (next === null || isNoPlace(written) || knownPlace(written) === undefined) return undefined;
  return { place: toPlace(written), length: next[0].length };
}

function readMatch(match: RegExpMatchArray, text: string): PlaceMatch | undefined {
  const [whole, preposition, written = ""] = match;
  if (!isCertain(written) || isNoPlace(written, preposition) || productsInPlaces.test(written))
    return undefined;
  const isNear = /^(?:perto|pr[óo]xim|ao lado|em frente|a \d)/u.test(whole.trim());
  const place = isNear
    ? { name: toName(written), text: whole.trim() }
    : toPlace(written, preposition);
  const index = match.index ?? 0;
  const end = index + whole.length;
  const next = readTail(text.slice(end));
  return next === undefined
    ? { places: [place], index, end }
    : { places: [place, next.place], index, end: end + next.length };
}

/** Takes the places out of a text; runs on the text as written, since capitals tell. */
export function splitPlaces(text: string): (string | Found)[] {
  const segments: (string | Found)[] = [];
  let done = 0;
  for (const match of text.matchAll(placePattern)) {
    const read = (match.index ?? 0) < done ? undefined : readMatch(match, text);
    if (read === undefined) continue;
    const found = read.places.map((place): Found => ({ type: "place", place }));
    segments.push(text.slice(done, read.index), ...found);
    done = read.end;
  }
  segments.push(text.slice(done));
  return segments.filter((segment) => segment !== "");
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
  const bare = clause
    .trim()
    .replace(/^e /u, "")
    .replace(/ (?:sp|rj|mg|pr|sc|rs|ba|pe|ce|go|df|es|pb|rn|al|se|pa|am|mt|ms|ma|pi)$/u, "")
    .replace(/ e (?:toda a )?regi[ãa]o$/u, "")
    .replace(/^(?:bairro|cidade|endereço|local)(?: d[aeo])? (?=\p{Lu})/u, "");
  if (knownPlace(bare) !== undefined) return [toPlace(bare)];
  const pair = bare.split(" e ");
  if (pair.length > 1 && pair.every((name) => knownPlace(name) !== undefined)) {
    return pair.map((name) => toPlace(name));
  }
  if (townLike.test(bare)) return [toPlace(bare)];
  const isName = barePlace.test(bare) && !productsInPlaces.test(bare) && !/^mercado/u.test(bare);
  return isName ? [toPlace(bare)] : splitNames(bare);
}

/** Names that only places begin with: "Ribeirão das Neves". */
const townLike =
  /^(?:Ribeirão|São|Santa|Santo|Porto|Nova|Novo|Campo|Campos|Rio|Monte|Montes|Ponta|Barra|Lagoa|Bom|Boa|Alto|Serra|Vale|Águas|Conceição|Nossa|Padre|Coronel|Presidente|Governador|Três|Sete)(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){1,4}$/u;

const barePlace = new RegExp(
  `^(?:(?:${prefix}) (?:d[aeo]s? )?${name}|centro(?: d[aeo] ${name})?|zona${side}(?: d[aeo] ${name})?)$`,
  "u",
);
