import type { AdFacts, NounPhrase, Place } from "../ad-facts.ts";
import { bindClauses } from "./bind-clauses.ts";
import { carryHeads } from "./carry-heads.ts";
import { candidatesOf, chooseProducts, isNameOnly } from "./choose-products.ts";
import type { Clause } from "./clause.ts";
import { dropClaims } from "./drop-claims.ts";
import { dropAsides, dropRequests, isTakeover, partOrders } from "./drop-requests.ts";
import { isElsewhereToo } from "./elsewhere-too.ts";
import type { Gathered } from "./gathered.ts";
import type { Group } from "./group.ts";
import { isKeptOut } from "./kept-out.ts";
import { isForeign } from "./language.ts";
import { markSums } from "./mark-sums.ts";
import { isOwnMatter, moreOfThing } from "./own-matters.ts";
import { partSpeech } from "./part-speech.ts";
import { paymentsOf } from "./payment-list.ts";
import { toPlace } from "./place-names.ts";
import { readCalls } from "./read-calls.ts";
import { readClauses } from "./read-clauses.ts";
import { readForeign } from "./read-foreign.ts";
import { foldInPlace, knownPlace } from "./restore-places.ts";
import { sayingsOf } from "./sayings-of.ts";
import { settleText } from "./settle-text.ts";
import { splitClauses } from "./split-clauses.ts";
import { type Statement, splitStatements } from "./split-statements.ts";
import { sumsOf } from "./sums.ts";
import { takeAudience, whomOf } from "./take-audience.ts";
import { unique } from "./unique.ts";

/** Statements read; an ad has room for far fewer facts. */
const mostStatements = 50;
/** Clauses of one statement that are read. */
const mostClauses = 60;
/** Words of a clause in a list; with a longer one the statement is a tale. */
const listWords = 12;

/** Characters of a list of kinds that has room in a piece. */
const longestKinds = 85;

function readPlaces(value: string): Place[] {
  const street = value.replace(/,?\s*n?[º°]?\s*\d+.*$/u, "");
  return street
    .split(/[,;/()]|\s-\s|\se\s/u)
    .map((part) => part.trim().replace(/^(?:em|no|na|nos|nas|bairro)\s+/iu, ""))
    .filter((part) => /^\p{L}[\p{L}\p{M}\s.'-]{2,39}$/u.test(part) && part.split(/\s+/).length <= 5)
    .map((part) => toPlace(part.charAt(0).toUpperCase() + part.slice(1)));
}

/** "Precisa de pintor?" names the trade; any other question states nothing. */
const asked = /^(?:precisa(?:ndo)?|procura(?:ndo)?|busca(?:ndo)?|quer) (?:de )?(?:um |uma )?/;

/** "entregamos em São Paulo, zona oeste": of what is brought, and not where the shop is. */
function isBroughtTo({ placeOnly }: Clause, before: Clause | undefined): boolean {
  return placeOnly && /^(?:entreg|envi|lev[oa]|mand|busc)/u.test(before?.text ?? "");
}

/** "Em estreia só vendo no mínimo 2 ingressos": of that occasion alone. */
const ofOccasion =
  /^(?:em|n[ao]s?) (?!pix|dinheiro|cart[ãa]o|compras?|pedidos?)\p{L}+ .*m[íi]nimo/iu;

/** "só para quem tem mais de 16 anos": told of those it is for, and not with every price again. */
function tellsWhom(facts: Gathered, limit: string): boolean {
  const whom = limit.replace(/^(?:só|somente|apenas) (?=para )/u, "");
  const at = whom === limit ? -1 : facts.audiences.indexOf(whom);
  if (at >= 0) facts.audiences[at] = limit;
  return at >= 0;
}

/** "Gráfica na Savassi, cartão de visita. A partir de R$ 60": the price of what is sold, and not of the shop. */
function startsAt(group: Group, named: NounPhrase | undefined): Group {
  const starts = group.orphan && /^(?:a partir de|desde) R\$/u.test(group.clauses[0]?.text ?? "");
  return starts && named !== undefined ? { ...group, of: named } : group;
}

/** "frango assado por R$ 45 no domingo": to be had on that day alone. */
const ofOneDay =
  /R\$ ?[\d.,]+ (?:só )?(?:n[ao]s?|aos|às) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feira)?$/u;

/** A sentence that tells more of the one before, or a matter of its own that limits nothing told before. */
function goesOnAlone(facts: Gathered, [only, second]: readonly Clause[]): boolean {
  if (only === undefined || second !== undefined) return false;
  const key = foldInPlace(only.text);
  if (isOwnMatter(key)) {
    facts.groups.push({ clauses: [{ ...only, narrows: false }], orphan: false });
    return true;
  }
  if (!moreOfThing.test(key)) return false;
  const last = facts.groups.at(-1);
  const [before, other] = last !== undefined && "clauses" in last ? last.clauses : [];
  if (before?.priced && other === undefined && last !== undefined && "clauses" in last)
    last.clauses.push({ ...only, joins: true });
  return true;
}

function readWords(facts: Gathered, text: string, labelled: boolean): void {
  const isQuestion = text.endsWith("?");
  const ask = asked.exec(foldInPlace(text));
  if (isQuestion && ask === null) return;
  const said = isQuestion ? text.slice(ask?.[0].length) : text;
  const raw = markSums(splitClauses(said).slice(0, mostClauses));
  const isList = raw.every((clause) => clause.text.trim().split(/\s+/).length <= listWords);
  const context = { isList, labelled: labelled || isQuestion };
  const clauses = carryHeads(readClauses(raw, context, facts.candidates.length > 0));
  const seldom = clauses.filter(({ text }) => ofOneDay.test(text)).map(({ thing }) => thing);
  const isFirst = facts.candidates.length === 0;
  // "gravação à parte": a cost, and nothing on offer
  const candidates = candidatesOf(clauses, isFirst).filter(
    ({ thing }, at) =>
      !/ (?:à parte|por fora)$/u.test(thing.text) &&
      ((isFirst && at === 0) || !seldom.includes(thing)),
  );
  facts.candidates.push(...candidates);
  facts.places.push(
    ...clauses
      .filter((clause, at) => !clause.denies && !isBroughtTo(clause, clauses[at - 1]))
      .filter(({ text: told }) => !isElsewhereToo(told) && !isKeptOut(foldInPlace(told)))
      .flatMap(({ places }) => places),
  );
  if (isQuestion) return;
  if (goesOnAlone(facts, clauses)) return;
  const { groups, limits } = bindClauses(clauses);
  const free = limits.filter(
    ({ text: limit }) => !tellsWhom(facts, limit) && !ofOccasion.test(limit),
  );
  facts.groups.push(
    ...groups.map((group) => startsAt(group, facts.named)),
    ...(free.length > 0 ? [{ limits: free }] : []),
  );
  const goods = candidates.filter(({ thing }) => !/^(?:business|professional)$/.test(thing.trade));
  const [only, ...more] = goods;
  facts.named = more.length === 0 ? only?.thing : undefined;
  facts.calls.push(...readCalls(foldInPlace(said)));
}

/** What a statement says of the shop, and whom it names; speech without signs is parted first. */
function sayOf(facts: Gathered, text: string): string {
  const parted = partSpeech(text);
  const { audiences, rest } = takeAudience(parted);
  // Behind an order no people are named.
  const named = audiences.filter((audience) => dropRequests(audience) === audience);
  facts.audiences.push(...named.map(dropClaims).filter((audience) => audience.includes(" ")));
  return parted === text ? dropRequests(rest) : dropAsides(rest);
}

/** "Para sítio, fazenda e posto de gasolina": none of them is on offer. */
const tellsWhatFor =
  /^para \p{Ll}+(?: \p{L}+){0,2}(?:, (?:para )?\p{L}+(?: \p{L}+){0,3})+ e (?:para )?\p{L}+(?: \p{L}+){0,3}$/iu;

/** "Canal molar, somente com radiografia": a limit of that alone. */
const onlyWith =
  /^(?!.* em )[^,.;:\d$]{4,40}, (?:somente|só|apenas) (?:com|para) (?!hora|agend|hor[áa]rio|encomenda|pix|dinheiro|cart)[^,.;:$]{3,60}$/iu;

/** What is shown as it stands, and parted nowhere. */
function toldWhole(slot: Statement["slot"], honest: string): string | undefined {
  const payments = paymentsOf(honest);
  if (payments !== undefined) return payments;
  const isKinds = slot === "kinds" && sumsOf(honest.replace(/\([^()]*\)/g, "")).length === 0;
  return isKinds || tellsWhatFor.test(honest) || onlyWith.test(honest) ? honest : undefined;
}

function readStatement(facts: Gathered, { slot, text }: Statement): void {
  if (slot === "ignored") return;
  const honest = dropClaims(slot === "general" ? sayOf(facts, text) : text);
  if (honest === "") return;
  const whole = toldWhole(slot, honest);
  if (slot === "place") facts.places.push(...readPlaces(honest));
  else if (slot === "audience") readAudience(facts, honest);
  else if (slot === "name") readName(facts, honest);
  else if (whole !== undefined) facts.groups.push(kindsOf(whole));
  else if (slot === "price")
    readWords(facts, /^\d[\d.,]*$/.test(honest) ? `R$ ${honest}` : honest, false);
  else readWords(facts, honest, slot === "product");
}

/** "Público: noivas e debutantes" */
function readAudience(facts: Gathered, value: string): void {
  const whom = whomOf(value.replace(/^(?:para|pra) /iu, ""));
  if (whom !== undefined) facts.audiences.push(`para ${whom}`);
}

/** "Sabores: morango, paçoca e maracujá", as it stands. */
function kindsOf(text: string): Group {
  const clause: Clause = {
    text,
    announced: false,
    known: false,
    priced: false,
    offers: false,
    joins: false,
    narrows: false,
    placeOnly: false,
    places: [],
    heads: false,
    showable: text.length <= longestKinds,
    denies: false,
  };
  return { clauses: [clause], orphan: false };
}

function readName(facts: Gathered, value: string): void {
  if (/\p{Lu}/u.test(value) && value.length <= 40) facts.name ??= value.trim();
  else readWords(facts, value, true);
}

function readAll(statements: readonly Statement[]): Gathered {
  const facts: Gathered = {
    candidates: [],
    places: [],
    audiences: [],
    groups: [],
    sayings: [],
    calls: [],
    foreign: false,
  };
  const beside = statements.some(({ text }) => isForeign(text));
  for (const statement of statements.slice(0, mostStatements)) {
    if (isTakeover(statement.text)) continue;
    if (isForeign(statement.text, beside)) {
      facts.foreign = true;
      readForeign(facts, dropClaims(dropRequests(statement.text)));
    } else readStatement(facts, statement);
  }
  return facts;
}

/** People search for a quarter or a town, not for a street; "Feira de Santana" is a town. */
function isStreet({ name }: Place): boolean {
  const isTown = knownPlace(name)?.preposition === "em";
  return (
    !isTown &&
    /^(?:rua|avenida|alameda|travessa|rodovia|estrada|ladeira|largo|praça|galeria|shopping|mercado|camelódromo|feira|terminal|rodoviária)(?!\p{L})/iu.test(
      name,
    )
  );
}

/** Everything in the description that an ad may state; nothing that is not there. */
export function readFacts(description: string): AdFacts {
  const text = settleText(description);
  const facts = readAll(splitStatements(partOrders(text)));
  const [main, ...others] = chooseProducts(facts.candidates);
  const [audience] = facts.audiences;
  const [opening] = facts.candidates;
  const isCalled = opening?.first === true && opening.thing !== main && isNameOnly(opening.thing);
  const name = facts.name ?? (isCalled ? opening.thing.text : undefined);
  const known =
    main === undefined ? [] : [audience === undefined ? main : { audience, ...main }, ...others];
  return {
    products: known,
    places: unique(facts.places, (place) => place.name).toSorted(
      (one, other) => Number(isStreet(one)) - Number(isStreet(other)),
    ),
    sayings: sayingsOf(facts),
    calls: [...new Set(facts.calls)],
    ...(name === undefined ? {} : { name }),
    foreign: facts.foreign,
  };
}
