import { adLimits } from "../../../../../domain/ad-limits/limits.ts";
import type { NounPhrase, Saying } from "../ad-facts.ts";
import { conditionNouns } from "../lexicon/clause-words.ts";
import { headOf } from "../trade-of.ts";
import { bareSpan } from "./belongs.ts";
import { isTended } from "./choose-products.ts";
import type { Clause } from "./clause.ts";
import { opensCase } from "./clause-kinds.ts";
import type { Group } from "./group.ts";
import { foldInPlace } from "./restore-places.ts";
import { formsOf } from "./saying-forms.ts";

/** What stands between and is neither shown nor belongs to an offer is left out; the first clause says what it is about. */
function shownClauses({ clauses }: Group): Clause[] {
  return clauses.filter(
    ({ narrows, showable, priced, offers }, at) =>
      at === 0 || showable || narrows || priced || offers,
  );
}

const startsSmall = /^(?:em|no|na|de|para|com|e|ou|a(?! cada)|mais|se) /;

/** "os dois juntos por R$ 270": of what, only the sums before tell. */
const ofOthers = /^(?:(?:[oa]s )?(?:dois|duas|três)|ambos|ambas)(?!\p{L})/u;

/** "Outros bairros cobro R$ 20" says nothing alone. */
function namesItsThing({ orphan }: Group, [first]: readonly Clause[]): boolean {
  return orphan || first?.thing !== undefined || conditionNouns.has(headOf(first?.text ?? ""));
}

/** "Levando três peças", "14 anos": and then? */
function saysNothing({ text, narrows, priced, offers }: Clause): boolean {
  return bareSpan.test(text) || (narrows && !priced && !offers && opensCase(text));
}

/** "Gás do Beto: P20 por R$ 220" is told behind what and where, and its sum never alone in a title. */
function tellsOfItself(whole: string, main: NounPhrase | undefined): boolean {
  return (
    main !== undefined &&
    whole.startsWith(main.text) &&
    /^: \D/u.test(whole.slice(main.text.length))
  );
}

/** Where what a group says is its main thing and what that costs, it opens the ad. */
function opensAd(group: Group, whole: string, main: NounPhrase | undefined): boolean {
  const isOfMain = group.orphan && main !== undefined && whole.startsWith(main.text);
  return isOfMain && !tellsOfItself(whole, main);
}

const titleLength = adLimits["google-title"];

/** What a group says, if it may be shown: whole, in the owner's words. */
export function toSaying(group: Group, main: NounPhrase | undefined): Saying | undefined {
  const clauses = shownClauses(group);
  if (clauses.length === 0 || !clauses.every(({ showable }) => showable)) return undefined;
  const [only, second] = clauses;
  if (second === undefined && only !== undefined && saysNothing(only)) return undefined;
  const forms = formsOf({ ...group, clauses }, main);
  const [whole] = forms;
  if (whole === undefined) return undefined;
  const isPriced = clauses.some(({ priced }) => priced);
  const isOffer = clauses.some(({ offers }) => offers);
  const isOfService = main !== undefined && isTended(clauses[0]?.thing, main);
  const isNamed = !isPriced || (namesItsThing(group, clauses) && !isOfService);
  const isOfItself = group.orphan && tellsOfItself(whole, main);
  const opens = opensAd(group, whole, main);
  return {
    kind: isPriced ? "price" : isOffer ? "offer" : "plain",
    forms,
    brief:
      isNamed &&
      !(isOfItself && whole.length > titleLength) &&
      !ofOthers.test(whole) &&
      group.isList !== true &&
      !startsSmall.test(foldInPlace(whole)) &&
      !/ (?:à parte|por fora)$/u.test(whole),
    ...(opens ? { opens: true as const } : {}),
  };
}
