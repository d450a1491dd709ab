import type { AdPiece } from "../../../contract/gemini-chat.ts";
import type { AdInput } from "../input.ts";
import type { Check } from "./check.ts";
import { contactIn } from "./contacts-in-text.ts";
import { fold, wordsOf } from "./text.ts";

/** Written down here again, so that a slip in domain/ad-limits does not pass its own test. */
const limits: Record<AdPiece["kind"], number> = {
  "google-title": 30,
  "google-description": 90,
  "meta-text": 125,
  "meta-headline": 60,
};
const least: Record<AdPiece["kind"], number> = {
  "google-title": 3,
  "google-description": 2,
  "meta-text": 1,
  "meta-headline": 1,
};
const most: Record<AdPiece["kind"], number> = {
  "google-title": 15,
  "google-description": 4,
  "meta-text": 1,
  "meta-headline": 1,
};
const kinds = Object.keys(limits) as AdPiece["kind"][];
const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

function lengthOf(text: string): number {
  return Math.max(text.length, [...graphemes.segment(text)].length);
}

function firstPiece(
  pieces: readonly AdPiece[],
  wrong: (piece: AdPiece) => boolean,
): string | undefined {
  return pieces.find(wrong)?.text;
}

export const adLengthCheck: Check<AdInput> = {
  name: "length",
  holds: "titles 30, descriptions 90, Meta 125 and 60, in graphemes and in code units",
  fault: ({ pieces = [] }) => {
    const long = pieces.find(({ kind, text }) => lengthOf(text) > limits[kind]);
    return long && `${lengthOf(long.text)} of ${limits[long.kind]}: ${long.text}`;
  },
};

export const adCountCheck: Check<AdInput> = {
  name: "piece-count",
  holds: "3 to 15 titles, 2 to 4 descriptions, one text and one headline for Meta, all in the text",
  fault: ({ text, pieces = [] }) => {
    const wrong = kinds.find((kind) => {
      const count = pieces.filter((piece) => piece.kind === kind).length;
      return count < least[kind] || count > most[kind];
    });
    return wrong ?? firstPiece(pieces, (piece) => !text.includes(piece.text));
  },
};

/** The same words in another order are the same piece. */
function signature({ kind, text }: AdPiece): string {
  return `${kind}: ${wordsOf(fold(text)).sort().join(" ")}`;
}

export const adDistinctCheck: Check<AdInput> = {
  name: "distinct",
  holds: "no two pieces of a kind are the same words",
  fault: ({ pieces = [] }) => {
    const signatures = pieces.map(signature);
    return signatures.find((one, index) => signatures.indexOf(one) !== index);
  },
};

const unfinished =
  /(?:^|[\s,])(?<!(?<!\p{L})cada )(?:de|da|do|das|dos|e|ou|o|a|os|as|em|no|na|nos|nas|para|por|pelo|pela|com|sem|um|uma|que|ao|à|até|(?<!(?<!\p{L})(?:compre|encomende|escolha|garanta|leve|peça|prove|reserve) [oa]s? )(?:seu|sua|seus|suas)|R\$|a partir)[\s.…]*$|[,;:\-–—+]\s*$|\(\S*$/iu;

/** A number that lost what it counts: "Passeios de 40". */
const units =
  /^\s?(?:minutos?|dias?|horas?|alunos?|itens|passeios?|meses|anos?|litros?|ml|kg|quilos?|metros?|m|km|vezes|x|pessoas?)(?!\p{L})/iu;

function losesItsUnit(text: string, prompt: string): boolean {
  const number = /(?<![\d,.$] ?)(\d+)[?.!]?$/.exec(text)?.[1];
  if (number === undefined || /R\$\s?[\d.,]+[?.!]?$/.test(text)) return false;
  const uses = [...prompt.matchAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, "g"))];
  return (
    uses.length > 0 && uses.every(({ index }) => units.test(prompt.slice(index + number.length)))
  );
}

export const adUnfinishedCheck: Check<AdInput> = {
  name: "not-cut-off",
  holds:
    "no piece ends in a preposition, an article, a conjunction or a comma, or starts small, or loses what a number counts",
  fault: ({ pieces = [] }, { prompt }) =>
    firstPiece(
      pieces,
      ({ text }) =>
        unfinished.test(text) || /^[\p{Ll},.;:)–-]/u.test(text) || losesItsUnit(text, prompt),
    ),
};

const shouted = /(?<!\p{L})\p{Lu}{5,}(?!\p{L})|(?:(?<!\p{L})\p{Lu} ){3}/u;
const repeated = /([!?.,;:–—-])\s*\1|[!?]{2}|(?<!\d)[,;:]\s*[.,;:]/u;
const oddSymbols = /[*~^_<>{}[\]\\|#=•§]/u;

export const adRulesCheck: Check<AdInput> = {
  name: "google-rules",
  holds:
    "no '!' in titles and at most one elsewhere, no repeated mark, no shouted word, no phone, address or odd symbol",
  fault: ({ pieces = [] }) =>
    firstPiece(pieces, ({ kind, text }) => {
      const cries = text.split("!").length - 1;
      const mayCry = kind === "google-description" || kind === "meta-text" ? 1 : 0;
      const marks = [shouted, repeated, oddSymbols].some((rule) => rule.test(text));
      return cries > mayCry || marks || contactIn(text) !== undefined;
    }),
};
