import type PDFDocument from "pdfkit";
import { colours, type FontName, type Look, looks, page } from "./looks.ts";
import type { LookName } from "./model.ts";

export type Document = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Document["struct"]>;

/** Where something stands on the line of the page: its left side, its width, and the line beside it. */
export type Column = {
  x: number;
  width: number;
  rule?: { x: number; colour: string; isBegun: boolean };
};

/** Writes down a page, piece by piece; a piece is never divided between two pages. */
export class Pen {
  readonly doc: Document;
  /** The colour of the lesson. */
  readonly accent: string;
  y: number = page.top;
  /** Whoever asks what fits on a page asks for the same text again and again. */
  private readonly heights = new Map<string, number>();

  constructor(doc: Document, accent: string) {
    this.doc = doc;
    this.accent = accent;
  }

  get room(): number {
    return page.height - page.bottom - this.y;
  }

  get isAtTop(): boolean {
    return this.y <= page.top;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
    this.asArtifact(() => {
      const { marginLine, height } = page;
      this.line({ x: marginLine, y: 0 }, { x: marginLine, y: height }, colours.marginLine, 1);
    });
  }

  /** Goes on with the next page where less than this is left. */
  ensure(height: number): void {
    if (height > this.room && !this.isAtTop) this.newPage();
  }

  /** What is seen and is no part of the text: readers of screens pass it over. */
  asArtifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  line(from: Point, to: Point, colour: string, width: number): void {
    this.doc.moveTo(from.x, from.y).lineTo(to.x, to.y);
    this.doc.lineWidth(width).strokeColor(colour).stroke();
  }

  /** One piece: finds its place, lets it be drawn there, and goes on with the line beside it. */
  place(column: Column, gap: number, height: number, draw: (top: number) => void): void {
    this.ensure(gap + height);
    const above = this.isAtTop ? 0 : gap;
    const from = this.y;
    const top = from + above;
    draw(top);
    this.y = top + height;
    const { rule } = column;
    if (!rule) return;
    const begin = rule.isBegun ? from : top;
    rule.isBegun = true;
    this.asArtifact(() =>
      this.line({ x: rule.x, y: begin }, { x: rule.x, y: this.y }, rule.colour, 2),
    );
  }

  /** Sets font and size, and gives the distance that pdfkit puts between two lines. */
  use(look: Look, font: FontName = look.font): number {
    this.doc.font(font).fontSize(look.size);
    return look.size * look.lead - this.doc.currentLineHeight(true);
  }

  heightOf(
    value: string,
    name: LookName,
    width: number,
    font: FontName = looks[name].font,
  ): number {
    const key = `${name} ${font} ${width} ${value}`;
    const known = this.heights.get(key);
    if (known !== undefined) return known;
    const lineGap = this.use(looks[name], font);
    const height = this.doc.heightOfString(value, { width, lineGap });
    this.heights.set(key, height);
    return height;
  }
}

type Point = { x: number; y: number };
