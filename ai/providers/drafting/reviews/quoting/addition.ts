import { fold } from "../../../../../domain/search/fold.ts";
import { toWords } from "../../text/words.ts";
import { isVerbForm } from "../lexicon/verbs.ts";

/** Folded. "Até a orquídea que eu ...", "inclusive o dente que ninguém ...". */
const opening =
  /^(?:ate|ate mesmo|inclusive) (?:(?:[oa]s?|aquel[ea]s?|ess[ea]s?|meus?|minhas?|noss[oa]s?|uma?) )?(?:\w+ ){1,3}que (?:eu|a gente|nos|ninguem|(?:meus?|minhas?|noss[oa]s?) \w+|todo mundo|todos|el[ea]s?) /;

/** What the customer of themselves feels and does, as the present tense tells it. */
const present = /^\w+[aeo]$/;
const past = /^\w{2,}(?:ou|eu|iu|ram)$/;

/**
 * "Até a orquídea que eu sempre mato": only more of what the sentence before tells, with no verb but that of its aside.
 * Alone it says the contrary. "Até a vizinha que eu nem conhecia elogiou" has a verb of its own.
 */
export function isAddition(text: string): boolean {
  const folded = fold(text);
  const found = opening.exec(folded)?.[0];
  if (found === undefined || folded.includes(",")) return false;
  const [first, ...rest] = toWords(folded.slice(found.length))
    .map(({ key }) => key)
    .filter((key) => !/^(?:nunca|sempre|nem|nao|ja|mais|tanto|so|me|se|mal)$/.test(key));
  if (first === undefined || !(isVerbForm(first) || present.test(first))) return false;
  return !rest.some((key) => past.test(key) || (isVerbForm(key) && !key.endsWith("r")));
}
