import {
  carefulChannel,
  carefulPhrases,
  carefulPoints,
  privacyAdvice,
} from "../phrases/reviews-careful.ts";
import {
  complaintGeneral,
  complaintOpenings,
  complaintOpeningsWithPoints,
  complaintPoints,
  privateChannel,
  soberSignatures,
} from "../phrases/reviews-complaint.ts";
import {
  middleMark,
  mixedBad,
  mixedBadGeneral,
  mixedChannel,
  mixedGeneral,
  mixedGood,
  mixedGoodCalm,
  mixedGoodGeneral,
  mixedOpenings,
} from "../phrases/reviews-mixed.ts";
import { lowMark } from "../phrases/reviews-short.ts";
import type { Variety } from "../text/variety.ts";
import { addressed, assemble, inRows, say, sayAnew, tell } from "./compose.ts";
import type { Reading } from "./read-review.ts";
import type { Concern } from "./sensitive.ts";
import { nameBlame, namePraise } from "./staff-points.ts";

function privacy(reading: Reading, variety: Variety): string[] {
  return reading.personalData ? [say(variety, privacyAdvice)] : [];
}

/** Regret, the points by their names, a private channel; nothing admitted and nothing promised. */
export function answerComplaint(reading: Reading, variety: Variety): string {
  const points = nameBlame(reading);
  const opensWithPoints =
    points.length > 0 &&
    points.length < 4 &&
    inRows(points).length === 1 &&
    variety.number(2) === 1;
  const silent = points.length === 0 && reading.silent;
  const opening = opensWithPoints
    ? say(variety, complaintOpeningsWithPoints, points)
    : say(variety, silent ? lowMark.openings : complaintOpenings);
  const middle = opensWithPoints ? [] : tell(variety, complaintPoints, points, opening);
  const first = [addressed(reading.author, opening), ...middle];
  const general = sayAnew(variety, silent ? lowMark.general : complaintGeneral, first);
  return assemble({
    first: [...first, ...(points.length > 0 ? [] : [general])],
    second: [...privacy(reading, variety), say(variety, privateChannel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: sayAnew(variety, complaintGeneral, [...first, general]), into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "second" },
    ],
  });
}

/** The good half and the bad half by their names; no joy where the complaint weighs more. */
function tellBothHalves(reading: Reading, variety: Variety, opening: string): string[] {
  const [good = []] = inRows(namePraise(reading));
  const [bad = []] = inRows(nameBlame(reading));
  const glad = reading.weight !== "complaint";
  const unnamed = glad ? [say(variety, mixedGoodGeneral)] : [];
  const praise = tell(variety, glad ? mixedGood : mixedGoodCalm, good, opening);
  const pleased = praise.length > 0 ? praise : unnamed;
  const before = [opening, ...pleased].join(" ");
  const blame = tell(variety, mixedBad, bad, before);
  return [
    ...pleased,
    ...(blame.length > 0 ? blame : [sayAnew(variety, mixedBadGeneral, [before])]),
  ];
}

/** Thanks for what pleased and regret for what did not. */
export function answerMixed(reading: Reading, variety: Variety): string {
  const silent = reading.points.length === 0 && reading.staff.length === 0 && reading.silent;
  const opening = say(variety, silent ? middleMark : mixedOpenings);
  return assemble({
    first: [
      addressed(reading.author, opening),
      ...(silent ? [say(variety, lowMark.general)] : tellBothHalves(reading, variety, opening)),
    ],
    second: [...privacy(reading, variety), say(variety, mixedChannel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: say(variety, mixedGeneral), into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "second" },
    ],
  });
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
export function answerCarefully(reading: Reading, variety: Variety): string {
  const concern = gravity.find((one) => reading.concerns.includes(one)) ?? "legal";
  const { openings, reasons } = carefulPhrases[concern];
  const points = concern === "fake" || concern === "loss" ? [] : nameBlame(reading).slice(0, 3);
  const told = [
    addressed(reading.author, say(variety, openings)),
    ...(points.length > 0 ? [say(variety, carefulPoints, points)] : []),
  ];
  return assemble({
    first: [...told, sayAnew(variety, reasons, told)],
    second: [...privacy(reading, variety), say(variety, carefulChannel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Queremos ouvir o seu lado.", into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "second" },
    ],
  });
}
