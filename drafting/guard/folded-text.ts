import { fold } from "../../domain/search/fold.ts";

/** A part of a text, in code units; `end` is exclusive. */
export type Span = { start: number; end: number };

/** A text as rules read it, and the way back to what was written. */
export type FoldedText = {
  /** As written. */
  source: string;
  /** Small letters without accents, signs in one form, one blank or line break for a run of them. */
  text: string;
  /** The part of `source` that a part of `text` stands for. */
  toSource: (span: Span) => Span;
};

/** Signs that phones write in several forms. */
const plainSigns = new Map(
  [
    ["\u2010\u2011\u2012\u2013\u2014\u2212", "-"],
    ["\u201C\u201D\u00AB\u00BB", '"'],
    ["\u2018\u2019\u00B4`", "'"],
  ].flatMap(([signs = "", plain = ""]) => Array.from(signs, (sign) => [sign, plain] as const)),
);

const blank = /\s/u;
const invisible = /(?!\s)[\p{Cc}\p{Cf}]/u;
const letter = /\p{L}/u;

function foldCharacter(character: string): string {
  if (character === "\n") return "\n";
  if (blank.test(character)) return " ";
  return invisible.test(character) ? "" : fold(plainSigns.get(character) ?? character);
}

function isBlank(unit: string): boolean {
  return unit === " " || unit === "\n";
}

/** Units of the folded text with the parts of the source they stand for; one step for each character. */
class Folding {
  readonly units: string[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** How often the last unit has been written in a row. */
  private run = 0;

  add(folded: string, span: Span): void {
    if (folded === "") this.extend(span.end);
    for (const unit of folded.split("")) this.addUnit(unit, span);
  }

  private addUnit(unit: string, { start, end }: Span): void {
    const last = this.units.at(-1) ?? "";
    this.run = unit === last ? this.run + 1 : 1;
    if (isBlank(unit) && isBlank(last)) {
      if (unit === "\n") this.units[this.units.length - 1] = unit;
      this.extend(end);
    } else if (this.run >= 3 && letter.test(unit)) {
      if (this.run === 3) this.pop();
      this.extend(end);
    } else {
      this.units.push(unit);
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  /** "Muuuito" is "muito", "carro" stays: the second of three goes. */
  private pop(): void {
    for (const list of [this.units, this.starts, this.ends]) list.pop();
  }

  private extend(end: number): void {
    if (this.ends.length > 0) this.ends[this.ends.length - 1] = end;
  }
}

/** Folds a text, character by character, so that each place of it can be found again. */
export function foldText(source: string): FoldedText {
  const folding = new Folding();
  let at = 0;
  for (const character of source) {
    folding.add(foldCharacter(character), { start: at, end: at + character.length });
    at += character.length;
  }
  const { units, starts, ends } = folding;
  return {
    source,
    text: units.join(""),
    toSource: ({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  };
}
