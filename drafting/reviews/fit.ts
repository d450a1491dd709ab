import { countWords } from "../../domain/text/words.ts";

/** A sentence on its way into a reply. */
export type Piece = {
  text: string;
  /** Paragraph in which it stands. */
  paragraph: 1 | 2;
  /** What goes first where the reply is too long; left out, it always stays. */
  drop?: number;
  /** A shorter wording of what always stays. */
  brief?: string;
  /** No sentence, but the place for spare ones. */
  isPlace?: true;
};

/** Words that a reply may have; what is around the pieces (name, signature) is `beside`. */
export type Room = { min: number; max: number; beside: number };

/** From here on a piece says something that the owner ticked: wordings are shortened first. */
const ticked = 5;

function wordsOf(pieces: readonly Piece[], { beside }: Room): number {
  return pieces.reduce((sum, { text }) => sum + countWords(text), beside);
}

/** One step shorter; the same where nothing is left to give. */
function shortenOnce(pieces: readonly Piece[]): readonly Piece[] {
  const [going] = pieces
    .filter(({ drop }) => drop !== undefined)
    .sort((one, other) => (one.drop ?? 0) - (other.drop ?? 0));
  const lengthy = pieces.find(({ brief }) => brief !== undefined);
  if (lengthy?.brief && (going?.drop ?? ticked) >= ticked) {
    const { brief, paragraph } = lengthy;
    return pieces.map((piece) => (piece === lengthy ? { text: brief, paragraph } : piece));
  }
  return going ? pieces.filter((piece) => piece !== going) : pieces;
}

/** The place for spare sentences. */
export function spareHere(paragraph: 1 | 2): Piece {
  return { text: "", paragraph, isPlace: true };
}

/**
 * The pieces as a reply of the wished length, where the necessary ones allow it: without the least necessary, or with
 * some that are spare.
 */
export function fitPieces(
  pieces: readonly Piece[],
  room: Room,
  spare: readonly Piece[] = [],
): Piece[] {
  let fitted = pieces;
  for (let left = pieces.length * 2; left > 0 && wordsOf(fitted, room) > room.max; left -= 1) {
    fitted = shortenOnce(fitted);
  }
  for (const piece of spare) {
    const longer = [...fitted, piece];
    if (wordsOf(fitted, room) >= room.min || wordsOf(longer, room) > room.max) continue;
    fitted = fitted.flatMap((one) =>
      one.isPlace ? [{ ...piece, paragraph: one.paragraph }, one] : one,
    );
  }
  return fitted.filter(({ isPlace }) => !isPlace);
}
