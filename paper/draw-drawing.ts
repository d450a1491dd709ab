import { drawingWidth, type Mark } from "../content/course/drawing.ts";
import { colours } from "./looks.ts";
import type { DrawingNode } from "./model.ts";
import type { Column, Document, Pen, Structure } from "./pen.ts";
import { addTag } from "./tagged.ts";

/** Smaller than on a screen: words of 15 come to 10.5 points. */
const scale = 0.7;
const gap = 14;
const below = 4;

/** The looks of web/components/drawings/drawings.css that fill; others are strokes. */
const fills: Readonly<Record<string, string>> = {
  wash: colours.wash,
  sheet: colours.sheet,
  paper: colours.paper,
  blue: colours.artBlue,
  yellow: colours.yellow,
  teal: colours.teal,
  red: colours.red,
};

const words: Readonly<Record<string, string>> = { "sign-words": colours.onBlue };

type Stroke = { width: number; colour?: string; dash?: true };

const strokes: Readonly<Record<string, Stroke>> = {
  "pen thin": { width: 1.6 },
  "pen thick": { width: 3 },
  "pen tick": { width: 3, colour: colours.blue },
  "pen wrong": { width: 3, colour: colours.bad },
  "pen dashed": { width: 3, dash: true },
};

export function drawingHeight({ height }: DrawingNode): number {
  return gap + height * scale + below;
}

function drawPath(doc: Document, look: string, path: string): void {
  const fill = fills[look];
  doc.path(path);
  if (fill) {
    doc.fill(fill);
    return;
  }
  const { width, colour = colours.ink, dash } = strokes[look] ?? { width: 2 };
  doc.lineWidth(width).lineCap("round").lineJoin("round");
  if (dash) doc.dash(1, { space: 7 });
  doc.stroke(colour);
  doc.undash();
}

const shares = { start: 0, middle: 0.5, end: 1 } as const;

function drawMark(doc: Document, mark: Mark): void {
  if (mark.length === 2) {
    drawPath(doc, ...mark);
    return;
  }
  const [look, text, x, y, size, anchor] = mark;
  doc.font("display").fontSize(size);
  const left = x - doc.widthOfString(text) * shares[anchor];
  doc.fillColor(words[look] ?? colours.ink);
  doc.text(text, left, y, { baseline: "alphabetic", lineBreak: false });
}

export function drawDrawing(pen: Pen, node: DrawingNode, parent: Structure, column: Column): void {
  const { doc } = pen;
  const [width, height] = [drawingWidth * scale, node.height * scale];
  pen.place(column, gap, height + below, (top) => {
    const draw = () => {
      doc.save().translate(column.x, top).scale(scale);
      for (const mark of node.marks) drawMark(doc, mark);
      doc.restore();
    };
    const bbox: [number, number, number, number] = [column.x, top, column.x + width, top + height];
    addTag(doc, parent, "Figure", draw, { alt: node.alt, bbox });
  });
}
