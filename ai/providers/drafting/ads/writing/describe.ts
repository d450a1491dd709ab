import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { shortestCall } from "../../phrases/ads.ts";
import type { Options } from "./identity.ts";
import { essence } from "./noun-phrases.ts";
import { sentence } from "./sentences.ts";

/** Words that make a sentence of a fact and say nothing themselves. */
const leadWords = new Set(
  "temos fazemos trabalhamos conheca procura precisa pague preco precos atendimento".split(" "),
);

function sayings(text: string): string[] {
  return essence(text)
    .split(" ")
    .filter((word) => !leadWords.has(word));
}

/** The options that add a word to what was said. */
export function saysMore(options: Options, said: string): Options {
  const known = new Set(sayings(said));
  return options.filter((option) => sayings(option).some((word) => !known.has(word)));
}

/** Options that may be skipped for a better invitation: the same words without their verb. */
const skippable = 1;

function fitting(options: Options, call: string, limit: number): number {
  return options.findIndex((option) => fitsLimit(`${sentence(option)} ${sentence(call)}`, limit));
}

/** The fullest option that leaves room for an invitation, which makes it a whole sentence. */
export function describe(
  options: Options,
  calls: readonly string[],
  limit: number,
): string | undefined {
  const places = calls
    .map((call) => ({ call, at: fitting(options, call, limit) }))
    .filter(({ at }) => at >= 0);
  const fullest = Math.min(...places.map(({ at }) => at));
  const best = places.find(({ at }) => at === fullest);
  const brief = fitting(options, shortestCall, limit);
  const isBetter = brief >= 0 && (best === undefined || brief < best.at - skippable);
  const chosen = isBetter ? { call: shortestCall, at: brief } : best;
  if (chosen === undefined) return undefined;
  return `${sentence(options[chosen.at] ?? "")} ${sentence(chosen.call)}`;
}
