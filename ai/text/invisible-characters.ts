/**
 * Controls, marks that turn the reading direction, zero-width characters, fillers, tags and the selectors that can
 * carry bytes: an instruction can hide in all of them.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Tab and line break; the joiners and the selector of emoji, since emoji and some scripts need them. */
const kept = new Set(["\t", "\n", "\r", "\u200C", "\u200D", "\uFE0F"]);

export function withoutInvisible(text: string): string {
  return text.replace(invisible, (character) => (kept.has(character) ? character : ""));
}
