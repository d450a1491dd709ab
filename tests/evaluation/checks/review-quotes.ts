import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { contactIn } from "./contacts-in-text.ts";
import { firstNameIn } from "./names-in-text.ts";
import {
  isCutFromItsNegation,
  isVerbatim,
  loneMark,
  placesOf,
  quotesIn,
} from "./quotes-in-text.ts";
import { anyOf, findFolded, fold, hasStem, wordsOf } from "./text.ts";

const mostQuotes = 2;
const words = { min: 2, max: 16 };

/** To repeat it in public is to give it weight, whoever it was said of. */
const insult = anyOf(
  "idiot",
  "imbeci",
  "burr[oa]s?(?![a-z])",
  "palhacada",
  "(?:uns|bando de|cara de) palhac",
  "ladr(?:ao|oes|as?)(?![a-z])",
  "bandid",
  "vagabund",
  "picaret",
  "calot",
  "golpist",
  "mentiros",
  "desonest",
  "mau[- ]carater",
  "canalh",
  "safad",
  "pilantr",
  "incompeten",
  "irresponsav",
  "ignorante",
  "arrogan",
  "grosseir",
  "(?:mal|sem)[- ]?educa[cd]",
  "estupid(?!amente gelad)",
  "cretin",
  "babaca",
  "otari",
  "trouxas?(?![a-z])",
  "nojent",
  "nojo",
  "(?:um|uns|puro) lixo",
  "lixo de",
  "(?:uma|que) vergonha",
  "sem[- ]vergonhas?(?! (?:de|nenhuma|alguma))",
  "porcaria",
  "drogas?(?![a-z])",
  "merda",
  "bosta",
  "porra(?![a-z])",
  "put[ao]s?(?![a-z])",
  "caralh",
  "(?:pra|do) cacete",
  "foda",
  "desgrac",
);

const chatForms = new Set(
  (
    "vc vcs q Q n p c d pq oq tb tbm tbem mt mto mta mtos mtas kk rs rsrs rsrsrs haha hahaha hehe blz vlw obg obgd obgda " +
    "hj qnd qdo qto td tds cmg ctg msm dps nd ngm agr fds bj bjs add msg pfv sqn tmj slk pqp fdp aki axo naum eh neh " +
    "gnt qm sdds vdd mds pfvr qlqr sla tlgd bgd"
  ).split(" "),
);
/** "kkk", "ameiii", "c/ carinho". */
const chatSpelling =
  /(?<!\p{L})[kK]{2,}(?!\p{L})|(\p{Ll})\1{2,}|(?<!\p{L})[cpsq]\/|(?<!\p{L})[rR]s(?!\p{L})/u;

/** A capital alone is a size or a letter; RS is a state. */
function isChatForm(word: string): boolean {
  return chatForms.has(word) || (word.length > 1 && word !== "RS" && chatForms.has(fold(word)));
}

/** Four capitals in a row, two words of them, or marks that pile up; "TCC" and "PIX" are short. */
const shouting =
  /(?<!\p{L})\p{Lu}{4,}(?!\p{L})|(?<!\p{L})\p{Lu}{2,}\s+\p{Lu}{2,}(?!\p{L})|[!?]\s*[!?]/u;

const phone = /(?<!\d)(?:\d[\s().-]{0,3}){8,}/;
/** An RG, a plate, a long number, the number of a contract. */
const document =
  /\d{1,3}(?:\.\d{3}){2}|(?<!\p{L})[A-Z]{3}[- ]?\d[A-Z\d]\d{2}(?!\d)|\d{5,}|(?<!\p{L})(?:RG|rg|CPF|cpf|CNPJ|cnpj|CNH|cnh|[Cc]ontrato|[Pp]rotocolo|[Pp]laca|[Mm]atr[ií]cula)[^\p{L}\d]{1,4}(?:n[º°.]? ?)?\d{2,}/u;

/** A last word that says nothing without what the review puts behind it: "chegou | amassado", "estragou o meu | vestido". */
const needsMore =
  /(?<!\p{L})(?:(?:volt|fic|cheg)(?:ou|aram)|saiu|saíram|veio|vieram|foi|foram|era|eram|est(?:á|ão|ava|avam)|t(?:á|ava)|diz|dizem|disse|disseram|seu|sua|meu|minha)$/iu;
/** A first word that goes on with what stands before it: "que | é alta, e o bolo", "torta, | bolo, café e pão". */
const goesOn = {
  verb: /^(?:é|são|foi|foram|era|eram|está|tá|ficou)(?!\p{L})/iu,
  item: /^\p{L}+, (?!e )/u,
};

/** Whether every place of the review that it is taken from says more around it than it can do without. */
function isTornOut(quote: string, { prompt }: ReviewInput): boolean {
  const places = placesOf(quote, prompt);
  return (
    places.length > 0 &&
    places.every(
      ({ before, after }) =>
        (needsMore.test(quote) && /^ \p{L}/u.test(after)) ||
        (goesOn.verb.test(quote) && /(?<!\p{L})(?:que|quem) $/iu.test(before)) ||
        (goesOn.item.test(quote) && /, $/u.test(before)),
    )
  );
}

/** A stretch that begins or ends in the middle of what it says, or runs over into another sentence. */
const cutOff =
  /[.!?…]\s|^[,.;:!?)–—-]|[,;:(–—-]$|(?<!\p{L})(?:d[eao]s?|e|mas|ou|que|n[ao]s?|o|a|os|as|um|uma|com|sem|por|pel[oa]s?|(?<!não )para|pra|pro|em|ao|à|aos|às|se|é)$/iu;

type Rule = { broken: (quote: string, input: ReviewInput) => boolean; what: string };

const rules: readonly Rule[] = [
  { broken: (quote, { prompt }) => !isVerbatim(quote, prompt), what: "not the review's words" },
  {
    broken: (quote) => {
      const count = wordsOf(quote).length;
      return count < words.min || count > words.max;
    },
    what: `not ${words.min} to ${words.max} words`,
  },
  {
    broken: (quote, { points, quotable = [] }) =>
      points.length > 0 &&
      ![...points.flatMap(({ stems }) => stems), ...quotable].some((stem) =>
        hasStem(fold(quote), stem),
      ),
    what: "speaks of no point",
  },
  { broken: (quote) => cutOff.test(quote.trim()), what: "cut off" },
  { broken: isTornOut, what: "torn out of its sentence" },
  {
    broken: (quote, { prompt }) => isCutFromItsNegation(quote, prompt),
    what: "cut from its negation",
  },
  { broken: (quote) => findFolded(quote, insult) !== undefined, what: "an insult" },
  { broken: (quote) => shouting.test(quote), what: "shouting" },
  {
    broken: (quote) => chatSpelling.test(quote) || wordsOf(quote).some(isChatForm),
    what: "a chat short form",
  },
  {
    broken: (quote) => contactIn(quote) !== undefined || phone.test(quote) || document.test(quote),
    what: "a telephone or a document",
  },
  {
    broken: (quote, { names = [] }) => firstNameIn(quote, names) !== undefined,
    what: "a name that is not annotated",
  },
];

function repeats(quotes: readonly string[]): boolean {
  const [one = "", other] = quotes.map(fold);
  return other !== undefined && (one.includes(other) || other.includes(one));
}

export const quotesCheck: Check<ReviewInput> = {
  name: "quotes",
  holds:
    "what stands between quotation marks are the review's own words, letter for letter; at most two quotes, not the same, of 2 to 16 words each, each speaking of a point of the review or of what is annotated as good to quote (or the review has no point annotated), of one sentence, not cut off, torn out of its sentence nor cut from its 'não'; none where secrecy binds, harm or a crime is told, or somebody mourns; none with an insult, shouting, a chat short form, a telephone, a document or a person's name that is not annotated",
  fault: ({ text }, input) => {
    const quotes = quotesIn(text);
    if (loneMark(text)) return "a quotation mark without its other half";
    if (quotes.length === 0) return undefined;
    if (input.sensitive || input.grief) return "a quote where none may stand";
    if (quotes.length > mostQuotes) return `${quotes.length} quotes`;
    if (repeats(quotes)) return "the same words quoted twice";
    const bad = quotes.flatMap((quote) =>
      rules.filter(({ broken }) => broken(quote, input)).map(({ what }) => `${what}: ${quote}`),
    );
    return bad[0];
  },
};
