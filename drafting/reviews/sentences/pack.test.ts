import { expect, test } from "vitest";
import { complaints, praises, reviewCases } from "../../../contract/parts.ts";
import { toPattern } from "../../guard/phrases.ts";
import { readBlocks } from "../../text/blocks.ts";
import { complaintCues } from "../reader/complaint-cues.ts";
import { praiseCues } from "../reader/praise-cues.ts";
import { packs } from "./packs.ts";

test("every point has a name in each language, three sentences and cues", () => {
  for (const { names } of Object.values(packs)) {
    expect([...names.praise.keys()]).toEqual([...praises]);
    expect([...names.complaint.keys()]).toEqual([...complaints]);
    expect([...names.praise.values(), ...names.complaint.values()].every(Boolean)).toBe(true);
  }
  const { praise, complaint } = packs.pt.leads;
  for (const lead of [...praise.values(), ...complaint.values()])
    expect(lead.length).toBeGreaterThanOrEqual(3);
  expect([...readBlocks(praiseCues).keys()]).toEqual([...praises]);
  expect([...readBlocks(complaintCues).keys()].toSorted()).toEqual(complaints.toSorted());
});

test("every language has every sentence in three wordings, and every case", () => {
  const slots = [...packs.pt.frames.keys()].filter((slot) => !/ (?:warm|formal)$/.test(slot));
  for (const { frames, cases } of [packs.en, packs.es]) {
    expect(slots.filter((slot) => !frames.has(slot))).toEqual([]);
    for (const wordings of [...frames.values(), cases.get("accusation") ?? []])
      expect(wordings.length).toBeGreaterThanOrEqual(3);
  }
  const own = reviewCases.filter((one) => one !== "stars-only");
  expect(own.filter((one) => packs.pt.cases.get(one)?.length !== 3)).toEqual([]);
});

test("no cue finds what is in every text", () => {
  const lists = [praiseCues, complaintCues].flatMap((cues) => [...readBlocks(cues).values()]);
  for (const phrases of lists.flat().map((line) => line.replace(/^not /, ""))) {
    expect(phrases).not.toMatch(/\[[^\]]* |,\s*,|\|\||undefined/);
    expect("nao e muito o que nem a de com ele foi no dia".match(toPattern(phrases))).toBeNull();
  }
});
