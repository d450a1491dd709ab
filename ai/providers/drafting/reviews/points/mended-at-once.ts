import type { Opinion } from "../lexicon/opinion.ts";
import type { Segment } from "../segment.ts";
import { clouds, judges, lineOf } from "./line-of.ts";

const mending =
  "(?:troc(?:ou|aram)|mand(?:ou|aram) (?:outr[oa]|(?:um |uma )?nov[oa])|refez|refizeram|corrigi(?:u|ram)|arrum(?:ou|aram)|consert(?:ou|aram)|ajust(?:ou|aram)|resolv(?:eu|eram)|repos|repuseram|devolv(?:eu|eram) (?:o dinheiro|tudo)|reembols(?:ou|aram))";
const soon =
  "(?:sem cobrar|sem custo|sem burocracia|sem reclamar|de graca|na hora|na mesma hora|no mesmo dia|imediatamente|rapid[a-z]*|em (?:\\d|[1-5]\\d|cinco|dez|quinze|vinte|trinta) minutos)";
/** "Voltaram e arrumaram sem cobrar": in one breath, and nothing denied. */
const mended = new RegExp(
  `(?<=^| )${mending} (?:(?!nao|nem|nunca|depois|so)[a-z]+ ){0,5}?${soon}(?= |$)`,
);
const denied = /(?:^| )(?:nao|nem|nunca|ninguem|so depois|se)(?: [a-z]+){0,3} $/;

/** What closes such an account with praise. */
const verdict =
  /^(?:(?:(?:isso|isto|assim)(?: sim)?(?: que)? e )?(?:respeito|consideracao|compromisso|cuidado)(?: mesmo)? (?:com|pel[oa]|a)o? ?(?:[oa]s? )?(?:client[a-z]+|consumidor[a-z]*|gente|fregues[a-z]*)(?: e isso(?: ai)?)?|(?:muitos |meus )?parabens pel[oa] (?:honestidade|atencao|respeito|seriedade|compromisso|cuidado|agilidade|rapidez|solucao|postura|dedicacao|educacao|presteza|profissionalismo|transparencia))(?: (?:de todos|da equipe|com o cliente|com a gente|com os clientes))?$/;

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true, fixed: true };

/** Words behind it, at most: "sem cobrar nada"; who goes on may tell of another fault. */
const mostAfter = 2;

/** Where a segment tells that a fault in it was put right, and where the clause that does so begins. */
function mendedIn({ words, marks }: Segment): { from: number; to: number } | undefined {
  const line = lineOf(words);
  const found = mended.exec(line);
  if (found === null || denied.test(line.slice(0, found.index))) return undefined;
  const count = (text: string) => text.split(" ").filter(Boolean).length;
  const at = count(line.slice(0, found.index));
  const to = at + count(found[0]);
  const comma = words.slice(0, at).findLastIndex(({ key }) => key === ",");
  const from = comma < 0 ? at : comma + 1;
  const faulty = marks.some((mark) => judges(mark, -1) && mark.end <= from);
  const after = words.slice(to).map(({ key }) => key);
  const ends = after.length <= mostAfter && !after.some((key) => key === "e" || key === ",");
  return faulty && ends && !marks.some((mark) => mark.start >= to && clouds(mark))
    ? { from, to }
    : undefined;
}

/** The text closes with such praise right behind, and blames nothing besides. */
function praisedAfter(segments: readonly Segment[], at: number): boolean {
  const others = segments.filter((_, other) => other !== at);
  const [closing] = segments.slice(at + 1);
  if (closing === undefined || !verdict.test(lineOf(closing.words))) return false;
  return others.every(({ contrary, marks }) => !contrary && !marks.some(clouds));
}

function asMended(segment: Segment, { from, to }: { from: number; to: number }): Segment {
  const kept = segment.marks.filter(
    (mark) => mark.start >= to || (mark.end <= from && !judges(mark, -1)),
  );
  const told = { start: from, end: to, value: pleased };
  const marks = [...kept, told].sort((one, other) => one.start - other.start);
  return { ...segment, mended: from, marks };
}

function asPraise(segment: Segment): Segment {
  const qualities = segment.marks.filter(({ value }) => value.kind === "quality");
  const told = { start: 0, end: 1, value: pleased };
  return { ...segment, marks: [told, ...qualities.filter(({ start }) => start > 0)] };
}

/** Stars of who was pleased. */
const leastStars = 4;

/** "Parou de novo, voltaram e arrumaram sem cobrar. Isso é respeito": a fault that was put right at once is told as praise. */
export function withMendedAtOnce(segments: readonly Segment[], stars = leastStars): Segment[] {
  const told = segments.map((segment, at) => {
    const found = stars >= leastStars ? mendedIn(segment) : undefined;
    return found !== undefined && praisedAfter(segments, at) ? found : undefined;
  });
  return segments.map((segment, at) => {
    const own = told[at];
    if (own !== undefined) return asMended(segment, own);
    return told[at - 1] === undefined ? segment : asPraise(segment);
  });
}
