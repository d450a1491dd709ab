import { paperAddressToken } from "../content/operator.ts";
import { colours, looks, page } from "./looks.ts";
import type { LinkNode, TextNode } from "./model.ts";
import type { Column, Pen, Structure } from "./pen.ts";
import { addTag, asText } from "./tagged.ts";

const plain = ({ runs }: TextNode) => runs.map(({ text }) => text).join("");

function fontOf({ look, runs }: TextNode) {
  return runs.some(({ bold }) => bold) ? "bold" : looks[look].font;
}

/** Where a part of it is bold, as high as if all of it were. */
export function textHeight(pen: Pen, node: TextNode, width: number): number {
  const { below = 0 } = looks[node.look];
  return below + pen.heightOf(plain(node), node.look, width, fontOf(node));
}

/** The narrowest width that needs no further line: a heading does not leave one word to its last. */
function balanced(pen: Pen, node: TextNode, width: number): number {
  const height = textHeight(pen, node, width);
  let narrow = width;
  while (narrow > width / 2 && textHeight(pen, node, narrow - 6) === height) narrow -= 6;
  return narrow;
}

function writeRuns(pen: Pen, { runs, look: name }: TextNode, { x, width }: Column, top: number) {
  const look = looks[name];
  const { doc } = pen;
  doc.x = x;
  doc.y = top;
  doc.fillColor(name === "kicker" ? pen.accent : (look.colour ?? colours.ink));
  runs.forEach(({ text, bold }, i) => {
    const lineGap = pen.use(look, bold ? "bold" : look.font);
    doc.text(text, { width, lineGap, continued: i < runs.length - 1 });
  });
}

export function drawText(pen: Pen, node: TextNode, parent: Structure, column: Column): void {
  const { gap } = looks[node.look];
  const height = textHeight(pen, node, column.width);
  const width =
    looks[node.look].font === "display" ? balanced(pen, node, column.width) : column.width;
  pen.place(column, gap, height, (top) => {
    addTag(pen.doc, parent, node.tag, () => writeRuns(pen, node, { ...column, width }, top));
    const place = { expanded: false, top: top - 12, left: page.width };
    if (node.tag === "H2") pen.doc.outline.addItem(plain(node), place);
  });
}

/** One line: its place can be clicked, and says in words where it leads. */
export function drawLink(pen: Pen, node: LinkNode, parent: Structure, column: Column): void {
  const { doc } = pen;
  const look = looks.item;
  const height = pen.heightOf(node.text, "item", column.width);
  pen.place(column, look.gap, height, (top) => {
    const lineGap = pen.use(look);
    const width = Math.min(doc.widthOfString(node.text), column.width);
    const paragraph = addTag(doc, parent, "P");
    const link = addTag(doc, paragraph, "Link", () => {
      doc.fillColor(colours.blue);
      doc.text(node.text, column.x, top, { width: column.width, lineGap, underline: true });
    });
    const address = `${paperAddressToken}${node.path}`;
    const options = { structParent: link, Contents: asText(node.text) };
    doc.link(column.x, top, width, height, address, options);
    // Now: pdfkit takes the page of the annotation for the one that is drawn on when its element ends.
    link.end();
  });
}
