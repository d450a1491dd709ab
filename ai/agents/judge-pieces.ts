import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { Finding } from "../../contract/parts.ts";
import { type AdFault, adFaults } from "../../domain/ad-limits/ad-faults.ts";
import { fold } from "../../domain/search/fold.ts";
import { createContactCheck } from "../checks/contacts.ts";
import { type Check, faultIf, type Rule } from "../checks/fault.ts";
import { toCheck } from "../checks/guarded.ts";
import { createPieceLanguageCheck } from "../checks/language.ts";

export type FailedPiece = { piece: AdPiece; faults: readonly (AdFault | Rule)[] };
export type JudgedPieces = { good: AdPiece[]; failed: FailedPiece[] };

/** The networks have fields of their own for addresses and telephones. */
const anyContact = createContactCheck("");

/** The networks refuse a call that says nothing. */
const emptyCall: Check = (text) => faultIf(/\bclique aqui\b/.test(fold(text)), "claim");

/** "Bolo para festa" and "para festa, bolo" are one idea. */
function signature({ kind, text }: AdPiece): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${kind} ${words.sort().join(" ")}`;
}

export function withoutRepeats(pieces: readonly AdPiece[]): AdPiece[] {
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const isNew = !seen.has(signature(piece));
    seen.add(signature(piece));
    return isNew;
  });
}

/** What the pieces of one ad are judged by. */
export type AdRules = {
  /** What the owner wrote and confirmed: what stands there may be said. */
  given: string;
  /** What must not be said of it: claims, figures and contacts that nobody gave. */
  check: (text: string) => Finding[];
  /** What no piece may tell. */
  leakCheck: Check;
};

/** Tells the pieces that may be published from the others. A repetition is left out silently. */
export function createPieceJudge({
  given,
  check,
  leakCheck,
}: AdRules): (pieces: readonly AdPiece[]) => JudgedPieces {
  const checks = [
    leakCheck,
    anyContact,
    createPieceLanguageCheck(given),
    toCheck(check),
    emptyCall,
  ];
  const faultsOf = (piece: AdPiece) => [
    ...checks.flatMap((check) => check(piece.text)?.rule ?? []),
    ...adFaults(piece, given),
  ];
  return (pieces) => {
    const judged = withoutRepeats(pieces).map((piece) => ({ piece, faults: faultsOf(piece) }));
    return {
      good: judged.flatMap(({ piece, faults }) => (faults.length === 0 ? [piece] : [])),
      failed: judged.filter(({ faults }) => faults.length > 0),
    };
  };
}
