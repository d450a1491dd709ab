import { fitsLimit } from "./count-characters.ts";

/** Words that lean on the next one: a text that ends in one of them sounds cut off. */
const leaningWords = new Set(
  (
    "a à ao aos as às com cada da das de desde do dos e em entre mais meu meus minha minhas muito na nas no nos nossa " +
    "nossas nosso nossos num numa o os ou para pela pelas pelo pelos por pra que sem seu seus sob sobre sua suas também " +
    "tão um uma umas uns até apenas só como quando onde se você toda todo r$ partir"
  ).split(" "),
);

/** Anything a text should not end with: a comma, a dash, an open bracket. */
const hanging = /[^\p{L}\p{M}\p{N}$.?!%)”"'ªº°™®…+]$/u;

function lastWord(text: string): string {
  return /\S+$/.exec(text)?.[0] ?? "";
}

function isLeaning(word: string): boolean {
  const bare = word.toLowerCase();
  return leaningWords.has(bare) && (word === bare || word === "R$" || word.length > 1);
}

/** Ends in a comma, an open bracket or a word that needs the next one ("entrega em", "a partir de R$"). */
export function endsUnfinished(text: string): boolean {
  const trimmed = text.trimEnd();
  const lastOpened = Math.max(trimmed.lastIndexOf("("), trimmed.lastIndexOf("“"));
  const openEnd = lastOpened > Math.max(trimmed.lastIndexOf(")"), trimmed.lastIndexOf("”"));
  return hanging.test(trimmed) || openEnd || isLeaning(lastWord(trimmed));
}

function dropLast(text: string): string {
  return text.slice(0, text.length - lastWord(text).length).trimEnd();
}

/** A number keeps what it counts: "garantia de 90" without "dias" says nothing, "R$ 90" does. */
function losesItsUnit(text: string): boolean {
  const word = lastWord(text);
  return /^\d/.test(word) && !/[%xh]$/i.test(word) && lastWord(dropLast(text)) !== "R$";
}

/** The longest beginning made of whole words, before any mending. */
function wholeWords(text: string, limit: number): string {
  let kept = "";
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const longer = text.slice(0, index + word.length);
    if (!fitsLimit(longer, limit)) break;
    kept = longer;
  }
  return kept;
}

/**
 * The longest beginning of the text within the limit that ends on a whole word and does not hang: no "em", "de R$",
 * comma or open bracket at the end. A text that fits comes back trimmed; "" when not even one word fits.
 */
export function cutAtWord(text: string, limit: number): string {
  const trimmed = text.trim();
  if (fitsLimit(trimmed, limit)) return trimmed;
  let cut = wholeWords(trimmed, limit);
  while (cut !== "" && (endsUnfinished(cut) || losesItsUnit(cut))) {
    const shorter = cut.replace(hanging, "").trimEnd();
    cut = shorter === cut ? dropLast(cut) : shorter;
  }
  return cut;
}
