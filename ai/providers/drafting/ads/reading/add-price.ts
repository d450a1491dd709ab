import { conditionNouns, narrowers, partNouns, servingVerbs } from "../lexicon/clause-words.ts";
import { units as counted, variants } from "../lexicon/price-words.ts";
import { isTradeWord, toSingular } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { firstOfRun, type Group, mergeFrom } from "./group.ts";
import { bargain, specialOfDay } from "./own-offers.ts";
import { partyOf } from "./per-head.ts";
import { foldInPlace } from "./restore-places.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** "R$ 12 o pote de bolo", "cobro R$ 150 o frete": the word in front of what a sum is for. */
function namer(first: Token | undefined): RegExp {
  return first?.key === "r" ? /^de$/ : /^(?:de|o|a)$/;
}

/** "a aplicação custa R$ 90" */
function withoutArticle(text: string): string {
  return text.replace(/^[oa]s? (?=\p{Ll}{3})/u, "");
}

/** "30 ovos por R$ 28", "1000 panfletos por R$ 140": what is counted is what the sum is for. */
function countsGoods(text: string): boolean {
  const [, noun = ""] = /^\d[\d.]* (\p{Ll}{3,}s)(?!\p{L}).*R\$/u.exec(text) ?? [];
  const key = foldInPlace(noun);
  return (
    noun !== "" &&
    !units.test(toSingular(key)) &&
    !counted.has(toSingular(key)) &&
    !partNouns.has(key) &&
    !variants.test(key) &&
    !conditionNouns.has(key)
  );
}

/** Names what its sum is for: "corte R$ 40", "R$ 12 o pote de bolo". */
function saysWhatFor(clause: Clause): boolean {
  const { thing } = clause;
  const text = withoutArticle(clause.text);
  if (thing !== undefined || /^primeir[ao] \p{L}/u.test(text) || countsGoods(text)) return true;
  const [first, ...rest] = tokensOf(text);
  const isLead = /^(?:cobro|cobramos)$/.test(first?.key ?? "");
  return first !== undefined && /[a-z]{3}/.test(first.key) && !narrowers.has(first.key) && !isLead
    ? !/^(?:(?:por|a|de|desde|apenas|custa|sai|tudo|fica|total)$|valor|preco)/.test(first.key)
    : /^(?:r|cobro|cobramos)$/.test(first?.key ?? "") &&
        rest.some(({ key }, at) => namer(first).test(key) && isTradeWord(rest[at + 1]?.key ?? ""));
}

/** "o cento", "a dúzia": the unit of what was named before. */
const units =
  /^(?:cento|duzia|par|unidade|caixa|porcao|quilo|kg|litro|fatia|pote|metro|hora)\b(?! d[aeo]s? )/;

/** "em até 4x sem juros acima de R$ 500", "as duas ganham R$ 20 de desconto": a sum, and no price. */
const noPrice =
  /^(?:se|quem|na) .* (?:tiro|tiramos|abato|abatemos) r\$|^(?:em )?(?:ate )?\d+ ?(?:x|vezes) sem juros (?:acima|a partir|em compras)|\bganham? r\$ [\d.,]+ de desconto|^[a-z]+ (?:extra|adicional|excedente) (?:por )?r\$|^(?:em|n[ao]) .* cobr(?:o|amos) r\$|^taxa de (?:entrega|deslocamento|frete) /;

export function isBarePrice(clause: Clause): boolean {
  const key = foldInPlace(clause.text);
  // "na segunda todo corte é R$ 25"
  if (noPrice.test(key) || bargain.test(key) || specialOfDay.test(key)) return false;
  return (
    clause.priced && (!saysWhatFor(clause) || units.test(foldInPlace(withoutArticle(clause.text))))
  );
}

function canOwnPrice({ thing, known, announced, heads }: Clause): boolean {
  return thing !== undefined && (known || announced || heads);
}

/** One item of a list with no sum of its own: the sum at the end may be for all of them. */
function isItem({ clauses: [only, second], orphan }: Group): boolean {
  return (
    only !== undefined &&
    second === undefined &&
    !orphan &&
    only.known &&
    !only.priced &&
    !only.offers &&
    !only.heads &&
    only.thing?.trade !== "business" &&
    only.thing?.trade !== "professional"
  );
}

/** "Orçamento por foto", "equipe treinada": said of the shop, and no part of what a sum is for. */
function isApart({ clauses: [only, second] }: Group): boolean {
  const [head] = tokensOf(only?.text ?? "");
  if (only === undefined || head === undefined || second !== undefined) return false;
  const isShops = conditionNouns.has(head.key) && !partNouns.has(head.key);
  return (isShops || servingVerbs.has(head.key)) && !only.priced && !only.offers && !only.heads;
}

/** "4 encontros aos sábados, R$ 480 o casal": what is held has the sum behind it. */
function isHeld({ clauses: [first] }: Group): boolean {
  return /^(?:\d+ )?(?:encontros|aulas|sess[õo]es|grupos?|turmas?|m[óo]dulos)(?!\p{L})/u.test(
    first?.text ?? "",
  );
}

/** "também faço plantão, R$ 100 a hora" */
function isToldOf({ clauses: [only, second] }: Group): boolean {
  return second === undefined && only?.announced === true && !only.priced && !only.denies;
}

export function addBarePrice(groups: Group[], clause: Clause): void {
  const last = groups.at(-1);
  if (last !== undefined && isToldOf(last)) {
    last.clauses.push(clause);
    return;
  }
  const party = partyOf(groups, clause);
  if (party !== undefined) {
    const listed = groups.splice(party.at).flatMap(({ clauses }) => clauses);
    groups.push({ clauses: listed, orphan: false, isList: true });
    groups.push({ clauses: [clause], orphan: true, of: party.thing });
    return;
  }
  const sure = groups.findLastIndex(({ clauses }) => clauses.some(canOwnPrice));
  const named =
    sure >= 0 ? sure : groups.findIndex(({ clauses: [first] }) => first?.thing !== undefined);
  const owner = named >= 0 ? named : groups.findLastIndex(isHeld);
  groups.push({ clauses: [clause], orphan: owner < 0 });
  if (owner < 0) return;
  const apart = groups.filter((group, at) => at > owner && isApart(group));
  const rest = groups.filter((group) => !apart.includes(group));
  const isListed = rest.slice(0, -1).every((group, at) => at < owner || isItem(group));
  mergeFrom(rest, isListed ? Math.min(owner, firstOfRun(rest.slice(0, -1), isItem)) : owner);
  // The sum stays last: what goes on behind it belongs to it.
  groups.splice(0, groups.length, ...rest.slice(0, -1), ...apart, ...rest.slice(-1));
}

/** A part of what stands in a heading, with no sum of its own. */
function isPartOfIt({ clauses: [only, second] }: Group): boolean {
  const isNamed = only?.thing !== undefined || /^\d/.test(only?.text ?? "");
  return isNamed && second === undefined && !only?.priced && !only?.offers;
}

/** "Buffet para 50 pessoas: salgados, bolo, refri e 2 garçons por R$ 2.890": where the heading of it all stands, or -1. */
export function headingOf(groups: readonly Group[], { text, priced }: Clause): number {
  const at = groups.findLastIndex(({ clauses: [first] }) => first?.heads === true);
  const [heading, second] = groups[at]?.clauses ?? [];
  const parts = groups.slice(at + 1);
  const closes = priced && (countsGoods(text) || (parts.length > 1 && / e .*R\$/u.test(text)));
  const isOpen = heading?.known === true && second === undefined && parts.length > 0;
  return closes && isOpen && parts.every(isPartOfIt) ? at : -1;
}

/** "corte, barba e sobrancelha por R$ 80": the sum may be for all that was named, and for their heading. */
export function bindToList(groups: Group[], clause: Clause): void {
  const before = groups.slice(0, -1);
  const run = firstOfRun(before, isItem);
  const isUnit = conditionNouns.has(tokensOf(clause.text)[0]?.key ?? "");
  const closesList = clause.priced && clause.known && !isUnit && / e .*R\$/u.test(clause.text);
  if (!closesList || run >= before.length) return;
  mergeFrom(groups, groups[run - 1]?.clauses[0]?.heads === true ? run - 1 : run);
}
