import type { Said } from "../phrases/marketing-answers.ts";
import { planWords } from "../phrases/marketing-plan.ts";
import { capitalise } from "../text/grammar.ts";
import type { Variety } from "../text/variety.ts";
import type { Piece } from "./piece.ts";
import type { Context } from "./read-context.ts";

/** "Para a sua barbearia em Olinda, ", or nothing. */
function businessOf({ trade, place }: Context): string {
  const business = trade ? `${trade.gender} ${trade.name}` : place && "o seu negócio";
  return business ? `Para ${business}${place ? ` ${place}` : ""}, ` : "";
}

/** Where the plan leads, in one sentence; after a direct answer only that it has an order. */
export function openingOf(
  pieces: readonly Piece[],
  context: Context,
  answer: Said | undefined,
  variety: Variety,
): string {
  const whose = businessOf(context);
  if (answer !== undefined && !answer.isOfSource)
    return capitalise(`${whose}${variety.pick(planWords.orders)}.`);
  const [first = "", second] = pieces.map(({ goal }) => goal);
  const joint = first.includes(",") ? "; em seguida," : variety.pick(planWords.thens);
  const then = second === undefined ? "" : `${joint} ${second}`;
  return capitalise(`${whose}${variety.pick(planWords.starts)} ${first}${then}.`);
}
