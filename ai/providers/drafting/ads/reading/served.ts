import { people } from "../lexicon/people.ts";
import { isTradeWord } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";

/** Whom the owner serves, and the clause without them where it tells a place as well. */
export type Served = { whom: string; only: boolean; rest: string };

const name = "(?:\\p{Lu}[\\p{L}'-]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+)*|centro)";
const where = `(?:em|n[ao]s?) (?:bairro )?${name}(?:(?:,| e)(?: (?:em|n[ao]s?))? ${name})*`;
/** "atendo em domicílio em Natal gestantes", "trabalho com quem", "pego crianças" */
const serving = new RegExp(
  "^(?:(?:e|eu|a gente|nós|também) )*((?:atend|trabalh|peg)(?:o|amos|emos))" +
    `((?: (?:em|a|no|na) (?:domicílio|casa|consultório|clínica|estúdio|salão))?(?: ${where})?)` +
    "(?: com| principalmente| mais| muito)*( só| somente| apenas)? (\\p{Ll}+)(?: (\\p{L}.*))?$",
  "u",
);
const namedPlace = new RegExp(`(?:^| )(?:só )?${where}$`, "u");

/** "quem faz musculação consulta 180" */
const sumBehind = / \p{Ll}{4,} \d{2,}(?! ?(?:anos|meses|dias|kg|h)).*$/u;

/** "restaurante e dona de casa": beside people a shop is a buyer too. */
function listsPeople(behind: string): boolean {
  const [, next = ""] = /^(?:e|ou) (\p{Ll}+)/u.exec(behind) ?? [];
  return people.has(foldInPlace(next)) && !isTradeWord(next);
}

/** "atendo quem comprou carro usado", "pego crianças de 4 a 11 anos no Fonseca": whom the shop is for. */
export function servedIn(clause: string): Served | undefined {
  const [, verb = "", lead = "", only, head = "", behind = ""] = serving.exec(clause) ?? [];
  const key = foldInPlace(head);
  // "trabalho com" goes with goods too, "atendo escolas" reads well as it stands.
  if (
    !people.has(key) ||
    (isTradeWord(key) && !listsPeople(behind)) ||
    /^(?:clientes?|publico|gente)$/.test(key)
  )
    return undefined;
  const place = namedPlace.exec(behind)?.[0] ?? "";
  // "pego idosos para hemodiálise"
  const told = behind
    .slice(0, behind.length - place.length)
    .replace(sumBehind, "")
    .replace(/(?:^| )para .*$/u, "");
  const at = `${lead}${place === "" ? "" : ` ${place.trim()}`}`;
  const isPlaced = /^(?:atend|peg)/u.test(verb);
  return {
    whom: `${head} ${told}`.trim(),
    only: only !== undefined,
    rest: at !== "" && isPlaced ? `atendo${at}` : "",
  };
}
