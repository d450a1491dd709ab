import type { Word } from "../../text/words.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

const lacking =
  /(?:^| )(?:(?:na?o|nem|nunca) (?:ha|tem|tinha|havia|existe|existia|sobra|sobrou|achei|achamos|encontrei|tive|deixam|possui|oferecem?) (?:nem |nenhum |um |sequer |mais |muito )*|(?:falt(?:a|ou|ava|am)|cade|sem|nenhum|nem um|zero|pouco|carece de|precisa(?:m|va)? de) (?:um |nem |nenhum |o )?(?=onde|lugar|canto|cantinho|espaco|local|ponto|area))(?:onde|(?:lugar|canto|cantinho|espaco|local|ponto)(?:zinho)? (?:\p{L}+ )?(?:para|de|pra)(?: a gente| nos| eu| se)?) (?:se )?\p{L}+(?:ar|er|ir|or)(?:em|mos)? /u;
/** "Não tem onde reclamar": no place is meant. */
const figurative =
  /(?:onde|para) (?:reclamar|recorrer|ligar|errar|correr|melhorar|duvid\p{L}+|tirar) $/u;
const ofTime = /^(?:wait|duration|speed|slowness|agility|delay)$/;
/** What tells of time in so many words. */
const waited = /^(?:demor\p{L}*|atras\p{L}*|lent\p{L}*|espera|fila)$/u;

/** The place behind "não há onde prender", "falta lugar pra trocar"; undefined where no place is missing. */
export function missingPlaceIn(words: readonly Word[]): number | undefined {
  const text = `${words.map(({ key }) => key).join(" ")} `;
  const [found] = lacking.exec(text) ?? [];
  if (found === undefined || figurative.test(found)) return undefined;
  return text
    .slice(0, text.indexOf(found) + found.length)
    .trim()
    .split(" ").length;
}

/** "Não há onde prender a bicicleta, rodei vinte minutos": amiss is the place, and neither the time nor what was to be done there. */
export function isOfMissingPlace(
  { thing, quality, segment = -1, at = -1 }: Point,
  segments: readonly Segment[],
  deed: boolean,
): boolean {
  const words = segments[segment]?.words ?? [];
  const end = missingPlaceIn(words);
  if (end === undefined) return false;
  if (deed && at === end - 1) return true;
  const timed = ofTime.test(quality ?? "") && thing === undefined;
  return timed && (at === end - 1 || !waited.test(words[at]?.key ?? ""));
}
