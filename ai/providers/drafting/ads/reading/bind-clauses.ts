import { conditionNouns, dayWords, movingWords, servingVerbs } from "../lexicon/clause-words.ts";
import { addBarePrice, bindToList, headingOf, isBarePrice } from "./add-price.ts";
import { belongsTo, isOfWay, isOtherRhythm, otherCase } from "./belongs.ts";
import type { Clause } from "./clause.ts";
import { isDoing, opensCase } from "./clause-kinds.ts";
import { gatherLists } from "./gather-lists.ts";
import { firstOfRun, type Group, mergeFrom, mergeNarrowed, tellsOffer } from "./group.ts";
import { isLimit, isStanding, limitsWithin, openingHours, workdays } from "./limits.ts";
import { tellsNotCovered } from "./not-covered.ts";
import { hasOwnOffer } from "./own-offers.ts";
import { foldInPlace } from "./restore-places.ts";
import { tokensOf } from "./tokens.ts";

/** The groups of a statement, and what narrows it where it has nothing to narrow itself. */
export type Bound = { groups: Group[]; limits: Clause[] };

/** "entrego na Paralela, mas só na segunda", "atendo no Bessa, só mulher": when and whom, not at what price. */
function isOfService({ clauses: [first] }: Group, limit: Clause): boolean {
  const verb = tokensOf(first?.text ?? "")[0]?.key ?? "";
  if (movingWords.has(verb) && /^(?:fora|senao|depois)\b/.test(foldInPlace(limit.text)))
    return true;
  const isMoving = servingVerbs.has(verb) && !first?.priced && !first?.offers;
  return (
    isMoving &&
    /^(?:de )?(?:segunda|terca|quarta|quinta) a (?:quinta|sexta|sabado|domingo)$|^(?:so|somente|apenas) (?:mulher|homens?\b|meninas|n[ao]s? (?!primeir|compra)|a noite|as? |aos |de (?:manha|tarde|noite))/.test(
      foldInPlace(limit.text),
    )
  );
}

/** "só com hora marcada", "segunda folga": how the shop works, whatever it costs. */
const byAppointment =
  /^(?:(?:n[ao]s?|as|aos) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feira| feira)? (?:e |de )?folga$|^(?:so |somente |apenas )?(?:atend[a-z]+ )?(?:so |somente |apenas )?(?:com|por|mediante|sob) (?:hora|horario|agenda)[a-z]*(?: (?:marcad|agendad)[ao])?$/;

/** What goes on belongs to the last thing said; what narrows, to all the offers before it. */
function join(groups: Group[], clause: Clause): void {
  const last = groups.at(-1);
  if (last === undefined) return;
  if (byAppointment.test(foldInPlace(clause.text)) && tellsOffer(last)) {
    groups.push({ clauses: [clause], orphan: false });
    return;
  }
  last.clauses.push(clause);
  // "revisão R$ 120 (até 160cc), acima disso R$ 160": of that alone.
  const isCase = otherCase.test(foldInPlace(clause.text)) || tellsNotCovered(clause.text);
  if (!clause.narrows || isCase || isOfWay(last, clause)) return;
  // With something between, the limit may still be that of the offer: they then stand together.
  const offer = groups.findLastIndex(tellsOffer);
  if (offer >= 0 && !isOfService(last, clause))
    mergeNarrowed(groups, firstOfRun(groups.slice(0, offer + 1), tellsOffer), clause);
}

const takesList = new Set(
  "aceito aceitamos atendo atendemos entrego entregamos atende aceita".split(" "),
);

/** "Aceitamos Pix, cartão e dinheiro", "atendo Santo André, São Bernardo". */
function continuesServing(last: Group, clause: Clause): boolean {
  const verb = tokensOf(last.clauses[0]?.text ?? "")[0]?.key ?? "";
  const tokens = tokensOf(clause.text);
  const listsPlaces = clause.placeOnly && /\p{Lu}/u.test(last.clauses[0]?.text ?? "");
  const isHeaded = last.clauses[0]?.heads === true && !clause.joins && tokens.length <= 4;
  const isItemOfIt =
    listsPlaces ||
    (isHeaded && !clause.placeOnly) ||
    (!clause.placeOnly && !clause.known && !clause.joins && tokens.length <= 4);
  const isShop = servingVerbs.has(tokens[0]?.key ?? "") || conditionNouns.has(tokens[0]?.key ?? "");
  return (
    (takesList.has(verb) || isDoing(verb)) &&
    isItemOfIt &&
    !isShop &&
    !clause.priced &&
    !clause.offers &&
    !clause.denies
  );
}

/** "corte R$ 40, infantil R$ 30", "bola R$ 9, duas R$ 16": of what, the clause before says. */
const anotherOfIt =
  /^(?:[oa]s? )?(?:duas|dois|tres|quatro|cinco|seis|ambos|ambas|simples|complet[ao]|grande|medi[ao]|pequen[ao]|gigante|infantil|adulto|feminin[ao]|masculin[ao]|individual|casal|dupl[ao]|familia|inteir[ao]|mei[ao]|extra|avuls[ao]|colorid[ao]|codificad[ao]|vegan[ao]|vegetarian[ao]|tradicional|tripl[ao]|kids|gat[oa]s?|cadelas?|cao|caes|cachorr[oa]s?|carros?|motos?|bairros?|centro|samsung|motorola|xiaomi|iphone|galaxy|redmi|moto [a-z]?\d+|[agjs]\d{1,2}|lg|yale|caminhao|caminhoes|queen|king|solteiro|suvs?|picapes?|caminhonetes?|vans?|noturn[ao]|frit[ao]|assad[ao]|congelad[ao])\b/;

/** "R$ 25 o metro com material, 15 sem material" */
function countsOn({ thing, text, priced, offers }: Clause): boolean {
  const isCount = thing === undefined && /^\d/.test(text) && !priced && !offers;
  return isCount || anotherOfIt.test(foldInPlace(text));
}

/** "corte R$ 35, barba grátis", "plano R$ 280, produtos inclusos": what comes with a price comes with nothing else. */
function comesAlong({ text, offers, priced }: Clause): boolean {
  const head = tokensOf(text)[0]?.key ?? "";
  const isExtra =
    /(?<!\p{L})(?:inclus[oa]s?|inclu[íi]d[oa]s?|gr[aá]tis|gratuit[oa]s?|de brinde|cortesia|por (?:minha|nossa) conta)(?!\p{L})/iu.test(
      text,
    );
  const isShops = conditionNouns.has(head) && !/inclus/iu.test(text);
  if (/^happy hour|(?<!\p{L})das \d{1,2}h?\d* às \d/u.test(text)) return false;
  if (hasOwnOffer(foldInPlace(text)) || / (?:para quem|se|acima de|na compra) /u.test(text))
    return false;
  return offers && !priced && isExtra && !isShops && !servingVerbs.has(head);
}

/** "Quem indicar um amigo, 10% de desconto": behind words that are not shown a bare offer would lose what it hangs on. */
function hangsOn(last: Group, { offers, thing, text }: Clause): boolean {
  if (movingWords.has(tokensOf(text)[0]?.key ?? "")) return false;
  // "fica na Rua XV", then "20% na coleção de inverno"
  if (/^(?:fica|ficamos|estamos) /u.test(last.clauses.at(-1)?.text ?? "")) return false;
  if (/^quem /u.test(text) && hasOwnOffer(foldInPlace(text))) return false;
  return offers && thing === undefined && last.clauses.at(-1)?.showable === false;
}

/** "corte R$ 35, barba R$ 25, os dois R$ 50" */
const bothOfThem = /^(?:[oa]s? )?(?:dois|duas|ambos|ambas)\b/;

function addClause(groups: Group[], clause: Clause): void {
  const last = groups.at(-1);
  if (last !== undefined && belongsTo(last, clause)) {
    last.clauses.push(clause);
    return;
  }
  const heading = headingOf(groups, clause);
  if (heading >= 0) {
    groups.push({ clauses: [clause], orphan: false });
    mergeFrom(groups, heading);
    return;
  }
  const goesOnCounting =
    last?.clauses.some(({ priced }) => priced) && (countsOn(clause) || comesAlong(clause));
  if (goesOnCounting && bothOfThem.test(foldInPlace(clause.text))) {
    if (groups.length > 1) mergeFrom(groups, groups.length - 2);
    join(groups, clause);
  } else if (isBarePrice(clause)) addBarePrice(groups, clause);
  else if (goesOnCounting) join(groups, clause);
  else if (last !== undefined && hangsOn(last, clause)) last.clauses.push(clause);
  else {
    groups.push({ clauses: [clause], orphan: false });
    bindToList(groups, clause);
  }
}

/** "senão R$ 50", "depois R$ 3 por km": a sum for another case of what was said. */
const goesOnWithSum =
  /^(?:minim[oa]|senao|depois|mais|fora|caso|acima|ate|se|cada|salvo|contanto|desde que|a nao ser)\b/;

function goesOn(clause: Clause, last: Group | undefined): boolean {
  return (
    !isBarePrice(clause) ||
    goesOnWithSum.test(foldInPlace(clause.text)) ||
    (last !== undefined && (isOfWay(last, clause) || isOtherRhythm(last, clause)))
  );
}

type Binding = {
  groups: Group[];
  /** What narrows, before there is anything to narrow. */
  waiting: Clause[];
  /** What narrows, behind something that is denied. */
  late: Clause[];
  /** "zona norte, segunda a sábado": behind a place days are those of work. */
  afterPlace: boolean;
};

/** A clause that goes on with something; `isFirst`: nothing stands before it that it could go on with. */
function addJoining(binding: Binding, clause: Clause, isFirst: boolean): void {
  const { groups, waiting, late } = binding;
  const key = foldInPlace(clause.text);
  // "sexta dobrado: na compra de 2 …": heads what is told next.
  const heads = clause.heads && dayWords.has(tokensOf(clause.text)[0]?.key ?? "");
  const isOfWork = heads || openingHours.test(key) || (binding.afterPlace && workdays.test(key));
  if (isOfWork || (isFirst && isStanding(clause)))
    groups.push({ clauses: [clause], orphan: false });
  else if (isFirst && !clause.priced) (groups.length > 0 ? late : waiting).push(clause);
  else if (!isFirst && goesOn(clause, groups.at(-1))) join(groups, clause);
  else addClause(groups, clause);
}

/**
 * Which clauses of a statement belong together. Where that is not certain they all do: an offer then stands whole
 * with everything around it, or does not stand at all.
 */
export function bindClauses(clauses: readonly Clause[]): Bound {
  const binding: Binding = { groups: [], waiting: [], late: [], afterPlace: false };
  const { groups } = binding;
  let afterDenial = false;
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (clause.denies) {
      afterDenial = true;
      continue;
    }
    if (last !== undefined && continuesServing(last, clause)) last.clauses.push(clause);
    else if (clause.joins) addJoining(binding, clause, last === undefined || afterDenial);
    else if (!clause.placeOnly || clause.priced) addClause(groups, clause);
    if (!clause.joins) afterDenial = false;
    binding.afterPlace = clause.placeOnly;
  }
  return settleWaiting(binding);
}

/** "Toda terça, rodízio por R$ 50": what stands in front narrows all offers behind it. */
function settleWaiting({ groups, waiting, late }: Binding): Bound {
  const own = limitsWithin(groups);
  if (waiting.length + late.length === 0) return { groups: gatherLists(groups), limits: own };
  const limits = [...waiting.filter(isLimit), ...late.filter(isLimit), ...own];
  const [first] = groups;
  if (
    first !== undefined &&
    !groups.some(tellsOffer) &&
    waiting.some(({ text }) => opensCase(text))
  ) {
    first.clauses.unshift(...waiting);
    return { groups: gatherLists(groups), limits: own };
  }
  if (groups.length === 0 || !groups.some(tellsOffer))
    return { groups: gatherLists(groups), limits };
  const from = groups.findIndex(tellsOffer);
  if (limits.length > 0) mergeFrom(groups, from);
  groups[from]?.clauses.unshift(...waiting);
  groups[from]?.clauses.push(...late);
  return { groups: gatherLists(groups), limits: own };
}
