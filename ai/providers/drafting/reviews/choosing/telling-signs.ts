import { fold } from "../../../../../domain/search/fold.ts";
import { classOf, conceptOf } from "../../text/sentiment/concept-of.ts";
import { toWords } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import type { Fragment } from "../quoting/quotes.ts";
import { besideOthers, type ClauseSounds, type Side } from "./beside-others.ts";
import type { Sided } from "./candidates.ts";
import { type Feel, stepOf } from "./context.ts";

/** A text of this kind, one side of it, and how its clauses sound. */
export type Telling = { side: Side; tone: Sided; feel: Feel; sounds: ClauseSounds };

/** All for folded text. */
const flags: Readonly<Record<string, RegExp>> = {
  family:
    /\b(?:sogr[ao]s?|cunhad[ao]s?|marido|espos[ao]|genro|nora|vizinh[ao]s?|ti[ao]s?|prim[ao]s?|amig[ao]s?|irmaos?|irmas?|patroa?|patrao|chefe|mae|pais?|avos?|vo|vovo|net[ao]s?|sobrinh[ao]s?|namorad[ao]|noiv[ao]|compadre\w*|comadre|afilhad[ao]|padrinho|madrinha|colega\w*|familia|mulher|galera|filh[ao]s?|menin[ao]s?|crianca\w*|guri|guria|bebe|moleque\w*|cacul[ao])\b/,
  self: /\b(?:eu|fui|fiz|vim|quis|pude|sai|ri|\p{L}{2,}ei|estou|tava|vou|sou)\b/u,
  own: /\b(?:meu|minha|meus|minhas)\b/,
  denial: /\b(?:nao|nem|nunca|sem|nada|ninguem)\b/,
  comparing: /\b(?:parec\w+|igual\w*|como se|que nem|tipo|melhor que|coisa de|digno)\b/,
  dealing:
    /\b(?:atend\w+|explic\w+|cuid\w+|entreg\w+|cheg\w+|preco\w*|valor\w*|cobr\w+|barat\w+|car[ao]s?|limp\w+|rapid\w+|demor\w+|esper\w+|fila|pacien\w+|carinh\w+|educ\w+|troc\w+|embal\w+|caprich\w+|sab\w+|qualidade|acab\w+|orcament\w+|consert\w+|mont\w+|funcion\w+|arrum\w+|pont[ou]\w+|avis\w+|respond\w+|devolv\w+|combin\w+)\b/,
  // It opens like half of a clause that goes on elsewhere.
  aside:
    /^(?:se|quando|enquanto|como|embora|apesar|caso|do que|de que|cujo|onde|nem|ou|tipo|tanto|mesmo|depois|antes|ate|alem|sem|para|pra|por|pelo|pela|de|do|da|dos|das|com|no|na|nos|nas|ao|em)\b/,
};

type Counted = { things: number; own: number; opinions: number };

/** Things and opinions that the lexicon knows in a stretch. */
function countKnown(text: string): Counted {
  const count = { things: 0, own: 0, opinions: 0 };
  for (const { value } of lexicon().scan(toWords(text))) {
    if (value.kind === "opinion") count.opinions += 1;
    if (value.kind !== "thing") continue;
    if (value.class === "own" || value.class === "pet") count.own += 1;
    else count.things += 1;
  }
  return count;
}

const chanceSteps = 8;

/** The signs of whether a stretch speaks of what this side of the review was written for. */
export function tellingSigns(fragment: Fragment, telling: Telling): string[] {
  const { side, feel } = telling;
  const folded = fold(fragment.text);
  const keys = toWords(fragment.text).map(({ key }) => key);
  const known = countKnown(fragment.text);
  const feeling = feel(fragment.text);
  const kinds = keys.flatMap((key) => conceptOf(key) ?? classOf(key) ?? []);
  return [
    `side:${side}`,
    `own:${side}:${stepOf(side === "good" ? feeling.good : feeling.bad, chanceSteps)}`,
    `other:${side}:${stepOf(side === "good" ? feeling.bad : feeling.good, chanceSteps)}`,
    `neutral:${side}:${stepOf(feeling.neutral, chanceSteps)}`,
    `things:${Math.min(known.things, 3)}`,
    `own-things:${Math.min(known.own, 2)}`,
    `opinions:${Math.min(known.opinions, 2)}`,
    `length:${Math.min(keys.length, 11)}`,
    `clause:${Math.min(fragment.clause, 5)}`,
    `inside:${fragment.from > 0}`,
    `whole:${fragment.whole}`,
    `opens:${fragment.opens}`,
    `first:${keys[0]}`,
    `first2:${keys[0]} ${keys[1]}`,
    `last:${keys.at(-1)}`,
    ...Object.entries(flags).flatMap(([name, flag]) =>
      flag.test(folded) ? [`${name}`, `${name}:${side}`] : [],
    ),
    ...new Set(keys.flatMap((key) => [`word:${key}`, `word:${side}:${key}`])),
    ...besideOthers(fragment, feeling, telling),
    ...new Set(kinds.flatMap((kind) => [`kind:${kind}`, `kind:${kind}:${side}`])),
  ];
}
