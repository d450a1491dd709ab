import { fold } from "../../../../../domain/search/fold.ts";
import { accentedWords } from "./accents.ts";
import { conditionNouns, offerWords } from "./clause-words.ts";
import { trades } from "./trades.ts";

/** Words of ads that are no trade and no condition, folded. */
const others =
  "reais domicilio manicure pedicure instalacao inclusa incluso infantil feminino feminina masculino masculina adulto adultos promocao orcamento atendimento agendamento parcelado cartao dinheiro " +
  "aniversario casamento formatura decorado personalizado personalizada artesanal caseiro caseira congelado congelada recheio cobertura alongamento esmaltacao sobrancelha hidratacao progressiva " +
  "ultrassom aparelho aparelhos eletrodomestico eletrodomesticos computador impressora residencial comercial predial automotivo automotiva usados seminovos semana segunda terca quarta quinta sexta sabado domingo";

/** Real words that sound like one of an ad, or are one letter away from it: they stay. */
export const real: ReadonlySet<string> = new Set(
  (
    "passo passa passas paso cozer coser cento sento caca cassa concerto concertos sesta acento acentos assento assentos alto auto autos altos calda cauda mau mal mas mais pouco ouro hora ora cheque xeque tacha taxa " +
    "banha calca calcas copa copia porte parte corta carta marca manga meia mesma cera serra seria loca louca louco cala sala banco manca faixa caixas cola gola bota bote casa tenda renda venda lenda moda roda " +
    "planta plantas planto canto conta contar pinto pinta pintar vela velas valor velar espanol electricista posada barberia encantador encantadora encantadores cafeteira cafeteiras caimento boleria boleiras estudo estudos sinto roubo salgada salgadas caldeira caldeiras mouse doze dose doses curral currais caro caros cara caras receio pago pagos hostis caucao butique servicios primera limpar limpa lavar lava montar monta troca trocar cortar corte corto"
  ).split(" "),
);

/** Letters that sound alike wherever they stand: "brexo" and "brechó" are the same. */
function soundOf(key: string): string {
  return key
    .replace(/ch|sh/g, "x")
    .replace(/qu(?=[ei])|q|k|c(?![eih])/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/sc(?=[ei])|c(?=[ei])|ss/g, "ç")
    .replace(/(?<![nl])h/g, "")
    .replace(/ou(?=[a-z])/g, "o")
    .replace(/n(?=[pb])/g, "m")
    .replace(/m(?=[^aeiou])/g, "n")
    .replace(/l(?=[^aeiouh])/g, "u");
}

/** In a long word "z" for "s" and one letter for two tell it from no other. */
function looseSoundOf(key: string): string {
  return soundOf(key)
    .replace(/[çz]/g, "s")
    .replace(/([a-z])\1/g, "$1");
}

function pluralOf(word: string): string {
  if (/(?:ao)$/.test(word)) return word.replace(/ao$/, "oes");
  if (/[rz]$/.test(word)) return `${word}es`;
  if (/m$/.test(word)) return word.replace(/m$/, "ns");
  return /l$/.test(word) ? word.replace(/l$/, "is") : `${word}s`;
}

const shortest = 5;

function knownWords(): Set<string> {
  const singular = [...trades.keys(), ...conditionNouns];
  return new Set(
    [
      ...singular,
      ...others.split(" "),
      ...singular.map(pluralOf),
      ...offerWords,
      ...accentedWords.map(fold),
    ].filter((word) => /^[a-z]+$/.test(word)),
  );
}

/** Words of ads, folded, in the singular and the plural. */
export const known: ReadonlySet<string> = knownWords();

/** What each sound is written like; undefined where two words sound alike. */
function bySound(sound: (key: string) => string, least: number): Map<string, string | undefined> {
  const table = new Map<string, string | undefined>();
  for (const word of known) {
    if (word.length < least) continue;
    const key = sound(word);
    table.set(key, table.has(key) ? undefined : word);
  }
  return table;
}

const sounds = bySound(soundOf, shortest);

/** Letters from which a word is long enough that one slip cannot make another word of it. */
const longEnough = 8;
const looseSounds = bySound(looseSoundOf, longEnough);

function byLength(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < longEnough) continue;
    const bucket = `${word.charAt(0)}${word.length}`;
    table.set(bucket, [...(table.get(bucket) ?? []), word]);
  }
  return table;
}

const lengths = byLength();

/** Letters from which one vowel for another inside is a slip: "biciclata", but "escovação" is no "escavação". */
const vowelLength = 9;

function isOtherVowel(rest: string, meant: string, length: number): boolean {
  const isInside = length >= vowelLength && rest.length > 2 && !/c(?:ao|oes)$/.test(rest);
  return (
    isInside && /^[aeiou]/.test(rest) && /^[aeiou]/.test(meant) && rest.slice(1) === meant.slice(1)
  );
}

/** One letter left out or put in inside, or two next to each other changed round; beginning and end agree. */
function isSlip(typed: string, word: string): boolean {
  let from = 0;
  while (from < typed.length && typed.charAt(from) === word.charAt(from)) from += 1;
  const rest = typed.slice(from);
  const meant = word.slice(from);
  if (from === 0 || rest.length + meant.length < 4) return false;
  if (typed.length === word.length)
    return (
      isOtherVowel(rest, meant, word.length) ||
      (rest.charAt(0) === meant.charAt(1) &&
        rest.charAt(1) === meant.charAt(0) &&
        rest.slice(2) === meant.slice(2))
    );
  return rest.length < meant.length ? rest === meant.slice(1) : rest.slice(1) === meant;
}

function bySlip(key: string): string | undefined {
  if (key.length < longEnough - 1) return undefined;
  const near = [key.length - 1, key.length, key.length + 1].flatMap(
    (length) => lengths.get(`${key.charAt(0)}${length}`) ?? [],
  );
  const [only, second] = near.filter((word) => isSlip(key, word));
  return second === undefined ? only : undefined;
}

/** Endings by which verbs and other forms of words that are not listed are told from slips. */
export const otherForm =
  /(?:mente|inh[oa]s?|zinh[oa]s?|ar|er|ir|ando|endo|indo|ei|ou|amos|emos|imos|ava|avam|ara|aram|asse|isse)$/;

/** The word that was meant, folded, where only one can be; undefined for a word as it should be. */
export function meantWord(key: string): string | undefined {
  if (key.length < shortest || known.has(key) || real.has(key) || otherForm.test(key))
    return undefined;
  return sounds.get(soundOf(key)) ?? looseSounds.get(looseSoundOf(key)) ?? bySlip(key);
}
