import { earnedBy, restOf } from "../lexicon/earned-mark.ts";
import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

const worth: Opinion = { kind: "opinion", polarity: 1, object: true, fixed: true };
const served: Opinion = { kind: "opinion", polarity: 1, name: "o atendimento", fixed: true };
const wanting: Opinion = { kind: "opinion", polarity: -1, whole: true, fixed: true };

/** "Moça da limpeza": it is she who pleased, and not what she is there for. */
const somebody =
  /^(?:(?:[oa]s?|ess[ea]s?|aquel[ea]s?) )?(?:moc[oa]s?|menin[oa]s?|rapaz(?:es)?|ti[oa]s?|tiazinha|cara|mulher|homem|senhora?|pessoal|rapaziada|galera|menino|garot[oa]s?)(?: |$)/;

const blaming =
  /^(?:(?:(?:porque|pois|que|ja que) )?(?:tod[oa] )?(?:o|no|de) (?:resto|restante) )?(?:e |foi |eu |fica |ficou )?(?:nao |nem |nada |devendo|deixa (?:muito )?a desejar|deixou (?:muito )?a desejar|esquec\p{L}*|um horror|de chorar)/u;
/** "Nada a reclamar". */
const content = /(?:^| )(?:reclam|queix|defeit|problem|contra)/;

function textOf({ words }: Segment): string {
  return words.map(({ key }) => key).join(" ");
}

function isOpinion({ value }: Mark, polarity: 1 | -1): boolean {
  return value.kind === "opinion" && value.polarity === polarity && !value.quiet;
}

/** "De resto péssimo", of which the turn is cut off: no thing is named. */
function isCurt({ words, marks, contrary }: Segment): boolean {
  const named = marks.some(({ value }) => /^(?:thing|quality)$/.test(value.kind));
  return contrary === true && words.length <= 3 && !named;
}

/** The rest is blamed, and not "also". */
function blamesRest(rest: Segment, first: Segment): boolean {
  const text = textOf(rest);
  const told = restOf.test(text) || (rest.sentence === first.sentence && isCurt(rest));
  if (!told || /(?:^| )tambem(?: |$)/.test(text) || content.test(text)) return false;
  if (blaming.test(text)) return true;
  const good = rest.marks.some((mark) => isOpinion(mark, 1));
  return !good && rest.marks.some((mark) => isOpinion(mark, -1));
}

/** From which word on and up to where a segment says what the mark was given for; undefined where that is a fault. */
function cueOf(segment: Segment): { start: number; end: number } | undefined {
  const found = earnedBy.exec(textOf(segment));
  const cue = found?.groups?.cue;
  if (found === null || cue === undefined) return undefined;
  const faulty = segment.marks.some(
    (mark) => isOpinion(mark, -1) || /^(?:negator|lack|wish)$/.test(mark.value.kind),
  );
  if (faulty) return undefined;
  const end = found[0].trim().split(" ").length;
  return { start: end - cue.trim().split(" ").length, end };
}

/** The mark clause with what earned it praised. */
function praised(segment: Segment, { start, end }: { start: number; end: number }): Segment {
  const { words, marks } = segment;
  const whom = words.slice(end).map(({ key }) => key);
  if (!somebody.test(whom.join(" "))) {
    const told = marks.filter((mark) => mark.start >= end);
    return { ...segment, earned: true, marks: [{ start, end, value: worth }, ...told] };
  }
  const until = words.length;
  return { ...segment, earned: true, marks: [{ start, end: until, value: served }] };
}

function blamed(segment: Segment): Segment {
  const named = segment.marks.filter(({ value }) => value.kind === "thing" || isBad(value));
  if (named.some(({ value }) => isBad(value))) return { ...segment, contrary: true };
  return { ...segment, contrary: true, marks: [{ start: 0, end: 1, value: wanting }, ...named] };
}

function isBad(value: Mark["value"]): boolean {
  return value.kind === "opinion" && value.polarity === -1 && !value.quiet;
}

/** "2 estrelas só pelo café, o resto é ruim": the one thing that a low mark is given for pleased. */
export function withEarnedMark(segments: readonly Segment[]): Segment[] {
  const cues = segments.map((segment, at) => {
    const rest = segments[at + 1];
    return rest !== undefined && blamesRest(rest, segment) ? cueOf(segment) : undefined;
  });
  return segments.map((segment, at) => {
    const cue = cues[at];
    if (cue !== undefined) return praised(segment, cue);
    return cues[at - 1] === undefined ? segment : blamed(segment);
  });
}
