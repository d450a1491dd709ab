import { beforeAll, describe, expect, it } from "vitest";
import { lessons } from "../../content/course/lessons.ts";
import { practices } from "../../content/course/practices.ts";
import { texts } from "../../content/course/texts.ts";
import { facts } from "../../content/facts.ts";
import { paperWords } from "../../content/interface/paper.ts";
import { paperAddressToken } from "../../content/operator.ts";
import { textsOf } from "../../content/typography.ts";
import { type BuiltPaper, readPaper, textOf, walk } from "./built-papers.ts";
import { pages as sitePages } from "./built-site.ts";

/** Where lines end is no part of a text. */
const bare = (text: string) => text.replace(/\s+/g, "");

/** Places of a lesson's content that nobody reads. */
const unread = /(?:^|\.)(?:kind|id|number|name|alt|facts\.\d+)$/;

function wordsOf(content: unknown): string[] {
  return textsOf(content)
    .filter(({ place }) => !unread.test(place))
    .map(({ text }) => text);
}

const tags = ({ pages }: BuiltPaper) => pages.flatMap(({ root }) => walk(root));
const withRole = (paper: BuiltPaper, role: string) =>
  tags(paper).filter((tag) => tag.role === role);
const readIn = ({ pages }: BuiltPaper) => bare(pages.map(({ root }) => textOf(root)).join(""));

const addressOf = (slug: string) => `/materiais/imersao-empreendedora-${slug}.pdf`;
const cases = lessons.flatMap((lesson, i) => [
  { name: lesson.slug, lesson, i, isSheet: false },
  { name: `${lesson.slug}-folha`, lesson, i, isSheet: true },
]);

describe.each(cases)("the PDF $name", ({ name, lesson, i, isSheet }) => {
  const [text, practice] = [texts[i], practices[i]];
  let paper: BuiltPaper;

  beforeAll(async () => {
    paper = await readPaper(addressOf(name));
  });

  it("has every text in its structure, and marks the rest as no part of it", () => {
    expect(paper.pages.map(({ stray }) => stray).join("")).toBe("");
    paper.pages.forEach(({ artifacts }, page) => {
      expect(artifacts).toContain(paperWords.page(page + 1, paper.pages.length));
    });
  });

  it("says its language and its title, shows the title, and claims PDF/UA-1", () => {
    const title = isSheet
      ? paperWords.sheetTitle(lesson.day, text?.sheet.title ?? "")
      : paperWords.lessonTitle(lesson.day, lesson.title);
    expect(paper).toMatchObject({ language: "pt-BR", title, isTitleShown: true });
    expect(paper.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(paper.metadata).toContain(title);
  });

  it("has headings in order, and a bookmark for each part", () => {
    const levels = tags(paper).flatMap(({ role }) => (/^H\d$/.test(role) ? Number(role[1]) : []));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const leaps = levels.filter((level, place) => level - (levels[place - 1] ?? 0) > 1);
    expect(leaps).toEqual([]);
    const parts = withRole(paper, "H2").map((tag) => bare(textOf(tag)));
    expect(paper.bookmarks.map(bare)).toEqual(parts);
  });

  it("has links that can be followed and are named in the structure, each to a page of ours", () => {
    const linked = withRole(paper, "Link");
    const annotations = paper.pages.flatMap(({ links }) => links);
    expect(linked.flatMap(({ links }) => links)).toEqual(annotations.map(({ id }) => id));
    expect(annotations.map(({ contents }) => bare(contents))).toEqual(
      linked.map((tag) => bare(textOf(tag))),
    );
    expect(linked).toHaveLength(isSheet ? 1 : (text?.links.length ?? 0));
    for (const { address } of annotations) {
      const [path] = address.replace(paperAddressToken, "").split("#");
      expect(sitePages.map((page) => page.path)).toContain(path);
    }
  });

  it("has lists of items with a body, and tables of rows that begin with a header", () => {
    for (const { children } of withRole(paper, "L"))
      for (const item of children) {
        expect(item.role).toBe("LI");
        expect(item.children.at(-1)?.role).toBe("LBody");
      }
    for (const row of withRole(paper, "TR")) expect(row.children[0]?.role).toBe("TH");
    const roles = new Set(withRole(paper, "TR").flatMap((row) => row.children.map((c) => c.role)));
    expect([...roles].sort()).toEqual(isSheet ? [] : ["TD", "TH"]);
  });

  if (isSheet) {
    it("is one page, with all that there is to tick off", () => {
      expect(paper.pages).toHaveLength(1);
      for (const words of wordsOf(text?.sheet)) expect(readIn(paper)).toContain(bare(words));
    });
  } else {
    it("has every text of the lesson, whole, and every source", () => {
      const read = readIn(paper);
      const sources = (text?.facts ?? []).map((fact) => facts[fact]);
      const said = sources.map((fact) => ("says" in fact ? fact.says : ""));
      const all = [lesson.title, ...wordsOf([text, practice]), ...said];
      expect(all.length).toBeGreaterThan(150);
      expect(all.filter((words) => !read.includes(bare(words)))).toEqual([]);
    });

    it("says in words what its drawings show", () => {
      const [tape, ...figures] = withRole(paper, "Figure");
      expect(tape?.alt).toContain(String(lesson.duration));
      const alts = textsOf(text).filter(({ place }) => place.endsWith(".alt"));
      expect(figures.map(({ alt }) => alt)).toEqual(alts.map((one) => one.text));
      expect(figures.length).toBeGreaterThanOrEqual(4);
    });
  }

  it("weighs at most 400 kB", () => {
    expect(paper.bytes).toBeGreaterThan(10_000);
    expect(paper.bytes).toBeLessThanOrEqual(400_000);
  });
});
