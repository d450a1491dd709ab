import { fold } from "../../../../../domain/search/fold.ts";
import { accentEndings, accentedWords, hardCao, misspelt } from "../lexicon/accents.ts";
import { heardWord } from "../lexicon/by-ear.ts";
import { placesByPreposition } from "../lexicon/places.ts";
import { setPhrases } from "../lexicon/set-phrases.ts";
import { meantWord } from "../lexicon/spelling.ts";
import { trades } from "../lexicon/trades.ts";
import { keep } from "./keep.ts";

const byBareForm = new Map(accentedWords.map((word) => [fold(word), word]));
const placeWords: ReadonlySet<string> = new Set(
  Object.values(placesByPreposition).flatMap((names) =>
    names.flatMap((name) => fold(name).split(" ")),
  ),
);
const words = /\p{L}[\p{L}\p{M}]*/gu;

function byEnding(key: string): string {
  const hard = hardCao.has(key.replace(/coes$/, "cao"));
  if (hard || key.length === 3) return key.replace(/ao$/, "ão").replace(/oes$/, "ões");
  const ending = accentEndings.find(([pattern]) => pattern.test(key));
  return ending === undefined ? key : key.replace(ending[0], ending[1]);
}

/** "estudiozinho", "pousadinha": a shop told small is a shop, which "salgadinho" is not. */
function shopTold(key: string): string | undefined {
  if (trades.has(key)) return undefined;
  const [, stem = "", link = "", ending = ""] = /^([a-z]{3,}?)(z?)inh([oa])$/.exec(key) ?? [];
  const base = link === "z" ? stem : `${stem.replace(/qu$/, "c")}${ending}`;
  return trades.get(base) === "business" ? base : undefined;
}

/** One word in small letters with its accents and without common misspellings. */
function restoreWord(word: string): string {
  const key = fold(word);
  if (key.length < 3 && !Object.hasOwn(misspelt, key) && !byBareForm.has(key)) return word;
  const known = Object.hasOwn(misspelt, key) ? misspelt[key] : byBareForm.get(key);
  if (known !== undefined) return known;
  const shop = shopTold(key);
  if (shop !== undefined) return byBareForm.get(shop) ?? byEnding(shop);
  // "vitória" is a town and no slip for "vistoria".
  const meant = placeWords.has(key) ? undefined : (meantWord(key) ?? heardWord(key));
  if (meant !== undefined) return byBareForm.get(meant) ?? byEnding(meant);
  const isBare = key === word || /[çs]ao$|[çs]oes$/.test(word);
  return isBare ? byEnding(key) : word;
}

/** A name keeps its own spelling: Cascavel is a town. Only what is certain is restored. */
function restoreName(word: string): string {
  return byBareForm.get(fold(word)) ?? word.replace(/ao$/, "ão");
}

function restoreAnyCase(word: string): string {
  const small = word.toLowerCase();
  if (word === small) return restoreWord(word);
  const [first = ""] = word;
  if (word !== first + small.slice(first.length)) return word;
  const restored = restoreName(small);
  const [initial = ""] = restored;
  return initial.toUpperCase() + restored.slice(initial.length);
}

const months =
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
    " ",
  );
/** "28/02", but neither "24/7" nor "3/4". */
const date = /(?<![\d/.,])(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])(?![\d/%\p{L}])/gu;

/** "até 28/02" is "até 28 de fevereiro": figures parted by a stroke pass for a code. */
function spellDates(text: string): string {
  return text.replace(
    date,
    (_, day: string, month: string) => `${day} de ${months[Number(month) - 1] ?? ""}`,
  );
}

/** Accents, common misspellings and chat shorthand ("vc", "p/", "8 as 18hs") put right. */
export function restoreWords(text: string): string {
  let restored = spellDates(text);
  for (const [pattern, written] of setPhrases.before) restored = restored.replace(pattern, written);
  restored = restored.replace(words, keep(restoreAnyCase));
  for (const [pattern, written] of setPhrases.after) restored = restored.replace(pattern, written);
  return restored;
}
