import { fold } from "../../domain/search/fold.ts";
import { type Check, faultIf } from "./fault.ts";

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

function runsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(" "));
}

/** Read once for each agent: thousands of requests may be under way. */
const runsByRules = new Map<string, ReadonlySet<string>>();

function runsOfRules(rules: string): ReadonlySet<string> {
  const known = runsByRules.get(rules);
  if (known) return known;
  const runs = new Set(runsOf(fold(rules)));
  runsByRules.set(rules, runs);
  return runs;
}

/** Letters and digits alone: a canary that was spelled out is found too. */
function squeeze(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, "");
}

/** @param given what the visitor wrote: to repeat it tells no secret. */
export function createLeakCheck({ canaries, rules }: Secrets, given: string): Check {
  const secret = runsOfRules(rules);
  const isNew = (words: string) => !runsOf(fold(given)).includes(words);
  const marks = canaries.map((canary) => squeeze(fold(canary))).filter((mark) => mark !== "");
  return (text) => {
    const folded = fold(text);
    const letters = squeeze(folded);
    const isTold =
      marks.some((mark) => letters.includes(mark)) ||
      ownWords.test(folded) ||
      runsOf(folded).some((words) => secret.has(words) && isNew(words));
    return faultIf(isTold, "leak");
  };
}
