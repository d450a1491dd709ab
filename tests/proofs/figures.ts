import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./world.ts";

export type NamedFigure = Figure & { proof: string };

const document = join(import.meta.dirname, "../../docs/operating.md");
export const marks = { begin: "<!-- npm run prove -- --write -->", end: "<!-- /prove -->" };
const head = ["| Proof | What | Measured | Held |", "|---|---|---|---|"];

export function tableOf(figures: readonly NamedFigure[]): string {
  return [...head, ...rowsOf(figures)].join("\n");
}

function rowsOf(figures: readonly NamedFigure[]): string[] {
  return figures.map(
    ({ proof, what, measured, held }) => `| ${proof} | ${what} | ${measured} | ${held} |`,
  );
}

/** In the document for operators, in the order of these names. */
export function recordFigures(figures: readonly NamedFigure[], order: readonly string[]): void {
  writeFileSync(document, replaceRows(readFileSync(document, "utf8"), figures, order));
}

/** Replaces what the text has between its marks; rows of proofs that were not run stay. */
export function replaceRows(
  text: string,
  figures: readonly NamedFigure[],
  order: readonly string[],
): string {
  const begin = text.indexOf(marks.begin) + marks.begin.length;
  const end = text.indexOf(marks.end);
  if (end < begin) throw new Error("The text has no place for the figures.");
  const run = new Set(figures.map(({ proof }) => proof));
  const kept = text
    .slice(begin, end)
    .split("\n")
    .filter((line) => order.includes(proofOf(line)) && !run.has(proofOf(line)));
  const rows = [...kept, ...rowsOf(figures)].toSorted(
    (one, other) => order.indexOf(proofOf(one)) - order.indexOf(proofOf(other)),
  );
  return `${text.slice(0, begin)}\n\n${[...head, ...rows].join("\n")}\n\n${text.slice(end)}`;
}

function proofOf(row: string): string {
  return row.split("|")[1]?.trim() ?? "";
}
