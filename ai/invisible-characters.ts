/**
 * Controls (tab and line break stay), marks that turn the reading direction, zero-width characters
 * and tags: an instruction can hide in them. The joiners stay, since emoji and some scripts need them.
 */
const invisible =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, (character) => (/[\t\n\r]/.test(character) ? character : ""));
}
