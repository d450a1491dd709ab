import { withoutEmoji } from "../text/emoji.ts";
import { lineEnd, plainLine } from "../text/strip-markdown.ts";

/** Takes the text of a model piece by piece; gives what can no longer change, without marks. */
export type PlainTextStream = {
  push: (text: string) => string;
  /** The rest, when the answer is over. */
  end: () => string;
};

/** What may be, or become, part of a mark as long as its line goes on. */
const mayBeMark = /[*_`~[\]\\|#>+=]/;

/** The full stop of a list's number, or of a short form. */
const noEnd = String.raw`(?<!^\s*\d{1,3}|(?<!\p{L})(?:sra?|dra?|av|r|ex|tel|pág|art|aprox))`;

/** Up to the last sentence that is over: a space follows, or a word and its mark are the last that came. */
const wholeSentences = new RegExp(
  String.raw`^.*(?:${noEnd}[.!?…]["”’')]*(?=\s)|(?<=[\p{L}"”’')])${noEnd}[.!?…]+["”’')]*$)`,
  "isu",
);

/** A line break of two characters may have come by half, and so may a character of two units. */
const half = /(?:\r|[\uD800-\uDBFF])$/;

function withoutHalf(text: string): string {
  return half.test(text) ? text.slice(0, -1) : text;
}

/** What of an unfinished line is certain; without the space behind it, which may be the line's last. */
function certainPart(line: string): string {
  const mark = line.search(mayBeMark);
  const clean = mark < 0 ? line : line.slice(0, mark);
  return wholeSentences.exec(clean)?.[0] ?? "";
}

/**
 * All that comes out, put together, is `stripMarkdown` of all that went in, emoji left out. Spaces and line breaks
 * are held back until something follows them.
 */
export function createPlainTextStream(): PlainTextStream {
  let raw = "";
  /** Of the line in `raw`, what has left already. */
  let left = "";
  let breaks = 0;
  let hasText = false;

  /** Puts what was held back before it. */
  function emit(text: string): string {
    const shown = hasText ? text : text.trimStart();
    if (!shown) return "";
    const before = hasText ? "\n".repeat(Math.min(breaks, 2)) : "";
    [breaks, hasText] = [0, true];
    return before + shown;
  }

  function emitLine(line: string): string {
    const plain = plainLine(line);
    const sent = left;
    left = "";
    if (plain === null) return "";
    // Only the "!" of a picture's mark can have left before it was known to be one.
    const rest = plain.slice(plain.startsWith(sent) ? sent.length : sent.length - 1);
    const shown = emit(rest);
    breaks += 1;
    return shown;
  }

  function emitPart(): string {
    const part = certainPart(withoutHalf(raw).slice(left.length));
    if (!part.trim()) return "";
    left += part;
    return emit(part);
  }

  return {
    push: (text) => {
      // At once: between the two characters of a line break they would make two of it.
      raw = withoutEmoji(raw + text);
      const lines = withoutHalf(raw).split(lineEnd);
      const last = lines.pop() ?? "";
      raw = last + raw.slice(withoutHalf(raw).length);
      return lines.map(emitLine).join("") + emitPart();
    },
    end: () => {
      const line = raw;
      raw = "";
      return line ? line.split(lineEnd).map(emitLine).join("").trimEnd() : "";
    },
  };
}
