import { stemmer } from "@orama/stemmers/portuguese";
import {
  formalWords,
  goods,
  likeWords,
  shortForms,
  stopWords,
  textNouns,
} from "../../content/cards/search-words.ts";
import { fold } from "../../domain/search/fold.ts";
import { toWords } from "../../domain/text/words.ts";

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
const stops = listOf(stopWords);
const sold = listOf(goods);

/** A longer one is no word. */
const longestWord = 30;
/** More words than this are a pasted text, no question. */
const mostWords = 40;

/** A word of a text that says what it is about. */
export type Term = {
  /** Folded, short forms written out. */
  word: string;
  stem: string;
  /** 1; less for what was not typed itself but means the same, and for things that are sold. */
  weight: number;
};

/** Plurals that the stemmer knows only with their accents. */
const toSingular = (word: string): string =>
  word.replace(/(?:oes|aes|aos)$/, "ao").replace(/(?<=\w{2}[ae])is$/, "l");

const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = fold(stemmer(toSingular(word)));
  if (stems.size < 5000) stems.set(word, stem);
  return stem;
}

/** Stems of the words that name any text to be written, or ask for it. */
export const formalStems: ReadonlySet<string> = new Set([...listOf(formalWords)].map(stemOf));

/** Of the words at a place: the longest of the list's forms that begins there, two words at most. */
function writtenOut(words: readonly string[], at: number): { out: string[]; length: number } {
  const word = words[at] ?? "";
  for (const length of [3, 2, 1]) {
    const form = words.slice(at, at + length).join(" ");
    if (Object.hasOwn(shortForms, form))
      return { out: (shortForms[form] ?? "").split(" "), length };
  }
  return { out: [word], length: 1 };
}

/** The words of a text, folded, short forms written out, without those that say nothing. */
export function wordsOf(text: string): string[] {
  const words = toWords(text)
    .slice(0, mostWords)
    .map(({ key }) => key)
    .filter((key) => key.length <= longestWord);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { out, length } = writtenOut(words, at);
    found.push(...out);
    at += length;
  }
  return found.filter((word) => word.length > 1 && !stops.has(word) && !/^\d/.test(word));
}

const termOf = (word: string, weight: number): Term => ({ word, stem: stemOf(word), weight });

/** The terms of a question, each once: its words, then what means the same at half the weight. */
export function termsOf(question: string): { asked: Term[]; alike: Term[] } {
  const words = [...new Set(wordsOf(question))];
  const alike = words.flatMap((word) =>
    Object.hasOwn(likeWords, word) ? (likeWords[word] ?? "").split(" ") : [],
  );
  return {
    asked: words.map((word) => termOf(word, sold.has(word) ? 0.2 : 1)),
    alike: [...new Set(alike)]
      .filter((word) => !words.includes(word))
      .map((word) => termOf(word, 0.5)),
  };
}

export type RequestKind = "writing" | "answer" | "open";

const toWrite = new RegExp(
  `\\b(?:escrev[ae]|escrever|redig[ei]r?|reescrev[ae]|respond[ae] (?:pra|para|por) mim|o que (?:eu )?(?:respondo|falo|escrevo|digo|mando|responder|escrever|mandar|dizer|falar)|como (?:responder?|respondo|escrever|escrevo|dizer|digo|falo|avisar|aviso|cobrar cliente|me desculpar)|(?:faz|faca|cria|crie|monta|monte|gera|gere|da|de|manda|mande|preciso de|quero|queria|sugere|bola|inventa|elabora|prepara)(?: pra mim| para mim)? (?:uma?s? )?(?:\\w+ )?(?:${textNouns}))\\b`,
);
const bareText = new RegExp(
  `^(?:uma? )?(?:${textNouns}) (?:de|do|da|dos|das|para|pra|pro|pros|com|que|a|ao|avisando|pedindo|convidando|agradecendo|mostrando|chamando|confirmando|lembrando|comunicando|sobre|curta?)\\b`,
);
const toAnswer =
  /^(?:\W*(?:oi|ola|bom dia|boa tarde|boa noite)\W+)?(?:e )?(?:como|quanto|quantos|quantas|qual|quais|quando|onde|por ?que|pq|vale|e melhor|posso|pode|preciso|tem como|da pra|o que|que|devo|compensa|serve|precisa|e possivel)\b/;

/** What kind of request it is, before its subject: a text to be written, a question to be answered, or either. */
export function kindOf(question: string): RequestKind {
  const text = fold(question.slice(0, 400)).replace(/\s+/g, " ").trim();
  if (toWrite.test(text) || bareText.test(text)) return "writing";
  return toAnswer.test(text) ? "answer" : "open";
}
