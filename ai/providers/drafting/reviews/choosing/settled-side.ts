import type { Quality } from "../lexicon/opinion.ts";
import { partAround } from "../part-around.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import type { Candidate } from "./candidates.ts";
import type { Context } from "./context.ts";
import { type Aside, asideAt } from "./not-praised.ts";
import { sideOfFact } from "./told-as-fact.ts";

/** A side, none where a point belongs to neither, `open` where the words settle nothing. */
type Settled = 1 | -1 | undefined | "open";

const ofBlemishes: readonly Quality[] = [
  "queue",
  "wait",
  "delay",
  "noise",
  "speed",
  "crowd",
  "missing",
  "wrongOrder",
  "overcharge",
  "cancelling",
];
/** Nobody is glad of these, however glad the rest sounds: "bom preço, fila grande". */
const blemishes: ReadonlySet<Quality | undefined> = new Set(ofBlemishes);

function isBlemish({ quality }: Point): boolean {
  return blemishes.has(quality);
}

/** A word of praise stands for it, and is no guess. */
export function isJudgedGood({ point, source }: Candidate): boolean {
  return source === "judged" && !point.faint && point.polarity === 1;
}

/** A word of blame stands for it, and is no guess. */
export function isJudgedBad({ point, source }: Candidate): boolean {
  return source === "judged" && !point.faint && point.polarity === -1;
}

/** "Esperei cinquenta minutos": a verb tells it, or a word blames it. */
function isToldBlemish(one: Candidate): boolean {
  return (one.source === "deed" || isJudgedBad(one)) && isBlemish(one.point);
}

/** "Tatuador detalhista, preço salgado": what no word judges goes with the words between its commas, if they agree. */
function toldAround({ point, source }: Candidate, { segments }: Context): 1 | -1 | undefined {
  const { words = [], marks = [] } = segments[point.segment ?? -1] ?? {};
  if ((source === "judged" && !point.faint) || point.at === undefined) return undefined;
  const part = partAround(words, point.at);
  if (part.length === words.length) return undefined;
  const told = marks.filter(({ start }) => part.some((word) => word === words[start]));
  if (told.some(({ value }) => /^(?:negator|lack|wish|told|undo)$/.test(value.kind)))
    return undefined;
  const sides = told.flatMap(({ value }) =>
    value.kind === "opinion" && !value.quiet ? [value.polarity] : [],
  );
  const [first] = sides;
  return sides.every((side) => side === first) ? first : undefined;
}

const was = /^(?:era|eram|vinha|vinham)$/;
const goodOnce =
  /^(?:bo[am]|bons|boas|otim[oa]s?|excelentes?|maravilhos[oa]s?|perfeit[oa]s?|melhor(?:es)?|gostos[oa]s?|barat[oa]s?|rapid[oa]s?|top)$/;

/** "Antes a carne era boa": so it is no more. */
function wasGood({ segment = -1, at = -1 }: Point, { segments }: Context): boolean {
  const keys = (segments[segment]?.words ?? []).slice(at, at + 6).map(({ key }) => key);
  const verb = keys.findIndex((key) => was.test(key));
  return verb >= 0 && keys.slice(verb + 1, verb + 4).some((key) => goodOnce.test(key));
}

/** Of how it was once or is elsewhere: what was good there is bad here, and what was bad there nobody blames. */
function fromOutside({ point, source }: Candidate, aside: Aside, context: Context): Settled {
  if (aside === "once" && wasGood(point, context)) return -1;
  if (aside === "elsewhere" && point.thing?.class === "place") return undefined;
  return source === "judged" && point.polarity === -1 ? undefined : -1;
}

function besideTheShop(one: Candidate, aside: Aside, context: Context): Settled {
  if (aside === "once" || aside === "elsewhere") return fromOutside(one, aside, context);
  if (aside === "wished" || aside === "lacking") return -1;
  if (aside === "errand") return one.source === "judged" ? "open" : undefined;
  if (aside === "solved") return isBlemish(one.point) ? undefined : "open";
  return one.source === "judged" && one.point.polarity === -1 ? "open" : 1;
}

/** "Loja bonita, mas poucas opções": blamed in words, behind a turn from praise. */
function isTurnedTo({ point, source }: Candidate, { segments }: Context): boolean {
  const { segment = -1, quality, faint, polarity } = point;
  if (source !== "judged" || faint || polarity !== -1 || quality === undefined) return false;
  const here = segments[segment];
  if (!here?.contrary) return false;
  const sides = (one: Segment | undefined) =>
    (one?.marks ?? []).flatMap(({ value }) =>
      value.kind === "opinion" && !value.quiet ? [value.polarity] : [],
    );
  return sides(segments[segment - 1]).includes(1) && !sides(here).includes(1);
}

/** "O salão é limpo e a manicure atrasou": blamed by the word right behind it. */
function isBlamedBehind({ point, source }: Candidate, { segments }: Context): boolean {
  const { marks = [] } = segments[point.segment ?? -1] ?? {};
  const noun = marks.find(({ value, start }) => value.kind === "thing" && start === point.at);
  const behind = marks.find(({ start }) => start === noun?.end)?.value;
  const guessed = source !== "judged" || point.faint === true;
  return guessed && behind?.kind === "opinion" && !behind.quiet && behind.polarity === -1;
}

/** "Ninguém ajudou": help that was not given. */
function isRefusedHelp({ point, source }: Candidate): boolean {
  return source === "deed" && point.denied === true && point.thing?.id === "ajuda da equipe";
}

/** "Cerveja gelada e batata murcha": a drink as it should be, whatever stands beside it. */
function isServedCold(one: Candidate): boolean {
  return isJudgedGood(one) && one.point.quality === "heat" && one.point.thing?.class === "cold";
}

/** The side of a mixed text that the words themselves settle, whatever the text sounds like. */
export function settledSide(one: Candidate, context: Context): Settled {
  const aside = asideAt(one.point, context.segments);
  const settled = aside === undefined ? "open" : besideTheShop(one, aside, context);
  if (settled !== "open") return settled;
  if (isRefusedHelp(one) || isBlamedBehind(one, context)) return -1;
  if (isServedCold(one)) return 1;
  if (isToldBlemish(one) || isTurnedTo(one, context)) return -1;
  const guessed = one.source !== "judged" || one.point.faint;
  const behind = guessed ? sideOfFact(one, context.segments) : undefined;
  return behind ?? toldAround(one, context) ?? "open";
}
