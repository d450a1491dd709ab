import {
  announcing,
  companyOf,
  determiners,
  finiteVerb,
  noStart,
  starters,
  tails,
} from "./clause-words.ts";
import { doing } from "./doing-verbs.ts";
import { foldInPlace } from "./restore-places.ts";

/** How a clause came: behind "vendo", "faço" what follows is the product, whatever it looks like. */
export type Clause = { phrase: string; announced: boolean };

export function stripStart(clause: string): Clause {
  let phrase = clause;
  let announced = false;
  for (let round = 0; round < 3; round += 1) {
    const key = foldInPlace(phrase);
    const verb = doing.find(([pattern]) => pattern.test(key));
    if (verb !== undefined) {
      const length = verb[0].exec(key)?.[0].length ?? 0;
      if (phrase.length === length) return { phrase: "", announced: false };
      return {
        phrase: `${verb[1]} ${stripDeterminers(phrase.slice(length).trim())}`.trim(),
        announced: true,
      };
    }
    const start = starters.exec(key)?.[0] ?? "";
    announced ||= /^vendas? de /.test(key) || new RegExp(announcing).test(start);
    const next = stripDeterminers(phrase.slice(start.length).trim());
    if (next === phrase) break;
    phrase = next;
  }
  return { phrase, announced };
}

function stripDeterminers(phrase: string): string {
  const rest = phrase.slice(determiners.exec(foldInPlace(phrase))?.[0].length ?? 0);
  return rest.slice(companyOf.exec(foldInPlace(rest))?.[0].length ?? 0);
}

const endSigns = " \n,;:.-/'&+";

function trimEndSigns(phrase: string): string {
  let end = phrase.length;
  while (end > 0 && endSigns.includes(phrase.charAt(end - 1))) end -= 1;
  return phrase.slice(0, end);
}

export function stripTail(phrase: string): string {
  let rest = trimEndSigns(phrase);
  for (let tail = lastWords(rest); tail !== undefined; tail = lastWords(rest)) {
    rest = trimEndSigns(rest.slice(0, rest.length - tail.length));
  }
  return rest;
}

/** The hanging words at the end: "e muito mais", "de". */
function lastWords(phrase: string): string | undefined {
  return tails.exec(foldInPlace(phrase.slice(-24)))?.[0];
}

export function beforeVerb(phrase: string): string {
  const verb = finiteVerb.exec(foldInPlace(phrase));
  const others = [/(?:^| )é /u, /(?:^| )\p{L}{2,}(?:ará|erá|irá|arão|erão|irão)(?= |$)/u];
  const ends = [verb?.index ?? -1, ...others.map((pattern) => phrase.search(pattern))].filter(
    (at) => at >= 0,
  );
  return phrase.slice(0, Math.min(phrase.length, ...ends));
}

/** Words of a noun phrase; a longer one is a sentence that was not understood. */
const mostWords = 9;

export function isNounPhrase(phrase: string): boolean {
  const key = foldInPlace(phrase);
  const words = key.split(/\s+/);
  const readable = /[a-z]{2}|^[a-z]\d/.test(key) && words.every((word) => word.length <= 24);
  return (
    readable &&
    words.length <= mostWords &&
    !noStart.test(key) &&
    !/^[\d\W]+$/.test(key) &&
    /^[a-z\d]/.test(key)
  );
}

/** Letters of another script would not be read by the shop's customers, nor counted right. */
export function isLatin(phrase: string): boolean {
  return /^[\p{Script=Latin}\p{M}\d\s.,'%&/()+ºª°²³-]*$/u.test(phrase);
}
