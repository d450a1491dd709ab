import type { Quality } from "../lexicon/opinion.ts";
import type { Segment } from "../segments.ts";
import type { Judgement } from "./judge.ts";
import type { Placed } from "./placed.ts";

const before = new Set(
  "levei cheguei precisei precisava precisando estava tinha sofria chegamos levamos".split(" "),
);
const ailing = new Set<Quality>(["noise", "function", "condition", "smell"]);

/** "Cheguei com o carro fazendo barulho": the state the client came in. */
export function isPast(
  { opinion, quality, thing }: Judgement,
  segment: Segment | undefined,
): boolean {
  if (segment?.contrary) return false;
  if (opinion?.fragile) return true;
  const came = segment?.words.some(({ key }) => before.has(key)) ?? false;
  return came && (thing?.class === "own" || (quality !== undefined && ailing.has(quality)));
}

/** What was broken is put right only by somebody: "consertou", "ficou novo". */
const helping =
  /^(?:resolv|consert|arrum|recuper|salv|troc|instal|ficou|ficaram|funcion|descobr|ach(?:ou|aram)|desentup|volt(?:ou|aram|ei)|fez|fizeram|deram|deu|reform|limp|atend|socorr|ajud|cheg|veio|saiu|sai$)/;

/** Told of the time before the shop helped: "meu celular estava quebrado e consertaram". */
function withoutPast(
  judgements: readonly Placed[],
  segments: readonly Segment[],
  rating: number | undefined,
): Placed[] {
  const bad = judgements.filter(
    ({ polarity, opinion }) => polarity === -1 && opinion?.quiet !== true,
  );
  const good = judgements.filter(({ polarity }) => polarity === 1).length;
  const happy = rating === undefined ? good >= 2 : rating >= 4 && good >= 1;
  const onlyPast = bad.length > 0 && bad.every(({ fragile }) => fragile);
  const helped = segments.some(({ words }) => words.some(({ key }) => helping.test(key)));
  return onlyPast && happy && helped
    ? judgements.filter(({ polarity }) => polarity === 1)
    : [...judgements];
}

/** Qualities that a bare word names only of a thing: "novo", "grande". */
const ofThings = new Set<Quality>(["premises", "size"]);

/** Said only beside another of its kind: "disseram que ..." is no complaint, "estragou, e disseram que ..." is. */
function withoutLoneQuiet(judgements: readonly Placed[]): Placed[] {
  const bad = judgements.filter(({ polarity }) => polarity === -1);
  const good = judgements.some(
    ({ polarity, opinion }) => polarity === 1 && opinion?.quiet !== true,
  );
  const loud = bad.some(({ opinion }) => opinion?.quiet !== true) || (bad.length > 1 && !good);
  return judgements.filter((one) => {
    if (one.opinion?.quiet !== true) return true;
    if (one.thing === undefined && one.quality !== undefined && ofThings.has(one.quality))
      return false;
    if (one.polarity === -1) return loud;
    const blamed = bad.some(({ segment }) => segment === one.segment);
    return !loud || (one.attached === true && !blamed);
  });
}

/** "Três horas de atraso. Tá de parabéns a equipe!": thanks and nothing else beside blame praise nothing. */
function withoutIrony(judgements: readonly Placed[]): Placed[] {
  const blamed = judgements.some(({ polarity, opinion }) => polarity === -1 && !opinion?.quiet);
  const good = judgements.filter(({ polarity }) => polarity === 1);
  const onlyThanks = good.every(({ opinion }) => opinion?.polite ?? opinion?.quiet ?? false);
  if (!blamed || !onlyThanks) return [...judgements];
  return judgements.map((one) =>
    one.opinion?.polite ? { ...one, thing: undefined, quality: undefined } : one,
  );
}

/** What the words around make of a noun is a guess: three praises outweigh it, unless a "mas" opens it. */
function withoutGuesses(judgements: readonly Placed[], segments: readonly Segment[]): Placed[] {
  const good = judgements.filter(({ polarity }) => polarity === 1).length;
  const isGuess = ({ polarity, opinion, quality, thing, segment }: Placed): boolean =>
    polarity === -1 &&
    (opinion === undefined || (quality === "size" && thing?.class !== "food")) &&
    segments[segment]?.contrary !== true;
  const bad = judgements.filter(({ polarity }) => polarity === -1);
  return good >= 3 && bad.every(isGuess)
    ? judgements.filter((one) => !isGuess(one))
    : [...judgements];
}

/** The judgements that hold beside each other: no state from before, no lone hint, no irony, no outweighed guess. */
export function sureJudgements(
  told: readonly Placed[],
  segments: readonly Segment[],
  rating: number | undefined,
): Placed[] {
  const present = withoutPast(told, segments, rating);
  return withoutGuesses(withoutIrony(withoutLoneQuiet(present)), segments);
}
