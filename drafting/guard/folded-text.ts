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
const plainSigns: readonly [RegExp, string][] = [
  [/[\u2010-\u2014\u2212]/, "-"],
  [/[\u201C\u201D\u00AB\u00BB]/, '"'],
  [/[\u2018\u2019\u00B4`]/, "'"],
  [/[^\S\n]/, " "],
  [/[\p{Cc}\p{Cf}]/u, ""],
];

function foldCharacter(character: string): string {
  if (/[a-z0-9\n ]/.test(character)) return character;
  const plain = plainSigns.find(([sign]) => sign.test(character));
  return plain ? plain[1] : fold(character);
}

/** What one character of a folded text stands for. */
type Cell = Span & { unit: string };

/** One step for each character; what folds to nothing belongs to the one before. */
function cellsOf(source: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const character of source) {
    const end = start + character.length;
    const units = foldCharacter(character).split("");
    const before = cells.at(-1);
    if (units.length === 0 && before) before.end = end;
    for (const unit of units) cells.push({ unit, start, end });
    start = end;
  }
  return cells;
}

/** Cells from a place on that are one: a run of blanks, or a drawn-out letter ("muuuito", but not "carro"). */
function runAt(cells: readonly Cell[], from: number): number {
  const unit = cells[from]?.unit ?? "";
  const isBlank = /[ \n]/.test(unit);
  if (!isBlank && !/\p{L}/u.test(unit)) return 1;
  const same = isBlank ? " \n" : unit;
  let to = from + 1;
  while (same.includes(cells[to]?.unit ?? "none")) to += 1;
  return isBlank || to - from > 2 ? to - from : 1;
}

/** Folds a text so that each place of it can be found again. */
export function foldText(source: string): FoldedText {
  const cells = cellsOf(source);
  const joined: Cell[] = [];
  for (let from = 0; from < cells.length; ) {
    const run = cells.slice(from, from + runAt(cells, from));
    const isBreak = run.some(({ unit }) => unit === "\n");
    const { unit = "", start = 0, end = 0 } = run[0] ?? {};
    joined.push({ unit: isBreak ? "\n" : unit, start, end: run.at(-1)?.end ?? end });
    from += run.length;
  }
  const toSource = ({ start, end }: Span): Span => ({
    start: joined[start]?.start ?? 0,
    end: joined[end - 1]?.end ?? 0,
  });
  return { source, text: joined.map(({ unit }) => unit).join(""), toSource };
}
