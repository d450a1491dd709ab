import {
  carefulChannel,
  carefulPhrases,
  carefulPoints,
  carefulThanks,
  privacyAdvice,
} from "../phrases/reviews-careful.ts";
import { soberSignatures } from "../phrases/reviews-complaint.ts";
import {
  middleMark,
  mixedBadGeneral,
  mixedGeneral,
  mixedGoodGeneral,
} from "../phrases/reviews-mixed.ts";
import { complaintBanks, mixedBanks, type Register } from "../phrases/reviews-registers.ts";
import { lowMark } from "../phrases/reviews-short.ts";
import type { Variety } from "../text/variety.ts";
import { addressed, type Draft, inRows, say, sayAnew, tell, thanking } from "./compose.ts";
import type { Reading } from "./read-review.ts";
import type { Concern } from "./sensitive.ts";
import { nameBlame, namePraise } from "./staff-points.ts";

function privacy(reading: Reading, variety: Variety): string[] {
  return reading.personalData ? [say(variety, privacyAdvice)] : [];
}

/** Regret, the points by their names, a private channel; nothing admitted and nothing promised. */
export function answerComplaint(reading: Reading, variety: Variety, register: Register): Draft {
  const bank = complaintBanks[register];
  const points = nameBlame(reading);
  const opensWithPoints =
    points.length > 0 &&
    points.length < 4 &&
    inRows(points).length === 1 &&
    variety.number(2) === 1;
  const silent = points.length === 0 && reading.silent;
  const opening = opensWithPoints
    ? say(variety, bank.openingsWithPoints, points)
    : say(variety, silent ? lowMark.openings : bank.openings);
  const middle = opensWithPoints ? [] : tell(variety, bank.points, points, opening);
  const first = [addressed(reading.author, opening), ...middle];
  const general = sayAnew(variety, silent ? lowMark.general : bank.general, first);
  const thanks = thanking.test(first.join(" ")) ? [] : [sayAnew(variety, bank.thanks, first)];
  return {
    first: [...first, ...(points.length > 0 ? [] : [general])],
    second: thanks,
    kept: [...privacy(reading, variety), say(variety, bank.channel)],
    signature: say(variety, bank.signatures),
    fillers: [
      { text: sayAnew(variety, bank.general, [...first, general]), into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "end" },
    ],
  };
}

/** The good half and the bad half by their names; no joy where the complaint weighs more. */
function tellBothHalves(
  reading: Reading,
  variety: Variety,
  { bank, opening }: { bank: (typeof mixedBanks)[Register]; opening: string },
): { pleased: string[]; blame: string[] } {
  const [good = []] = inRows(namePraise(reading));
  const [bad = []] = inRows(nameBlame(reading));
  const glad = reading.weight !== "complaint";
  const unnamed = glad ? [say(variety, mixedGoodGeneral)] : [];
  const praise = tell(variety, glad ? bank.good : bank.goodCalm, good, opening);
  const pleased = praise.length > 0 ? praise : unnamed;
  const before = [opening, ...pleased].join(" ");
  const blame = tell(variety, bank.bad, bad, before);
  return {
    pleased,
    blame: blame.length > 0 ? blame : [sayAnew(variety, mixedBadGeneral, [before])],
  };
}

/** Thanks for what pleased and regret for what did not. */
export function answerMixed(reading: Reading, variety: Variety, register: Register): Draft {
  const bank = mixedBanks[register];
  const silent = reading.points.length === 0 && reading.staff.length === 0 && reading.silent;
  const opening = say(variety, silent ? middleMark : bank.openings);
  const { pleased, blame } = silent
    ? { pleased: [], blame: [say(variety, lowMark.general)] }
    : tellBothHalves(reading, variety, { bank, opening });
  return {
    first: [addressed(reading.author, opening), ...pleased, ...blame],
    brief: [addressed(reading.author, opening), ...blame.slice(0, 1)],
    second: [],
    kept: [...privacy(reading, variety), say(variety, bank.channel)],
    signature: say(variety, bank.signatures),
    fillers: [
      { text: say(variety, mixedGeneral), into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "end" },
    ],
  };
}

const gravity: readonly Concern[] = [
  "loss",
  "health",
  "animal",
  "respect",
  "money",
  "legal",
  "fake",
];

/** Grave matters: regret for what is told, nothing confirmed, no cheer, straight to a private talk. */
export function answerCarefully(reading: Reading, variety: Variety): Draft {
  const concern = gravity.find((one) => reading.concerns.includes(one)) ?? "legal";
  const { openings, reasons } = carefulPhrases[concern];
  const points = concern === "fake" || concern === "loss" ? [] : nameBlame(reading).slice(0, 3);
  const told = [
    addressed(reading.author, say(variety, openings)),
    ...(points.length > 0 ? [say(variety, carefulPoints, points)] : []),
  ];
  return {
    first: [...told, sayAnew(variety, reasons, told)],
    second: concern === "fake" || concern === "loss" ? [] : [say(variety, carefulThanks)],
    kept: [...privacy(reading, variety), say(variety, carefulChannel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Queremos ouvir o seu lado.", into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "end" },
    ],
  };
}
