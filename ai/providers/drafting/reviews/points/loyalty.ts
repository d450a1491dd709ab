import { devotion, habit, patron } from "../lexicon/loyalty.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import type { Segment } from "../segments.ts";

/** Words of such a sentence at most. */
const longest = 16;

/** What no faithful customer says beside it: a denial, a limit, a lack, a wait. */
const but =
  /^(?:na?o|nunca|nem|sem|ninguem|nada|mas|so|apenas|ja|demor[a-z]*|esper[a-z]*|atras[a-z]*|falt[a-z]*|consigo|consegu[a-z]*|tarde|fil[a-z]|fech[a-z]*|acab[a-z]*|esquec[a-z]*|err[a-z]*|reclam[a-z]*|problema[a-z]*)$/;

/**
 * "Vou quinzenalmente faz 3 anos", "minha roupa só vai pra lá": how often, or since when, one comes, and nothing of how it
 * was.
 */
export function tellsLoyalty({ words, marks }: Segment, from = 0, end = words.length): boolean {
  if (end - from > longest) return false;
  const blamed = marks.some(
    ({ value, start }) =>
      value.kind === "opinion" && value.polarity === -1 && start >= from && start < end,
  );
  if (blamed) return false;
  const keys = words.slice(from, end).map(({ key }) => key);
  const text = ` ${keys.join(" ")} `;
  const devoted = text.search(devotion) >= 0;
  if (!devoted && (text.search(habit) < 0 || text.search(patron) < 0)) return false;
  const rest = text.replace(devotion, ",").replace(habit, ",").replace(patron, ",");
  return !rest
    .split(" ")
    .some((key, at, all) => but.test(key) || (isVerbForm(key) && !isObject(all[at - 1])));
}

/** "Minha compra", "o corte": a noun that looks like a verb. */
function isObject(before = ""): boolean {
  return /^(?:[oa]s?|d[aeo]s?|n[oa]s?|meus?|minhas?|uma?|para|quem|que|eu|gente|e|se)$/.test(
    before,
  );
}
