import { isFigure } from "../content/course/figure-cell.ts";
import { colours, columnHeight, looks } from "./looks.ts";
import type { LookName, TableNode } from "./model.ts";
import type { Column, Document, Pen, Structure } from "./pen.ts";
import { addTag } from "./tagged.ts";

const padding = { x: 6, y: 5 } as const;
const captionGap = 14;

type Row = { cells: readonly string[]; part: "head" | "body" | "foot" };

const lookOf = ({ part }: Row): LookName => (part === "head" ? "small" : "cell");
const isBold = ({ part }: Row, place: number) => part !== "body" || place === 0;

/** They stand to the right, and so does what stands above them. */
function isFigures({ rows }: TableNode, place: number): boolean {
  return place > 0 && rows.every((row) => isFigure(row[place] ?? ""));
}

/**
 * As wide as its longest word at least; what is left is shared by how much there is to read, the square root of it, so
 * that a column of figures is narrow and one of sentences does not take all.
 */
function columnWidths(pen: Pen, node: TableNode, width: number): number[] {
  const { head, rows, foot } = node;
  const all = [head, ...rows, ...(foot ? [foot] : [])];
  pen.use(looks.cell, "bold");
  const widest = (texts: string[]) => Math.max(...texts.map((t) => pen.doc.widthOfString(t)));
  const columns = head.map((_, i) => all.map((row) => row[i] ?? ""));
  const least = columns.map((cells, i) => {
    const parts = isFigures(node, i) ? cells : cells.flatMap((cell) => cell.split(" "));
    return widest(parts) + 2 * padding.x;
  });
  const wanted = columns.map((cells, i) => (isFigures(node, i) ? 0 : Math.sqrt(widest(cells))));
  const left = width - least.reduce((sum, value) => sum + value, 0);
  const share = left / wanted.reduce((sum, value) => sum + value, 0);
  return least.map((value, i) => value + (wanted[i] ?? 0) * share);
}

function rowHeight(pen: Pen, row: Row, widths: readonly number[]): number {
  const heights = row.cells.map((cell, i) => {
    const font = isBold(row, i) ? "bold" : "text";
    return pen.heightOf(cell, lookOf(row), (widths[i] ?? 0) - padding.x, font);
  });
  return Math.max(...heights) + 2 * padding.y;
}

type Grid = { pen: Pen; node: TableNode; column: Column; widths: readonly number[] };

function writeCell({ pen, node, widths }: Grid, row: Row, place: number, x: number, top: number) {
  const cell = row.cells[place] ?? "";
  const look = looks[lookOf(row)];
  const lineGap = pen.use(look, isBold(row, place) ? "bold" : "text");
  const isRight = place > 0 && (isFigure(cell) || (row.part === "head" && isFigures(node, place)));
  const isLast = place === widths.length - 1;
  const left = isRight ? x + padding.x : x;
  const width = (widths[place] ?? 0) - padding.x * (isRight && !isLast ? 2 : 1);
  pen.doc.fillColor(look.colour ?? colours.ink);
  pen.doc.text(cell, left, top + padding.y, { width, lineGap, align: isRight ? "right" : "left" });
}

const cellTag = ({ part }: Row, place: number) => (part === "head" || place === 0 ? "TH" : "TD");

/** `group` undefined: the head again, on the next page, where it is no part of the text. */
function writeRow(grid: Grid, row: Row, top: number, group?: Structure): void {
  const { pen, column, widths } = grid;
  const parent = group && addTag(pen.doc, group, "TR");
  let x = column.x;
  row.cells.forEach((_, i) => {
    const left = x;
    const write = () => writeCell(grid, row, i, left, top);
    const scope = row.part === "head" ? ("Column" as const) : ("Row" as const);
    const tag = cellTag(row, i);
    if (parent) addTag(pen.doc, parent, tag, write, tag === "TH" ? { scope } : {});
    else pen.asArtifact(write, "Pagination");
    x += widths[i] ?? 0;
  });
}

function ruleAbove({ pen, column }: Grid, { part }: Row, y: number): void {
  if (part === "head") return;
  const isSum = part === "foot";
  const end = { x: column.x + column.width, y };
  pen.asArtifact(() =>
    pen.line({ x: column.x, y }, end, isSum ? colours.ink : colours.rule, isSum ? 1.2 : 0.7),
  );
}

function rowsOf({ head, rows, foot }: TableNode): Record<"head" | "body" | "foot", Row[]> {
  return {
    head: head.some(Boolean) ? [{ cells: head, part: "head" }] : [],
    body: rows.map((cells) => ({ cells, part: "body" })),
    foot: foot ? [{ cells: foot, part: "foot" }] : [],
  };
}

function captionHeight(pen: Pen, { caption }: TableNode, width: number): number {
  return pen.heightOf(caption, "item", width, "bold");
}

function heights(pen: Pen, node: TableNode, width: number): number[] {
  const widths = columnWidths(pen, node, width);
  const { head, body, foot } = rowsOf(node);
  const rows = [...head, ...body, ...foot].map((row) => rowHeight(pen, row, widths));
  return [captionGap + captionHeight(pen, node, width), ...rows];
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export function tableHeight(pen: Pen, node: TableNode, width: number): number {
  return sum(heights(pen, node, width));
}

/** What of it stands on one page at least: all, or of a long one the head with three rows. */
export function tableBeginning(pen: Pen, node: TableNode, width: number): number {
  const all = heights(pen, node, width);
  return sum(all) < columnHeight * 0.4 ? sum(all) : sum(all.slice(0, 5));
}

function drawRows(grid: Grid, table: Structure, rows: ReturnType<typeof rowsOf>): void {
  const { pen, column, widths } = grid;
  const groups = [
    ["THead", rows.head],
    ["TBody", rows.body],
    ["TFoot", rows.foot],
  ] as const;
  for (const [tag, members] of groups) {
    if (members.length === 0) continue;
    const group = addTag(pen.doc, table, tag);
    for (const row of members) {
      const height = rowHeight(pen, row, widths);
      if (height > pen.room) repeatHead(grid, rows.head);
      pen.place(column, 0, height, (top) => {
        ruleAbove(grid, row, top);
        writeRow(grid, row, top, group);
      });
    }
  }
}

function repeatHead(grid: Grid, head: readonly Row[]): void {
  const { pen, column, widths } = grid;
  pen.newPage();
  for (const row of head) {
    pen.place(column, 0, rowHeight(pen, row, widths), (top) => writeRow(grid, row, top));
  }
}

function writeCaption(doc: Document, pen: Pen, caption: string, column: Column, top: number) {
  const lineGap = pen.use(looks.item, "bold");
  doc.fillColor(colours.ink).text(caption, column.x, top, { width: column.width, lineGap });
}

export function drawTable(pen: Pen, node: TableNode, parent: Structure, column: Column): void {
  const table = addTag(pen.doc, parent, "Table");
  const height = captionHeight(pen, node, column.width);
  pen.ensure(tableBeginning(pen, node, column.width));
  pen.place(column, captionGap, height, (top) => {
    addTag(pen.doc, table, "Caption", () => writeCaption(pen.doc, pen, node.caption, column, top));
  });
  const widths = columnWidths(pen, node, column.width);
  drawRows({ pen, node, column, widths }, table, rowsOf(node));
}
