import { describe, expect, test } from "vitest";
import { fold } from "../../domain/search/fold.ts";
import { itemAsks } from "./asks/items.ts";
import { promptAsks } from "./asks/prompts.ts";
import { sectionAsks } from "./asks/sections.ts";
import { readDocuments } from "./documents.ts";
import { synonyms } from "./synonyms.ts";
import { termsOf } from "./terms.ts";

const documents = readDocuments();

function keysOf(kind: string): string[] {
  return documents.filter((document) => document.kind === kind).map(({ key }) => key);
}

describe("the documents", () => {
  test("are 33 items, 35 sections of five lessons and 60 prompts, each under a key of its own", () => {
    expect(keysOf("item")).toHaveLength(33);
    expect(keysOf("lesson")).toHaveLength(35);
    expect(keysOf("prompt")).toHaveLength(60);
    expect(new Set(documents.map(({ key }) => key)).size).toBe(documents.length);
    expect(
      new Set(documents.filter(({ kind }) => kind === "lesson").map(({ id }) => id)).size,
    ).toBe(5);
  });

  test("carry a title and text, and 30 prompts the trade they are for", () => {
    for (const { title, text } of documents)
      expect(Math.min(title.length, text.length)).toBeGreaterThan(5);
    expect(documents.filter(({ sector }) => sector !== undefined)).toHaveLength(30);
  });

  test("are asked for in owners' words: every item and section, and no key that is not there", () => {
    expect(Object.keys(itemAsks).sort()).toEqual(keysOf("item").sort());
    expect(Object.keys(sectionAsks).sort()).toEqual(keysOf("lesson").sort());
    const prompts = new Set(keysOf("prompt"));
    expect(Object.keys(promptAsks).filter((key) => !prompts.has(key))).toEqual([]);
  });
});

describe("the synonyms", () => {
  const known = new Set(
    documents.flatMap(({ heading, asks, text }) => termsOf(`${heading} ${asks} ${text}`)),
  );

  test.each(Object.entries(synonyms))(
    "%s stands for words that the documents have",
    (word, meant) => {
      expect(fold(word)).toBe(word);
      expect(termsOf(meant).some((stem) => known.has(stem))).toBe(true);
    },
  );
});
