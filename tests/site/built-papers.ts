import { readFileSync } from "node:fs";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { files } from "./built-site.ts";

/** An element of the structure tree on one page; `content`: what it holds directly. */
export type Tag = {
  role: string;
  alt: string | undefined;
  content: string;
  /** Of annotations. */
  links: readonly string[];
  children: readonly Tag[];
};

export type PaperPage = {
  root: Tag;
  /** Neither in the structure nor marked as no part of it. */
  stray: string;
  /** Page numbers and the like. */
  artifacts: string;
  links: readonly { id: string; address: string; contents: string }[];
};

export type BuiltPaper = {
  bytes: number;
  title: string;
  language: string;
  /** XMP, as it stands in the file. */
  metadata: string;
  isTitleShown: boolean;
  bookmarks: readonly string[];
  pages: readonly PaperPage[];
};

type Page = Awaited<ReturnType<PDFDocumentProxy["getPage"]>>;
type Node = {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: readonly Node[];
};
type TextItem = { type?: string; id?: string; tag?: string; str?: string; hasEOL?: boolean };

type Texts = { byId: Map<string, string>; stray: string; artifacts: string };

/** Each text by the innermost mark that it stands in. */
function sortTexts(items: readonly TextItem[]): Texts {
  const texts: Texts = { byId: new Map(), stray: "", artifacts: "" };
  const marks: TextItem[] = [];
  for (const item of items) {
    if (item.type === "endMarkedContent") marks.pop();
    else if (item.type) marks.push(item);
    else addText(texts, marks, `${item.str ?? ""}${item.hasEOL ? "\n" : ""}`);
  }
  return texts;
}

function addText(texts: Texts, marks: readonly TextItem[], text: string): void {
  const mark = marks.findLast(({ id, tag }) => id || tag === "Artifact");
  if (mark?.id) texts.byId.set(mark.id, (texts.byId.get(mark.id) ?? "") + text);
  else if (mark) texts.artifacts += text;
  else texts.stray += text.trim();
}

/** Takes what it finds out of `byId`: what is left at the end stands in no element. */
function toTag({ role = "", alt, children = [] }: Node, byId: Map<string, string>): Tag {
  const held = children.filter(({ type }) => type === "content").map(({ id = "" }) => id);
  const content = held.map((id) => byId.get(id) ?? "").join("");
  for (const id of held) byId.delete(id);
  const links = children.filter(({ type }) => type === "annotation").map(({ id = "" }) => id);
  const inner = children.filter((child) => child.role).map((child) => toTag(child, byId));
  return { role, alt, content, links, children: inner };
}

async function readPage(page: Page): Promise<PaperPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { byId, stray, artifacts } = sortTexts(items as TextItem[]);
  const root = toTag((await page.getStructTree()) as Node, byId);
  const links = (await page.getAnnotations()).map(({ id, unsafeUrl, contentsObj }) => ({
    // As the structure tree of pdf.js names it.
    id: `pdfjs_internal_id_${id}`,
    address: unsafeUrl,
    contents: contentsObj?.str ?? "",
  }));
  return { root, stray: stray + [...byId.values()].join(""), artifacts, links };
}

/** A PDF of the built site, read back by another program than wrote it. */
export async function readPaper(address: string): Promise<BuiltPaper> {
  const data = new Uint8Array(readFileSync(files.get(address) ?? address));
  const bytes = data.length;
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const { info, metadata } = await document.getMetadata();
  const preferences = await document.getViewerPreferences();
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => readPage(await document.getPage(number))),
  );
  const { Title: title, Language: language } = info as Record<string, string>;
  const bookmarks = ((await document.getOutline()) ?? []).map((item) => item.title);
  const isTitleShown = preferences?.get("DisplayDocTitle") === true;
  await task.destroy();
  return {
    bytes,
    title: title ?? "",
    language: language ?? "",
    metadata: metadata?.getRaw() ?? "",
    isTitleShown,
    bookmarks,
    pages,
  };
}

/** An element and all below it, in the order in which they are read. */
export function walk(tag: Tag): Tag[] {
  return [tag, ...tag.children.flatMap(walk)];
}

/** All that is read in it. */
export function textOf(tag: Tag): string {
  return walk(tag)
    .map(({ content }) => content)
    .join("");
}
