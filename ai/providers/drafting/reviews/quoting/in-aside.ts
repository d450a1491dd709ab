import { fold } from "../../../../../domain/search/fold.ts";
import { isVerbForm } from "../lexicon/verbs.ts";

/** Folded. What a stretch ends with, where its verb is still to come: "... e meu filho". */
const subject =
  "(?:^|[ ,])(?:[oa]s?|meus?|minhas?|noss[oa]s?|uma?|aquel[ea]) [a-z]{2,}(?: (?:d[aeo]s? )?[a-z]{3,})?";
const awaitsAside = new RegExp(`${subject}$`);
const closesAside = new RegExp(`${subject}, que [^,]{1,40}$`);
const aside = /^que [^,]{1,40}, /;
const small = /^(?:(?:nao|nem|se|me|nos|ja|ainda|so|tambem|ate|quase|nunca|sempre) )+/;

/** Words that begin what somebody does, though they look like none: "ficou", "escorregou", "foi". */
function beginsWithVerb(rest: string): boolean {
  const [verb = ""] = rest.replace(small, "").split(/[^a-z]/);
  return (verb !== "e" && isVerbForm(verb)) || /^(?:foi|era|veio|\w{2,}(?:ou|eu|iu))$/.test(verb);
}

/** "O quarto tinha mofo e meu filho | que tem bronquite | piorou": what stands before an aside, or behind it, is half a sentence. */
export function isInAside(rest: string, before: string): boolean {
  const [left, right] = [fold(before).trim(), fold(rest)];
  const told = aside.exec(right);
  if (told !== null && awaitsAside.test(left)) return beginsWithVerb(right.slice(told[0].length));
  return closesAside.test(left) && beginsWithVerb(right);
}
