import type { AdPiece } from "../../../../../contract/gemini-chat.ts";
import { adFaults } from "../../../../../domain/ad-limits/ad-faults.ts";
import { type AdKind, adCounts, adLimits } from "../../../../../domain/ad-limits/limits.ts";
import { openCalls } from "../../phrases/ads.ts";
import { makeVariety } from "../../text/variety.ts";
import type { AdFacts } from "../ad-facts.ts";
import { callsFor } from "./calls.ts";
import { descriptionIdeas } from "./descriptions.ts";
import { metaHeadlines, metaText } from "./meta.ts";
import { essence } from "./noun-phrases.ts";
import { questions, sentence, stammers, startsWell } from "./sentences.ts";
import { titleIdeas } from "./title-parts.ts";

/** Pieces without a fault, each saying something else than those before it. */
function pick(kind: AdKind, ideas: readonly string[], input: string, most: number): AdPiece[] {
  const said = new Set<string>();
  const picked: AdPiece[] = [];
  for (const text of ideas) {
    const key = essence(text);
    const isNew =
      picked.length < most && key !== "" && !said.has(key) && !stammers(text) && startsWell(text);
    if (!isNew || adFaults({ kind, text }, input).length > 0) continue;
    said.add(key);
    picked.push({ kind, text });
  }
  return picked;
}

function withEnough(
  kind: AdKind,
  ideas: readonly string[],
  spare: readonly string[],
  input: string,
): AdPiece[] {
  const { min, max } = adCounts[kind];
  const written = pick(kind, ideas, input, max);
  if (written.length >= min) return written;
  return pick(kind, [...written.map(({ text }) => text), ...spare], input, min);
}

/** "Fale com a gente e tire suas dúvidas." */
const plainBodies = openCalls.map((call, at) => {
  const next = openCalls[(at + 1) % openCalls.length] ?? "";
  return sentence(`${call} e ${next.charAt(0).toLowerCase()}${next.slice(1)}`);
});

/** Invitations the owner asked for; the others only fill up. */
function askedCalls(facts: AdFacts, calls: readonly string[]): readonly string[] {
  return calls.slice(0, facts.calls.length > 0 ? 1 : 0);
}

/** All pieces of an ad from its facts, in the order in which they are shown. */
export function writePieces(facts: AdFacts, input: string): AdPiece[] {
  const calls = callsFor(facts, makeVariety(input, "ads"));
  const ideas = [...titleIdeas(facts, adLimits["google-title"]), ...askedCalls(facts, calls)];
  const titles = withEnough("google-title", ideas, [...calls, ...openCalls], input);
  const [asked] = questions(facts);
  const spare = [
    ...(asked === undefined ? [] : calls.map((call) => `${sentence(asked)} ${sentence(call)}`)),
    ...plainBodies,
  ];
  const headlines = [...metaHeadlines(facts), ...titles.map((title) => title.text)];
  return [
    ...titles,
    ...withEnough("google-description", descriptionIdeas(facts, calls, input), spare, input),
    ...pick("meta-text", [metaText(facts, calls, input), ...plainBodies], input, 1),
    ...pick("meta-headline", headlines, input, 1),
  ];
}
