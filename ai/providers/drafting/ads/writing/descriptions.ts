import { adFaults } from "../../../../../domain/ad-limits/ad-faults.ts";
import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { adCounts, adLimits } from "../../../../../domain/ad-limits/limits.ts";
import { shortestCall } from "../../phrases/ads.ts";
import type { AdFacts, Saying } from "../ad-facts.ts";
import { essence } from "./noun-phrases.ts";
import { openings, questions, sentence, stammers, startsWell } from "./sentences.ts";

const order: readonly Saying["kind"][] = ["price", "offer", "plain"];

/** The sayings in the order of their worth; behind the first price the reader learns whom it is for. */
export function ranked(facts: AdFacts): Saying[] {
  const whom = facts.sayings.filter((saying) => saying.whom === true);
  const [first, ...rest] = order.flatMap((kind) =>
    facts.sayings.filter((saying) => saying.kind === kind && saying.whom !== true),
  );
  return first === undefined ? whom : [first, ...whom, ...rest];
}

function isSound(text: string, input: string): boolean {
  return (
    startsWell(text) &&
    !stammers(text) &&
    adFaults({ kind: "meta-text", text: sentence(text) }, input).length === 0
  );
}

function join(parts: readonly string[]): string {
  return parts.map(sentence).join(" ");
}

/** Whether a text has a word that was not said yet. */
function isNews(text: string, said: string): boolean {
  const known = new Set(essence(said).split(" "));
  return essence(text)
    .split(" ")
    .some((word) => !known.has(word));
}

/** Adds the fullest form that fits and is sound; the parts stay as they are when none does. */
export function pack(
  parts: readonly string[],
  forms: readonly string[],
  limit: number,
  input: string,
): readonly string[] {
  const said = join(parts);
  const form = forms.find((text) => {
    const longer = join([...parts, text]);
    const [context = "", what] = text.split(": ");
    if (what !== undefined && said.toLowerCase().startsWith(context.toLowerCase())) return false;
    return isNews(text, said) && fitsLimit(longer, limit) && isSound(longer.slice(0, -1), input);
  });
  return form === undefined ? parts : [...parts, form];
}

/** With the first invitation that fits. */
export function withCall(text: string, calls: readonly string[], limit: number): string {
  const call = [...calls, shortestCall].find((one) => fitsLimit(`${text} ${sentence(one)}`, limit));
  return call === undefined ? text : `${text} ${sentence(call)}`;
}

/** The opening, and what was said filled in behind it as long as there is room. */
function bodiesOf(facts: AdFacts, input: string): string[] {
  const limit = adLimits["google-description"];
  let left = ranked(facts);
  const bodies: string[] = [];
  const fill = (start: readonly string[]) => {
    let parts = start;
    for (const saying of left) {
      if (!isNews(saying.forms.at(-1) ?? "", join([...bodies, ...parts]))) {
        left = left.filter((other) => other !== saying);
        continue;
      }
      const longer = pack(parts, saying.forms, limit, input);
      if (longer !== parts) left = left.filter((other) => other !== saying);
      parts = longer;
    }
    if (parts.length > 0) bodies.push(join(parts));
  };
  const opening = pack([], openings(facts), limit, input);
  if (opening.some((what) => what.includes(" "))) fill(opening);
  while (left.length > 0 && bodies.length < adCounts["google-description"].max) {
    const before = left.length;
    fill([]);
    if (left.length === before) left = left.slice(1);
  }
  return bodies;
}

/** Descriptions of the owner's words, each with an invitation where there is room. */
export function descriptionIdeas(
  facts: AdFacts,
  calls: readonly string[],
  input: string,
): string[] {
  const limit = adLimits["google-description"];
  const [asked = ""] = questions(facts).filter(
    (text) => fitsLimit(text, limit) && isSound(text, input),
  );
  const bodies = bodiesOf(facts, input);
  const all = asked === "" ? bodies : [...bodies, sentence(asked)];
  const most = adCounts["google-description"].max;
  return all
    .slice(0, most)
    .map((body, at) => withCall(body, [...calls.slice(at % calls.length), ...calls], limit));
}
