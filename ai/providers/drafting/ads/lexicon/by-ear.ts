import { fold } from "../../../../../domain/search/fold.ts";
import { accentedWords, hardCao } from "./accents.ts";
import { doingVerbs, sellingVerbs, servingVerbs } from "./clause-words.ts";
import { firstNames } from "./names.ts";
import { known, otherForm, real } from "./spelling.ts";

/** Consonants as they sound, whatever letters they are typed with: "jeladera" and "geladeira" are the same. */
export function consonantsOf(key: string): string {
  return key
    .replace(/ph/g, "f")
    .replace(/y/g, "i")
    .replace(/a(?:um|un)$/, "ao")
    .replace(/ch|sh/g, "x")
    .replace(/(?<![nlx])h/g, "")
    .replace(/qu(?=[ei])|q|k|c(?![eih])/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/sc(?=[ei])|c(?=[ei])|ss|z/g, "s")
    .replace(/ei(?=[rjx])/g, "e")
    .replace(/ou/g, "o")
    .replace(/m(?![aeiou])/g, "n")
    .replace(/l(?![aeiouh])/g, "u")
    .replace(/(?<![aeiou])u$/, "o")
    .replace(/(?<![aeiou])i$/, "e")
    .replace(/([a-z])\1/g, "$1");
}

/** And vowels as they sound where no stress is: "custura" and "costura". */
export function vowelsToo(key: string): string {
  return consonantsOf(key)
    .replace(/(?<![aeiou])u/g, "o")
    .replace(/i/g, "e");
}

const verbs = [...doingVerbs.keys(), ...sellingVerbs, ...servingVerbs];
/** Right words beside those of a trade: what sounds like one of them as well is not told. */
const right =
  "iniciante iniciantes massa massas causa causas posso preso presos presa presas vendi pesa pesas pessa bebi bode bodes pouso pousos levi xampu xampus moca mossa cassar passar nossa nosso russo russa grossa grosso grosa pressa pressas";
const words: ReadonlySet<string> = new Set(
  [...known, ...verbs, ...right.split(" ")].filter(
    (word) => /^[a-z]+$/.test(word) && !/(?:ss|ii)s?$/.test(word),
  ),
);

/** Words that sound like one of an ad where vowels count for little: they stay. */
const others = new Set(
  "carinho carinhos recibo recibos linha linhas aceso acesos acesa cumpre impressa impressas impresso impressos portal carta cartas capaz floresta selagem selagens vozes bumbum floor bahia phone phones photo photos losses tennis raises zezao mestico xale pisa pays".split(
    " ",
  ),
);

const withCedilla = new Map(
  accentedWords.filter((word) => word.includes("ç")).map((word) => [fold(word), word]),
);

/** A folded word with its cedilla told by "ss", as it sounds. */
function spelled(word: string): string {
  const written = withCedilla.get(word);
  if (written !== undefined) return fold(written.replaceAll("ç", "ss"));
  const isHard = hardCao.has(word.replace(/coes$/, "cao"));
  return isHard ? word : word.replace(/c(?=ao$|oes$)/, "ss");
}

/** What each sound is written like; undefined where two words sound alike. */
function bySound(sound: (key: string) => string, least: number): Map<string, string | undefined> {
  const table = new Map<string, string | undefined>();
  for (const word of words) {
    if (word.length < least) continue;
    const key = sound(spelled(word));
    table.set(key, table.has(key) ? undefined : word);
  }
  return table;
}

const shortest = 4;
/** Letters from which a word is told by its consonants alone. */
const shortestLoose = 6;
const consonants = bySound(consonantsOf, shortest);
const sounds = bySound(vowelsToo, shortestLoose);

/** The one word of an ad that sounds like what was typed, folded; undefined for a word as it should be. */
export function heardWord(key: string): string | undefined {
  const stays =
    key.length < shortest ||
    words.has(key) ||
    real.has(key) ||
    others.has(key) ||
    firstNames.has(key) ||
    otherForm.test(key);
  if (stays) return undefined;
  const heard = consonants.get(consonantsOf(key));
  return heard ?? (key.length < shortestLoose ? undefined : sounds.get(vowelsToo(key)));
}
