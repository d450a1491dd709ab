import type { Call, Offer, Place, Price } from "../ad-facts.ts";
import { foldInPlace } from "./restore-places.ts";

/** A fact found inside a statement. */
export type Found =
  | { type: "price"; price: Price }
  | { type: "offer"; offer: Offer; call?: Call }
  | { type: "place"; place: Place }
  | { type: "audience"; audience: string };

/** A statement taken apart: words not yet understood and, between them, what was. */
export type Segment = string | Found;

/** Reads one match; undefined when it turns out to be no fact. */
export type ReadMatch = (match: RegExpExecArray, written: string) => Found | undefined;

/**
 * Finds facts in a piece of text. The pattern (with flag "g") runs over the folded text; `written` is the same stretch as the owner
 * wrote it.
 */
export type Reader = { pattern: RegExp; read: ReadMatch };

/** Characters before a fact in which a denial is looked for. */
const denialReach = 60;

/** "não fazemos entrega", "sem taxa de entrega": the words deny what they name. */
const denied =
  /\b(?:nao|nunca|nem)\b[^,.;:()]*$|\bsem (?:(?:taxa|custo|cobranca|valor|precisar) (?:d[aeo] )?)?$/;

function splitOne(text: string, { pattern, read }: Reader): Segment[] {
  const key = foldInPlace(text);
  const segments: Segment[] = [];
  let done = 0;
  for (const match of key.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const found = read(match, text.slice(match.index, end));
    const before = key.slice(Math.max(done, match.index - denialReach), match.index);
    if (found === undefined || denied.test(before)) continue;
    segments.push(text.slice(done, match.index), found);
    done = end;
  }
  segments.push(text.slice(done));
  return segments.filter((segment) => segment !== "");
}

/** Lets each reader in turn take its facts out of the words that are still left. */
export function takeApart(text: string, readers: readonly Reader[]): Segment[] {
  let segments: Segment[] = [text];
  for (const reader of readers) {
    segments = segments.flatMap((segment) =>
      typeof segment === "string" ? splitOne(segment, reader) : [segment],
    );
  }
  return segments;
}
