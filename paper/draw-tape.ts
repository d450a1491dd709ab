import { colours, looks } from "./looks.ts";
import type { TapeNode } from "./model.ts";
import type { Column, Pen, Structure } from "./pen.ts";
import { addTag } from "./tagged.ts";

const height = 30;
const gap = 14;
/** As many as a lesson has parts. */
const fills = [colours.teal, colours.yellow, colours.sheet, colours.wash, colours.red];

export const tapeHeight = gap + height;

const total = ({ parts }: TapeNode) => parts.reduce((sum, { minutes }) => sum + minutes, 0);

/** The name of a part stands in it where it has room; all of them stand in the table that follows. */
function labelPart(pen: Pen, { label, minutes }: TapeNode["parts"][number], width: number): string {
  pen.use(looks.label);
  const named = `${label} ${minutes}`;
  return pen.doc.widthOfString(named) < width - 8 ? named : String(minutes);
}

function drawParts(pen: Pen, node: TapeNode, { x, width }: Column, top: number): void {
  const { doc } = pen;
  let left = x;
  node.parts.forEach((part, i) => {
    const own = (part.minutes * width) / total(node);
    const label = labelPart(pen, part, own);
    doc.rect(left, top, own, height).fillAndStroke(fills[i % fills.length] ?? "", colours.ink);
    doc.fillColor(colours.ink).text(label, left, top + 6, { width: own, align: "center" });
    left += own;
  });
}

/** A mark for each minute, a longer one for every fifth. */
function drawMarks(pen: Pen, node: TapeNode, { x, width }: Column, top: number): void {
  const all = total(node);
  for (let minute = 1; minute < all; minute += 1) {
    const at = x + (minute * width) / all;
    const length = minute % 5 === 0 ? 7 : 3.5;
    pen.line({ x: at, y: top + height - length }, { x: at, y: top + height }, colours.ink, 0.6);
  }
}

export function drawTape(pen: Pen, node: TapeNode, parent: Structure, column: Column): void {
  pen.place(column, gap, height, (top) => {
    const draw = () => {
      pen.doc.lineWidth(1);
      drawParts(pen, node, column, top);
      drawMarks(pen, node, column, top);
    };
    const { x, width } = column;
    addTag(pen.doc, parent, "Figure", draw, {
      alt: node.alt,
      bbox: [x, top, x + width, top + height],
    });
  });
}
