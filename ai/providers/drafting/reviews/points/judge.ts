import { contract } from "../../text/grammar.ts";
import type { Opinion, Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Mark, Segment } from "../segments.ts";
import { askedWithout, cameAfterAll } from "./asked-without.ts";
import { findFaults } from "./faults.ts";
import { TargetSearch } from "./find-target.ts";
import { fits } from "./fits.ts";
import { innerTarget } from "./inner-noun.ts";
import { missingPlaceIn } from "./missing-place.ts";
import { polaritiesOf } from "./polarity.ts";
import { canBeSaidOf, lacked, named, warmthPolarity } from "./said-of.ts";
import { broughtInstead } from "./served-cold.ts";
import type { Target } from "./target.ts";
import { findTargets, innerTargets } from "./targets.ts";

/** One thing said with its polarity. */
export type Judgement = {
  polarity: 1 | -1;
  thing?: Thing | undefined;
  quality?: Quality | undefined;
  /** Said of something named, be it the shop as a whole. */
  attached?: true;
  /** The opinion behind it; none where only the surroundings tell the polarity. */
  opinion?: Opinion;
  at: number;
};

/** What a segment says, and what it names without judging it. */
export type JudgedSegment = { judgements: Judgement[]; unjudged: Target[] };

/** Words from "falta", "poderia ter", "sem" to what is missed, at most. */
const missing: Readonly<Record<string, number>> = { lack: 3, wish: 4, negator: 1 };
const lone = /^(?:sem|zero|nenhuma?|pouc[oa])$/;

const having =
  /^(?:ter|terem|tivesse|tivessem|haver|houvesse|existir|colocar|colocassem|colocasse|botar|por|oferecer|oferecessem|disponibilizar|incluir|vender|vendessem)$/;

const ownPeople =
  /^(?:filh[oa]s?|maes?|pais?|irma|irmas|irmaos?|avo|avos|vo|net[oa]s?|sogr[oa]|marido|esposa|noiv[oa]|amig[oa]s?|vizinh[oa]s?|cunhad[oa]|prim[oa]s?|ti[oa]s?|bisavo|eu)$/;
const owning = /^(?:meus?|minhas?|noss[oa]s?|seus?|suas?|o|a|de)$/;
const ownLife = /^(?:coracao|orelha|vida|dia|semana|noite|cara|coluna|dor|fase|casa|rua)$/;

/** What is praised or blamed of the shop as a whole; undefined where only the tone is set. */
function houseOf({ house, everything }: Target, opinion: Opinion | undefined): Thing | undefined {
  if (opinion?.visual && !everything) return { ...named("o espaço"), class: "place" };
  const told = opinion?.quality;
  return house === undefined || told === undefined || fits(told, house) ? house : undefined;
}

/** What an opinion says of a thing, where it can be said of it; who is cold is unkind, who is calm is patient. */
function qualityOf(opinion: Opinion | undefined, thing: Thing | undefined): Quality | undefined {
  if (opinion?.heat === "cold" && thing?.class === "people") return "courtesy";
  const told = opinion?.quality;
  if (told === "quiet" && thing?.class === "people") return "patience";
  return told === undefined || thing === undefined || fits(told, thing) ? told : undefined;
}

/** What comes warm or cold as a whole: "o pedido chegou frio". */
const sent = /^(?:pedido|entrega|delivery|encomenda)$/;

/** "A academia é quente": no praise of a place. */
const stuffy: Opinion = { kind: "opinion", polarity: -1, name: "a temperatura do ambiente" };

/** Joins the opinions of one segment with what they are about. */
class SegmentJudge {
  readonly #segment: Segment;
  readonly #targets: Target[];
  readonly #polarities: Map<Mark, 1 | -1>;
  readonly #search: TargetSearch;
  readonly #claims = new Map<Target, 1 | -1>();
  readonly #judgements: Judgement[] = [];

  constructor(segment: Segment) {
    this.#segment = segment;
    this.#targets = findTargets(segment);
    this.#polarities = polaritiesOf(segment);
    const isFree = (target: Target) => !this.#claims.has(target);
    this.#search = new TargetSearch(segment.words, this.#targets, isFree);
  }

  /** Adjectives first: what they leave free is the object of "amei" and "reclamou". */
  judge(): JudgedSegment {
    const kept = [...this.#polarities].filter(
      ([mark, polarity]) =>
        !(polarity === -1 ? this.#isElsewhere(mark) : this.#isOfRival(mark)) &&
        !this.#isOfClient(mark),
    );
    for (const takesObject of [false, true]) {
      for (const [mark, polarity] of kept) {
        const opinion = mark.value.kind === "opinion" ? mark.value : undefined;
        if (opinion && (opinion.object === true) === takesObject)
          this.#place(mark, opinion, polarity);
      }
    }
    this.#claimLacking();
    this.#blameFaults();
    this.#blameUnasked();
    const free = this.#targets.filter((target) => !this.#claims.has(target));
    const unjudged = [...free, ...innerTargets(this.#segment)];
    return { judgements: this.#decided(), unjudged };
  }

  /** An idiom settles its stretch: "ótimo lugar para perder tempo", "o problema da pizza é que vicia". */
  #decided(): Judgement[] {
    const decisive = this.#judgements.find(({ opinion }) => opinion?.decides)?.polarity;
    if (decisive === undefined) return this.#judgements;
    return this.#judgements.filter(({ polarity }) => polarity === decisive);
  }

  /** "Vão na padaria da esquina, que é melhor": praise of somebody else. */
  #isOfRival({ start }: Mark): boolean {
    return this.#segment.marks.some(({ value, end }) => value.kind === "rival" && end <= start);
  }

  /** "com minha filha pequena", "meu coração fraco": said of the client's own people and life. */
  #isOfClient({ value, start, end }: Mark): boolean {
    if (value.kind !== "opinion" || value.object || value.decides || end - start > 1) return false;
    const [owner = "", noun = ""] = this.#search.keys(start - 2, start);
    return ownPeople.test(noun) || (owning.test(owner) && ownLife.test(noun));
  }

  /** Said of another shop: "no outro salão estragaram meu cabelo". */
  #isElsewhere({ value, start, end }: Mark): boolean {
    if (value.kind === "opinion" && value.decides) return false;
    return this.#segment.marks.some((mark) => {
      if (mark.value.kind !== "elsewhere") return false;
      const between = this.#search.keys(Math.min(mark.end, end), Math.max(mark.end, start));
      return !between.includes(",");
    });
  }

  #place(mark: Mark, opinion: Opinion, polarity: 1 | -1): void {
    const lonely = opinion.whole || opinion.name !== undefined;
    const inside = lonely ? undefined : innerTarget(mark, this.#segment);
    const found = lonely ? undefined : (inside ?? this.#search.find(mark, opinion));
    const target = broughtInstead(found, opinion, mark, this.#segment, this.#targets);
    if (target?.whole && opinion.heat && !target.everything) {
      this.#say(stuffy, -1, mark);
      return;
    }
    if (target === undefined || !canBeSaidOf(opinion, target)) {
      this.#say(opinion, polarity, mark);
      return;
    }
    if (opinion.polite && this.#claims.get(target) === -polarity) return;
    this.#claim(target, polarity, opinion);
    for (const other of this.#search.listedWith(target, mark, [...this.#polarities.keys()])) {
      const shared = other.quality === undefined || opinion.quality === undefined;
      const fitting = shared && canBeSaidOf(opinion, other);
      this.#claim(other, polarity, fitting ? opinion : undefined);
    }
  }

  #claim(target: Target, said: 1 | -1, opinion: Opinion | undefined): void {
    const warmth = warmthPolarity(opinion, target.thing);
    const denied = said !== opinion?.polarity;
    const polarity = warmth === undefined ? said : denied ? (-warmth as 1 | -1) : warmth;
    this.#claims.set(target, polarity);
    const { start: at } = target;
    const thing = target.whole ? houseOf(target, opinion) : target.thing;
    const quality = qualityOf(opinion, thing) ?? target.quality;
    this.#judgements.push({
      polarity,
      ...(thing && { thing }),
      ...(quality && { quality }),
      ...(opinion && { opinion }),
      attached: true,
      at,
    });
    if (opinion?.heat && sent.test(thing?.id ?? "")) {
      this.#judgements.push({ polarity, quality: "heat", opinion, at });
    }
    if (target.quality && target.quality !== quality) {
      this.#judgements.push({ polarity, quality: target.quality, at });
    }
  }

  #say(opinion: Opinion, polarity: 1 | -1, mark: Mark): void {
    const { quality, name } = opinion;
    if (name !== undefined && polarity !== opinion.polarity) return;
    const thing = name === undefined ? this.#search.carriedBy(mark, opinion) : named(name);
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
      const target = this.#targets.find(({ start }) => start >= end);
      const within = missing[value.kind] ?? -1;
      if (target === undefined || target.whole || this.#claims.has(target)) continue;
      if (/^(?:own|pet)$/.test(target.thing?.class ?? "")) continue;
      if (this.#isFarFrom(end, target, within)) continue;
      if (value.kind === "negator" && !this.#isWithout(end, target)) continue;
      this.#miss(target, value.kind);
      for (const other of this.#listedBehind(target)) this.#miss(other, value.kind);
    }
  }

  /** Too far behind "falta", or where it lacks: "faltou um banquinho no provador". */
  #isFarFrom(end: number, { start }: Target, within: number): boolean {
    const between = this.#search.keys(end, start);
    const placed = /^(?:n[oa]s?|em)$/.test(between.at(-1) ?? "") && between.length > 1;
    return placed || between.length > within;
  }

  /** "o wi-fi não chega no quarto": a denial that no phrase of the lexicon holds. */
  #blameFaults(): void {
    for (const { target, opinion, at } of findFaults(this.#segment, this.#targets)) {
      if (target === undefined) this.#judgements.push({ polarity: -1, opinion, at });
      else if (!this.#claims.has(target)) this.#claim(target, -1, opinion);
    }
  }

  /** "Pedi sem vidro e mandaram com vidro", "não há onde sentar": what was asked for and what there is not. */
  #blameUnasked(): void {
    const { words } = this.#segment;
    const [unwanted, place] = [cameAfterAll(words), missingPlaceIn(words)];
    const ordered = this.#judgements.some(({ quality }) => quality === "wrongOrder");
    if (unwanted !== -1 && !ordered)
      this.#judgements.push({ polarity: -1, quality: "wrongOrder", at: unwanted });
    if (place !== undefined && !this.#judgements.some(({ polarity }) => polarity === -1))
      this.#judgements.push({ polarity: -1, at: place - 1 });
  }

  /** "precisa de cadeiras e de pontualidade": what follows in the same list. */
  #listedBehind(target: Target): Target[] {
    const at = this.#targets.indexOf(target);
    const next = this.#targets[at + 1];
    if (next === undefined || next.whole || this.#claims.has(next)) return [];
    const between = this.#search.keys(target.end, next.start);
    return between.length > 0 && between.every((key) => /^(?:e|de|nem)$/.test(key)) ? [next] : [];
  }

  #miss(target: Target, kind: string): void {
    this.#claims.set(target, -1);
    const { quality, start: at } = target;
    const lacking = quality === undefined && this.#isToHave(target, kind) && target.thing;
    const thing = lacking ? this.#lackedAt(lacking, target.start) : target.thing;
    const faint: Opinion = { kind: "opinion", polarity: -1, quiet: true };
    this.#judgements.push({
      polarity: -1,
      ...(thing && { thing }),
      ...(quality && { quality }),
      ...(kind === "negator" && thing?.class === "other" && { opinion: faint }),
      at,
    });
  }

  /** "Poderia ter estacionamento" misses one, "poderia melhorar o estacionamento" does not. */
  #isToHave({ start, end }: Target, kind: string): boolean {
    if (kind !== "wish") return true;
    if (/^(?:maior|maiores|melhor|melhores|mais)$/.test(this.#search.keys(end, end + 1)[0] ?? ""))
      return false;
    const before = this.#search.keys(Math.max(0, start - 4), start);
    const verb = before.findLast(
      (key) => !/^(?:mais|pelo|menos|ao|um|uma|uns|umas|[oa]s?|outr[oa]s?)$/.test(key),
    );
    return having.test(verb ?? "");
  }

  /** "banheiro sem papel": the lack of paper in the bathroom. */
  #lackedAt(thing: Thing, at: number): Thing {
    const lack = lacked(thing);
    const without = this.#search.keys(at - 1, at)[0] === "sem";
    const around = without ? this.#targets.find(({ end }) => end === at - 1) : undefined;
    const place = around?.thing;
    if (!lack.name.startsWith("a falta") || around === undefined || place?.class !== "place")
      return lack;
    this.#claims.set(around, -1);
    return { ...lack, name: `${lack.name} ${contract("em", place.name)}` };
  }

  /** "sem" and "zero" take a noun away; "não" only a quality: "nada de atenção". */
  #isWithout(end: number, target: Target): boolean {
    const [key = "", next = ""] = this.#search.keys(end - 1, end + 1);
    if (askedWithout(this.#segment.words, end - 1)) return false;
    if (target.start !== end && next !== "de") return false;
    return lone.test(key) || target.leaning === 1;
  }
}

/** What one segment says of what, and what it names without a judgement. */
export function judgeSegment(segment: Segment): JudgedSegment {
  return new SegmentJudge(segment).judge();
}
