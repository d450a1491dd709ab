import type { Said } from "../points/read-points.ts";

export type Tone = "praise" | "complaint" | "mixed" | "question" | "neutral";

/** How many voices speak for and against; points are voices about something named. */
type Votes = { goodPoints: number; good: number; badPoints: number; bad: number };

function votesOf(said: Said): Votes {
  const goodPoints = said.points.filter(({ polarity }) => polarity === 1).length;
  const badPoints = said.points.length - goodPoints;
  const bad = badPoints + said.bad;
  return {
    goodPoints,
    good: goodPoints + said.good + (bad === 0 ? said.polite : 0),
    badPoints,
    bad,
  };
}

function toneByRating(
  rating: number,
  { goodPoints, good, badPoints, bad }: Votes,
  turns: boolean,
): Tone {
  if (rating >= 4.5 && !turns && good > bad) return "praise";
  if (rating >= 4) return badPoints === 0 && (bad === 0 || good > bad) ? "praise" : "mixed";
  if (rating >= 2.5) return "mixed";
  return goodPoints > 0 ? "mixed" : "complaint";
}

/** One side with points beats the other without, unless the text turns with a "mas". */
function toneOfBoth({ goodPoints, badPoints, bad }: Votes, said: Said): Tone {
  if (said.turns) return "mixed";
  if (goodPoints === 0 && badPoints > 0 && said.good <= bad) return "complaint";
  return badPoints === 0 && goodPoints > 1 ? "praise" : "mixed";
}

function toneByVoices(votes: Votes, said: Said): Tone | undefined {
  if (votes.good > 0 && votes.bad > 0) return toneOfBoth(votes, said);
  if (votes.bad > 0) return "complaint";
  const sure = said.firm > 0 || said.points.length > 1;
  return votes.good > 0 && sure ? "praise" : undefined;
}

/**
 * Whose voice prevails; undefined where no firm word is said. Thanks and congratulations beside a complaint are
 * often irony. `faces`: above 0 for happy ones, below for angry ones.
 */
export function toneOf(said: Said, rating: number | undefined, faces: number): Tone | undefined {
  const votes = votesOf(said);
  if (said.polite > 0 && votes.bad > 0 && votes.goodPoints === 0) return "complaint";
  if (rating !== undefined) return toneByRating(rating, votes, said.turns);
  const byFaces = faces > 0 ? "praise" : "complaint";
  return toneByVoices(votes, said) ?? (faces === 0 ? undefined : byFaces);
}

const happy = /[😀😃😄😁😊😍🥰😘🤩😋❤♥💕💖💗💯👏🙌👍🎉🏆✨💪🙏😻🔥]/u;
const angry = /[😡🤬😠😤👎🤮🤢💩😒😞😔😢😭🙄😣😖😫😩☹🚫]/u;

/** 1 where the faces of a text are happy, -1 where they are angry, 0 where it has neither or both. */
export function facesOf(text: string): number {
  return Number(happy.test(text)) - Number(angry.test(text));
}

/** Which half of a mixed text weighs more. */
export function weightOf(said: Said, rating: number | undefined): "praise" | "complaint" {
  if (rating !== undefined) return rating >= 3 ? "praise" : "complaint";
  const { goodPoints, badPoints, bad } = votesOf(said);
  return badPoints > goodPoints || bad > goodPoints + said.good ? "complaint" : "praise";
}

/** Praise beyond doubt: what sounds like harm in it is a figure of speech. */
export function isGlad(tone: Tone, rating: number | undefined, said: Said): boolean {
  if (tone !== "praise") return false;
  const { good, bad, points, firm } = said;
  const praised = points.filter(({ polarity }) => polarity === 1).length;
  if (rating !== undefined) return rating >= 4;
  return good + points.length > 1 || (firm > 0 && praised > 0 && bad + points.length === praised);
}
