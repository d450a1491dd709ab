/** Control, bidirectional and other invisible characters; line breaks and the joiners of emoji stay. */
const invisible = /(?![\n\u200D])[\p{Cc}\p{Cf}]/gu;

/**
 * What a person pasted, made safe to read: whole characters (no lone surrogates), composed, one kind of line
 * break, ordinary spaces, nothing invisible. Never throws.
 */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[\t\v\f\u00A0\u2000-\u200A\u202F\u3000]/g, " ")
    .replace(invisible, "")
    .normalize("NFC");
}

/** The length in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (code < 0x10000) bytes += 3;
    else bytes += 4;
  }
  return bytes;
}
