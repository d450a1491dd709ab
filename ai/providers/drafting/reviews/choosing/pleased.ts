import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

/** What whoever was along did out of joy. */
const liking =
  /^(?:am(?:a|am|ou|aram|ava|avam)|ador(?:a|am|ou|aram)|curti(?:u|ram)|gost(?:a|am|ou|aram)|pir(?:a|am|ou|aram)|vibr(?:a|am|ou|aram)|encant(?:a|am|ou|aram)|divert(?:e|em|iu|iram)|acab(?:ou|aram)|devor(?:a|am|ou|aram)|ronron(?:a|am|ou|aram)|lamb(?:e|em|eu|eram)|enlouquec(?:e|em|eu|eram)|fic(?:a|am|ou|aram) (?:doid|louc|encantad|maravilhad|feli)\p{L}*) /u;
const between =
  /^(?:d[aeo]s? (?:meu |minha )?\p{L}+ |(?:se|todos|todas|tambem|simplesmente|sempre|aqui|la|ja|que) )*/u;
/** Words that may be looked at. */
const reach = 8;

/** "A galera pirou no karaokê", "minha gata ronrona com o sachê": who was pleased, and not what pleased. */
export function isPleased(
  { thing, quality, segment = -1, at = -1 }: Point,
  segments: readonly Segment[],
): boolean {
  if (quality !== undefined || at < 0) return false;
  if (thing?.class !== "pet" && thing?.id !== "equipe") return false;
  const behind = (segments[segment]?.words ?? []).slice(at + 1, at + reach);
  return liking.test(
    behind
      .map(({ key }) => `${key} `)
      .join("")
      .replace(between, ""),
  );
}
