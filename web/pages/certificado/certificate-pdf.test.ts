import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { type PdfLine, sheet, writePdf } from "./certificate-pdf.ts";

/** One grey pixel. */
const jpeg = Uint8Array.from(
  Buffer.from(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z",
    "base64",
  ),
);

const line = (tag: PdfLine["tag"], text: string, y: number): PdfLine => ({
  tag,
  text,
  x: 60,
  y,
  width: 400,
  size: 20,
});

const href = "https://curso.example/certificado#eyJ.eyJ.x_-";
const lines = [
  line("P", "Imersão Empreendedora", 60),
  line("H1", "Certificado de conclusão", 120),
  line("P", "Lúcia d’Ávila (Σοφία) 田中 Наталья \\ 𠮷", 200),
  line("P", "Confira em https://curso.example/certificado", 500),
];

async function open() {
  const data = new Uint8Array(
    writePdf({
      title: "Certificado de Lúcia (田中)",
      author: "Padaria",
      jpeg,
      pixels: { width: 1, height: 1 },
      lines,
      href,
    }),
  );
  return getDocument({ data, verbosity: 0 }).promise;
}

test("a certificate's file has its words, in every script, where they are drawn", async () => {
  const page = await (await open()).getPage(1);
  expect(page.view).toEqual([0, 0, sheet.width, sheet.height]);
  const { items, lang } = await page.getTextContent();
  expect(lang).toBe("pt-BR");
  for (const { text, y } of lines) {
    const runs = items.flatMap((item) => ("str" in item && item.str.trim() ? [item] : []));
    const own = runs.filter(({ transform }) => transform[5] === sheet.height - y);
    expect(own.map(({ str }) => str).join(" ")).toBe(text);
    expect(own[0]?.transform[4]).toBe(60);
    const end = (own.at(-1)?.transform[4] ?? 0) + (own.at(-1)?.width ?? 0);
    expect(Math.abs(end - 460)).toBeLessThan(1);
  }
});

test("it is tagged: a heading, paragraphs, and a link that leads to where it is checked", async () => {
  const document = await open();
  // A map, whatever its types say.
  expect(Object.fromEntries((await document.getMarkInfo()) as never)).toMatchObject({
    Marked: true,
  });
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "Certificado de Lúcia (田中)", Author: "Padaria" });
  const page = await document.getPage(1);
  const tree = await page.getStructTree();
  const roles = (node: unknown): unknown => {
    const { role, children } = node as { role?: string; children?: unknown[] };
    return role ? [role, ...(children ?? []).map(roles).filter(Boolean)] : undefined;
  };
  expect(roles(tree)).toEqual(["Root", ["Document", ["P"], ["H1"], ["P"], ["Link", ["P"]]]]);
  const [annotation] = await page.getAnnotations();
  expect(annotation).toMatchObject({ subtype: "Link", url: href });
});
