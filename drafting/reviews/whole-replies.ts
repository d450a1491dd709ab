import type { Stars } from "../../contract/gemini-chat.ts";
import type { Business, ReviewCaseName } from "../../contract/parts.ts";
import type { Piece } from "./fit.ts";
import { channelOf, choose, fill, type Speech, sayFrame } from "./say.ts";

/** A case with replies of its own; secrecy sounds differently below praise. */
export type ReservedCase = Exclude<ReviewCaseName, "stars-only"> | "secret-praise";

type Context = { speech: Speech; business: Business };

/** Sentences of a whole reply: the ones in the middle go where it must be short. */
function asPieces(sentences: readonly string[]): Piece[] {
  return sentences.map((text, at) => ({
    text,
    paragraph: 1,
    ...(at > 0 && at < sentences.length - 1 && { drop: at }),
  }));
}

/** A reserved reply, the same whatever else the review says. */
export function reservedPieces(
  kind: ReservedCase,
  isMourning: boolean,
  { speech, business }: Context,
): Piece[] {
  const { cases } = speech.pack;
  const reply = choose(cases.get(kind) ?? cases.get("accusation") ?? [], kind, speech);
  const grief = isMourning && kind !== "mourning" ? (cases.get("condolence") ?? []) : [];
  const slots = { channel: channelOf(business, speech.pack) };
  return asPieces([...grief, ...fill(reply, speech, slots).split(" / ")]);
}

/** A reply to stars without a text, or to a text that says nothing sure. */
export function barePieces(stars: Stars = 3, { speech, business }: Context): Piece[] {
  const tone = stars > 3 ? "good" : stars < 3 ? "bad" : "neutral";
  const slots = { channel: channelOf(business, speech.pack) };
  return asPieces([1, 2, 3].map((place) => sayFrame(`${tone}-${place}`, speech, slots)));
}
