import type { NounPhrase } from "../ad-facts.ts";
import { conditionNouns, movingWords, partNouns } from "../lexicon/clause-words.ts";
import { needsComplement } from "../lexicon/trades.ts";
import { headOf, isPart, isTradeWord, toSingular } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { unique } from "./unique.ts";

/** A thing named in the text, and how sure it is to be on offer. */
export type Candidate = { thing: NounPhrase; announced: boolean; known: boolean; first: boolean };

/** "o frete é por minha conta" beside the goods: how they come. */
function isBrought(thing: NounPhrase, announced: boolean, isFirst: boolean): boolean {
  return movingWords.has(headOf(thing.text)) && !announced && !isFirst;
}

/** "travesseiro grátis", "pintura inclusa": comes with what is sold, and is no product of the shop. */
function isGiven(text: string): boolean {
  return /^(?:[\p{L}\d]+ ){1,6}?(?:gr[áa]tis|gratuit[oa]s?|inclus[oa]s?|de brinde|de cortesia)(?!\p{L})/u.test(
    text,
  );
}

/** "kit com carnes, pão de alho e farofa por R$ 320": a part of the kit is not sold alone. */
function isOfKit(before: Clause | undefined, { text, priced }: Clause): boolean {
  const isKit = /^(?:kit|combo|cesta|caixa|box|bandeja)s? .* com /u.test(before?.text ?? "");
  return isKit && before?.priced === false && priced && / e /u.test(text);
}

export function candidatesOf(clauses: readonly Clause[], isFirst: boolean): Candidate[] {
  return clauses.flatMap((clause, at) => {
    const { thing, text, announced, known, denies, placeOnly, offers } = clause;
    return thing === undefined ||
      denies ||
      isOfKit(clauses[at - 1], clause) ||
      placeOnly ||
      isBrought(thing, announced, isFirst && at === 0) ||
      (offers && (at > 0 || isCondition(thing) || (!isFirst && isGiven(text))))
      ? []
      : [{ thing, announced, known, first: isFirst && at === 0 }];
  });
}

/** "venda" alone, "kit com 10": of what? */
function saysWhat({ text, ...rest }: NounPhrase): boolean {
  if (isPart({ text, ...rest })) return false;
  return text.includes(" ") || !needsComplement.has(toSingular(headOf(text)));
}

/** Shops and makers speak of themselves first and of their goods next: the goods are what people search for. */
export function chooseMain(candidates: readonly Candidate[]): NounPhrase | undefined {
  const sure = candidates.filter(({ announced, known, first }) => announced || known || first);
  const [first] = sure;
  const named = sure.find(({ thing }) => saysWhat(thing)) ?? first;
  const made = sure.find(
    ({ thing, announced, known }) =>
      saysWhat(thing) &&
      announced &&
      known &&
      thing.trade !== "professional" &&
      thing.trade !== "business",
  );
  return named?.thing.trade === "professional" && made !== undefined ? made.thing : named?.thing;
}

/** Come to mend, clean or mount what is the customer's. */
const menders =
  /^(?:desentup|encanador|eletricista|pintor|dedetiza|diarista|faxineir|montador|estofador|tapeceir|chaveiro|mecanic|tecnic|marido|jardineir|pedreir|passadeira|gesseir)/;

/** In "lavagem de sofá, colchão e tapete" the colchão is washed, not sold. */
function isDoneTo(thing: NounPhrase, main: NounPhrase): boolean {
  const isService = main.trade === "quotable" || main.trade === "service";
  const isMender = main.trade === "professional" && menders.test(headOf(main.text));
  return (isService || isMender) && thing.trade === "goods";
}

/** "escritório em Vitória", "professora com 15 anos de experiência": where and by whom, and no product. */
function isBareMaker({ text, trade }: NounPhrase, main: NounPhrase): boolean {
  const isMaker = trade === "business" || (trade === "professional" && main.trade !== trade);
  return isMaker && !text.includes(" ");
}

/** "garantia de 90 dias" and "kit com 3" are none; "troca de tela" is. */
export function isCondition({ text }: NounPhrase): boolean {
  const head = headOf(text);
  return partNouns.has(head) || (conditionNouns.has(head) && !/ d[aeo]s? /u.test(text));
}

/** The main product and the others that are surely on offer. */
export function chooseProducts(candidates: readonly Candidate[]): NounPhrase[] {
  const main = chooseMain(candidates);
  if (main === undefined) return [];
  const others = candidates
    .filter(
      ({ announced, known, thing }) => (announced || known) && isTradeWord(headOf(thing.text)),
    )
    .filter(({ announced, thing }) => announced || !isBareMaker(thing, main))
    .map(({ thing }) => thing)
    .filter((thing) => saysWhat(thing) && !isDoneTo(thing, main) && !isCondition(thing));
  const all = unique([main, ...others], ({ text }) => text);
  return all.filter(
    ({ text }, at) => at === 0 || !all.some((other) => other.text.startsWith(`${text} `)),
  );
}
