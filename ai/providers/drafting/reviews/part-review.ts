import { fold } from "../../../../domain/search/fold.ts";
import { toPlainText } from "../text/plain-text.ts";
import { splitSentences } from "../text/sentences.ts";
import { toWords } from "../text/words.ts";
import { asksBeside, asksForDay } from "./intake/bare-questions.ts";
import { stripOrders } from "./intake/injection.ts";
import { withoutOwnersNote } from "./intake/owner-note.ts";
import { redactPersonalData } from "./intake/personal-data.ts";
import { askingOf, isTold, sentencesOf } from "./intake/questions.ts";
import { findRating } from "./intake/rating.ts";
import { concededIn, selfAnswered } from "./intake/self-answered.ts";
import { askedOf } from "./intake/settle-matters.ts";
import { weighMatters } from "./intake/weigh-matters.ts";
import { whollyAsked } from "./intake/wholly-asked.ts";
import { type Heard, type Hearing, listenTo } from "./net/listener.ts";
import { withMendedAtOnce } from "./points/mended-at-once.ts";
import { withWorthIt } from "./points/worth-it.ts";
import { closelyRead } from "./segment.ts";
import { toSegments } from "./segments.ts";
import { facesOf } from "./tone/tone.ts";

/** Characters that are read: the limit of a prompt. */
const longestRead = 8000;

/** Words of an offer that could as well be asked for: "aceita cartão". */
const bareOffer = 3;

/** "Tem estacionamento coberto e gratuito", five stars: told by who was pleased. */
function praisesOffer(sentence: string, stars = 0): boolean {
  const keys = toWords(sentence).map(({ key }) => key);
  if (asksBeside(keys) || asksForDay(keys)) return false;
  return stars > 3 && isTold(sentence) && keys.length > bareOffer;
}

/** The first sentences of what is told, those that are read closely. */
function beginningOf(telling: string): string {
  const words = [...telling.matchAll(/\S+/g)];
  const last = words[closelyRead];
  if (last === undefined) return telling;
  const kept = telling.slice(0, last.index);
  const end = kept.lastIndexOf("\n");
  return end > 0 ? kept.slice(0, end) : kept.trimEnd();
}

function hear(text: string, hearing: Hearing): Heard {
  const segments = toSegments(text);
  return { text, segments, listener: listenTo(text, segments, hearing) };
}

/** What is told is mostly the whole text, or its first sentences: it is read and heard once. */
function hearBeginning(telling: string, whole: Heard, hearing: Hearing): Heard {
  if (!`${whole.text}\n`.startsWith(`${telling}\n`)) return hear(telling, hearing);
  const sentences = splitSentences(telling).length;
  const segments = whole.segments.filter(({ sentence }) => sentence < sentences);
  return { ...whole, text: telling, segments };
}

/** What was pasted, parted into what is told and what is asked; orders and documents are left out. */
export function partReview(review: string, stars: number | undefined) {
  const plain = toPlainText(review.slice(0, longestRead));
  const { text: redacted, found: personalData } = redactPersonalData(plain);
  const { text, ordered } = stripOrders(redacted);
  const customers = withoutOwnersNote(text);
  const sentences = sentencesOf(customers);
  const wholly = whollyAsked(sentences, stars);
  const pairs = selfAnswered(sentences);
  const answered = new Set(pairs.map(({ question }) => question));
  const seeming =
    wholly ??
    askingOf(sentences, stars).filter((one) => !praisesOffer(one, stars) && !answered.has(one));
  const parts = seeming.length > 0 || customers !== text;
  const whole = parts ? text : sentences.join("\n");
  const rating = stars ?? findRating(fold(text));
  const conceded = concededIn(sentences, rating, pairs);
  const hearing = rating === undefined ? "unrated" : "rated";
  const heard = hear(whole, hearing);
  const weigher = weighMatters(heard, stars);
  const asking = wholly ?? askedOf(seeming, weigher);
  const left = new Set([...asking, ...conceded]);
  const told = wholly ? [] : sentences.filter((one) => !left.has(one));
  const beginning = hearBeginning(beginningOf(told.join("\n")), heard, hearing);
  return {
    plain,
    text,
    personalData,
    ordered,
    asking,
    telling: beginning.text,
    faces: facesOf(plain),
    segments: withMendedAtOnce(withWorthIt(beginning.segments, rating), rating),
    all: heard.segments,
    rating,
    listener: beginning.listener,
    weigher,
  };
}

/** A review parted, before it is understood. */
export type PartedReview = ReturnType<typeof partReview>;
