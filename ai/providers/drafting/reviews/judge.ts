import type { Word } from "../text/words.ts";
import { type Entry, lexicon } from "./lexicon/book.ts";
import type { Opinion, Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";
import { fits } from "./point-names.ts";
import { polaritiesOf } from "./polarity.ts";
import type { Mark, Segment } from "./segments.ts";
import { findTargets, type Target } from "./targets.ts";

/** One thing said with its polarity. */
export type Judgement = {
  polarity: 1 | -1;
  thing?: Thing;
  quality?: Quality;
  /** Said of something named, be it the shop as a whole. */
  attached?: true;
  /** The opinion behind it; none where only the surroundings tell the polarity. */
  opinion?: Opinion;
  at: number;
};

/** What a segment says, and what it names without judging it. */
export type JudgedSegment = { judgements: Judgement[]; unjudged: Target[] };

type Claim = { target: Target; polarity: 1 | -1 };

const light = new Set(
  `e esta estao estava estavam foi foram era eram sao ser ficou ficaram veio vieram chegou chegaram e muito super bem tao mais sempre um uma o a os as
  ta achei is was were are very so really the muy fue es estuvo la el tambem eh realmente simplesmente extremamente demais todo toda ali aqui la de do da com`.split(
    /\s+/,
  ),
);
const listing = new Set(
  ", e o a os as do da dos das de no na nos nas pelo pela pelos pelas por com ao aos tambem nem ou seu sua seus suas and the of muito super otimo todo toda".split(
    " ",
  ),
);
const leading = new Set(
  "na no nas nos da do das dos de em com o a os as para ao aos of the in with".split(" "),
);

/** Qualities that say no more than a plain opinion where they do not fit: "meus óculos ficaram perfeitos". */
const loose = new Set<Quality>([
  "result",
  "quality",
  "beauty",
  "condition",
  "upkeep",
  "function",
  "finish",
  "freshness",
  "premises",
  "comfort",
  "taste",
]);

/** Whether the quality an opinion names is one the target can have; a plain opinion fits all. */
function canBeSaidOf(opinion: Opinion, { thing }: Target): boolean {
  if (opinion.quality === undefined || thing === undefined) return true;
  if (opinion.heat && thing.class !== "goods") return true;
  if (loose.has(opinion.quality) && thing.class !== "people") return true;
  return fits(opinion.quality, thing);
}

/** "sem talheres": what the reply names is their lack. */
function lacked(thing: Thing): Thing {
  if (
    thing.class === "process" ||
    thing.class === "people" ||
    thing.class === "work" ||
    thing.name.startsWith("a falta")
  )
    return thing;
  if (thing.class === "place" && thing.core) return thing;
  return {
    ...thing,
    id: `sem ${thing.id}`,
    class: "other",
    name: `a falta de ${thing.name.replace(/^(?:os|as|o|a) /, "")}`,
  };
}

function named(name: string): Thing {
  return { kind: "thing", id: name, class: "other", name, core: false };
}

const warmIsGood = new Set(["água", "água quente", "chuveiro", "piscina", "toalhas", "banho"]);

/** Warm food and cold drink are good, whatever the bare word says. */
function warmthPolarity(
  opinion: Opinion | undefined,
  thing: Thing | undefined,
): 1 | -1 | undefined {
  if (opinion?.heat === undefined || thing === undefined) return undefined;
  if (thing.class === "food") return undefined;
  if (thing.class === "cold") return opinion.heat === "cold" ? 1 : -1;
  if (opinion.heat === "cold") return -1;
  return thing.class === "process" || thing.class === "other" || warmIsGood.has(thing.id) ? 1 : -1;
}

/** Finds what each opinion of one segment is about. */
class SegmentJudge {
  readonly #words: readonly Word[];
  readonly #targets: Target[];
  readonly #polarities: Map<Mark, 1 | -1>;
  readonly #claims = new Map<Target, 1 | -1>();
  readonly #judgements: Judgement[] = [];
  readonly #segment: Segment;

  constructor(segment: Segment) {
    this.#segment = segment;
    this.#words = segment.words;
    this.#targets = findTargets(segment);
    this.#polarities = polaritiesOf(segment);
  }

  judge(): JudgedSegment {
    const opinions = [...this.#polarities].map(([mark, polarity]) => ({ mark, polarity }));
    const kept = opinions.filter(
      ({ mark, polarity }) => !(polarity === -1 && this.#isElsewhere(mark)),
    );
    const byObject = (object: boolean) =>
      kept.filter(
        ({ mark }) => (mark.value.kind === "opinion" && mark.value.object === true) === object,
      );
    for (const { mark, polarity } of [...byObject(false), ...byObject(true)])
      this.#place(mark, polarity);
    this.#claimLacking();
    const unjudged = this.#targets.filter((target) => !this.#claims.has(target));
    return { judgements: this.#decided(), unjudged };
  }

  /** An idiom settles its stretch: "ótimo lugar para perder tempo", "o problema da pizza é que vicia". */
  #decided(): Judgement[] {
    const decisive = this.#judgements.find(({ opinion }) => opinion?.decides)?.polarity;
    return decisive === undefined
      ? this.#judgements
      : this.#judgements.filter(({ polarity }) => polarity === decisive);
  }

  /** Said of another shop: "no outro salão estragaram meu cabelo". */
  #isElsewhere(mark: Mark): boolean {
    return this.#segment.marks.some(
      ({ value, end }) =>
        value.kind === "elsewhere" &&
        !this.#between(Math.min(end, mark.end), Math.max(end, mark.start)).includes(","),
    );
  }

  #place(mark: Mark, polarity: 1 | -1): void {
    if (mark.value.kind !== "opinion") return;
    const opinion = mark.value;
    const found = opinion.whole || opinion.name ? undefined : this.#findTarget(mark, opinion);
    const target = found !== undefined && canBeSaidOf(opinion, found) ? found : undefined;
    if (target === undefined) {
      this.#say(opinion, polarity, mark);
      return;
    }
    if (opinion.polite && this.#claims.get(target) === -polarity) return;
    this.#claim({ target, polarity }, opinion);
    for (const other of this.#listedWith(target, mark)) {
      this.#claim({ target: other, polarity }, canBeSaidOf(opinion, other) ? opinion : undefined);
    }
  }

  #findTarget(mark: Mark, opinion: Opinion): Target | undefined {
    if (opinion.object) return this.#objectOf(mark, opinion);
    if (this.#namesItself(mark)) return this.#led(mark, opinion);
    return (
      this.#fitting(mark, opinion) ??
      this.#led(mark, opinion) ??
      this.#besides(mark) ??
      this.#before(mark) ??
      this.#after(mark, 5) ??
      this.#earlier(mark)
    );
  }

  /** "preço bom" and "cabelo na comida" carry their noun with them; "bem temperado" needs one. */
  #namesItself(mark: Mark): boolean {
    if (this.#words[mark.start - 1]?.key === "com") return false;
    const kinds = this.#within(mark).map(({ kind }) => kind);
    return kinds.includes("thing") || kinds.includes("quality");
  }

  /** What the words of a phrase mean one by one. */
  #within({ start, end }: Mark): Entry[] {
    if (end - start < 2) return [];
    return this.#words
      .slice(start, end)
      .flatMap((word) => lexicon().matchAt([word], 0)?.value ?? []);
  }

  /** "internet caiu", "pouco recheio": the thing is in the phrase. */
  #carried(mark: Mark, { quality }: Opinion): Thing | undefined {
    const things = this.#within(mark).filter((entry) => entry.kind === "thing");
    return quality && things.find((thing) => fits(quality, thing));
  }

  #objectOf(mark: Mark, { polite }: Opinion): Target | undefined {
    const after = this.#targets.find(({ start }) => start >= mark.end);
    const comma = after !== undefined && this.#between(mark.end, after.start).includes(",");
    if (after !== undefined && after.start - mark.end <= 6 && !(polite && comma)) return after;
    return polite ? undefined : this.#before(mark);
  }

  /** "o vestido, na lavagem, desbotou": of several nouns the one that can have the quality. */
  #fitting(mark: Mark, { quality }: Opinion): Target | undefined {
    if (quality === undefined || !loose.has(quality)) return undefined;
    const before = this.#targets.filter(({ end }) => end <= mark.start);
    const last = before.at(-1)?.thing;
    if (last !== undefined && fits(quality, last)) return undefined;
    return before.findLast(({ thing }) => thing !== undefined && fits(quality, thing));
  }

  /** "demora na entrega", "péssimo o atendimento". */
  #led(mark: Mark, opinion: Opinion): Target | undefined {
    const target = this.#targets.find(({ start }) => start >= mark.end);
    if (target === undefined) return undefined;
    const between = this.#between(mark.end, target.start);
    if (between.length === 0 || between.length > 2 || !between.every((key) => leading.has(key)))
      return undefined;
    return opinion.noun || opinion.quality === "speed" || !this.#lightBefore(mark)
      ? target
      : undefined;
  }

  /** "ótimo atendimento", unless a free noun stands right before: "comida boa atendimento ruim". */
  #besides(mark: Mark): Target | undefined {
    const target = this.#targets.find(({ start }) => start === mark.end);
    const before = this.#lightBefore(mark);
    return before !== undefined && !this.#claims.has(before) ? undefined : target;
  }

  #lightBefore(mark: Mark): Target | undefined {
    const target = this.#targets.findLast(({ end }) => end <= mark.start);
    if (target === undefined) return undefined;
    return this.#between(target.end, mark.start).every((key) => light.has(key))
      ? target
      : undefined;
  }

  #before(mark: Mark): Target | undefined {
    const near = this.#targets.filter(
      ({ end }) =>
        end <= mark.start && mark.start - end <= 8 && !this.#between(end, mark.start).includes(","),
    );
    return near.findLast((target) => !this.#claims.has(target)) ?? near.at(-1);
  }

  #after(mark: Mark, within: number): Target | undefined {
    return this.#targets.find(
      ({ start }) =>
        start >= mark.end &&
        start - mark.end <= within &&
        !this.#between(mark.end, start).includes(","),
    );
  }

  /** "O atendimento, que eu conhecia, está péssimo". */
  #earlier(mark: Mark): Target | undefined {
    return this.#targets.findLast(({ end }) => end <= mark.start && mark.start - end <= 8);
  }

  /** Free targets in one list with this one: "comida, atendimento e ambiente ótimos". */
  #listedWith(target: Target, mark: Mark): Target[] {
    const at = this.#targets.indexOf(target);
    const forwards = target.start >= mark.end;
    const row = forwards ? this.#targets.slice(at) : this.#targets.slice(0, at + 1).reverse();
    const listed: Target[] = [];
    for (let next = 1; next < row.length; next += 1) {
      const [one, other] = [row[next - 1], row[next]];
      if (one === undefined || other === undefined || this.#claims.has(other)) break;
      const between = this.#between(Math.min(one.end, other.end), Math.max(one.start, other.start));
      if (!between.every((key) => listing.has(key))) break;
      listed.push(other);
    }
    return forwards && listed.length > 0 && this.#judgedAfter(listed.at(-1)) ? [] : listed;
  }

  /** "ótima comida e atendimento ruim": the last of the list has an opinion of its own. */
  #judgedAfter(target: Target | undefined): boolean {
    if (target === undefined) return false;
    return [...this.#polarities.keys()].some(
      ({ start }) =>
        start >= target.end && this.#between(target.end, start).every((key) => light.has(key)),
    );
  }

  #claim({ target, polarity: said }: Claim, opinion: Opinion | undefined): void {
    const polarity = warmthPolarity(opinion, target.thing) ?? said;
    this.#claims.set(target, polarity);
    const { start: at } = target;
    const thing = target.whole && opinion?.visual ? named("o espaço") : target.thing;
    const told = opinion?.quality;
    const quality =
      told !== undefined && (thing === undefined || fits(told, thing)) ? told : target.quality;
    this.#judgements.push({
      polarity,
      ...(thing && { thing }),
      ...(quality && { quality }),
      ...(opinion && { opinion }),
      attached: true,
      at,
    });
    if (target.quality && target.quality !== quality) {
      this.#judgements.push({ polarity, quality: target.quality, at });
    }
  }

  #say(opinion: Opinion, polarity: 1 | -1, mark: Mark): void {
    const { quality, name } = opinion;
    const thing = name === undefined ? this.#carried(mark, opinion) : named(name);
    this.#judgements.push({
      polarity,
      ...(thing && { thing }),
      ...(quality && { quality }),
      opinion,
      at: mark.start,
    });
  }

  /** "falta estacionamento", "zero simpatia", "poderia ter mais opções". */
  #claimLacking(): void {
    for (const { value, end } of this.#segment.marks) {
      const within = { lack: 3, wish: 4, negator: 1 }[value.kind as string];
      if (within === undefined) continue;
      const target = this.#targets.find(({ start }) => start >= end);
      if (
        target === undefined ||
        target.whole ||
        target.start - end > within ||
        this.#claims.has(target)
      )
        continue;
      if (value.kind === "negator" && !this.#isWithout(end, target)) continue;
      this.#claims.set(target, -1);
      const { quality } = target;
      const thing = target.thing && lacked(target.thing);
      const without = value.kind === "negator" && thing?.class === "other";
      const opinion: Opinion = { kind: "opinion", polarity: -1, quiet: true };
      this.#judgements.push({
        polarity: -1,
        ...(thing && { thing }),
        ...(quality && { quality }),
        ...(without && { opinion }),
        at: target.start,
      });
    }
  }

  /** "sem" and "zero" take a noun away; "não" only a quality: "nada de atenção". */
  #isWithout(end: number, target: Target): boolean {
    const key = this.#words[end - 1]?.key ?? "";
    const lone = /^(sem|zero|nenhum|nenhuma|pouca|pouco)$/.test(key);
    return target.start === end || this.#words[end]?.key === "de"
      ? lone || target.leaning === 1
      : false;
  }

  #between(from: number, to: number): string[] {
    return this.#words.slice(from, to).map(({ key }) => key);
  }
}

export function judgeSegment(segment: Segment): JudgedSegment {
  return new SegmentJudge(segment).judge();
}
