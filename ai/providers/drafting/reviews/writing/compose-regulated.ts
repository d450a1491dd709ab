import {
  privacyAdvice,
  regulatedComplaint,
  regulatedMixed,
  regulatedPraise,
} from "../../phrases/reviews-careful.ts";
import { soberSignatures } from "../../phrases/reviews-complaint.ts";
import type { Variety } from "../../text/variety.ts";
import type { Reading } from "../read-review.ts";
import { addressed, type Draft, inRows, say, tell } from "./compose.ts";
import { answerBeside } from "./compose-praise.ts";
import { nameBlame, namePraise } from "./staff-points.ts";

/** Health, law and accounts: nothing says that the person is or was a client. */
export function answerRegulated(reading: Reading, variety: Variety): Draft {
  return reading.tone === "praise" ? praise(reading, variety) : regret(reading, variety);
}

function praise(reading: Reading, variety: Variety): Draft {
  const points = namePraise(reading);
  const { openings, points: about, general, thanks, farewells } = regulatedPraise;
  const opening = addressed(reading.author, say(variety, openings));
  const gratitude = /obrigad|agrade|grat/i.test(opening) ? [] : [say(variety, thanks)];
  return {
    first: [opening, ...tell(variety, about, points).slice(0, 1), say(variety, general)],
    second: [
      ...(reading.asks ? [answerBeside(reading.topics, variety)] : []),
      ...gratitude,
      say(variety, farewells),
    ],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Cada palavra de apoio é recebida com alegria por todos aqui.", into: "first" },
      { text: "Toda opinião é lida com atenção e respeito.", into: "first" },
    ],
  };
}

function regret(reading: Reading, variety: Variety): Draft {
  const [good = []] = reading.tone === "mixed" ? inRows(namePraise(reading)) : [];
  const [bad = []] = inRows(nameBlame(reading));
  const mixed = reading.tone === "mixed";
  const { points, privacy, secrecy, channel } = regulatedComplaint;
  const badSentence = mixed
    ? say(variety, bad.length > 0 ? regulatedMixed.bad : regulatedMixed.badGeneral, bad)
    : bad.length > 0 && say(variety, points, bad);
  return {
    first: [
      addressed(
        reading.author,
        say(variety, mixed ? regulatedMixed.openings : regulatedComplaint.openings),
      ),
      ...(good.length > 0 ? [say(variety, regulatedMixed.good, good)] : []),
      ...(badSentence ? [badSentence] : []),
    ],
    second: mixed ? [] : [say(variety, regulatedComplaint.thanks)],
    kept: [
      ...(reading.personalData ? [say(variety, privacyAdvice)] : []),
      say(variety, reading.secret ? secrecy : privacy),
      say(variety, channel),
    ],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Toda opinião é lida com atenção e respeito.", into: "first" },
      { text: "Será uma conversa tranquila e respeitosa.", into: "end" },
    ],
  };
}
