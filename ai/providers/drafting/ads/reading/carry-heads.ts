import { conditionNouns, movingWords } from "../lexicon/clause-words.ts";
import { pricedNouns, units } from "../lexicon/price-words.ts";
import { conditionStarts } from "../lexicon/speech-words.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";
import { otherCase } from "./belongs.ts";
import type { Clause } from "./clause.ts";
import { foldInPlace } from "./restore-places.ts";

/** Characters up to which a head and all that leans on it are shown as one. */
const longestWhole = 88;

const lot = "cento|duzia|milheiro";
const anyUnit = new RegExp(
  `(?<![a-z])(?:${lot}|quilo|kg|metro|m²|m2|litro|hora|unidade|cada|un|par|pares|caixa|pacote|bandeja|pote|fatia|porcao|kit|combo|pessoa|mes|dia|diaria|saco|fardo|maco|duzias)(?![a-z0-9])|\\d ?(?:kg|g|ml|l|litros?)(?![a-z])`,
);
/** "o cento do frito é R$ 70", "brigadeiro R$ 60 o cento" */
const toldUnit = new RegExp(
  `^(?:[oa] )?(?:${lot}) d[aeo]s? .*r\\$|r\\$ ?[\\d.,]+ [oa] (?:${lot})$`,
);

/** "troca de tela do Moto G R$ 180": what is done, and to what. */
const doneTo = /^[a-z]+ (?:[a-z]+ )?d[aeo]s? .*r\$/;
/** "capa para sofá R$ 120", and next "poltrona R$ 70" */
const madeFor =
  /^(?:capa|capinha|pelicula|forro|protetor|suporte)(?:s|es)? (?:para|d[aeo]s?) .*r\$/;
/** "carga de gás R$ 200" has a head of its own, "sofá de 3 lugares" is one of those it is done to. */
const ownHead = /^[a-z-]+ d[aeo]s? [a-z]/;

const look =
  "azul|verde|pret[ao]|branc[ao]|vermelh[ao]|amarel[ao]|rosa|cinza|bege|marrom|lilas|rox[ao]|dourad[ao]|pratead[ao]|nude|incolor|fume|fosc[ao]|brilhante|transparente|espelhad[ao]|lis[ao]|estampad[ao]|listrad[ao]|bronze|natural|envernizad[ao]|crom[ao]d[ao]|galvanizad[ao]|pintad[ao]";
/** "fumê R$ 880": how it looks, and of what the clause before tells. */
const looksOnly = new RegExp(`^(?:[oa] |e )?(?:${look})(?: (?:${look}))? (?:por |a |sai )*r\\$`);

const beast =
  "cachorr[oa]s?|caes|cao|cadelas?|gat[oa]s?|porte|menin[oa]s?|criancas?|infantil|adulto|mulher|homem|carros?|motos?|caminhonetes?|suvs?|pequen[oa]|medi[oa]|grande";
/** "cachorro pequeno banho R$ 45": for whom stands in front, and next another service for the same. */
const forWhom = new RegExp(`^(?:${beast}) (?:(?:${beast}) )?(?:[a-z]+ )?([a-z]{4,}) (?:por )?r\\$`);
/** "médio R$ 60 e R$ 45": which sum is for what? */
const pairOfSums = new RegExp(
  `^(?:${beast})(?: (?:${beast}))? (?:por )?(?:r\\$ ?)?\\d{2}[\\d.,]* e (?:por )?(?:r\\$ ?)?\\d{2}[\\d.,]*$`,
);

/** "demais bairros R$ 6", "zona rural R$ 20": how much the way there costs. */
const farther =
  /^(?:[oa]s? )?(?:(?:demais|outr[oa]s) (?:bairros?|regioes|cidades?|locais|zonas?|lugares)|zona (?:rural|norte|sul|leste|oeste)|bairros?|centro|interior|sitios?|distritos?|chacaras?|fora (?:d[aeo] )?[a-z]+|resto d[aeo] [a-z]+) (?:por |a |sai |e |fica )*r\$/;

/** "R$ 210 só um trajeto": a sum and its case. */
const sumAndCase = /^r\$ ?[\d.,]+ [a-z]/;

/** "sinal de R$ 20", and next "descontado no dia": what becomes of that sum. */
const ofSumBefore =
  /^(?:e |que (?:e|sao|sera|vai ser) )?(?:descontad|abatid|devolvid|reembolsad|restituid)[oa]s? (?:se|n[ao]s?|d[ao]s?|quando|caso|em|ao|depois|apos|na hora)(?: |$)/;

function isDone(head: string): boolean {
  return isTradeWord(head) && tradeOf(head) === "quotable";
}

/** No service or shop of its own, no fee and no matter of the way. */
function isPlainThing({ text, offers, denies, heads, joins }: Clause): boolean {
  const head = headOf(text);
  const isOwn = isTradeWord(head) && tradeOf(head) !== "goods";
  const isShops =
    conditionStarts.has(head) ||
    conditionNouns.has(head) ||
    pricedNouns.has(head) ||
    movingWords.has(head);
  // "metro a mais R$ 80" is what more of it costs.
  const isMore = units.has(head) || / (?:a mais|extra|adicional|avuls[oa])(?: |$)/.test(text);
  return (
    !(isOwn || isMore || isShops || offers || denies || heads || joins) &&
    /^[a-z]/.test(foldInPlace(text))
  );
}

function isOfUnit(first: string, clause: Clause): boolean {
  const key = foldInPlace(clause.text);
  return toldUnit.test(first) && !anyUnit.test(key) && isPlainThing(clause);
}

function isDoneToIt({ places }: Clause, first: string, clause: Clause): boolean {
  // "Conserto de celular em Bagé R$ 80, capinha R$ 20": the trade of the shop, and what is sold beside it.
  const isWork = places.length === 0 && doneTo.test(first) && isDone(headOf(first));
  return (
    (isWork || madeFor.test(first)) &&
    isPlainThing(clause) &&
    !ownHead.test(foldInPlace(clause.text))
  );
}

function isForSame(first: string, { text }: Clause): boolean {
  const [, service = ""] = forWhom.exec(first) ?? [];
  const head = headOf(text);
  return (
    isTradeWord(service) && !units.has(head) && /^[a-z]{4,} (?:por )?r\$/.test(foldInPlace(text))
  );
}

/** "mensalidade R$ 320 ida e volta", and next "R$ 210 só um trajeto": a month of that as well. */
function isOfFee(before: Clause, { text }: Clause): boolean {
  const isFee = before.priced && pricedNouns.has(headOf(before.text));
  return isFee && sumAndCase.test(foldInPlace(text));
}

/** Whether a clause says of what its sum is only beside the head of those before it. */
function leans(head: Clause, clause: Clause): boolean {
  if (!clause.priced || !head.priced || clause.announced) return false;
  const first = foldInPlace(head.text);
  const key = foldInPlace(clause.text);
  if (otherCase.test(key)) return false;
  return (
    isOfUnit(first, clause) ||
    isDoneToIt(head, first, clause) ||
    isForSame(first, clause) ||
    (head.thing !== undefined && looksOnly.test(key))
  );
}

function isOfWay(head: Clause, { text, priced }: Clause): boolean {
  const isWay = movingWords.has(headOf(head.text)) && (head.priced || head.offers);
  return isWay && priced && farther.test(foldInPlace(text));
}

/** It goes on with what stands before, and names nothing by itself. */
function leaning({ thing, ...clause }: Clause): Clause {
  return { ...clause, known: false, joins: true, narrows: false };
}

/** What is told so far, what heads it, and how long that has grown. */
type Told = { clauses: Clause[]; head: Clause | undefined; length: number };

/** Takes a clause that leans on nothing; what joins or counts on leaves the head as it is. */
function takeOwn(told: Told, clause: Clause): void {
  const goesOn = told.head !== undefined && (clause.joins || /^\d/.test(clause.text));
  told.length = clause.text.length + (goesOn ? told.length + 2 : 0);
  if (!goesOn) told.head = clause;
  told.clauses.push(clause);
}

function take(told: Told, clause: Clause): void {
  const { clauses, head } = told;
  const before = clauses.at(-1);
  const tellsOfSum = ofSumBefore.test(foldInPlace(clause.text));
  if (
    before !== undefined &&
    (isOfFee(before, clause) || (tellsOfSum && /R\$|%/u.test(before.text)))
  ) {
    clauses.splice(-1, 1, { ...before, text: `${before.text}, ${clause.text}` });
    return;
  }
  // Of a sum that is not told it says nothing.
  if (tellsOfSum) return;
  if (head === undefined || !(leans(head, clause) || isOfWay(head, clause))) {
    takeOwn(told, clause);
    return;
  }
  told.length += clause.text.length + 2;
  if (told.length <= longestWhole) clauses.push(leaning(clause));
}

/**
 * "Troca de tela do Moto G R$ 180, Samsung R$ 220": the head is told once and holds for all. What leans on it stands with it
 * or, where there is no room, not at all: alone it would be another thing for sale.
 */
export function carryHeads(clauses: readonly Clause[]): Clause[] {
  const told: Told = { clauses: [], head: undefined, length: 0 };
  for (const clause of clauses) if (!pairOfSums.test(foldInPlace(clause.text))) take(told, clause);
  return told.clauses;
}
