import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isAlsoWord, isKnownName } from "../lexicon/names.ts";
import { isOnlySurname, isSurname } from "../lexicon/surnames.ts";
import { isVerbForm } from "../lexicon/verbs.ts";

const kin =
  /^(?:marid\p{L}+|espos[oa]|filh\p{L}+|net[oa]s?|netinh[oa]s?|sobrinh[oa]s?|irmao?s?|pai|mae|nora|genro|sogr[oa]|cunhad[oa]|prim[oa]s?|ti[oa]s?|avos?|vo|vovo|namorad[oa]|noiv[oa]|amig[oa]s?|vizinh[oa]s?|cacul[ao]|afilhad[oa]|entead[oa]|chef[ea]|patro[ae]o?)$/u;
const titles =
  /^(?:dona|tia|tio|dra?|doutora?|sr|sra|senhora?|professora?|prof|pastor|padre|irma)$/;
const noName =
  /^(?:d[aeo]s?|que|e|eh|se|la|da|do|na|no|nas|nos|em|um|uma|me|ja|nao|so|com|por|para|pra|pro|sempre|nunca|ate|tambem|mais|muito|super|bem|ontem|hoje|aqui|ali|quando|toda|todo|tudo|mesm[oa]|velh[oa]|nov[oa]|pequen[oa]|grande|querid[oa]|maravilhos[oa]|mineir[oa]|baian[oa]|italian[oa])$/;
const called = /^(?:de|tal|chamad[oa])$/;

/** A word that nobody knows, where a name may stand. */
function isUnknown(word: Word | undefined): word is Word {
  if (word === undefined || !/^\p{L}{4,15}$/u.test(word.text)) return false;
  if (noName.test(word.key) || isVerbForm(word.key)) return false;
  if (/(?:mente|inh[oa]s?|(?:[aei]nd|[ai]d)[oa]s?|ou|aram|eram|iram|ava|ia)$/.test(word.key))
    return false;
  return lexicon().matchAt([word], 0) === undefined;
}

/** "Minha nora kauane fez", "dona zulmira faz", "o tal de nivaldo prometeu": whoever acts there has a name. */
function isCalledSo(words: readonly Word[], at: number): boolean {
  const [earlier = "", before = ""] = [words[at - 2]?.key, words[at - 1]?.key];
  if (!isUnknown(words[at])) return false;
  if (called.test(before) && /^(?:tal|o|a|um|uma)$/.test(earlier) && before !== "de") return true;
  if (before === "de" && earlier === "tal") return true;
  return (kin.test(before) || titles.test(before)) && isVerbForm(words[at + 1]?.key ?? "");
}

/** "Wagner teixeira", "o nogueira": a surname behind a first name, or one that is no other word. */
function isToldSurname(words: readonly Word[], at: number, staff: ReadonlySet<string>): boolean {
  const [key = "", before = ""] = [words[at]?.key, words[at - 1]?.key];
  const joined = /^d[aeo]s?$/.test(before) ? words[at - 2]?.key : before;
  const behind =
    joined !== undefined && (staff.has(joined) || (isKnownName(joined) && !isAlsoWord(joined)));
  if (behind && isSurname(key)) return true;
  if (staff.has(key) || isKnownName(key)) return false;
  return isOnlySurname(key) && /^(?:[oa]|d[oa]|pel[oa]|ao?|com|seu|sr|dr|senhor)$/.test(before);
}

/** Whether a row of words gives somebody's name that the reply may not say, in small letters too. */
export function namesSomebody(words: readonly Word[], staff: ReadonlySet<string>): boolean {
  return words.some(
    ({ key }, at) => isToldSurname(words, at, staff) || (!staff.has(key) && isCalledSo(words, at)),
  );
}
