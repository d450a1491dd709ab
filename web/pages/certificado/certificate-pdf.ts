/**
 * One page of A4 as PDF: a picture of it, which can show every script that the device can, and over it the same words
 * as text that is not painted, to be read out, searched and copied.
 */

export type PdfLine = {
  tag: "H1" | "P";
  text: string;
  /** In points from the upper left corner: where it begins, how wide it is, and how high its letters. */
  x: number;
  y: number;
  width: number;
  size: number;
};

export type PdfPage = {
  title: string;
  author: string;
  jpeg: Uint8Array<ArrayBuffer>;
  pixels: { width: number; height: number };
  lines: readonly PdfLine[];
  /** Where the last line leads. */
  href: string;
};

/** Points: A4 across. */
export const sheet = { width: 842, height: 595 } as const;

/** Thousandths of the size, for each letter: `Tz` makes the line as wide as it is drawn. */
const advance = 600;

type Text = string | Uint8Array<ArrayBuffer>;

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, i) =>
    text.charCodeAt(i).toString(16).padStart(4, "0"),
  ).join("");
}

const asString = (text: string) => `<feff${utf16(text)}>`;
const round = (value: number) => String(Math.round(value * 100) / 100);

/** A code for each letter that the page has. */
function codesOf(lines: readonly PdfLine[]): Map<string, string> {
  const letters = new Set(lines.flatMap(({ text }) => [...text]));
  return new Map(
    [...letters].slice(0, 255).map((letter, i) => [letter, (i + 1).toString(16).padStart(2, "0")]),
  );
}

function content({ lines }: PdfPage, codes: Map<string, string>): string {
  const texts = lines.map(({ tag, text, x, y, width, size }, id) => {
    const letters = [...text];
    const scale = (width / (letters.length * size * (advance / 1000))) * 100;
    const hex = letters.map((letter) => codes.get(letter) ?? "").join("");
    const place = `${round(x)} ${round(sheet.height - y)} Td`;
    return `/${tag} <</MCID ${id}>> BDC BT /F1 ${round(size)} Tf ${round(scale)} Tz ${place} <${hex}> Tj ET EMC`;
  });
  const picture = `/Artifact BMC q ${sheet.width} 0 0 ${sheet.height} 0 0 cm /Im1 Do Q EMC`;
  return [picture, ...texts].join("\n");
}

function toUnicode(codes: Map<string, string>): string {
  const entries = [...codes].map(([letter, code]) => `<${code}> <${utf16(letter)}>`);
  const blocks = [];
  for (let i = 0; i < entries.length; i += 100) {
    const block = entries.slice(i, i + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Words def /CMapType 2 def",
    "1 begincodespacerange <01> <ff> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function stream(data: Text, dictionary = ""): Text[] {
  return [`<<${dictionary} /Length ${data.length}>>\nstream\n`, data, "\nendstream"];
}

/** Numbers of the objects that others name; the structure elements of the lines come after them. */
const ids = {
  catalog: 1,
  pages: 2,
  page: 3,
  content: 4,
  picture: 5,
  font: 6,
  unicode: 7,
  info: 8,
  glyph: 9,
  tree: 10,
  parents: 11,
  document: 12,
  link: 13,
  annotation: 14,
  first: 15,
} as const;
const ref = (id: number) => `${id} 0 R`;

/** What stands in each object, in the order of their numbers. */
function objects(page: PdfPage): Text[][] {
  const { lines, pixels, jpeg, title, author, href } = page;
  const codes = codesOf(lines);
  const last = lines.length - 1;
  const { x, y, width, size } = lines[last] as PdfLine;
  const box = [x, sheet.height - y - size * 0.3, x + width, sheet.height - y + size].map(round);
  const elements = lines.map((_, i) => ref(ids.first + i));
  const names = [...codes.values()].map(() => "/g").join("");
  const widths = [...codes.values()].map(() => advance).join(" ");
  const link = asString(lines[last]?.text ?? "");
  return [
    [
      `<</Type /Catalog /Pages ${ref(ids.pages)} /Lang (pt-BR) /MarkInfo <</Marked true>> /StructTreeRoot ${ref(ids.tree)} /ViewerPreferences <</DisplayDocTitle true>>>>`,
    ],
    [`<</Type /Pages /Kids [${ref(ids.page)}] /Count 1>>`],
    [
      `<</Type /Page /Parent ${ref(ids.pages)} /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents ${ref(ids.content)} /StructParents 0 /Tabs /S /Annots [${ref(ids.annotation)}] /Resources <</XObject <</Im1 ${ref(ids.picture)}>> /Font <</F1 ${ref(ids.font)}>>>>>>`,
    ],
    stream(content(page, codes)),
    stream(
      jpeg,
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    ),
    [
      `<</Type /Font /Subtype /Type3 /FontBBox [0 0 ${advance} 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs <</g ${ref(ids.glyph)}>> /Encoding <</Type /Encoding /Differences [1 ${names}]>> /FirstChar 1 /LastChar ${codes.size} /Widths [${widths}] /Resources <<>> /ToUnicode ${ref(ids.unicode)}>>`,
    ],
    stream(toUnicode(codes)),
    [`<</Title ${asString(title)} /Author ${asString(author)}>>`],
    // A letter that paints nothing.
    stream(`${advance} 0 0 0 0 0 d1`),
    [
      `<</Type /StructTreeRoot /K ${ref(ids.document)} /ParentTree ${ref(ids.parents)} /ParentTreeNextKey 2>>`,
    ],
    [`<</Nums [0 [${elements.join(" ")}] 1 ${ref(ids.link)}]>>`],
    [
      `<</Type /StructElem /S /Document /P ${ref(ids.tree)} /K [${elements.slice(0, last).join(" ")} ${ref(ids.link)}]>>`,
    ],
    [
      `<</Type /StructElem /S /Link /P ${ref(ids.document)} /Alt ${link} /K [${elements[last]} <</Type /OBJR /Obj ${ref(ids.annotation)} /Pg ${ref(ids.page)}>>]>>`,
    ],
    [
      `<</Type /Annot /Subtype /Link /Rect [${box.join(" ")}] /Border [0 0 0] /StructParent 1 /Contents ${link} /A <</S /URI /URI (${href})>>>>`,
    ],
    ...lines.map(({ tag }, i) => [
      `<</Type /StructElem /S /${tag} /P ${ref(i === last ? ids.link : ids.document)} /Pg ${ref(ids.page)} /K ${i}>>`,
    ]),
  ];
}

/** The bytes of the file. */
export function writePdf(page: PdfPage): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (text: Text) => {
    const bytes = typeof text === "string" ? Uint8Array.from(text, (c) => c.charCodeAt(0)) : text;
    pieces.push(bytes);
    length += bytes.length;
  };
  // The second line tells programs that this is no text.
  add("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n");
  for (const [i, object] of objects(page).entries()) {
    places.push(length);
    for (const part of [`${i + 1} 0 obj\n`, ...object, "\nendobj\n"]) add(part);
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows.join("")}`);
  add(`trailer\n<</Size ${places.length + 1} /Root ${ref(ids.catalog)} /Info ${ref(ids.info)}>>\n`);
  add(`startxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const bytes of pieces) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
}
