import { partAround } from "../part-around.ts";
import { PhraseBook } from "../patterns.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { isOf } from "./matters.ts";
import type { Said } from "./read-points.ts";

/** Words that grant the good half of a complaint. */
const granting = new PhraseBook<true>().add(
  `presta, prestam, unica|unico coisa|ponto|parte boa|bom|que|positivo, pelo menos, ao menos, pelo _ menos, ate que e|sao|foi|estava|estavam|veio|gostei|tem, ate e|sao|foi|foram|estava|estavam|tem, salvou|salvaram, salva|salvam, so o|a|os|as .. salva|salvam|presta|prestam,
  de bom|positivo so|tem|foi, ponto|pontos positivo|positivos|bom|bons,o que salva|salvou`,
  true,
);

/** Whether a text praises something of the shop in words that grant it: "o rio pelo menos é lindo". */
export function grants({ points }: Said, segments: readonly Segment[]): boolean {
  return points.some(({ polarity, faint, segment = -1 }) => {
    if (polarity !== 1 || faint) return false;
    return granting.scan(segments[segment]?.words ?? []).length > 0;
  });
}

/** "O monitor era legal", "educado ele é": said straight, of the people who serve. */
const being = /^(?:e|eh|era|eram|sao|foi|foram)$/;
const ironic = /^(?:parabens|palmas|aplausos)$/;
/** Praise so loud in an angry text, or with such company, is irony. */
const loud =
  /^(?:otim[oa]s?|maravilh\p{L}*|excelent\p{L}*|perfeit[oa]s?|sensacional|incrivel|lind[oa]s?|nota|adorei|amei|so|nao|nem|nunca|sem|ate|quando|se|quem|fama|disse|dizem|achei|pensei|parecia)$/u;
/** "A cadeira em si é confortável", "bonita ela é", "pelo menos nada quebrou": one good thing is granted. */
const grantingStretch =
  /(?:^| )(?:em si|el[ea] (?:e|eh)$|se esforc\p{L}*|tent(?:ou|aram) |(?:pelo|ao) menos(?: |$))/u;
/** Words of so plain a stretch at most. */
const longest = 9;

/** The stretch between two commas around a point, and whether something is blamed in it. */
function stretchOf({ segment = -1, at = -1 }: Point, segments: readonly Segment[]) {
  const { words = [], marks = [] } = segments[segment] ?? {};
  const stretch = new Set(partAround(words, at));
  const blamed = marks.some(
    ({ value, start, end }) =>
      value.kind === "opinion" &&
      value.polarity === -1 &&
      words.slice(start, end).every((word) => stretch.has(word)),
  );
  return { keys: [...stretch].map(({ key }) => key), blamed };
}

function isOfPeople({ quality, thing }: Point): boolean {
  return isOf(quality, "service") || (quality === undefined && thing?.class === "people");
}

/** What an angry text grants, in a short stretch of its own, to have been well. */
export function grantedPoints({ points }: Said, segments: readonly Segment[]): Point[] {
  if (segments.some(({ words }) => words.some(({ key }) => ironic.test(key)))) return [];
  return points.filter((point) => {
    if (point.polarity !== 1 || point.faint) return false;
    const { keys, blamed } = stretchOf(point, segments);
    if (blamed || keys.length > longest) return false;
    if (grantingStretch.test(keys.join(" "))) return true;
    if (keys.some((key) => loud.test(key)) || !keys.some((key) => being.test(key))) return false;
    return isOfPeople(point);
  });
}
