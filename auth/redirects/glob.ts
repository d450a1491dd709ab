/** What one place of a pattern takes: a character, or any number of them. */
type Piece = { takes: (character: string) => boolean; many: boolean };

const separators = "./";
const isPlain = (character: string) => !separators.includes(character);

/**
 * `*` stands for anything but `.` and `/`, `**` for anything, `?` for one character that is neither, `[a-z]`
 * and `[!a-z]` for one of these, or none of these. Takes no longer than pattern times text, whatever they are.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  const pieces = piecesOf(pattern);
  let places = reach(pieces, [0]);
  for (const character of text) places = step(pieces, places, character);
  return places.has(pieces.length);
}

/** Where the pattern may stand after one more character. */
function step(pieces: readonly Piece[], places: ReadonlySet<number>, character: string) {
  const taken = [...places].filter((place) => pieces[place]?.takes(character));
  return reach(
    pieces,
    taken.map((place) => (pieces[place]?.many ? place : place + 1)),
  );
}

/** With the places behind what may also stand for nothing. */
function reach(pieces: readonly Piece[], from: readonly number[]): Set<number> {
  const places = new Set(from);
  // A set goes on with what is added while it is walked.
  for (const place of places) if (pieces[place]?.many) places.add(place + 1);
  return places;
}

function piecesOf(pattern: string): Piece[] {
  const parts = pattern.match(/\*\*+|\[!?[^\]]+\]|\\?[\s\S]/gu) ?? [];
  return parts.map(pieceOf);
}

function pieceOf(part: string): Piece {
  if (part === "*") return { takes: isPlain, many: true };
  if (part.startsWith("*")) return { takes: () => true, many: true };
  if (part === "?") return { takes: isPlain, many: false };
  if (part.startsWith("[") && part.length > 1) return { takes: classOf(part), many: false };
  const literal = part.length > 1 && part.startsWith("\\") ? part.slice(1) : part;
  return { takes: (character) => character === literal, many: false };
}

function classOf(part: string): (character: string) => boolean {
  const isNegated = part.startsWith("[!");
  const ranges = part.slice(isNegated ? 2 : 1, -1).match(/[\s\S]-[\s\S]|[\s\S]/gu) ?? [];
  return (character) =>
    ranges.some((range) => {
      const [first = "", , last = first] = [...range];
      return first <= character && character <= last;
    }) !== isNegated;
}
