import { fold } from "../../domain/search/fold.ts";
import { termsOf } from "../knowledge/terms.ts";
import { type Check, faultIf } from "./fault.ts";

/** Words that every reply has: to share them with the review names nothing. */
const everyReply = new Set(
  termsOf(
    "obrigado agradecer avaliação comentário desculpas lamentar equipe cliente visita experiência opinião contar voltar ola",
  ),
);

/** Letters that two words have to share at their beginning: "demorou" and "demora". */
const sharedBeginning = 5;

/** What a story tells without the word that a reply has for it, on folded text. */
const sameMatter: readonly [told: RegExp, said: RegExp][] = [
  [
    /\b\d{1,2} ?(?:h\b|hs\b|horas?\b|min)|\b(?:horas?|minutos?|dias?|semanas?|demor|atras|esper|fila|lent|ate (?:agora|hoje)|so cheg)/,
    /\b(?:atras|demor|esper|tempo|prazo|fila)/,
  ],
  [/\b(?:car[oa]s?\b|barat|prec|valor|cust|cobr|r\$)/, /\b(?:prec|valor|cust|cobranc)/],
  [
    /\b(?:gross[oa]|educad|ignor|atend|simpat|gentil|rude|trat(?:ou|aram|ad)|grit|debochad)/,
    /\b(?:atend|cuidado|carinho|respeito|tratament|simpatia|gentileza)/,
  ],
];

/** Words for the matters of the review, which are none of its own. */
function matterOf(review: string): (reply: string) => boolean {
  const folded = fold(review);
  const said = sameMatter.flatMap(([told, words]) => (told.test(folded) ? [words] : []));
  return (reply) => said.some((words) => words.test(fold(reply)));
}

function beginningsOf(stems: Iterable<string>): Set<string> {
  return new Set(Array.from(stems, (stem) => stem.slice(0, sharedBeginning)));
}

/** Names and short words are no stems: compared whole. */
function namesIn(text: string): string[] {
  return (text.match(/(?<=\p{L}[\s,]{1,3})\p{Lu}\p{Ll}{2,}/gu) ?? []).map(fold);
}

/**
 * One thing that the review tells is named at least. A review that tells nothing (stars, "ok") asks for nothing.
 * @param points how we would name what the review tells, where it uses other words ("caro" is about the price).
 */
export function createDetailCheck(review: string, points: readonly string[]): Check {
  const told = [...termsOf(review), ...points.flatMap(termsOf)].filter(
    (stem) => stem.length > 2 && !everyReply.has(stem),
  );
  const details = beginningsOf(told);
  const names = new Set(namesIn(review));
  const speaksOfMatter = matterOf(review);
  if (details.size + names.size === 0) return () => undefined;
  return (text) => {
    const said = beginningsOf(termsOf(text));
    const isNamed =
      [...said].some((one) => details.has(one)) ||
      speaksOfMatter(text) ||
      namesIn(` a ${text}`).some((name) => names.has(name));
    return faultIf(!isNamed, "detail");
  };
}
