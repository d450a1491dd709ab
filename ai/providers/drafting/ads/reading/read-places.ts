import { fold } from "../../../../../domain/search/fold.ts";
import type { Place } from "../ad-facts.ts";
import { canonicalNames, notPlaces } from "../lexicon/names.ts";
import { placePrefixes } from "../lexicon/places.ts";
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
  `(?<![${letter}\\d])(?:(?:(?:que )?(?:fica|ficamos|estamos|estou|localizad[oa]s?|situad[oa]s?|atend(?:e|o|emos|endo)|sede|loja|moro|aqui|sou) )?(?:(em|n[ao]s?)(?: (?:tod[oa]s?|tod[oa] [ao]|tod[oa]s [ao]s))?|(?:atend(?:e|o|emos|endo) )(?:tod[oa]s? )?[ao]s?|(?:perto|pr[óo]xim[oa]|ao lado|em frente|a \\d+ ?(?:m|metros|min|minutos)) (?:d[aeo]s?|[aà]o?)) )` +
    `((?:(?:metr[ôo]|esta[çc][ãa]o|terminal|aeroporto|hospital|bairro|cidade|munic[íi]pio|regi[ãa]o|centro|zona${side}|grande|regi[ãa]o${side}|interior|litoral|baixada|entorno|capital) (?:d[aeo]s? )?)?(?:${name})|centro(?: da cidade| hist[óo]rico)?|zona${side}|regi[ãa]o${side}|litoral(?:${side})?|interior|(?:${prefix}) (?:d[aeo]s? )?[${letter}-]{3,})(?! \\d)`,
  "g",
);
const tail = new RegExp(`^(?:,| -|/| em| d[aeo]| ;)? ?(?:bairro (?:d[aeo]s? )?)?(${name})`, "u");

const prepositionWords =
  /^(?:bairro|centro|jardim|parque|shopping|setor|conjunto|condom[íi]nio|alto|litoral|interior|vale|morro|entorno|munic[íi]pio)(?![\p{L}])/iu;
const feminineStarts =
  /^(?:zona|regi[ãa]o|cidade|vila|rua|avenida|alameda|pra[çc]a|praia|lagoa|ilha|ch[áa]cara|grande|baixada|galeria|barra|capital)(?![\p{L}])/iu;

/** The preposition that goes before a name; "em" is never wrong. */
function prepositionFor(placeName: string): "em" | "na" | "no" {
  const known = knownPlace(placeName);
  if (known !== undefined) return known.preposition;
  if (prepositionWords.test(placeName)) return "no";
  return feminineStarts.test(placeName) ? "na" : "em";
}

const small = new Set([
  "bairro",
  "centro",
  "zona",
  "regiao",
  "interior",
  "litoral",
  "cidade",
  "municipio",
  "capital",
  "entorno",
  "grande",
  "da",
  "de",
  "do",
  "das",
  "dos",
  "e",
]);

/** Capitals on the words of a name, small letters on "zona sul de" and "centro da". */
function toName(written: string): string {
  const known = knownPlace(written);
  if (known !== undefined && !/^(?:zona|centro)$/iu.test(written.split(" ")[0] ?? ""))
    return known.name;
  const words = written.split(" ");
  return words
    .map((word, at) => {
      if (small.has(fold(word)) && !(fold(word) === "grande" && at === 0))
        return word.toLowerCase();
      if (/^(?:sul|norte|leste|oeste|metropolitana|central|historico|histórico)$/iu.test(word))
        return word.toLowerCase();
      const [first = ""] = word;
      return first.toUpperCase() + word.slice(first.length);
    })
    .join(" ");
}

function isNoPlace(placeName: string): boolean {
  const words = fold(placeName).split(" ");
  return (
    notPlaces.has(words[0] ?? "") || (words.length === 1 && canonicalNames.has(words[0] ?? ""))
  );
}

/** The place of a name as it was written, with the owner's preposition where there is one. */
export function toPlace(written: string, preposition?: string): Place {
  const placeName = toName(written.trim());
  const fits = preposition !== undefined && /^(?:em|n[ao]s?)$/u.test(preposition);
  return {
    name: placeName,
    text: `${fits ? preposition : prepositionFor(placeName)} ${placeName}`,
  };
}

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
  /^(?:jardim vertical|parque (?:infantil|aqu)|centro (?:auto|est|m[ée]d|de )|mercado|galeria|grande |vale (?:a|refei|ali)|interior d[aeo] [a-z]|alto (?!d)|conjunto d|cidade(?:s)? (?:vizinh|inteir))/u;

type PlaceMatch = { found: Found; end: number; index: number };

function readMatch(match: RegExpMatchArray, rest: string): PlaceMatch | undefined {
  const [whole, preposition, written = ""] = match;
  if (!isCertain(written) || isNoPlace(written) || productsInPlaces.test(written)) return undefined;
  const near = /^(?:perto|pr[óo]xim|ao lado|em frente|a \d)/u.test(whole.trim());
  const place = near
    ? { name: toName(written), text: whole.trim() }
    : toPlace(written, preposition);
  return {
    found: { type: "place", place },
    index: match.index ?? 0,
    end: (match.index ?? 0) + whole.length + skippedTail(rest),
  };
}

/** ", São Paulo" behind "na Vila Mariana" says the same place once more. */
function skippedTail(rest: string): number {
  const next = tail.exec(rest);
  if (next === null || isNoPlace(next[1] ?? "")) return 0;
  return knownPlace(next[1] ?? "") === undefined ? 0 : next[0].length;
}

/** Takes the places out of a text; runs on the text as written, since capitals tell. */
export function splitPlaces(text: string): (string | Found)[] {
  const segments: (string | Found)[] = [];
  let done = 0;
  for (const match of text.matchAll(placePattern)) {
    if ((match.index ?? 0) < done) continue;
    const read = readMatch(match, text.slice((match.index ?? 0) + match[0].length));
    if (read === undefined) continue;
    segments.push(text.slice(done, read.index), read.found);
    done = read.end;
  }
  segments.push(text.slice(done));
  return segments.filter((segment) => segment !== "");
}

/** A clause that is nothing but a place: "Vila Mariana", "centro de Curitiba". */
export function readBarePlace(clause: string): Place | undefined {
  const bare = clause
    .trim()
    .replace(/ e (?:toda a )?regi[ãa]o$/u, "")
    .replace(/^(?:bairro|cidade|endereço|local)(?: d[aeo])? (?=\p{Lu})/u, "");
  if (knownPlace(bare) !== undefined) return toPlace(bare);
  const isPlaceName = new RegExp(
    `^(?:(?:${prefix}) (?:d[aeo]s? )?${name}|centro(?: d[aeo] ${name})?|zona${side}(?: d[aeo] ${name})?)$`,
    "u",
  );
  return isPlaceName.test(bare) && !productsInPlaces.test(bare) && !/^mercado/u.test(bare)
    ? toPlace(bare)
    : undefined;
}
