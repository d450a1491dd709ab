import { describe, expect, test } from "vitest";
import { toSegments } from "../../ai/providers/drafting/reviews/segments.ts";
import { alignMarked, markedWords } from "./align.ts";
import type { NamedReview } from "./data.ts";

const good = { label: 0, topics: ["food"] } as const;
const bad = { label: 1, topics: ["speed"] } as const;
const review: NamedReview = {
  kind: 2,
  text: "O bolo de cenoura, uma delícia, mas a entrega demorou",
  clauses: [
    {
      ...good,
      text: "O bolo de cenoura, uma delícia,",
      starred: "O *bolo de cenoura*, uma delícia,",
    },
    { ...bad, text: "mas a entrega demorou", starred: "mas a *entrega* demorou" },
  ],
};

describe("the words of a marked review", () => {
  test("know whether a reply would name them, and their clause", () => {
    const starred = markedWords(review).filter((word) => word.starred);
    expect(starred.map(({ text, clause }) => [text, clause.label])).toEqual([
      ["bolo", 0],
      ["de", 0],
      ["cenoura", 0],
      ["entrega", 1],
    ]);
  });

  test("are found in the segments, where a comma is none and a 'mas' may be left out", () => {
    const rows = alignMarked(toSegments(review.text), markedWords(review));
    expect(rows.map((row) => row.map((word) => word?.text ?? ","))).toEqual([
      ["O", "bolo", "de", "cenoura", ",", "uma", "delícia", ","],
      ["a", "entrega", "demorou"],
    ]);
  });
});
