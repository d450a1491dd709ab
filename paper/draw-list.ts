import { colours, looks } from "./looks.ts";
import type { ListNode, PaperNode } from "./model.ts";
import type { Column, Pen, Structure } from "./pen.ts";
import { addTag, setNumbering } from "./tagged.ts";

/** What stands in an item is drawn by who knows all kinds of nodes. */
export type Children = {
  heightOf: (pen: Pen, nodes: readonly PaperNode[], width: number) => number;
  draw: (pen: Pen, nodes: readonly PaperNode[], parent: Structure, column: Column) => void;
};

const indents = { numbers: 20, letters: 18, bullets: 14, boxes: 24 } as const;
const numberings = {
  numbers: "Decimal",
  letters: "LowerAlpha",
  bullets: "None",
  boxes: "None",
} as const;

/** Empty where the mark is a drawing. */
function labelOf(marks: ListNode["marks"], place: number): string {
  if (marks === "numbers") return `${place + 1}.`;
  return marks === "letters" ? `${"abcdefgh"[place]})` : "";
}

function drawMark(pen: Pen, marks: "bullets" | "boxes", { x }: Column, top: number): void {
  const { doc } = pen;
  if (marks === "bullets") doc.circle(x + 4, top + 7.5, 2).fill(colours.marginLine);
  else
    doc
      .roundedRect(x + 0.6, top + 1, 12, 12, 2)
      .lineWidth(1.2)
      .stroke(colours.ink);
}

/** At the first line of the item, which `ensure` has put on one page with it. */
function drawLabel(pen: Pen, node: ListNode, item: Structure, column: Column, place: number) {
  const { gap } = looks[node.marks === "boxes" ? "tick" : "item"];
  const top = pen.isAtTop ? pen.y : pen.y + gap;
  if (node.marks === "bullets" || node.marks === "boxes") {
    const { marks } = node;
    pen.asArtifact(() => drawMark(pen, marks, column, top));
    return;
  }
  const label = labelOf(node.marks, place);
  addTag(pen.doc, item, "Lbl", () => {
    const lineGap = pen.use(looks.item, "bold");
    pen.doc.fillColor(colours.ink).text(label, column.x, top, { width: 20, lineGap });
  });
}

export function listHeight(pen: Pen, node: ListNode, width: number, children: Children): number {
  const inside = width - indents[node.marks];
  return node.items.reduce((sum, item) => sum + children.heightOf(pen, item, inside), 0);
}

export function drawList(
  pen: Pen,
  node: ListNode,
  parent: Structure,
  column: Column,
  children: Children,
): void {
  const indent = indents[node.marks];
  const inside = { ...column, x: column.x + indent, width: column.width - indent };
  const list = addTag(pen.doc, parent, "L");
  setNumbering(list, numberings[node.marks]);
  node.items.forEach((nodes, place) => {
    pen.ensure(children.heightOf(pen, nodes, inside.width));
    const item = addTag(pen.doc, list, "LI");
    drawLabel(pen, node, item, column, place);
    children.draw(pen, nodes, addTag(pen.doc, item, "LBody"), inside);
  });
}
