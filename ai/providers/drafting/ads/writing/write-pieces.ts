import type { AdPiece } from "../../../../../contract/gemini-chat.ts";
import { adFaults } from "../../../../../domain/ad-limits/ad-faults.ts";
import { type AdKind, adCounts, adLimits } from "../../../../../domain/ad-limits/limits.ts";
import { neutralCalls } from "../../phrases/ads.ts";
import { makeVariety } from "../../text/variety.ts";
import type { AdFacts } from "../ad-facts.ts";
import { callsFor } from "./calls.ts";
import { essence } from "./noun-phrases.ts";
import { sentence } from "./sentences.ts";
import { describe, themes } from "./write-descriptions.ts";
import { metaHeadlines, metaText } from "./write-meta.ts";
import { titleIdeas } from "./write-titles.ts";

/** Titles below this number are filled up with invitations. */
const fewestTitles = 5;

function isSound(kind: AdKind, text: string, input: string): boolean {
  return adFaults({ kind, text }, input).length === 0;
}

/** Pieces without a fault, each saying something else than those before it. */
function pick(kind: AdKind, ideas: readonly string[], input: string, most: number): AdPiece[] {
  const said = new Set<string>();
  const picked: AdPiece[] = [];
  for (const text of ideas) {
    const key = essence(text);
    if (picked.length === most || key === "" || said.has(key) || !isSound(kind, text, input)) continue;
    said.add(key);
    picked.push({ kind, text });
  }
  return picked;
}

function writeTitles(facts: AdFacts, calls: readonly string[], input: string): AdPiece[] {
  const kind = "google-title";
  const ideas = pick(kind, titleIdeas(facts, calls, adLimits[kind]), input, adCounts[kind].max);
  const filled = [...ideas.map((piece) => piece.text), ...calls, ...neutralCalls];
  return ideas.length >= fewestTitles ? ideas : pick(kind, filled, input, fewestTitles);
}

/** An invitation is not repeated until all have been used. */
function turn(calls: readonly string[], times: number): string[] {
  return calls.map((_, at) => calls[(at + times) % calls.length] ?? "");
}

function writeDescriptions(facts: AdFacts, calls: readonly string[], input: string): AdPiece[] {
  const kind = "google-description";
  const { min, max } = adCounts[kind];
  const bodies = themes(facts).map((options, at) => describe(options.filter((option) => isSound("meta-text", sentence(option), input)), turn(calls, at), adLimits[kind]));
  const plain = neutralCalls.map((call, at) => {
    const next = neutralCalls[(at + 1) % neutralCalls.length] ?? "";
    return sentence(`${call} e ${next.charAt(0).toLowerCase()}${next.slice(1)}`);
  });
  const written = pick(kind, bodies.filter((body) => body !== undefined), input, max);
  return written.length >= min ? written : pick(kind, [...written.map((piece) => piece.text), ...plain], input, min);
}

/** All pieces of an ad from its facts, in the order in which they are shown. */
export function writePieces(facts: AdFacts, input: string): AdPiece[] {
  const calls = callsFor(facts, makeVariety(input, "ads"));
  const [call = ""] = calls;
  const titles = writeTitles(facts, calls, input);
  const texts = [metaText(facts, call), sentence(call)];
  const headlines = [...metaHeadlines(facts), ...titles.map((title) => title.text)];
  return [
    ...titles,
    ...writeDescriptions(facts, calls, input),
    ...pick("meta-text", texts, input, 1),
    ...pick("meta-headline", headlines, input, 1),
  ];
}
