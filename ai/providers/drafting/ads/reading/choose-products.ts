import type { NounPhrase } from "../ad-facts.ts";
import { conditionNouns, movingWords, partNouns } from "../lexicon/clause-words.ts";
import { needsComplement } from "../lexicon/trades.ts";
import { headOf, isPart, isTradeWord, toSingular } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { isPerHead } from "./per-head.ts";
import { foldInPlace } from "./restore-places.ts";
import { unique } from "./unique.ts";

/** A thing named in the text, and how sure it is to be on offer. */
export type Candidate = {
  thing: NounPhrase;
  announced: boolean;
  known: boolean;
  first: boolean;
  /** Not always to be had: "costela só por encomenda". */
  narrowed?: true;
  /** Has a sum of its own: "hotel em Uberaba 120 a noite". */
  priced?: true;
};

/** "English4U", "iFix do Povo": a name that tells nothing of what is sold. */
export function isNameOnly({ text }: NounPhrase): boolean {
  return (
    /^(?:\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d&]*(?: (?:d[aeo]s? |e |& )?\p{Lu}[\p{L}\d&]*)*$/u.test(text) &&
    !text.split(" ").some(isTradeWord)
  );
}

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

/** "pastel de carne, queijo e pizza por R$ 9": the others are kinds of it. */
function isKindOf(before: Clause | undefined, { text, priced, announced }: Clause): boolean {
  const isHead =
    before?.known === true && !before.priced && /^\p{L}+ de \p{Ll}+$/u.test(before.text);
  // "pão recheado, frango ou calabresa por R$ 28"
  const isEither =
    before?.known === true &&
    !before.priced &&
    before.thing?.trade === "goods" &&
    /^\p{Ll}+ ou \p{Ll}+ (?:por|a) R\$/u.test(text);
  if (isEither && !announced) return true;
  return isHead && priced && !announced && /^\p{Ll}+ (?:e|ou) \p{Ll}+ (?:por|a) R\$/u.test(text);
}

/** "banda ao vivo no último baile do mês", "costela só por encomenda" */
const seldom =
  /\b(?:so|somente|apenas) (?:por|sob) encomenda|\b(?:n[ao] |tod[ao] )(?:primeir|ultim|segund)[ao] .*\bd[ao] (?:mes|semana)\b/;

/** "ter: frango assado por R$ 20": a menu of the week. */
const dayAlone =
  /^(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?$/;

function isOfDay(before: Clause | undefined): boolean {
  return before?.heads === true && dayAlone.test(foldInPlace(before.text));
}

/** Words of one of those who are served. */
const servedWords = 4;

/** "atendemos só empresas: hotel, salão e restaurante": those are the buyers. */
function isServed(
  first: Clause | undefined,
  { text, priced, announced }: Clause,
  at: number,
): boolean {
  const isList = at > 0 && !priced && !announced && text.split(" ").length <= servedWords;
  return isList && /^(?:atend|ajud[oa]|vend\w+ para|forne[cç]\w+ para)/iu.test(first?.text ?? "");
}

/** "hotel em Uberaba, R$ 120 a noite" */
function hasOwnSum({ priced, thing }: Clause, next: Clause | undefined): boolean {
  // "garçom e churrasqueiro, R$ 55 por pessoa"
  if (!priced && thing?.trade === "professional" && isPerHead(next?.text ?? "")) return false;
  return priced || (next?.priced === true && next.thing === undefined && /^R\$/u.test(next.text));
}

/** Whether it is seldom to be had, or has a sum. */
function offerOf(clause: Clause, next: Clause | undefined): Pick<Candidate, "narrowed" | "priced"> {
  const isSeldom = !clause.priced && seldom.test(foldInPlace(clause.text));
  return {
    ...(hasOwnSum(clause, next) ? { priced: true as const } : {}),
    ...(isSeldom ? { narrowed: true as const } : {}),
  };
}

export function candidatesOf(clauses: readonly Clause[], isFirst: boolean): Candidate[] {
  return clauses.flatMap((clause, at) => {
    const { thing, text, announced, known, denies, placeOnly, offers } = clause;
    return thing === undefined ||
      denies ||
      isOfKit(clauses[at - 1], clause) ||
      isKindOf(clauses[at - 1], clause) ||
      placeOnly ||
      (text.startsWith(thing.text) && buys.test(text.slice(thing.text.length))) ||
      isServed(clauses[0], clause, at) ||
      isBrought(thing, announced, isFirst && at === 0) ||
      (offers && (at > 0 || (isCondition(thing) && !announced) || (!isFirst && isGiven(text))))
      ? []
      : [
          {
            thing,
            announced,
            known,
            first: isFirst && at === 0,
            ...offerOf(clause, clauses[at + 1]),
            ...(isOfDay(clauses[at - 1]) ? { narrowed: true as const } : {}),
          },
        ];
  });
}

/** "venda" alone, "kit com 10": of what? */
function saysWhat({ text, ...rest }: NounPhrase): boolean {
  if (isPart({ text, ...rest })) return false;
  // "hotel para cachorro"
  if (rest.audience !== undefined) return true;
  return text.includes(" ") || !needsComplement.has(toSingular(headOf(text)));
}

/** Comes beside what is sold: "faço degustação no ateliê". */
const besides = /^(?:degustacao|orcamento|avaliacao|visita|garantia|nota|diagnostico)$/;
const farms = /^(?:sitio|fazenda|granja|chacara|viveiro|horta)$/;
/** "motorista de ônibus paga R$ 15": a buyer, and nothing on offer. */
const buys =
  /^ (?:paga|pagam|ganha|ganham|leva|levam|recebe|recebem|dura|duram|rende|rendem|pode|podem|entra|entram|é aceit|são aceit|é bem-vind|são bem-vind|tem \d)(?!\p{L})/u;

/** "estacionamento R$ 12 a hora, diária R$ 40", "hotel R$ 120 a noite, café R$ 20": a shop with a sum is what is sold. */
function isSoldWhole({ thing, first, priced }: Candidate): boolean {
  return first && priced === true && thing.trade === "business" && isTradeWord(headOf(thing.text));
}

const tending =
  /^(?:lava(?:gem|cao)|higienizacao|limpeza|polimento|vitrificacao|impermeabilizacao|dedetizacao)$/;

/** Shops and makers speak of themselves first and of their goods next: the goods are what people search for. */
export function chooseMain(candidates: readonly Candidate[]): NounPhrase | undefined {
  const all = candidates.filter(({ announced, known, first }) => announced || known || first);
  const things = all.filter(({ thing, narrowed }) => !isNameOnly(thing) && !narrowed);
  const sure = things.length > 0 ? things : all;
  const [first] = sure;
  // "lavagem em Marília, carro pequeno por R$ 40": the car is washed.
  const isTending = tending.test(headOf(first?.thing.text ?? ""));
  const named =
    sure.find(isSoldWhole) ??
    sure.find(
      ({ thing }) =>
        saysWhat(thing) &&
        !besides.test(headOf(thing.text)) &&
        !(isTending && customersOwn.test(headOf(thing.text))),
    ) ??
    first;
  // "Horta urbana: cesta de orgânicos"
  const isHeaded = farms.test(headOf(first?.thing.text ?? ""));
  const made = sure.find(
    ({ thing, announced, known }) =>
      saysWhat(thing) &&
      !farms.test(headOf(thing.text)) &&
      !besides.test(headOf(thing.text)) &&
      (announced || (isHeaded && thing.trade === "goods")) &&
      known &&
      thing.trade !== "professional" &&
      thing.trade !== "business",
  );
  const isMaker =
    named?.thing.trade === "professional" || farms.test(headOf(named?.thing.text ?? ""));
  return isMaker && made !== undefined ? made.thing : named?.thing;
}

/** Come to mend, clean or mount what is the customer's. */
const menders =
  /^(?:desentup|encanador|eletricista|pintor|dedetiza|diarista|faxineir|montador|estofador|tapeceir|chaveiro|mecanic|tecnic|marido|jardineir|pedreir|passadeira|gesseir)/;

/** "empresa de limpeza", "lava jato": what stands there is the customer's. */
const tendingShops =
  /^(?:empresa|servi[çc]os?) de (?:limpeza|faxina|dedetiza|pintura|mudan|reforma|jardin|manuten|higieniza)|^(?:borracharia|oficina|mec[âa]nica|funilaria|estacionamento|auto (?:center|el[ée]trica)|lava(?:[- ]jato|[- ]r[áa]pido|nderia))(?!\p{L})/u;
const customersOwn =
  /^(?:apartamento|kitnet|casa|escritorio|carro|moto|suv|sofa|colchao|tapete|poltrona|cortina|edredom|janela|piscina|telhado|quintal)s?$/;

/** "Apartamento por R$ 480" of a cleaner: not what is sold, but what is cleaned. */
export function isTended(thing: NounPhrase | undefined, main: NounPhrase): boolean {
  const isRent = /^(?:aluguel|locacao)$/.test(headOf(main.text));
  if (thing === undefined) return false;
  // "vestido de madrinha a partir de R$ 160" of a shop that lends it
  if (isRent) return thing.trade === "goods" && thing.text !== main.text;
  // "pia por R$ 120" of somebody who clears drains
  if (/^desentup/.test(headOf(main.text)) && thing.trade === "goods") return true;
  if (!customersOwn.test(headOf(thing.text))) return false;
  const isService = main.trade === "quotable" || main.trade === "service";
  const isMender = main.trade === "professional" && menders.test(headOf(main.text));
  return isService || isMender || tendingShops.test(main.text);
}

/** In "lavagem de sofá, colchão e tapete" the colchão is washed, not sold. */
function isDoneTo(thing: NounPhrase, main: NounPhrase): boolean {
  if (isTended(thing, main)) return true;
  const isService = main.trade === "quotable" || main.trade === "service";
  const isMender = main.trade === "professional" && menders.test(headOf(main.text));
  return (isService || isMender) && thing.trade === "goods";
}

const venues = /^(?:chacara|sitio|salao de festas?|espaco|casa|pousada|hotel|arena|quadra|area)/;

/** "chácara com piscina, churrasqueira": what belongs to the place is not sold. */
function belongsToVenue({ thing, announced }: Candidate, main: NounPhrase): boolean {
  return (
    !announced &&
    thing.trade === "goods" &&
    venues.test(foldInPlace(main.text)) &&
    /^(?:piscina|churrasqueira|campo|quadra|lareira|wi-fi|estacionamento|cozinha|geladeira|freezer|fogao|cama|mesa|brinquedo|playground|ar-condicionado|rede|varanda|sauna|salao)/.test(
      headOf(thing.text),
    )
  );
}

/** "transporte escolar, motorista credenciado": who is there beside what is sold. */
function isStaff({ thing, announced, priced }: Candidate, main: NounPhrase): boolean {
  const isPerson = thing.trade === "professional" && !announced && priced !== true;
  return isPerson && main.trade !== "professional" && main.trade !== "business";
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

/** "Professor de violino, dou aula particular": of what, the teacher's trade says. */
function withSubject(main: NounPhrase, candidates: readonly Candidate[]): NounPhrase {
  if (!/^aulas? (?:particular(?:es)?|individua(?:l|is))$/u.test(main.text)) return main;
  const teachers = candidates.map(
    ({ thing }) => /^professora? (d[aeo] \p{Ll}{4,})/u.exec(thing.text)?.[1],
  );
  const subject = teachers.find((one) => one !== undefined);
  return subject === undefined ? main : { ...main, text: `${main.text} ${subject}` };
}

/** "hotel para cachorro": without its guests it would be another hotel. */
function withOwnGuests({ audience, ...thing }: NounPhrase): NounPhrase {
  const isOther =
    audience !== undefined &&
    !thing.text.includes(" ") &&
    /^(?:service|business)$/.test(thing.trade) &&
    /^para (?:cachorr|c[ãa]|gat|pet|animais|bich)/.test(audience);
  if (isOther) return { ...thing, text: `${thing.text} ${audience}` };
  return audience === undefined ? thing : { ...thing, audience };
}

/** The main product and the others that are surely on offer. */
export function chooseProducts(candidates: readonly Candidate[]): NounPhrase[] {
  const chosen = chooseMain(candidates);
  if (chosen === undefined) return [];
  const main = withSubject(chosen, candidates);
  const others = candidates
    .filter(
      ({ announced, known, thing }) => (announced || known) && isTradeWord(headOf(thing.text)),
    )
    .filter(({ announced, thing }) => announced || !isBareMaker(thing, main))
    .filter((candidate) => !belongsToVenue(candidate, main) && !isStaff(candidate, main))
    .filter(({ narrowed }) => !narrowed)
    .map(({ thing }) => thing)
    .filter((thing) => saysWhat(thing) && !isDoneTo(thing, main) && !isCondition(thing));
  const all = unique([main, ...others].map(withOwnGuests), ({ text }) => text);
  return all.filter(
    ({ text }, at) => at === 0 || !all.some((other) => other.text.startsWith(`${text} `)),
  );
}
