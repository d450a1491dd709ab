import { fold } from "../../../../../domain/search/fold.ts";
import { canonicalNames, firstNames, knownAcronyms } from "../lexicon/names.ts";
import { states } from "../lexicon/places.ts";
import { isTradeWord } from "../trade-of.ts";
import { nameQuarters, nameTowns } from "./name-places.ts";
import { nameFirstShop, nameHeadline, nameOwners, nameShops, nameShouted } from "./name-shops.ts";
import { nameSpecialists } from "./name-specialists.ts";

const wordPattern = /\p{L}[\p{L}\p{M}\p{N}']*/gu;
/** Small words that stay small even in a title: capitals on them mean that the case tells nothing. */
const smallWords = /(?<![\p{L}\p{N}])(?:D[aeo]s?|E[m]?|N[ao]s?|Com|Para|Por|Sem)(?![\p{L}\p{N}])/gu;
/** Share of capital letters from which a text is one cry. */
const shouting = 0.6;

function upperShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length < 4 ? 0 : capitals.length / letters.length;
}

/** Every Word In Capitals, or most: the small words are the proof. */
function isTitled(line: string): boolean {
  const words = line.match(wordPattern) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = (line.match(smallWords) ?? []).filter(
    (_, index) => index > 0 || !line.startsWith("E"),
  );
  return words.length >= 4 && capital / words.length > 0.8 && small.length > 0;
}

/** A capital word at the start of a statement is a name only if the next one has a capital too. */
function startsName(rest: string): boolean {
  return /^(?:\s+|\s+d[aeo]s?\s+)\p{Lu}\p{Ll}/u.test(rest);
}

function isStart(before: string): boolean {
  return /(?:^|[.?:;\n]\s*)$/u.test(before);
}

/** "Rua Pio XII" */
const roman = /^(?:II|III|IV|VI{1,3}|IX|XI{1,3}|XI?V|XVI{0,3}|XXI{0,3})$/;

function settleShouted(word: string, isCry: boolean): string {
  // "Galaxy A15", "PS5"
  const isModel = /^[A-Z]{1,3}\d/.test(word);
  if ((!isCry && (knownAcronyms.has(word) || states.has(word))) || roman.test(word) || isModel)
    return word;
  return word.length <= 3 && !/[AEIOUÀ-Ú]/u.test(word) ? word : word.toLowerCase();
}

function settleWord(word: string, before: string, rest: string, isCry: boolean): string {
  const isShouted = word.length > 1 && word === word.toUpperCase();
  // "perto da UFSC"
  const isInitials = /^\p{Lu}{3,4}$/u.test(word) && /(?:d[ao]|n[ao]|pel[ao]) $/u.test(before);
  if (isShouted && !isCry && isInitials && !isTradeWord(word)) return word;
  // "CATEGORIA A OU B", "A+B"
  if (isCry && word.length === 1 && /(?:IAS? |POS? |MAS? |\+|[A-Z] (?:OU|E) )$/u.test(before))
    return word;
  if (isShouted || (isCry && word.length === 1)) return settleShouted(word, isCry);
  // "PrintJá", "English4U": written so on purpose.
  if (!/^\p{Lu}/u.test(word) || !isStart(before) || /\p{Ll}\p{Lu}|\p{L}\d/u.test(word)) return word;
  return startsName(rest) ? word : word.toLowerCase();
}

const street =
  /(?<=(?<!\p{L})(?:rua|avenida|praça|(?<!d[ao] )bairro|vila|residencial|shopping|conjunto|loteamento) (?:d[aeo]s? )?(?:(?:santa|santo|são|sao|nossa|boa|bela|jardim|vila|alto|novo|nova|padre|monte|campo|barra|cidade|dom|doutor|coronel|general|presidente|parque|morro|porto|rio|bom|ouro|vista) (?:d[aeo]s? )?)?)(?!d[aeo]s? )(\p{Ll})(?=\p{L}{2})/giu;

const called =
  /(?<=(?<!\p{L})(?:chamad[ao]|chama|nome d[ao] loja é|nome é) )(?!muit[ao]s? |mais |gente|bastante |tod[ao]|aten[çc][ãa]o|client)(\p{Ll}{3,} (?:d[aeo]s? )?\p{Ll}{3,}(?= (?:fica|aqui|em|n[ao])(?!\p{L})|[.,;\n]|$)|(?:\p{Ll}{3,} ?){1,2})/gu;

/** "uma lojinha chamada verde vida", "praça da matriz" */
function nameCalled(line: string): string {
  return nameBehind(line.replace(street, (letter) => letter.toUpperCase()));
}

/** Behind "chama" there is a name, whatever else has capitals. */
function nameBehind(line: string): string {
  return line.replace(called, (name) =>
    name.replace(/(?<!\p{L})(?!d[aeo]s? |aqui|n[ao]s? |com |que |fica)\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    ),
  );
}

function nameEveryShop(line: string): string {
  return nameSpecialists(nameShops(line));
}

function namePlaces(line: string): string {
  return nameTowns(nameQuarters(line));
}

function settleLine(written: string): string {
  const isCry = upperShare(written) > shouting;
  const line = isCry ? written : nameShouted(written);
  if (!isCry && isTitled(line))
    return nameCalled(nameOwners(nameEveryShop(namePlaces(line.toLowerCase()))));
  const settled = line.replace(wordPattern, (word, at: number) =>
    settleWord(
      word,
      line.slice(Math.max(0, at - 4), at),
      line.slice(at + word.length, at + word.length + 24),
      isCry,
    ),
  );
  if (isCry || !/\p{Lu}/u.test(line))
    return nameCalled(nameOwners(nameEveryShop(namePlaces(settled))));
  const named = nameFirstShop(settled);
  if (named !== undefined) return named;
  // A telephone makes the first letter a capital by itself.
  return nameBehind(nameOwners(/\p{Lu}\p{Ll}/u.test(settled) ? settled : namePlaces(settled)));
}

/** Names are known in any case; an acronym only where the owner has it in capitals, else it would be a cry. */
function settleName(word: string, text: string): string {
  const name = canonicalNames.get(fold(word));
  if (name === undefined) return word;
  return name === name.toUpperCase() && !text.includes(name) ? word : name;
}

/** "barbearia do zé": behind "do" and "da" a first name gets its capital. */
function settleFirstName(whole: string, article: string, name: string): string {
  const isTitled =
    /(?:dona|tia|tio|vovó|vó) $/.test(article) &&
    !/^(?:d[aeo]s?|e|em|que|n[ao]s?|com|para|faz|vende|tem|aqui|fica|sempre)$/.test(name);
  const isName = firstNames.has(fold(name)) || isTitled;
  return isName ? `${article}${name.charAt(0).toUpperCase()}${name.slice(1)}` : whole;
}

/** "doces da nete em Parnamirim": whose they are, where a text begins. */
const ownedGoods =
  /(?<=^|\n)((?:doces|docinhos|bolos|delícias|sabores|marmitas|salgados|quitutes|cantinho|brigadeiros|artes|laços|costuras|unhas|pães|temperos) d[ao] )([a-zà-ÿ]{2,9})(?= em | n[ao] |[,.;\n])/gi;
const noOwner =
  /^(?:ro[çc]a|feira|vov[óô]|hora|serra|fazenda|horta|casa|terra|vila|praia|cidade|bairro|esquina|fam[íi]lia|manhã)$/;

function nameOwner(whole: string, lead: string, name: string): string {
  const isName = !isTradeWord(name) && !noOwner.test(name);
  return isName ? `${lead}${name.charAt(0).toUpperCase()}${name.slice(1)}` : whole;
}

/**
 * Small letters everywhere but in names and acronyms, so that capitals mean something: "CONSERTO DE TV" and
 * "Conserto De TV" become "conserto de TV", "Studio Bella" stays.
 */
export function settleCase(written: string): string {
  const text = nameHeadline(written);
  const settled = text.split("\n").map(settleLine).join("\n");
  return settled
    .replace(wordPattern, (word) => settleName(word, text))
    .replace(
      /(?<=[a-zà-ÿ] )(d[ao] (?:dona |seu |tia |tio |vovó |vó )?|(?:dona|seu|tia|tio) )([a-zà-ÿ]{2,12})(?![a-zà-ÿ])/g,
      settleFirstName,
    )
    .replace(ownedGoods, nameOwner)
    .replace(
      /(?<![a-zà-ÿ])((?:dj|mc|dra?|chef|prof|professora?) )([a-zà-ÿ]{2,12})(?![a-zà-ÿ])/g,
      settleFirstName,
    );
}
