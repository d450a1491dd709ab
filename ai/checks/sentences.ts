/** A sentence of a text: `text` is trimmed, `start` and `end` are its places. No sentence goes over a line's end. */
export type Sentence = { text: string; start: number; end: number };

const marks = new Set(".!?…");
const closers = new Set("\"”’')]");

/** Where a sentence may end: everything before is passed over. */
const possibleEnd = /[.!?…\n]/g;

/** Characters looked at before a full stop: the longest short form and the space before it. */
const shortForm = 12;
/** A full stop behind a list's number or a short form ends nothing. */
const noEnd =
  /(?:^\s*\d{1,3}|(?:^|[\s(])(?:sra?|dra?|prof|profa|av|r|ex|tel|pág|art|aprox|obs))$/iu;

function after(text: string, from: number, signs: ReadonlySet<string>): number {
  let at = from;
  while (signs.has(text[at] ?? "")) at += 1;
  return at;
}

/** Below zero where there is none. */
function nextEnd(text: string, from: number): number {
  possibleEnd.lastIndex = from;
  return possibleEnd.exec(text)?.index ?? -1;
}

function isEnd(text: string, lineStart: number, mark: number, end: number): boolean {
  const next = text[end];
  if (next !== undefined && !/\s/.test(next)) return false;
  const before = text.slice(Math.max(lineStart, mark - shortForm), mark);
  return text[mark] !== "." || !noEnd.test(before);
}

function toSentence(text: string, start: number, end: number): Sentence[] {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === "") return [];
  const first = start + part.indexOf(trimmed);
  return [{ text: trimmed, start: first, end: first + trimmed.length }];
}

/** The sentences of a text, each with its closing marks. "1. Peça" is one, and so is a line without a mark. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let lineStart = 0;
  for (let at = nextEnd(text, 0); at >= 0; ) {
    const isBreak = text[at] === "\n";
    const end = isBreak ? at + 1 : after(text, after(text, at, marks), closers);
    if (isBreak || isEnd(text, lineStart, at, end)) {
      sentences.push(...toSentence(text, start, end));
      start = end;
      if (isBreak) lineStart = end;
    }
    at = nextEnd(text, end);
  }
  return [...sentences, ...toSentence(text, start, text.length)];
}
