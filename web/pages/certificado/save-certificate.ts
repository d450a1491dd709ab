import { brand } from "../../../content/brand.ts";
import { certificateWords as words } from "../../../content/interface/certificate.ts";
import { drawPicture } from "../../components/card-picture.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { type PdfLine, writePdf } from "./certificate-pdf.ts";
import { unitsPerPoint } from "./certificate-sheet.tsx";

/** Of the picture: 240 to an inch. */
const pixels = { width: 2807, height: 1983 } as const;

/** The words of the drawing, where they stand on the paper. */
function linesOf(drawn: SVGSVGElement): PdfLine[] {
  return [...drawn.querySelectorAll<SVGTextElement>(":scope > text")].map((text) => ({
    tag: text.dataset.tag === "H1" ? "H1" : "P",
    text: text.textContent ?? "",
    x: (text.x.baseVal[0]?.value ?? 0) / unitsPerPoint,
    y: (text.y.baseVal[0]?.value ?? 0) / unitsPerPoint,
    width: text.getComputedTextLength() / unitsPerPoint,
    size: Number.parseFloat(getComputedStyle(text).fontSize) / unitsPerPoint,
  }));
}

/**
 * Saves a certificate that is on the screen as a page of A4.
 * @throws where the browser cannot draw it.
 */
export async function saveCertificate(
  drawn: SVGSVGElement,
  { name, href }: { name: string; href: string },
): Promise<void> {
  const picture = await drawPicture(drawn, pixels, "image/jpeg");
  const file = writePdf({
    title: words.sheet.documentTitle(name),
    author: brand.producers.names.join(", "),
    jpeg: new Uint8Array(await picture.arrayBuffer()),
    pixels,
    lines: linesOf(drawn),
    href,
  });
  downloadFile(words.make.file, new Blob([file], { type: "application/pdf" }));
}
