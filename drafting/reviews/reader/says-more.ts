import { fold } from "../../../domain/search/fold.ts";
import { readClauses } from "./clauses.ts";
import { readPoints } from "./read-points.ts";

/** A "mas" or a word of complaint, read or not. */
const shadow =
  /\b(?:mas|porem|entretanto|so que|so (?:[oa]s?|que|achei|nao|demor\w+)|apesar|embora|pena|unic[oa]|exceto|but|pero|absurd[oa]|infelizmente|falt(?:ou|aram|ando)|pessim\w+|horriv\w+|ruim|ruins|pior|errad[oa]s?|esquec\w+|reclam\w+|quebr(?:ou|ad\w+)|suj[oa]s?|decepc\w+|chatead\w+|problemas?|raiva)\b/;

/** Whether a text of which praise was read may say something else too, or says most of it in words that were not read. */
export function saysMore(text: string): boolean {
  if (shadow.test(fold(text))) return true;
  const clauses = readClauses(text).flat();
  const glad = clauses.filter((clause) => readPoints([[clause]]).praised.size > 0);
  return clauses.length > 2 && glad.length * 2 < clauses.length;
}
