/** A piece of a prompt; a placeholder keeps its brackets. Joined, the pieces are the prompt. */
export type PromptSegment = { kind: "text" | "placeholder"; text: string };

/** `[...]` on one line, without brackets inside and with more than white space in it. */
const placeholder = /(\[(?=[^[\]]*[^[\]\s])[^[\]\r\n\u2028\u2029]+\])/;

/** Characters inside the brackets; longer ones do not fit a phone's line. */
const maxLength = 60;

/** The prompt cut into text and `[placeholders]`; empty pieces are left out. */
export function splitPlaceholders(text: string): PromptSegment[] {
  return text
    .split(placeholder)
    .map(
      (piece, index): PromptSegment => ({
        kind: index % 2 === 1 ? "placeholder" : "text",
        text: piece,
      }),
    )
    .filter((segment) => segment.text !== "");
}

/** Whether every bracket belongs to a placeholder, and each holds 1 to 60 characters on one line. */
export function isWellFormed(text: string): boolean {
  return splitPlaceholders(text).every((segment) =>
    segment.kind === "text"
      ? !/[[\]]/.test(segment.text)
      : [...segment.text.slice(1, -1)].length <= maxLength,
  );
}
