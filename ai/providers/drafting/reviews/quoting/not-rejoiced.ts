import type { Tone } from "../tone/tone.ts";

/** Folded. "Meu cabelo tava um caco", "eu estava um trapo": how sorry it looked before. */
const sorry =
  /\b(?:meus?|minhas?|noss[oa]s?|eu)(?: \w+){0,3} (?:tava|tavam|estava|estavam|andava|parecia)m? (?:\w+ )?(?:(?:um|uma|so [oa]|pura?) )?(?:caco|bagaco|trapo|farrapo|lixo|horror|desastre|espantalho|vassoura|palha|monstr\w|bagunca|nojo|chiqueiro|horrive(?:l|is)|destruid[oa]s?|detonad[oa]s?|acabad[oa]s?|podres?)\b/;

/** Folded. "Gostava muito daqui", "ia sempre": what was liked and is no more. */
const wasLiked =
  /^(?:eu |a gente |nos |sempre |antes |antigamente )*(?:gostava|amava|adorava|curtia|confiava|recomendava|indicava|frequentava|elogiava)(?:mos)?\b/;

/** "Que açaí é esse": the call alone, which tells nothing of what pleased. */
const bareCall = /\bque (?:\w+ ){1,3}(?:e|eh|foi) (?:ess|est|aquel)[ea]s?$/;
/** A stretch that says more goes before it. */
const mostOfCall = 0.5;

/** Folded. Whether a stretch tells what was liked, and where something is blamed is liked no more. */
export function tellsPastLiking(folded: string): boolean {
  return wasLiked.test(folded);
}

/** Folded. How good a stretch is to be rejoiced over, at most. */
export function mostJoy(folded: string, tone: Tone): number {
  if (sorry.test(folded)) return 0;
  if (tone === "mixed" && tellsPastLiking(folded)) return 0;
  return bareCall.test(folded) ? mostOfCall : 1;
}
