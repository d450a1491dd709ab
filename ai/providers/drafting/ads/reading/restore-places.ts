import { fold } from "../../../../../domain/search/fold.ts";
import { consonantsOf, vowelsToo } from "../lexicon/by-ear.ts";
import { ambiguousPlaces, placesByPreposition } from "../lexicon/places.ts";
import { keepForDraft } from "./keep.ts";

type Preposition = keyof typeof placesByPreposition;
type KnownPlace = { name: string; preposition: Preposition };

function makeTable(): Map<string, KnownPlace> {
  const table = new Map<string, KnownPlace>();
  for (const preposition of ["em", "na", "no", "nos"] as const) {
    for (const name of placesByPreposition[preposition])
      table.set(fold(name), { name, preposition });
  }
  return table;
}

const known = makeTable();
/** Most words in a name: "Campos dos Goytacazes", "São José do Rio Preto". */
const mostWords = 5;
const firstWords = new Set([...known.keys()].map((name) => name.split(" ")[0]));

/** Letters of the shortest name that is read by ear, and of the shortest whose vowels are. */
const shortestHeard = 5;
const shortestVowels = 7;

function soundsOf(name: string): string[] {
  if (name.length < shortestHeard || /[ei]u$/.test(name)) return [];
  const isLong = name.length >= shortestVowels;
  return [consonantsOf(name), ...(isLong ? [vowelsToo(name)] : [])];
}

/** "betin", "mogi das cruzis": towns by their sound; undefined where two sound alike. */
function makeSounds(): Map<string, KnownPlace | undefined> {
  const table = new Map<string, KnownPlace | undefined>();
  for (const [name, place] of known)
    for (const sound of new Set(soundsOf(name)))
      table.set(sound, table.has(sound) ? undefined : place);
  return table;
}

const sounds = makeSounds();
const firstSounds = new Set([...sounds.keys()].map((name) => name.split(" ")[0]));

function heardPlace(name: string): KnownPlace | undefined {
  return soundsOf(name)
    .map((sound) => sounds.get(sound))
    .find((place) => place !== undefined);
}

const beginsName = keepForDraft(
  (word): boolean =>
    firstWords.has(word) || firstSounds.has(consonantsOf(word)) || firstSounds.has(vowelsToo(word)),
);

const wordPattern = /[a-z0-9][a-z0-9'-]*/g;

/** The place of a name in any case, with the preposition that goes with it. */
export function knownPlace(name: string): KnownPlace | undefined {
  return known.get(fold(name).replace(/\s+/g, " "));
}

/** What each code unit met so far folds to: there are 65,536 of them at most. */
const foldedUnits = new Map<string, string>();

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = fold(unit);
  const kept = folded.length === 1 ? folded : unit;
  foldedUnits.set(unit, kept);
  return kept;
}

/** Folded letter by letter, so that places in one are places in the other. */
export function foldInPlace(text: string): string {
  const key = fold(text);
  return key.length === text.length ? key : text.replace(/[\s\S]/g, foldUnit);
}

/** "rodoviária de assis" */
const ofTown = / (?:rodoviaria|terminal|prefeitura|mercado municipal|ceasa|orla|camara) de $/;
const bigTown = /^(?:salvador|fortaleza|santos|vitoria)$/;
/** "no bairro aldeota fortaleza": behind its quarter the town is told. */
const besideQuarter =
  / bairro (?:d[aeo]s? )?[a-z]{4,} $| (?:orla|praia|centro) de $| (?:em|n[ao]) (?:pelourinho|vila [a-z]+|jardim [a-z]+) $/;

/** "em aldeota fortaleza": the quarter may be known itself. */
function isBesideQuarter(before: string): boolean {
  const [, quarter = ""] = / (?:em|n[ao]) ([a-z]{4,}(?: [a-z]{4,})?) $/.exec(before) ?? [];
  return besideQuarter.test(before) || (quarter !== "" && known.has(quarter));
}

/** A name that is also a word is a place only behind its preposition: "em natal", not "cestas de natal". */
function isPlace(key: string, place: KnownPlace, before: string): boolean {
  if (!ambiguousPlaces.has(key)) return true;
  if (ofTown.test(before) || (bigTown.test(key) && isBesideQuarter(before))) return true;
  return before.endsWith(` ${place.preposition} `) || before.endsWith(" em ");
}

type Word = { at: number; end: number };
type FoundPlace = Word & { place: KnownPlace };

/** The longest known name that begins at a word. */
function longestName(
  text: string,
  key: string,
  words: readonly Word[],
  from: number,
): FoundPlace | undefined {
  const { at = 0, end: firstEnd = 0 } = words[from] ?? {};
  if (!beginsName(key.slice(at, firstEnd))) return undefined;
  for (const { end } of words.slice(from, from + mostWords).reverse()) {
    const name = key.slice(at, end);
    // A name with its capital is spelt as it is: "Jardim Shangri-lá" is not Xangri-lá.
    const isSmall = !/\p{Lu}/u.test(text.slice(at, end));
    const place = known.get(name) ?? (isSmall ? heardPlace(name) : undefined);
    if (
      place !== undefined &&
      isPlace(fold(place.name), place, ` ${key.slice(Math.max(0, at - 40), at)}`)
    )
      return { at, end, place };
  }
  return undefined;
}

/** "bh" stays as it was written: in capitals that the owner did not use it would be a cry. */
function isCry({ at, end, place: { name } }: FoundPlace, text: string): boolean {
  return name === name.toUpperCase() && text.slice(at, end) !== name;
}

/** Behind "no" or "na" beside a town these are no quarter: "em Bauru no capricho". */
const noQuarter =
  /^(?:capricho|hora|horas|prazo|precinho|local|atacado|varejo|quilo|cartao|dinheiro|pix|boleto|debito|credito|dia|dias|final|fim|minimo|maximo|valor|preco|conforto|estudio|atelie|salao|loja|casa|clinica|consultorio|escritorio|seu|sua|meu|minha|nosso|nossa|mesmo|mesma|proximo|proxima|entrada|entrega|retirada|verao|inverno|sabado|domingo|segunda|terca|quarta|quinta|sexta|feira|porta|frente|esquina|parte|tarde|manha|noite|madrugada|carnaval|natal|pascoa|semana|mes|ano|promocao|compra|primeira|primeiro|forno|lenha|brasa|chapa|pote|palito|copo|tamanho|whatsapp|instagram|facebook|google|ifood|site|internet|saida|area|altura|beira|estacao|predio|galeria|quintal|garagem|fundo|fundos|terreo|bairro|cidade|metro|galpao|sitio|fazenda|praia|parque|clube|mercado|shopping|rodoviaria|regiao|zona|rua|avenida|praca|centro|vila|jardim|setor|sua|todo|toda|qualquer|horario|periodo|total|mundo|ramo|forma|modelo|estilo|nosso|cozinha|mesa|igreja|escola|condominio|residencia|domicilio)$/;

const besideTown =
  /(?<=(?<![\p{L}])(?:em|n[ao]) (\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){0,3}),? n[ao] )\p{Ll}{4,}(?=\s*(?:[,.;)\n]|$))/gu;

/** "em Campinas no taquaral": what stands beside a town it is in is its quarter. */
function nameQuarters(text: string): string {
  return text.replace(besideTown, (word, town: string) => {
    const isKnown = knownPlace(town) !== undefined;
    return isKnown && !noQuarter.test(fold(word))
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;
  });
}

/** Names of places with their capitals and accents: "em sao paulo" is "em São Paulo". */
export function restorePlaces(text: string): string {
  return nameQuarters(restoreKnown(text));
}

/** "Centro Histórico": a part of a town that is told by common words keeps the owner's capitals. */
function writtenName(name: string, written: string): string {
  const isNamed = written.split(" ").every((word) => /^(?:\p{Lu}\p{Ll}|d[aeo]s?$)/u.test(word));
  const isPart = /^\p{Ll}\S* /u.test(name);
  if (!isPart || !isNamed) return name;
  return name.replace(/(?<!\p{L})(?!d[aeo]s? )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function restoreKnown(text: string): string {
  const key = foldInPlace(text);
  const words = Array.from(key.matchAll(wordPattern), ({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
  }));
  let restored = "";
  let done = 0;
  words.forEach(({ at }, from) => {
    const found = at < done ? undefined : longestName(text, key, words, from);
    if (found === undefined || isCry(found, text)) return;
    restored += text.slice(done, at) + writtenName(found.place.name, text.slice(at, found.end));
    done = found.end;
  });
  return restored + text.slice(done);
}
