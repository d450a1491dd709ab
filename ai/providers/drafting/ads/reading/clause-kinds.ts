import { dayWords, joiners, narrowers, offerWords } from "../lexicon/clause-words.ts";
import { states } from "../lexicon/places.ts";
import { bargain, buying, hasOwnOffer, specialOfDay } from "./own-offers.ts";
import { hasAny, type Token } from "./tokens.ts";

/** "almoço não incluso", "bebidas à parte" */
const exclusion =
  /\bnao (?:esta |e |sao )?(?:inclu|acompanh|cumulativ|acumul|vale|valid|reembols)|\ba parte\b|\bpor fora\b|\bpor conta d(?!a casa)|^(?:e |mas )?nao cobr(?:e|em)\b/;
/** "não fazemos", but not "crianças não pagam". */
const denial =
  /(?<!quem |quem ainda )\b(?:nao|nunca|nem|nada(?! a (?:pagar|mais)))\b(?! pag(?:a|am)\b| cobr(?:o|a|amos)\b)/;
/** "só não limpo vidro por fora": what the owner does not do. */
const ownersDenial = /\bnao (?!inclus|cumulat|acumul|valid|reembols)[a-z]{2,}(?:o|amos|emos)\b/;
/** "3x por semana", "2 vezes ao mês". */
const rhythm = /^\d+ ?(?:x|vezes)\b/;
/** "em 3x", "10 vezes" */
const instalments = /\d ?(?:x|vezes)\b(?! por| na| ao)/;
/** "promoção só até sábado", "taxa extra": said of the offer before. */
const subjects = new Set(
  "promocao oferta preco precos valor valores taxa parcela pedido".split(" "),
);

/** "encomenda mínima de 4 bandejas" */
const minimum = /^(?:encomenda|pedido|compra|consumo|locacao|quantidade|contrato|aluguel)s? minim/;

/** "segunda a quinta", not "segunda unidade". */
function isDay(first: Token, second: Token | undefined, third?: Token): boolean {
  // "sábados das 14h às 17h"
  if (/^d[ae]s?$/.test(second?.key ?? "") && /^\d/.test(third?.key ?? ""))
    return dayWords.has(first.key);
  return (
    dayWords.has(first.key) &&
    !/^(?:unidade|peca|via|maquina|par|pizza|d[aeo]s?|maluca|louca|feliz|premiada)$/.test(
      second?.key ?? "",
    )
  );
}

/** "tiramos", "removemos": a verb of ours that tells neither what is sold nor made. */
export function isDoing(key: string): boolean {
  return doing.test(key);
}

const doing =
  /^(?!vamos|ramos|temos|extremos|vendemos|fazemos|trabalhamos|oferecemos|produzimos|fabricamos|servimos|preparamos|criamos|realizamos|alugamos|consertamos|instalamos|montamos|reformamos|lavamos|pintamos|limpamos|ensinamos)[a-z]{3,}(?:amos|emos|imos)$/;

/** "tem que pedir até sexta": how to order, and of the thing said last alone. */
export const ordering =
  /^(?:(?:mas )?(?:ai )?|e )(?:tem que|precisa|e preciso|e so|favor) (?:pedir|encomendar|avisar|agendar|marcar|reservar|combinar|chamar)/;

/** "se for para festa faço encomenda": a case with an answer of its own. */
const ownCase =
  /^(?:em|n[ao]) (?!pix|dinheiro|cartao|debito|credito).* cobr(?:o|amos) r\$|^(?:se|quem|caso|quando|quiser|para|pra|acima de|a partir de|em compras) .* (?:faco|fazemos|entrego|entregamos|levo|levamos|busco|buscamos|atendo|atendemos|vou|vamos|mando|instalo|tiro|tiramos|abato|abatemos|devolvo|devolvemos)\b/;

/** "Na quinta lavagem, a cera é cortesia": a case of what follows, and no limit of what was said before. */
export function opensCase(text: string): boolean {
  return cases.test(text.toLowerCase());
}

const cases = new RegExp(`^(?:se|quem|quando|caso|na|no|ao|fora d[aeo]|${buying}) `);

/** "pretendo atender cachorro", "quero começar a vender online": not yet to be had, folded. */
const plan = new RegExp(
  "^(?:(?:eu|a gente|nos|e|mas|ainda|tambem|agora|so|que|futuramente|depois) )*" +
    "(?:pretend\\w+|penso em|(?:estou|estamos|to|ando|tamos) (?:pensando|querendo|planejando|estudando)|planej\\w+|sonho em|" +
    "(?:quero|queremos|queria|queriamos|gostaria de|vou|vamos) (?:(?:logo|muito|um dia|em breve|futuramente) )?(?:comecar a|passar a|abrir|expandir|aumentar|crescer|ser|ficar|virar|ter)(?= )(?! vend\\w+ (?!online|pela|pelo|na internet|em outr|para outr))|" +
    "em breve|futuramente|(?:no )?(?:ano|mes) que vem)(?: |$)",
);

/** What the owner hopes for, and does not offer yet. */
export function isPlan(key: string): boolean {
  return plan.test(key);
}

/** Denies what it names; an exclusion tells what an offer is without. */
export function isDenial(key: string): boolean {
  return denial.test(key) && (!exclusion.test(key) || ownersDenial.test(key));
}

/** Without it what stands before would be another offer. */
export function isNarrowing(key: string, tokens: readonly Token[]): boolean {
  if (ordering.test(key) || ownCase.test(key) || deadline.test(key) || meanwhile.test(key))
    return false;
  if (specialOfDay.test(key)) return false;
  if (allSums.test(key)) return true;
  return hasAny(tokens, narrowers) || hasAny(tokens, dayWords) || exclusion.test(key);
}

/** "para SC, PR e RS": the rest of a list of states. */
const onlyStates = new RegExp(
  `^(?:${[...states].join("|")})(?: e (?:${[...states].join("|")}))?$`.toLowerCase(),
);

/** "pedido até domingo": how long orders are taken, whatever they cost. */
const deadline = /^(?:pedidos?|encomendas?) (?:so )?ate /;

/** "enquanto espera tem wi-fi", "cada adicional R$ 2": told for itself, and no limit. */
const meanwhile =
  /^enquanto (?:[a-z]+ ){1,3}(?:tem|temos|toma|pode|oferecemos|ha) |^cada (?:adicional|extra|item a mais) (?:por )?r\$/;

/** "terça e quarta hidratação sai por R$ 45", "na quarta compre uma e ganhe outra" */
const ownOfDay =
  /^(?:[a-z-]+ ){1,5}(?:compr(?:e|a|ou|ando)|lev(?:e|a|ou)|pec?[ad]|pediu) .*(?:ganh[ae]|leve|leva) /;

/** "preço por 4 horas": what every sum told before is for. */
const allSums =
  /^(?:preco|precos|valor|valores) (?:e |sao )?(?:por|para|pra|de) (?:\d|ate |diaria|hora)/;

/** "outros bairros R$ 7": of the delivery told before. */
const otherPlaces = /^(?:outr[oa]s|demais) (?:bairros?|regioes|cidades?|locais|zonas?) /;

/** "a 10 minutos do centro": where the shop is, whatever was said before. */
export const howFar =
  /^a (?:\d{1,4}|duas|dois|tres) (?:minutos|min|metros|m|km|quilometros|quadras|passos) d[aeo]s? /;

/** Goes on with the clause before it. */
export function goesOn(key: string, tokens: readonly Token[], hasThing: boolean): boolean {
  const [first, second] = tokens;
  if (first === undefined || howFar.test(key)) return false;
  const isOfWay = /^taxa de (?:entrega|deslocamento|frete)/.test(key);
  const isSubject = subjects.has(first.key) && hasAny(tokens, narrowers) && !hasThing && !isOfWay;
  if (ordering.test(key)) return true;
  if (deadline.test(key) || hasOwnOffer(key) || ownCase.test(key) || meanwhile.test(key))
    return false;
  if (dayWords.has(tokens[1]?.key ?? first.key) && ownOfDay.test(key)) return false;
  if (specialOfDay.test(key)) return false;
  return (
    allSums.test(key) ||
    joiners.has(first.key) ||
    onlyStates.test(key) ||
    // "terça e quarta 20% de desconto" has an offer of its own.
    (isDay(first, second, tokens[2]) && !isOffer(key, tokens)) ||
    isSubject ||
    rhythm.test(key) ||
    minimum.test(key) ||
    otherPlaces.test(key) ||
    (exclusion.test(key.replace(/\([^)]*\)/g, "")) &&
      tokens.length <= 12 &&
      !/^(?:mand|envi|entreg|lev|busc|despach)(?:o|amos)$/.test(first.key) &&
      !/^[a-z]{4,}o (?:[oa]s?|tod[oa]s?|tudo) /.test(key))
  );
}

/** Tells an advantage that may depend on something. */
export function isOffer(key: string, tokens: readonly Token[]): boolean {
  if (deadline.test(key) || exclusion.test(key)) return false;
  if (/\bnao cobr(?:o|a|amos) |\bsem cobrar\b/.test(key)) return true;
  if (/\bpor (?:(?:nossa|minha) conta|conta da casa)\b/.test(key)) return true;
  if (bargain.test(key)) return true;
  return hasAny(tokens, offerWords) || /\d ?%/.test(key) || instalments.test(key);
}
