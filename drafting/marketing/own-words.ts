import * as cues from "../../content/cards/own-words.ts";
import { readPatterns } from "../../content/cards/read-words.ts";
import { fold } from "../../domain/search/fold.ts";
import { capitalise } from "../text/grammar.ts";
import { spell } from "../text/spelling.ts";

const orders = cues.contentOrders.map((pattern) => new RegExp(pattern));
const [bareOrder, occasion, aside, ofWhom, askedToSay] = [
  cues.bareOrder,
  cues.leadingOccasion,
  cues.aside,
  cues.ofWhom,
  cues.askedToSay,
].map((pattern) => new RegExp(pattern)) as [RegExp, RegExp, RegExp, RegExp, RegExp];

/** Characters of a question that are read. */
const readLength = 1000;
/** A line of so many words is a sentence and ends like one. */
const sentenceWords = 5;
/** What one does, where nobody put a sign: each begins a line. */
const doings =
  /(?<=\p{L}) (?=(?:atendo|atendemos|faço|faco|fazemos|entrego|entregamos|vendo|aceito|busco|buscamos)\b)/giu;

/** Without what a pattern finds at its beginning: folding keeps every character in its place. */
function without(text: string, pattern: RegExp): string {
  return text.slice(pattern.exec(fold(text))?.[0].length ?? 0);
}

const money = new RegExp(
  `\\b(a partir de|por|só|so|custa|fica|valor|preço|preco|taxa(?: de)?|saindo a) (\\d{1,4})(?!\\d|[.,]\\d| ?(?:reais|conto|${readPatterns.noMoney}))`,
  "giu",
);

function tidy(text: string): string {
  const words = text.replace(/(?<![\p{L}\d])\p{L}+(?!\p{L})/gu, (word) => {
    const known = word === word.toUpperCase() ? undefined : cues.writtenOut[word.toLowerCase()];
    return known ?? (cues.writtenOut[word] || word);
  });
  const told = spell(words)
    .replace(/(?<![\d.,$/] ?)\b(\d{1,4},\d\d)\b(?! ?(?:%|kg|g|l|ml|m|cm)\b)/g, "R$ $1")
    .replace(money, "$1 R$ $2")
    .replace(/r\$ ?(?=\d)/gi, "R$ ")
    .replace(/(?<!até )\bas (?=\d{1,2} ?h)/g, "às ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,:;-]+|[\s.,:;-]+$/g, "");
  const isSentence = told.split(" ").length >= sentenceWords && !/[!?)]$/.test(told);
  return capitalise(isSentence ? `${told}.` : told);
}

/** A sentence without what is spoken to us; "" where nothing is left. */
function contentOf(sentence: string): string {
  const plain = sentence.trim();
  const order = orders.find((pattern) => pattern.test(fold(plain)));
  if (!order && bareOrder.test(fold(plain))) return "";
  const content = without(order ? without(plain, order) : plain, occasion);
  const kept = content.split(/,(?!\d)/).filter((clause) => !aside.test(fold(clause).trim()));
  const said = without(kept.join(",").trim(), askedToSay).replace(
    /^(?:sou (?:uma? )?|(?:(?:pra|para) )?(?:vender|divulgar) (?:(?:[oa]s?|meus?|minhas?) )?)/i,
    "",
  );
  return without(said, ofWhom);
}

/**
 * What an order for a text wants told, in the owner's own words and order, tidied: her facts without her order. Empty
 * where no content was ordered, as in "escreve uma mensagem pra quem sumiu".
 */
export function ownWords(question: string): string[] {
  const text = question.slice(0, readLength).normalize("NFC");
  const sentences = text.split(/\n|(?<=[.!?;])\s+/);
  const isOrdered = [text, ...sentences].some((one) =>
    orders.some((pattern) => pattern.test(fold(one.trim()))),
  );
  if (!isOrdered) return [];
  return sentences
    .flatMap((one) => contentOf(one).split(doings))
    .map(tidy)
    .filter((line) => /\p{L}/u.test(line));
}
