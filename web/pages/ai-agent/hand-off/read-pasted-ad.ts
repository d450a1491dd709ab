import { handOff } from "../../../../content/hand-off.ts";
import type { AdPiece } from "../../../../contract/gemini-chat.ts";

type Kind = AdPiece["kind"];

const labels = Object.entries(handOff.adLabels) as [Kind, string][];

/** Longer labels first: "Título Meta" begins like "Título". */
const byLength = labels.toSorted(([, one], [, other]) => other.length - one.length);

/** "Título 2: …", "**Título:** …", "- Descrição: …"; undefined for a line without a label. */
function readLabel(line: string): { kind: Kind; text: string } | undefined {
  const plain = line.replace(/^[\s*•\-–\d.)]+/, "");
  for (const [kind, label] of byLength) {
    const rest = plain.toLowerCase().startsWith(label.toLowerCase())
      ? /^\s*\d*\**\s*:\s*\**\s*(.*)$/.exec(plain.slice(label.length))
      : null;
    if (rest) return { kind, text: (rest[1] ?? "").trim() };
  }
  return undefined;
}

/**
 * The pieces of an ad that a model wrote as it was asked to: a label before each. Lines without one go on with the post
 * before them, which may have several. Empty where nothing is labelled.
 */
export function readPastedAd(text: string): AdPiece[] {
  const pieces: { kind: Kind; text: string }[] = [];
  for (const line of text.split("\n")) {
    const begun = readLabel(line);
    const last = pieces.at(-1);
    if (begun) pieces.push(begun);
    else if (last) last.text += `\n${line.trimEnd()}`;
  }
  return pieces
    .map(({ kind, text: piece }) => ({ kind, text: piece.trim() }))
    .filter((piece) => piece.text !== "");
}
