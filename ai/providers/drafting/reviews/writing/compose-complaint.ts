import {
  carefulChannel,
  carefulPhrases,
  carefulPoints,
  carefulThanks,
  guardedPhrases,
  privacyAdvice,
} from "../../phrases/reviews-careful.ts";
import { soberSignatures } from "../../phrases/reviews-complaint.ts";
import {
  middleMark,
  mixedBadGeneral,
  mixedGeneral,
  mixedGoodGeneral,
  mixedOpeningsBrief,
} from "../../phrases/reviews-mixed.ts";
import { complaintBanks, mixedBanks, type Register } from "../../phrases/reviews-registers.ts";
import { askedTooAtAll, askedTooOf, lowMark } from "../../phrases/reviews-short.ts";
import type { Variety } from "../../text/variety.ts";
import type { Concern } from "../intake/sensitive.ts";
import {
  namesBeside,
  quoteBadHalf,
  quoteComplaint,
  quoteGoodHalf,
  withoutQuoted,
} from "../quoting/compose-quotes.ts";
import { sayBadHalf, sayComplained, sayGoodHalf } from "../quoting/say-quotes.ts";
import type { Reading } from "../read-review.ts";
import {
  addressed,
  alreadyThanks,
  type Draft,
  inRows,
  openWith,
  say,
  sayAnew,
  tell,
  withoutTurn,
} from "./compose.ts";
import { nameBlame, nameHonoured, namePraise } from "./staff-points.ts";

function privacy(reading: Reading, variety: Variety): string[] {
  return reading.personalData ? [say(variety, privacyAdvice)] : [];
}

/** A question beside what did not please: where it is answered, too; beside blame alone what has no topic is rhetoric. */
function askedToo({ asks, topics, tone }: Reading, variety: Variety): string[] {
  if (!asks) return [];
  if (topics.length > 0) return [say(variety, askedTooOf, topics)];
  return tone === "mixed" ? [say(variety, askedTooAtAll)] : [];
}

type Telling = { variety: Variety; register: Register; opening: string };

/** Who alone helped is told that it was read, without joy. */
function thankHonoured(reading: Reading, { variety, register, opening }: Telling): string[] {
  const names = nameHonoured(reading);
  return names.length > 0 ? tell(variety, mixedBanks[register].goodCalm, names, opening) : [];
}

/** Regret, the points by their names, a private channel; nothing admitted and nothing promised. */
export function answerComplaint(reading: Reading, variety: Variety, register: Register): Draft {
  const bank = complaintBanks[register];
  const { quotes, reading: surely } = quoteComplaint(reading);
  const points = namesBeside(nameBlame(surely), quotes);
  const speaks = points.length > 0 || quotes.length > 0;
  const silent = !speaks && reading.silent;
  const openings = silent ? lowMark.openings : bank.openings;
  const { opening, middle } = openWith(points, { ...bank, openings }, variety);
  const named = [addressed(reading.author, opening), ...middle];
  const how = { variety, register, before: named, names: points };
  const told = [...named, ...sayComplained(quotes, how)];
  const first = [
    ...told,
    ...thankHonoured(reading, { variety, register, opening: told.join(" ") }),
  ];
  const general = sayAnew(variety, silent ? lowMark.general : bank.general, first);
  const courtesies = silent ? lowMark.thanks : bank.thanks;
  const thanks = alreadyThanks(first) ? [] : [sayAnew(variety, courtesies, first)];
  const [row = []] = inRows(points);
  const brief = () => [
    addressed(reading.author, say(variety, bank.openingsWithPoints, row)),
    ...sayComplained(quotes, how),
  ];
  return {
    ...(row.length > 0 && quotes.length > 0 && { brief: brief() }),
    first: [...first, ...(speaks ? [] : [general])],
    second: thanks,
    kept: [...privacy(reading, variety), say(variety, bank.channel), ...askedToo(reading, variety)],
    signature: say(variety, bank.signatures),
    fillers: [
      {
        text: sayAnew(variety, silent ? lowMark.general : bank.general, [...first, general]),
        into: "first",
      },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "end" },
    ],
  };
}

/** What pleased, by its names and in the customer's words; no joy where the complaint weighs more. */
function tellGood(reading: Reading, { variety, register, opening }: Telling): string[] {
  const bank = mixedBanks[register];
  const { quotes, reading: surely } = quoteGoodHalf(reading);
  const [names = []] = inRows(namesBeside(namePraise(surely), quotes));
  const pleases = reading.weight !== "complaint";
  const how = { variety, register, before: [opening], names, pleases };
  if (quotes.length > 0) return sayGoodHalf(quotes, how);
  if (names.length > 0) return tell(variety, pleases ? bank.good : bank.goodCalm, names, opening);
  return pleases && reading.praises ? [say(variety, mixedGoodGeneral)] : [];
}

/** What did not please, by its names or in the customer's words. */
function tellBad(
  reading: Reading,
  { variety, register, opening }: Telling,
  pleased: boolean,
): string[] {
  const bank = mixedBanks[register];
  const { quotes, reading: surely } = quoteBadHalf(reading);
  const [names = []] = inRows(namesBeside(nameBlame(surely), quotes));
  const how = { variety, register, before: [opening], names, turns: pleased };
  if (quotes.length > 0) return sayBadHalf(quotes, how);
  const turned = (sentences: readonly string[]) => (pleased ? sentences : withoutTurn(sentences));
  if (names.length > 0) return tell(variety, turned(bank.bad), names, opening);
  return [sayAnew(variety, turned(mixedBadGeneral), [opening])];
}

/** The good half, then the bad half. */
function tellBothHalves(reading: Reading, telling: Telling) {
  const pleased = tellGood(reading, telling);
  const opening = [telling.opening, ...pleased].join(" ");
  const rest = withoutQuoted(reading, quoteGoodHalf(reading).quotes);
  return { pleased, blame: tellBad(rest, { ...telling, opening }, pleased.length > 0) };
}

/** Words of a text that is neither complete nor detailed, at most. */
const fewWords = 12;

/** Thanks for what pleased and regret for what did not. */
export function answerMixed(reading: Reading, variety: Variety, register: Register): Draft {
  const bank = mixedBanks[register];
  const silent = reading.points.length === 0 && reading.staff.length === 0 && reading.silent;
  const openings =
    reading.words <= fewWords && register === "plain" ? mixedOpeningsBrief : bank.openings;
  const opening = say(variety, silent ? middleMark : openings);
  const { pleased, blame } = silent
    ? { pleased: [], blame: [say(variety, lowMark.general)] }
    : tellBothHalves(reading, { variety, register, opening });
  return {
    first: [addressed(reading.author, opening), ...pleased, ...blame],
    brief: [addressed(reading.author, opening), ...blame.slice(0, 1)],
    second: [],
    kept: [...privacy(reading, variety), say(variety, bank.channel), ...askedToo(reading, variety)],
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

/** Concerns beside which nothing is named. */
const unnamed: readonly Concern[] = ["fake", "loss"];

/** What is blamed beside a grave matter; whoever is accused of deceit is accused of no bad manners. */
function besideGrave(reading: Reading, concern: Concern): string[] {
  if (unnamed.includes(concern)) return [];
  const names = nameBlame(reading);
  const accused = concern === "money" && reading.certain.includes("money");
  return (accused ? names.filter((name) => !/^o atendimento d/.test(name)) : names).slice(0, 3);
}

/** Grave matters: regret for what is told, nothing confirmed, no cheer, straight to a private talk. */
export function answerCarefully(reading: Reading, variety: Variety): Draft {
  const concern = gravity.find((one) => reading.concerns.includes(one)) ?? "legal";
  const { openings, reasons } = reading.certain.includes(concern)
    ? carefulPhrases[concern]
    : guardedPhrases;
  const points = besideGrave(reading, concern);
  const told = [
    addressed(reading.author, say(variety, openings)),
    ...(points.length > 0 ? [say(variety, carefulPoints, points)] : []),
  ];
  return {
    first: [...told, sayAnew(variety, reasons, told)],
    second: unnamed.includes(concern) ? [] : [say(variety, carefulThanks)],
    kept: [...privacy(reading, variety), say(variety, carefulChannel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Queremos entender bem o que você conta.", into: "first" },
      { text: "Assim, podemos ouvir você com calma e respeito.", into: "end" },
    ],
  };
}
