import { isVerbForm } from "../lexicon/verbs.ts";
import type { Segment } from "../segments.ts";
import { maskClientLife } from "./client-life.ts";

/** Words that turn what is said the other way. */
export const turning = /^(?:negator|lack|wish|told|elsewhere|rival|undo)$/;

const firstPerson =
  /^(?:[a-z]{2,}(?:ei|amos|emos|imos)|comi|pedi|assisti|escolhi|fui|fomos|vim|sou|somos|era|eramos|estava|estavamos|moro|treino|faco|tenho|estudo|vou|vamos|volto|frequento|levo|ia)$/;
/** What a client tells of a fault: "esperei", "tentei ligar", "achei que". */
const ofFaults =
  /^(?:esper|aguard|tent|lig|reclam|ach|consegu|pens|imagin|cobr|devolv|procur|precis|fal|perd|desist|joguei|sai|troquei)/;
const telling =
  /^(?:na?o|nem|sem|nunca|ninguem|nada|so|apenas|somente|demais|muit[oa]s?|pouc[oa]s?|quase|reais|real|minutos?|horas?|dias?|semanas|mes|meses|anos?|mesmo|outr[oa]s?|que|ate|\d+)$/;
const article = /^(?:[oa]s?|[dn][oa]s?|uma?|dois|duas|tres|meus?|minhas?|em|de|com|por)$/;
/** Words of such a stretch at most. */
const longest = 8;

/** "Sentamos na varanda", "fui duas vezes", "moro perto": a stretch that only tells what the client did. */
export function isAccountOfClient({ words, marks }: Segment, from: number, end: number): boolean {
  const judges = marks.some(
    ({ value, start }) =>
      start >= from && start < end && (value.kind === "opinion" || turning.test(value.kind)),
  );
  if (judges || end - from > longest) return false;
  const rest = maskClientLife(words.slice(from, end)).map(({ key }) => key);
  const told = rest.filter((key) => !/^(?:,|eu|e|ja|tambem|gente|a)$/.test(key));
  const [verb = "", ...more] = told;
  if (told.length === 0) return true;
  if (!firstPerson.test(verb) || ofFaults.test(verb)) return false;
  return !more.some(
    (key, at) => telling.test(key) || (isVerbForm(key) && !article.test(more[at - 1] ?? "")),
  );
}
