import type { Trade } from "../../../contract/parts.ts";
import { shoutedWords } from "../../../domain/ad-limits/shouted-words.ts";
import { findPersonalData } from "../../../domain/personal-data/find-personal-data.ts";
import { fold } from "../../../domain/search/fold.ts";
import { toPlainText } from "../../../domain/text/plain-text.ts";
import { findBreaches } from "../../guard/find-breaches.ts";

/** A part of a text, in code units; `end` is exclusive. */
export type Span = { start: number; end: number };

/** Words between two signs. `flat` has the same length as `text`, in small letters without accents. */
export type Clause = Span & {
  text: string;
  flat: string;
  /** Whether a sentence or line begins here. */
  opens: boolean;
  /** Whether it touches words that were taken out: what is left may mean something else. */
  torn: boolean;
};

/** Stands for words that the guard stops, and for links. It parts clauses, and tears them. */
const stopped = "⟂";
/** Stands for telephones and councils, which say nothing of the words before them. It parts sentences. */
const apart = "·";

const link =
  /(?:https?:\/\/|www\.)\S+|(?<![^\s(])@[\p{L}\p{N}_.]+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:com|net|org|app|io|shop|store|site|online)(?:\.br)?(?![\p{L}\p{N}])\S*/giu;
const council =
  /\b(?:CRM|CRO|CRP|CREFITO|CRN|COREN|CRMV|CREF|CRBM|CREA|CAU|OAB|CRC|CRECI|RQE)(?:-?\d)?(?:[ /-]{0,3}[A-Z]{2})?[ /:-]{0,3}(?:n[º°o.]{0,2} ?)?(?:\d{1,2}\/)?\d{2,3}\.?\d{2,4}(?:[-/][A-Z0-9]{1,2}){0,2}(?:[ -](?:SP|RJ|MG|ES|PR|SC|RS|BA|PE|CE|GO|DF))?(?![\p{L}\d])/giu;

/** What parts clauses; "R$ 12,50", "1.200", "av. Brasil" and "bolo - 12" are left whole. */
const weekday = "(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?";
const signs = new RegExp(
  String.raw`[\n;!?•|…·⟂]+|(?<!(?<![\p{L}])(?:av|r|jd|pq|dr|dra|sr|sra|vl|tel|un|unid|min))\.+(?!\d)|(?<!\d|${weekday}),|(?<!${weekday}),(?!\d)|(?<=${weekday}),(?! ?${weekday})| [-–—/]+(?= (?!r?\$? ?\d))|:(?! ?r?\$? ?\d)|:(?= \d+ \p{L}{3,} ?\p{L})|(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D]*`,
  "giu",
);

function without(text: string, spans: readonly Span[], sign: string): string {
  let end = 0;
  const kept = spans.map((span) => {
    const before = text.slice(end, span.start);
    end = span.end;
    return before + sign.repeat(span.end - span.start);
  });
  return kept.join("") + text.slice(end);
}

function flatten(text: string): string {
  const folded = fold(text);
  if (folded.length === text.length) return folded;
  return Array.from({ length: text.length }, (_, at) => {
    const unit = fold(text.charAt(at));
    return unit.length === 1 ? unit : text.charAt(at);
  }).join("");
}

function splitClauses(text: string, flat: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let opens = true;
  let tornBefore = false;
  const close = (end: number, torn: boolean) => {
    const written = text.slice(start, end);
    const from = start + written.length - written.trimStart().length;
    const until = from + written.trim().length;
    if (until <= from) {
      tornBefore = torn;
      return;
    }
    const clause = { text: text.slice(from, until), flat: flat.slice(from, until) };
    clauses.push({ ...clause, start: from, end: until, opens, torn: torn || tornBefore });
    opens = false;
    tornBefore = false;
  };
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const torn = sign.includes(stopped);
    close(index, torn);
    tornBefore ||= torn;
    start = index + sign.length;
    opens ||= !/^(?:,|:| [-–—/]+)$/.test(sign);
  }
  close(text.length, false);
  return clauses;
}

/** Words cried in capitals in small letters, a whole line of them too; acronyms stay. */
export function calm(typed: string): string {
  const text = typed.replace(/[^\n]+/g, (line) =>
    /\p{Lu}[^\p{Ll}]{6,}\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line) ? line.toLowerCase() : line,
  );
  const shouted = new Set(shoutedWords(text, text));
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
    shouted.has(word) ? word.toLocaleLowerCase("pt-BR") : word,
  );
}

export type Source = {
  /** As it may be quoted: no contacts, nothing that the guard stops, nothing shouted. */
  text: string;
  flat: string;
  clauses: Clause[];
  /** What the guard stops, folded. */
  stopped: string[];
  /** Number at a professional council, as written. */
  register?: string;
};

/** A text made ready for reading. */
export function toSource(typed: string, trade?: Trade): Source {
  const typedPlain = toPlainText(typed).replace(/[*_~"“”>⟂]/g, " ");
  const register = typedPlain.match(council)?.[0].toUpperCase();
  const plain = calm(typedPlain);
  const findings = findBreaches(plain, trade);
  const guarded = without(plain, findings, stopped);
  const bare = guarded.replace(council, (found) => apart.repeat(found.length));
  const reached = without(bare, findPersonalData(bare), apart);
  const text = reached.replace(link, (found) => stopped.repeat(found.length));
  const flat = flatten(text);
  const clauses = splitClauses(text, flat);
  const words = findings.map((finding) => fold(finding.words));
  return { text, flat, clauses, stopped: words, ...(register && { register }) };
}
