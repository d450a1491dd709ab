import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { brand } from "../content/brand.ts";
import { paperWords } from "../content/interface/paper.ts";
import { drawNodes } from "./draw-node.ts";
import type { Fonts } from "./fonts.ts";
import { accents, colours, columnWidth, looks, page } from "./looks.ts";
import type { Paper } from "./model.ts";
import { type Document, Pen } from "./pen.ts";
import { pdfUa } from "./tagged.ts";

function openDocument({ title, subject, author, day }: Paper, fonts: Fonts): Document {
  const date = new Date(day);
  const doc = new PDFDocument({
    pdfVersion: "1.7",
    subset: pdfUa,
    tagged: true,
    lang: "pt-BR",
    displayTitle: true,
    size: "A4",
    // Texts find their own place: pdfkit is never to begin a page by itself.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // pdfkit would look for one of the fonts that no file embeds.
    font: "",
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: brand.productName,
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, Buffer.from(bytes));
  return doc;
}

/** Its name and number, at the foot of each page. */
function writeFeet(pen: Pen, { foot }: Paper): void {
  const { doc } = pen;
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(i);
    pen.asArtifact(() => {
      const y = page.height - 44;
      pen.use(looks.small);
      doc.fillColor(colours.soft).text(foot, page.left, y, { lineBreak: false });
      doc.fillColor(pen.accent).font("bold");
      const options = { width: columnWidth, align: "right" } as const;
      doc.text(paperWords.page(i + 1, count), page.left, y, options);
    }, "Pagination");
  }
}

/** The file. The same content makes the same bytes. */
export async function renderPaper(paper: Paper, fonts: Fonts): Promise<Uint8Array> {
  const doc = openDocument(paper, fonts);
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const pen = new Pen(doc, accents[paper.type]);
  pen.newPage();
  drawNodes(pen, paper.nodes, root, { x: page.left, width: columnWidth });
  root.end();
  writeFeet(pen, paper);
  doc.end();
  return bytes;
}
