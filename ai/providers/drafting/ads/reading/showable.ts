import {
  conditionNouns,
  dayWords,
  finiteVerbs,
  servingVerbs,
  taleWords,
} from "../lexicon/clause-words.ts";
import { people } from "../lexicon/people.ts";
import type { Clause } from "./clause.ts";
import { howFar } from "./clause-kinds.ts";
import { isHalfRead } from "./half-read.ts";
import { isLatin } from "./noun-phrase.ts";
import { hasOwnOffer } from "./own-offers.ts";
import { foldInPlace } from "./restore-places.ts";
import { hasAny, type Token } from "./tokens.ts";

/** Characters of a clause that is shown; a longer one is a tale. */
const longestShown = 115;

/** "toquei 11 anos em orquestra", "fiz curso em Portugal": what the owner once did. */
const tellsDeed =
  /^(?!volei$)(?:[a-z]{3,}ei|fiz|tive|fui|vim|aprendi|nasci|cresci|vivi|perdi|corri|ganhamos|vencemos|dobramos|crescemos|nascemos|fomos)$/;

/** Of the owner's life, or about the ad. */
function isTale(
  { text, announced, known, joins, priced }: Unjudged,
  tokens: readonly Token[],
): boolean {
  // "com nome e idade por R$ 45" tells a kind of the thing.
  if (joins && priced) return false;
  // "gestão de anúncios" of somebody whose work it is
  // "sonho 6,50" of a bakery
  const told = tokens.filter(
    ({ key }, at) => !(known && /^anunci/.test(key)) && !(priced && at === 0 && key === "sonho"),
  );
  // "tem sim": an answer to nobody; "tem que trazer": to whom it is told nothing says
  if (/^\p{L}+ sim$|^tem que /u.test(text)) return true;
  if (/(?<!\p{L})nome (?:d[ao] (?:loja|empresa|marca|negócio)|é) /u.test(text)) return true;
  if (!priced && tellsDeed.test(tokens[0]?.key ?? "")) return true;
  return hasAny(told, taleWords) || (announced && /^\d+ anos$/.test(text));
}

/** Begins like something owners say of their shop. */
function begins(
  { known, priced, joins, announced, thing, heads }: Unjudged,
  head: string,
): boolean {
  // "Madrinhas: acima de 4 vestidos 15%"
  // "Quarta da carne: costela R$ 22,90"
  if (heads && (people.has(head) || dayWords.has(head))) return true;
  const isUsual = conditionNouns.has(head) || servingVerbs.has(head) || known;
  return isUsual || priced || joins || (announced && thing !== undefined);
}

/** "movimento caiu", "abriram a avenida": told of what was. */
const past =
  /^(?!ou$|sou$)(?:[a-z]{2,}(?:ou|iu|aram|iram|avam)|(?:nasc|cresc|morr|perd|aprend|vend|escolh)eu)$/;

/** In a list of short clauses anything named is shown, a sentence is not. */
function isNamed({ thing, text }: Unjudged, tokens: readonly Token[]): boolean {
  const names = thing !== undefined || (/^\d/.test(text) && tokens.length > 1);
  // "3 quartos, cabem 10 pessoas"
  const verbs = tokens.filter(
    ({ key }) => (finiteVerbs.has(key) && !/^cabem?$/.test(key)) || past.test(key),
  );
  return names && verbs.length === 0 && !/(?:^| )(?:é|são) /u.test(text);
}

/** "a mão de obra é grátis", "quem agenda na semana ganha 5 fotos": whole sentences of what is given. */
const tellsOffer =
  /^(?:\p{L}+ ){1,5}(?:é|são|sai|saem|fica|ficam) (?:gr[áa]tis|gratuit|de graça|de brinde|cortesia|por (?:nossa|minha) conta|por conta da casa)|^quem (?!\p{L}+ou ).* (?:ganha|leva|recebe) \P{Lu}+$/u;

/** "fica pronto em 3 dias" */
const readiness =
  /^(?:fica|ficam|sai|saem|pront[oa]s?|seca) (?:pront[oa]s? )?(?:no mesmo dia|na hora|em (?:ate )?\d+ ?(?:h|hora|dia|minuto|semana))/;

function standsAlone(key: string): boolean {
  return readiness.test(key) || howFar.test(key);
}

type Unjudged = Omit<Clause, "showable">;

/** "depois dessa data ela custa R$ 55": of what, another sentence told. */
const leansBack =
  /(?<!\p{L}|(?:para|pra|e|ou) )(?:el[ea]s?|nesse caso|dessa data|nessa data) (?!mesm|pr[óo]pri)/iu;

/** "loja 12" says nothing, and a sum that was read by half is that of something else. */
function isUnfit({ text, priced }: Unjudged): boolean {
  if (leansBack.test(text)) return true;
  const isNumber = /^(?:loja|sala|box|bloco|quiosque|banca|apto) \d+$/iu.test(text);
  return isNumber || (priced && isHalfRead(text));
}

/** Whether a clause may be shown as it stands. */
export function isShowable(clause: Unjudged, tokens: readonly Token[], isList: boolean): boolean {
  const { text, denies, offers, thing } = clause;
  const [first] = tokens;
  if (isUnfit(clause)) return false;
  if (first === undefined || denies || text.length > longestShown || !isLatin(text)) return false;
  if (isTale(clause, tokens) || (tokens.length === 1 && servingVerbs.has(first.key))) return false;
  if (begins(clause, first.key) || standsAlone(foldInPlace(text))) return true;
  if (offers && (tellsOffer.test(text) || hasOwnOffer(foldInPlace(text)))) return true;
  if (offers && (isList || thing !== undefined || /^\d/.test(first.key))) return true;
  return isList && isNamed(clause, tokens);
}
