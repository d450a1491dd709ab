import { fold } from "../../domain/search/fold.ts";
import { type Check, faultIf } from "./fault.ts";
import { foldedOf, foldedWordsOf } from "./folded.ts";

/** What of an instruction nobody is to read. */
type Secrets = {
  /** Words that stand nowhere else; the marks around data are among them. */
  canaries: readonly string[];
  /** The rules of an agent, the same for every request, without the facts: those may be told. */
  rules: string;
};

/** Words in a row that are no coincidence. */
const run = 8;

/** Nobody but a machine speaks so of itself. */
const ownWords =
  /\b(?:minhas? instruc|meu prompt|prompt do sistema|system prompt|fui (?:instruid|programad|configurad)|sou (?:um|uma) (?:modelo|inteligencia artificial|ia|assistente virtual)\b|como (?:um|uma) (?:modelo de linguagem|inteligencia artificial|ia)\b)/;

function runsOf(words: readonly string[]): string[] {
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(" "));
}

/** The rules of an agent: their runs, and the words these are made of. */
type Rules = { runs: ReadonlySet<string>; words: ReadonlySet<string> };

/** Read once for each agent: thousands of requests may be under way. */
const known = new Map<string, Rules>();

function read(rules: string): Rules {
  const before = known.get(rules);
  if (before) return before;
  const words = foldedWordsOf(rules);
  const now = { runs: new Set(runsOf(words)), words: new Set(words) };
  known.set(rules, now);
  return now;
}

/** The runs of a text that the rules have too. Few texts have so many words of theirs in a row at all. */
function sharedRuns(said: readonly string[], { runs, words }: Rules): string[] {
  const shared: string[] = [];
  for (let at = 0; at + run <= said.length; at += 1) {
    // From the end: behind a word that is none of theirs the search goes on, and what stood before it is passed over.
    let other = at + run - 1;
    while (other >= at && words.has(said[other] ?? "")) other -= 1;
    if (other >= at) {
      at = other;
      continue;
    }
    const row = said.slice(at, at + run).join(" ");
    if (runs.has(row)) shared.push(row);
  }
  return shared;
}

const noLetter = /[^\p{L}\p{N}]+/gu;

/** @param given what the visitor wrote: to repeat it tells no secret. */
export function createLeakCheck({ canaries, rules }: Secrets, given: string): Check {
  const secret = read(rules);
  const marks = canaries.map((one) => fold(one).replace(noLetter, "")).filter(Boolean);
  return (text) => {
    const words = foldedWordsOf(text);
    // Letters and digits alone: a canary that was spelled out is found too.
    const letters = words.join("");
    if (marks.some((mark) => letters.includes(mark)) || ownWords.test(foldedOf(text)))
      return { rule: "leak" };
    const shared = sharedRuns(words, secret);
    if (shared.length === 0) return undefined;
    const repeated = new Set(runsOf(foldedWordsOf(given)));
    return faultIf(
      shared.some((one) => !repeated.has(one)),
      "leak",
    );
  };
}
