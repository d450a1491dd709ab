import type { AdPiece } from "../../../../../contract/gemini-chat.ts";
import { adFaults } from "../../../../../domain/ad-limits/ad-faults.ts";
import { type AdKind, adCounts, adLimits } from "../../../../../domain/ad-limits/limits.ts";
import { openCalls } from "../../phrases/ads.ts";
import { makeVariety } from "../../text/variety.ts";
import type { AdFacts } from "../ad-facts.ts";
import { callsFor } from "./calls.ts";
import { describe, saysMore } from "./describe.ts";
import { questions } from "./identity.ts";
import { essence } from "./noun-phrases.ts";
import { sentence } from "./sentences.ts";
import { themes } from "./themes.ts";
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
    [...titles.map((piece) => piece.text), ...calls, ...openCalls],
    input,
    fewestTitles,
  );
}

function isSound(body: string, input: string): boolean {
  return adFaults({ kind: "meta-text", text: sentence(body) }, input).length === 0;
}

/** With fewer descriptions than this, a question makes one more. */
const enough = 3;

/**
 * Each theme with an invitation of its own while there are any left; a theme that adds no word to what was said
 * is left out.
 */
function writeBodies(facts: AdFacts, calls: readonly string[], input: string): string[] {
  const bodies: string[] = [];
  let left = [...calls];
  const add = (options: readonly string[]) => {
    const sound = options.filter((option) => isSound(option, input));
    const body = describe(sound, [...left, ...calls], adLimits["google-description"]);
    if (body === undefined) return;
    left = left.filter((call) => !body.endsWith(sentence(call)));
    bodies.push(body);
  };
  for (const theme of themes(facts)) add(saysMore(theme(bodies.join(" ")), bodies.join(" ")));
  if (bodies.length < enough) add(questions(facts));
  return bodies;
}

/** "Fale com a gente e tire suas dúvidas." */
const plainBodies = openCalls.map((call, at) => {
  const next = openCalls[(at + 1) % openCalls.length] ?? "";
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
