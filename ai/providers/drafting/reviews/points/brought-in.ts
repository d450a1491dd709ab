import type { Word } from "../../text/words.ts";
import type { Quality } from "../lexicon/opinion.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point.ts";
import type { Said } from "./read-points.ts";

const brought =
  /^(?:levei|levamos|mandei|mandamos|deixei|deixamos|trouxe|trouxemos|entreguei|entregamos)$/;
/** What ends the telling of what was brought: what became of it follows. */
const closing =
  /^(?:,|e|mas|para|que|ja|na|no|voltou|vei?o|ficou|saiu|devolveram|devolveu|chegou)$/;
const state =
  /^(?:trinc|quebrad|manchad|riscad|rasgad|furad|amassad|descolad|descosturad|lent[oa]s?$|suj[oa]s?$|molhad|enferrujad|travad|parad[oa]|queimad|estragad|entupid|desbotad|larg[oa]s?$|apertad|frouxo|solt[oa]s?$|vazando|pingando|falhando|tort[oa]s?$|rachad|machucad|arranhad|desregulad|desafinad|defeito)/;
const asBefore =
  /(?:^| )(?:mesm[oa] (?:jeito|problema|defeito|barulho)|igual|continu\p{L}+|pior|na?o (?:resolv|consert|arrum|tir|sai)\p{L}*)(?: |$)/u;

const ofState: ReadonlySet<Quality | undefined> = new Set<Quality>([
  "condition",
  "function",
  "slowness",
  "durability",
  "cleanliness",
  "finish",
  "fit",
  "quality",
]);

/** Whether the client is telling what they brought where this word stands: "levei a bota ...". */
function isWithin(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at).map(({ key }) => key);
  const verb = before.findLastIndex((key) => brought.test(key));
  return verb >= 0 && !before.slice(verb + 1).some((key) => closing.test(key));
}

/** Whether a state is told right behind a noun: "a bota descolada", "a geladeira que não gela". */
function tellsState(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 5).map(({ key }) => key);
  if (/^(?:\p{L}+ )?que nao /u.test(after.join(" "))) return true;
  const end = after.findIndex((key) => closing.test(key));
  return after.slice(0, end < 0 ? after.length : end).some((key) => state.test(key));
}

function isBroughtIn(
  { segment = -1, at = -1, quality, thing }: Point,
  segments: readonly Segment[],
) {
  const words = segments[segment]?.words ?? [];
  if (!isWithin(words, at)) return false;
  if (state.test(words[at]?.key ?? "")) return true;
  return thing !== undefined && ofState.has(quality) && tellsState(words, at);
}

/** "Levei minha bota descolada e perderam": the state of what a client brought is no fault of the shop. */
export function withoutBroughtIn(said: Said, segments: readonly Segment[]): Said {
  const text = segments.flatMap(({ words }) => words.map(({ key }) => key)).join(" ");
  if (asBefore.test(text)) return said;
  const isOwnState = (point: Point) => isBroughtIn(point, segments);
  const points = said.points.flatMap((point) => {
    if (point.polarity === 1 || !isOwnState(point)) return [point];
    const { quality: _, ...bare } = point;
    return bare.thing === undefined ? [] : [bare];
  });
  return { ...said, points, deeds: said.deeds.filter((deed) => !isOwnState(deed)) };
}
