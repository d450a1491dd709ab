import { drawDrawing, drawingHeight } from "./draw-drawing.ts";
import { type Children, drawList, listHeight } from "./draw-list.ts";
import { drawTable, tableBeginning, tableHeight } from "./draw-table.ts";
import { drawTape, tapeHeight } from "./draw-tape.ts";
import { drawLink, drawText, textHeight } from "./draw-text.ts";
import { colours, columnHeight, looks, ruleColours } from "./looks.ts";
import type { GroupNode, LinesNode, PaperNode } from "./model.ts";
import type { Column, Pen, Structure } from "./pen.ts";
import { addTag } from "./tagged.ts";

/** Between two lines that are written on. */
const lineDistance = 24;
const ruleIndent = 14;
const groupGap = 5;

const inner: Children = { heightOf: nodesHeight, draw: drawNodes };

function nodesHeight(pen: Pen, nodes: readonly PaperNode[], width: number): number {
  return nodes.reduce((sum, node) => sum + nodeHeight(pen, node, width), 0);
}

/** With the distance to what stands above it. */
function nodeHeight(pen: Pen, node: PaperNode, width: number): number {
  switch (node.kind) {
    case "text":
      return looks[node.look].gap + textHeight(pen, node, width);
    case "link":
      return looks.item.gap + pen.heightOf(node.text, "item", width);
    case "list":
      return listHeight(pen, node, width, inner);
    case "table":
      return tableHeight(pen, node, width);
    case "group":
      return node.rule
        ? 2 * groupGap + nodesHeight(pen, node.children, width - ruleIndent)
        : groupGap + nodesHeight(pen, node.children, width);
    case "tape":
      return tapeHeight;
    case "drawing":
      return drawingHeight(node);
    case "lines":
      return node.count === "rest" ? lineDistance : node.count * lineDistance;
    case "break":
      return 0;
  }
}

function drawGroup(pen: Pen, node: GroupNode, parent: Structure, column: Column): void {
  const height = nodeHeight(pen, node, column.width);
  if (node.whole && height < columnHeight) pen.ensure(height);
  const group = addTag(pen.doc, parent, node.tag);
  if (!pen.isAtTop && node.tag !== "Sect") pen.y += groupGap;
  const { x, width } = column;
  const inside = node.rule
    ? {
        x: x + ruleIndent,
        width: width - ruleIndent,
        rule: { x, colour: ruleColours[node.rule], isBegun: false },
      }
    : column;
  drawNodes(pen, node.children, group, inside);
  if (node.rule) pen.y += groupGap;
}

function drawLines(pen: Pen, { count }: LinesNode, column: Column): void {
  const lines = count === "rest" ? Math.floor(pen.room / lineDistance) : count;
  for (let i = 0; i < lines; i += 1) {
    pen.place(column, 0, lineDistance, (top) => {
      const y = top + lineDistance;
      const end = { x: column.x + column.width, y };
      pen.asArtifact(() => pen.line({ x: column.x, y }, end, colours.rule, 0.7));
    });
  }
}

function drawNode(pen: Pen, node: PaperNode, parent: Structure, column: Column): void {
  if (node.kind === "text") drawText(pen, node, parent, column);
  if (node.kind === "link") drawLink(pen, node, parent, column);
  if (node.kind === "list") drawList(pen, node, parent, column, inner);
  if (node.kind === "table") drawTable(pen, node, parent, column);
  if (node.kind === "group") drawGroup(pen, node, parent, column);
  if (node.kind === "tape") drawTape(pen, node, parent, column);
  if (node.kind === "drawing") drawDrawing(pen, node, parent, column);
  if (node.kind === "lines") drawLines(pen, node, column);
  if (node.kind === "break" && !pen.isAtTop) pen.newPage();
}

const isHeading = (node: PaperNode) => node.kind === "text" && node.tag.startsWith("H");

/** Of what begins here as much as must not be torn apart: a heading stands above something. */
function beginning(pen: Pen, nodes: readonly PaperNode[], width: number): number {
  const [first, ...rest] = nodes;
  if (!first) return 0;
  const height = nodeHeight(pen, first, width);
  if (isHeading(first)) return height + beginning(pen, rest, width);
  if (first.kind === "group" && !(first.whole && height < columnHeight)) {
    return beginning(pen, first.children, width);
  }
  if (first.kind === "table") return tableBeginning(pen, first, width);
  if (first.kind === "list") return beginning(pen, first.items[0] ?? [], width);
  return height;
}

export function drawNodes(
  pen: Pen,
  nodes: readonly PaperNode[],
  parent: Structure,
  column: Column,
): void {
  nodes.forEach((node, i) => {
    if (isHeading(node)) pen.ensure(beginning(pen, nodes.slice(i), column.width));
    drawNode(pen, node, parent, column);
  });
}
