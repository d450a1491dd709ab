/** Abbreviations whose full stop ends no sentence, folded. */
const abbreviations =
  /(?:^|[\s(])(?:sr|sra|srta|dr|dra|prof|profa|av|min|obs|ex|etc|tel|n|\p{Lu})$/iu;

/** "Caro? É.": an answer of one letter, and no initial. */
const answer = /\?\s{1,3}é$/iu;

function endsSentence(text: string, at: number): boolean {
  const sign = text[at];
  if (sign === "\n" || sign === ";" || sign === "…" || sign === "!" || sign === "?") return true;
  if (sign !== ".") return false;
  if (text[at + 1] === ".") return false;
  const next = text.slice(at + 1, at + 2);
  if (next === "" || /\s/.test(next)) {
    const before = text.slice(Math.max(0, at - 6), at);
    return answer.test(before) || !abbreviations.test(before);
  }
  return /\p{Ll}/u.test(text.slice(Math.max(0, at - 1), at)) && /\p{Lu}/u.test(next);
}

/**
 * The sentences of a text, trimmed, each with its closing signs ("Nunca mais!!"). Lines and semicolons part
 * sentences too; the dots of "1.500", "Dr. Paulo" and "Carla S. escreveu" do not.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!endsSentence(text, at)) continue;
    while (/[.!?…;\s]/.test(text[at + 1] ?? "")) at += 1;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}
