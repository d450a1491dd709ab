import type { Word } from "../../text/words.ts";
import { type Entry, lexicon } from "../lexicon/book.ts";
import type { Opinion } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import type { Mark } from "../segments.ts";
import { describes, tellsOfSecond } from "./described.ts";
import { fits } from "./fits.ts";
import { isLoose } from "./said-of.ts";
import type { Target } from "./target.ts";
import { got, isGotBefore, isWanted } from "./wanted.ts";

/** Words that may stand between a noun and the opinion about it. */
const light = new Set(
  `e esta estao estava estavam foi foram era eram sao ser ficou ficaram veio vieram chegou chegaram muito super bem tao mais sempre um uma o a os as
  ta achei is was were are very so really the muy fue es estuvo la el tambem eh realmente simplesmente extremamente demais todo toda ali aqui de do da com`.split(
    /\s+/,
  ),
);
/** Words between the nouns of one list. */
const listing = new Set(
  ", e o a os as do da dos das de no na nos nas pelo pela pelos pelas por com ao aos tambem nem ou seu sua seus suas and the of muito super otimo todo toda".split(
    " ",
  ),
);
/** Words that lead from an opinion to its noun: "demora na entrega". */
const leading = new Set(
  "na no nas nos da do das dos de em com o a os as para ao aos meu minha nosso nossa of the in with".split(
    " ",
  ),
);
/** "Wi-fi não funciona nos quartos": where something fails. */
const within = /^(?:n[oa]s?|em)$/;
/** What a shop is, and what it has: "adega com vinhos ótimos" judges the wines. */
const holding = /^(?:place|people|process|work)$/;
const held = /^(?:food|cold|goods)$/;

function holds(target: Target, other: Target, between: readonly string[]): boolean {
  const classes = [target, other].map(({ thing }) => thing?.class ?? "");
  const around = other.whole === true || holding.test(classes[1] ?? "");
  return between.includes("com") && held.test(classes[0] ?? "") && around;
}

const opening = /^(?:[oa]s?|uma?|meus?|minhas?|noss[oa]s?)$/;

/** "Fiz alinhamento e balanceamento, rápido": an adverb behind a comma tells how all was done. */
const adverbs = /^(?:rapid(?:o|inho|issimo)|barat(?:o|inho)|caro|agil)$/;

/** Words from an opinion to its object at most, and from a noun to what is said of it. */
const reach = { object: 6, after: 5, before: 8 } as const;

/** Nouns that mean no thing inside a phrase of opinion: "ficou show", "preço salgado", "caiu como uma luva", "não roda". */
const inIdioms = new Set(
  "show forno salgado salgadinho óleo gordura luva roda faca bolso fotos foto tanque site goteira".split(
    " ",
  ),
);

/** "Pouca", "muito pouquíssima". */
const few = /^(?:muito )?pouqu?(?:[oa]s?|issim[oa]s?)$/;

/** The article of a noun that stands in a list of two for itself. */
const one = /^(?:[oa]|uma?|num|numa|[dn][oa]|pel[oa]|meu|minha)$/;
const tangible = /^(?:goods|food|cold|own)$/;

function isBlame({ value }: Mark): boolean {
  return value.kind === "opinion" && value.polarity === -1;
}

/** Finds what an opinion of one segment is about, among the nouns of the segment. */
export class TargetSearch {
  readonly #words: readonly Word[];
  readonly #targets: readonly Target[];
  readonly #isFree: (target: Target) => boolean;

  /** `isFree`: nothing was said of this target yet. */
  constructor(
    words: readonly Word[],
    targets: readonly Target[],
    isFree: (target: Target) => boolean,
  ) {
    this.#words = words;
    this.#targets = targets;
    this.#isFree = isFree;
  }

  find(mark: Mark, opinion: Opinion): Target | undefined {
    if (opinion.object) return this.#objectOf(mark, opinion);
    const opened = this.#opened(mark);
    if (opened !== undefined) return opened;
    if (this.#namesItself(mark) || this.#isOfSecond(mark)) return this.#led(mark, opinion);
    return (
      this.#fitting(mark, opinion) ??
      this.#led(mark, opinion) ??
      this.#besides(mark) ??
      this.#before(mark) ??
      this.#after(mark, opinion) ??
      this.#earlier(mark)
    );
  }

  /** "Uma bandeja e um jogo americano manchado": of what no target is. */
  #isOfSecond({ start }: Mark): boolean {
    const last = this.#targets.findLast(({ end }) => end <= start);
    return last !== undefined && tellsOfSecond(this.keys(last.end, start));
  }

  /** "internet caiu", "pouco recheio": the thing is in the phrase; a price that is "salgado" is none. */
  carriedBy(mark: Mark, { quality }: Opinion): Thing | undefined {
    const things = this.#within(mark).filter((entry) => entry.kind === "thing");
    return quality && things.find((thing) => fits(quality, thing) && !inIdioms.has(thing.id));
  }

  /** Free targets in one list with this one: "comida, atendimento e ambiente ótimos". */
  listedWith(target: Target, mark: Mark, opinions: readonly Mark[]): Target[] {
    const at = this.#targets.indexOf(target);
    const forwards = target.start >= mark.end;
    const row = forwards ? this.#targets.slice(at) : this.#targets.slice(0, at + 1).reverse();
    const listed: Target[] = [];
    for (let next = 1; next < row.length; next += 1) {
      const [one, other] = [row[next - 1], row[next]];
      if (one === undefined || other === undefined || !this.#isFree(other)) break;
      const between = this.keys(Math.min(one.end, other.end), Math.max(one.start, other.start));
      if (!between.every((key) => listing.has(key)) || holds(one, other, between)) break;
      if (!forwards && (this.#opensClause(one, other) || this.#disagrees(mark, one, other))) break;
      listed.push(other);
    }
    return forwards && this.#endsWithOne(mark, listed.at(-1), opinions) ? [] : listed;
  }

  /** "Pouca fruta e o leite empedrado": a count goes with one noun. */
  #endsWithOne({ start, end }: Mark, last: Target | undefined, opinions: readonly Mark[]): boolean {
    return few.test(this.keys(start, end).join(" ")) || this.#judgedAfter(last, opinions);
  }

  keys(from: number, to: number): string[] {
    return this.#words.slice(from, to).map(({ key }) => key);
  }

  /** "Pastel, caldo e fruta barata", "uma calça e um boné furado": the adjective is that of one of them. */
  #disagrees(mark: Mark, nearest: Target, { thing, start: at }: Target): boolean {
    const { start, end } = mark;
    const adjective = end - start === 1 ? (this.#words[start]?.key ?? "") : "";
    const feminine = /as?$/.test(adjective) && adjective !== "bacana";
    if (feminine && /^os? /.test(thing?.name ?? "")) return true;
    const single = isBlame(mark) && /[oae]$/.test(adjective) && nearest.end === start;
    const articles = [at, nearest.start].map((place) => this.#words[place - 1]?.key ?? "");
    return single && tangible.test(thing?.class ?? "") && articles.every((key) => one.test(key));
  }

  /** "Precisei do seguro e o guincho chegou rápido": a plain article behind a noun of another verb. */
  #opensClause(target: Target, earlier: Target): boolean {
    if (isWanted(this.#words, earlier)) return true;
    if (isGotBefore(target, earlier, this.#words)) return true;
    const [governed = "", article = ""] = [earlier, target].map(
      ({ start }) => this.#words[start - 1]?.key,
    );
    if (!/^[oa]s?$/.test(article)) return false;
    const verb = this.#words[earlier.start - 2]?.key ?? "";
    const mine = /^(?:[oa]s?|uma?)$/.test(governed) && isVerbForm(verb) && /(?:ei|mos)$/.test(verb);
    return mine || /^(?:de|em|cada|[dn][oa]s?|pel[oa]s?)$/.test(governed);
  }

  /** "ótima comida e atendimento ruim": the last of the list has an opinion of its own. */
  #judgedAfter(target: Target | undefined, opinions: readonly Mark[]): boolean {
    if (target === undefined) return false;
    return opinions.some(
      ({ start }) =>
        start >= target.end && this.keys(target.end, start).every((key) => light.has(key)),
    );
  }

  /** "preço bom" and "cabelo na comida" carry their noun with them; "bem temperado" needs one. */
  #namesItself(mark: Mark): boolean {
    if (
      this.#words[mark.start - 1]?.key === "com" &&
      !/^(?:,|e)$/.test(this.#words[mark.start - 2]?.key ?? "")
    )
      return false;
    return this.#within(mark).some(({ kind }) => kind === "thing" || kind === "quality");
  }

  /** What the words of a phrase mean one by one. */
  #within({ start, end }: Mark): Entry[] {
    if (end - start < 2) return [];
    const words = this.#words.slice(start, end);
    return words.flatMap((word) => lexicon().matchAt([word], 0)?.value ?? []);
  }

  /** "Riscaram o" and then "guarda-roupa": the phrase ends with the article of its noun. */
  #opened({ start, end }: Mark): Target | undefined {
    if (end - start < 2 || !opening.test(this.#words[end - 1]?.key ?? "")) return undefined;
    return this.#targets.find((target) => target.start === end);
  }

  #objectOf(mark: Mark, { polite }: Opinion): Target | undefined {
    const after = this.#next(mark);
    const between = after === undefined ? [] : this.keys(mark.end, after.start);
    const comma = between.includes(",");
    const parted = comma && (polite || between.some((key) => got.test(key)));
    if (after !== undefined && after.start - mark.end <= reach.object && !parted) return after;
    return polite ? undefined : this.#before(mark);
  }

  #next(mark: Mark): Target | undefined {
    return this.#targets.find(({ start }) => start >= mark.end);
  }

  /** "o vestido, na lavagem, desbotou": of several nouns the one that can have the quality. */
  #fitting(mark: Mark, { quality }: Opinion): Target | undefined {
    if (quality === undefined || !isLoose(quality)) return undefined;
    const before = this.#targets.filter(({ end }) => end <= mark.start);
    const nearest = before.at(-1);
    const last = nearest?.thing;
    const between = this.keys(nearest?.end ?? mark.start, mark.start);
    const beside = between.length === 0 || describes(between);
    if (last !== undefined && (fits(quality, last) || beside)) return undefined;
    return before.findLast(({ thing }) => thing !== undefined && fits(quality, thing));
  }

  /** "demora na entrega", "péssimo o atendimento". */
  #led(mark: Mark, opinion: Opinion): Target | undefined {
    const target = this.#next(mark);
    if (target === undefined) return undefined;
    const between = this.keys(mark.end, target.start);
    if (between.length === 0 || between.length > 2) return undefined;
    if (!between.every((key) => leading.has(key))) return undefined;
    const subject = this.#lightBefore(mark);
    const placed = within.test(between[0] ?? "");
    if (between[0] === "para" && this.#before(mark) !== undefined) return undefined;
    if (opinion.quality === "durability" && placed) return undefined;
    if (subject !== undefined && opinion.quality === "function" && placed) return undefined;
    const leads =
      opinion.noun || opinion.fragile || opinion.quality === "speed" || !this.#lightBefore(mark);
    return leads ? target : undefined;
  }

  /** "ótimo atendimento", unless a free noun stands right before: "comida boa atendimento ruim". */
  #besides(mark: Mark): Target | undefined {
    const before = this.#lightBefore(mark);
    if (before !== undefined && this.#isFree(before)) return undefined;
    return this.#targets.find(({ start }) => start === mark.end);
  }

  #lightBefore(mark: Mark): Target | undefined {
    const target = this.#targets.findLast(({ end }) => end <= mark.start);
    if (target === undefined) return undefined;
    return this.keys(target.end, mark.start).every((key) => light.has(key)) ? target : undefined;
  }

  #before(mark: Mark): Target | undefined {
    const near = this.#targets.filter(
      ({ end }) =>
        end <= mark.start &&
        mark.start - end <= reach.before &&
        !this.keys(end, mark.start).includes(","),
    );
    const last = near.at(-1);
    if (last !== undefined && describes(this.keys(last.end, mark.start))) return last;
    return near.findLast((target) => this.#isFree(target)) ?? last;
  }

  /** "Duraram dez dias no vaso": the vase is where they lasted. */
  #after(mark: Mark, { quality }: Opinion): Target | undefined {
    return this.#targets.find(
      ({ start }) =>
        !this.#isPlace(mark, start, quality) &&
        start >= mark.end &&
        start - mark.end <= reach.after &&
        !this.keys(mark.end, start).includes(",") &&
        !/(?:^| )e(?: [oa]s?)?$/.test(this.keys(mark.end, start).join(" ")),
    );
  }

  /** "Um é ótimo e o outro abriu na costura": where something happened. */
  #isPlace(mark: Mark, start: number, quality: Opinion["quality"]): boolean {
    if (!within.test(this.#words[start - 1]?.key ?? "")) return false;
    return (
      quality === "durability" || this.keys(mark.end, start).some((key) => /^outr[oa]s?$/.test(key))
    );
  }

  /** "O atendimento, que eu conhecia, está péssimo". */
  #earlier(mark: Mark): Target | undefined {
    if (
      adverbs.test(this.#words[mark.start]?.key ?? "") &&
      this.#words[mark.start - 1]?.key === ","
    )
      return undefined;
    return this.#targets.findLast(
      ({ end }) => end <= mark.start && mark.start - end <= reach.before,
    );
  }
}
