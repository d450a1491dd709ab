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

/** Pieces without a fault, each saying something else than those before it. */
function pick(kind: AdKind, ideas: readonly string[], input: string, most: number): AdPiece[] {
  const said = new Set<string>();
  const picked: AdPiece[] = [];
  for (const text of ideas) {
    const key = essence(text);
    const isNew = picked.length < most && key !== "" && !said.has(key);
    if (!isNew || adFaults({ kind, text }, input).length > 0) continue;
    said.add(key);
    picked.push({ kind, text });
  }
  return picked;
}

function writeTitles(facts: AdFacts, calls: readonly string[], input: string): AdPiece[] {
  const kind = "google-title";
  const titles = pick(kind, titleIdeas(facts, calls, adLimits[kind]), input, adCounts[kind].max);
  if (titles.length >= fewestTitles) return titles;
  return pick(
    kind,
    [...titles.map((piece) => piece.text), ...calls, ...neutralCalls],
    input,
    fewestTitles,
  );
}

/** Each theme with an invitation of its own while there are any left. */
function writeBodies(facts: AdFacts, calls: readonly string[], input: string): string[] {
  const kind = "google-description";
  const bodies: string[] = [];
  let left = [...calls];
  for (const options of themes(facts)) {
    const sound = options.filter(
      (option) => adFaults({ kind: "meta-text", text: sentence(option) }, input).length === 0,
    );
    const body = describe(sound, [...left, ...calls], adLimits[kind]);
    if (body === undefined) continue;
    left = left.filter((call) => !body.endsWith(sentence(call)));
    bodies.push(body);
  }
  return bodies;
}

/** "Fale com a gente e tire suas dúvidas." */
const plainBodies = neutralCalls.map((call, at) => {
  const next = neutralCalls[(at + 1) % neutralCalls.length] ?? "";
  return sentence(`${call} e ${next.charAt(0).toLowerCase()}${next.slice(1)}`);
});

function writeDescriptions(facts: AdFacts, calls: readonly string[], input: string): AdPiece[] {
  const kind = "google-description";
  const { min, max } = adCounts[kind];
  const written = pick(kind, writeBodies(facts, calls, input), input, max);
  if (written.length >= min) return written;
  return pick(kind, [...written.map((piece) => piece.text), ...plainBodies], input, min);
}

/** All pieces of an ad from its facts, in the order in which they are shown. */
export function writePieces(facts: AdFacts, input: string): AdPiece[] {
  const calls = callsFor(facts, makeVariety(input, "ads"));
  const [call = ""] = calls;
  const titles = writeTitles(facts, calls, input);
  const headlines = [...metaHeadlines(facts), ...titles.map((title) => title.text)];
  return [
    ...titles,
    ...writeDescriptions(facts, calls, input),
    ...pick("meta-text", [metaText(facts, call), sentence(call), ...plainBodies], input, 1),
    ...pick("meta-headline", headlines, input, 1),
  ];
}
