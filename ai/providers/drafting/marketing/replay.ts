import type { Turn } from "../../../../contract/gemini-chat.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import { afterMove, type Earlier, type Move, nothingEarlier } from "./earlier.ts";
import { followUp } from "./follow-up.ts";

/** A question whose own predecessors are cut off: its answer still names what it rested on. */
function withNamed(move: Move, answer: string): Move {
  if (move.kind !== "unknown" || move.reading.isOutside) return move;
  const all = [...openKnowledge().documents.values()];
  const documents = all.filter(
    ({ kind, title }) => kind !== "lesson" && answer.includes(`“${title}”`),
  );
  return documents.length > 0 ? { ...move, kind: "plan", documents } : move;
}

/** What the earlier questions came to: the engine answers the same question alike, so its answers need no reading. */
export function replay(exchange: readonly Turn[]): Earlier {
  return exchange.reduce(
    (earlier, { question, answer }) =>
      afterMove(earlier, withNamed(followUp(question, earlier), answer)),
    nothingEarlier,
  );
}
