import { carryKinds } from "./carry-kinds.ts";
import { cleanText } from "./clean-text.ts";
import { fillContainers } from "./fill-containers.ts";
import { gatherKinds } from "./gather-kinds.ts";
import { gatherTypedKinds } from "./gather-typed-kinds.ts";
import { markAmounts } from "./mark-amounts.ts";
import { markMetres } from "./mark-metres.ts";
import { nameIntroduced } from "./name-introduced.ts";
import { nameUnits } from "./name-units.ts";
import { partBehindQuarters } from "./part-behind-quarters.ts";
import { partBehindSums } from "./part-behind-sums.ts";
import { partShops } from "./part-shops.ts";
import { restorePlaces } from "./restore-places.ts";
import { restoreWords } from "./restore-words.ts";
import { settleBareSums } from "./settle-bare-sums.ts";
import { settleCase } from "./settle-case.ts";
import { settleCatalogue } from "./settle-catalogue.ts";
import { settleCounts } from "./settle-counts.ts";
import { settleDenials } from "./settle-denials.ts";
import { settleFarewells } from "./settle-farewells.ts";
import { settleGuests } from "./settle-guests.ts";
import { settleHalves } from "./settle-halves.ts";
import { settleHeadings } from "./settle-headings.ts";
import { settleInclusive } from "./settle-inclusive.ts";
import { settleItems } from "./settle-items.ts";
import { settleLastOfRow } from "./settle-last-of-row.ts";
import { settleOptions } from "./settle-options.ts";
import { settleOrder } from "./settle-order.ts";
import { settlePairs } from "./settle-pairs.ts";
import { settlePeriods } from "./settle-periods.ts";
import { settlePerson } from "./settle-person.ts";
import { settlePlans } from "./settle-plans.ts";
import { settleRhythms } from "./settle-rhythms.ts";
import { settleSecond } from "./settle-second.ts";
import { settleServed } from "./settle-served.ts";
import { settleSizes } from "./settle-sizes.ts";
import { settleSlips } from "./settle-slips.ts";
import { settleSmallTown } from "./settle-small-town.ts";
import { settleSpeech } from "./settle-speech.ts";
import { settleSpeeds } from "./settle-speeds.ts";
import { settleTitled } from "./settle-titled.ts";
import { settleToo } from "./settle-too.ts";
import { settleTownState } from "./settle-town-state.ts";
import { settleTwoSums } from "./settle-two-sums.ts";
import { settleTyping } from "./settle-typing.ts";
import { settleUnitRows } from "./settle-unit-rows.ts";
import { settleVerbs } from "./settle-verbs.ts";
import { spellDays } from "./spell-days.ts";

/** Ends of sentences behind which no statement is read any more, though many an end is that of an abbreviation. */
const mostEnds = 100;

/** The text without what stands behind all the statements that are read. */
function readable(text: string): string {
  const end = [...text.matchAll(/[.!?](?=\s)|\n/g)][mostEnds];
  return end === undefined ? text : text.slice(0, end.index);
}

/** From what was typed or said to clauses as they would be written, with their sums marked; each works on what those before left. */
const settling: readonly ((text: string) => string)[] = [
  settleSmallTown,
  settleTownState,
  settleTitled,
  settleUnitRows,
  settleCatalogue,
  cleanText,
  spellDays,
  settleCounts,
  settleTwoSums,
  settleHalves,
  settleOptions,
  settleSecond,
  settleGuests,
  settleServed,
  settlePeriods,
  readable,
  settleHeadings,
  settleVerbs,
  settleItems,
  settlePlans,
  settleRhythms,
  settleFarewells,
  settleSlips,
  nameIntroduced,
  settleSpeeds,
  settleDenials,
  settleCase,
  restoreWords,
  settlePerson,
  restorePlaces,
  settleInclusive,
  settleToo,
  settleOrder,
  settlePairs,
  partBehindQuarters,
  settleTyping,
  carryKinds,
  fillContainers,
  gatherTypedKinds,
  gatherKinds,
  settleSpeech,
  partShops,
  markMetres,
  settleBareSums,
  markAmounts,
  settleLastOfRow,
  nameUnits,
  settleSizes,
  partBehindSums,
];

/** A description as its statements are read: every step in turn. */
export function settleText(description: string): string {
  return settling.reduce((told, settle) => settle(told), description);
}
