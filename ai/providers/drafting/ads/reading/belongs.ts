import { movingWords } from "../lexicon/clause-words.ts";
import type { Clause } from "./clause.ts";
import type { Group } from "./group.ts";
import { foldInPlace } from "./restore-places.ts";
import { hasAny, tokensOf } from "./tokens.ts";

/** "ração para gato, saco de 10 kg por R$ 159": the size in which the thing is sold. */
function isSizeOf(last: Group, { text, priced }: Clause): boolean {
  const before = last.clauses.at(-1);
  const isUnpriced = before?.thing !== undefined && !before.priced && !before.offers;
  const isSize =
    /^(?:saco|pacote|pote|garrafa|frasco|lata|galao|bandeja|fardo|balde|vidro|caixa) (?:de|com) \d/;
  return priced && isUnpriced && before.thing?.trade === "goods" && isSize.test(foldInPlace(text));
}

/** "o combo com x-salada, batata e refri custa R$ 32": the last of what is in it. */
function closesParts({ clauses: [only, second] }: Group, { text, priced }: Clause): boolean {
  const isOpen = only !== undefined && second === undefined && / com /u.test(only.text);
  const isPart = /^[^$,]{2,60} e [^$,]{2,60} (?:custa|sai|fica|por)(?: por)? R\$/u.test(text);
  return isOpen && !only.priced && !only.offers && priced && isPart;
}

/** "Madrinhas: acima de 4 vestidos 15% de desconto": without its heading the offer would be everybody's. */
function isForThem({ clauses: [only, second] }: Group, { offers, priced }: Clause): boolean {
  const isHeading = only !== undefined && second === undefined && only.heads && !only.known;
  return isHeading && only.showable && !only.announced && (offers || priced);
}

/** "entrego em Maringá, taxa de R$ 10": what the way costs. */
export function isOfWay({ clauses: [first] }: Group, { text }: Clause): boolean {
  const isWay = hasAny(tokensOf(first?.text ?? ""), movingWords);
  const costs = /^(?:(?:com )?taxa|frete|cobr\w+|por|custa|sai|fica|valor|a) (?:.* )?r\$/;
  const isFarther =
    /^(?:de|ate|acima de|depois de|mais de|alem de|passou de|a partir de) (?:[\d,]+ (?:a|ate) )?[\d,]+ ?km .*r\$/;
  const isLeft =
    /^(?:frete|taxa|envio) (?:por conta|a combinar|a parte|nao inclus)|^acima de r\$ ?[\d.,]+ (?:nao cobr|nao pag|sem taxa|e? ?gratis|sai de graca)|^(?:gratis|isent[oa]|sem taxa) (?:acima|a partir|em|para|pra|ate|nas?) /;
  return isWay && [costs, isFarther, isLeft].some((told) => told.test(foldInPlace(text)));
}

const rhythm = /^\d+ ?(?:x|vezes)\b/;

/** "2x por semana R$ 260, 1x R$ 160" */
export function isOtherRhythm({ clauses }: Group, { text }: Clause): boolean {
  return rhythm.test(text) && rhythm.test(clauses.at(-1)?.text ?? "");
}

/** "acompanhamentos livres até 3, o quarto paga R$ 2" */
const countsInOrder =
  /^(?:abaixo|acima|menos|mais|alem|depois) (?:disso|disto|dessa quantidade) |^[oa] (?:segund|terceir|quart|quint|sext)[oa] (?:paga|sai|ganha|custa|e) /;

/** "Compras acima de R$ 500", then "entrega grátis": what has to be bought, and what is given for it. */
const bareThreshold =
  /^(?:nas? |em )?(?:compras?|pedidos?) (?:acima|a partir|de mais) (?:de )?r\$ ?[\d.,]+$/;

function isGivenFor({ clauses: [only, second] }: Group, { offers, priced }: Clause): boolean {
  const isOpen = second === undefined && bareThreshold.test(foldInPlace(only?.text ?? ""));
  return isOpen && (offers || priced);
}

const sizes = /^(?:[oa] )?(?:pequen|medi|grande|simples|complet|infanti|adult|individu)[a-z]* /;

/** "banho de cachorro, pequeno R$ 45": a size of the thing named before, with its sum. */
function isSizeWithSum(
  { clauses: [only, second] }: Group,
  { text, priced, thing }: Clause,
): boolean {
  const isNamed = second === undefined && only?.known === true && !only.priced && !only.offers;
  const isOfShop = /^(?:business|professional)$/.test(only?.thing?.trade ?? "business");
  return isNamed && !isOfShop && priced && thing === undefined && sizes.test(foldInPlace(text));
}

/** "avulso custa R$ 250", "passou disso R$ 160 o metro": another case of what was told. */
export const otherCase =
  /^(?:avuls[oa]|sozinh[oa]|separad[oa]|(?:passou|passando|acima|alem) (?:disso|desse|dessa)|(?:baixa|cai|sobe|passa) (?:para|a)) .*r\$/;
/** "toalha R$ 35, leva 3 por R$ 90", "demais horas R$ 5": more of what the sum before was for. */
const moreOfIt =
  /^(?:(?:e|ou|mas) )?(?:(?:lev(?:a|e|ando)|pegando|comprando) )?(?:dois|duas|tres|\d{1,2}) (?:por|sai|saem|a|paga) (?:por )?r\$|^(?:[oa]s )?demais .*r\$|^(?:hora|dia|noite|diaria|pessoa|aula) (?:extra|adicional|excedente|a mais|seguinte) .*r\$/;
/** "para cupim, 1 ano": how long, and of what the clause before tells. */
export const bareSpan = /^\d{1,3} (?:anos?|mes(?:es)?|dias?|semanas?|horas?|minutos)$/;
/** "a visita é R$ 40, mas desconto se fechar": what is given back of the sum. */
const givenBack =
  /^(?:(?:mas|e|que) )?(?:eu |a gente )?(?:descont|abat|devolv)(?:o|a|e|amos|emos) (?:se|quando|caso|d[oa]|n[oa]|ess[ea]|[oa]) /;

/** Reais from which instalments told behind a sum are those of that sum. */
const leastParted = 500;
const instalments = /^(?:parcel|divid)\w+ (?:em )?(?:ate )?\d{1,2} ?(?:x|vezes)$/;

/** "aula avulsa R$ 160, pacote R$ 1.080, parcelo em 4x": only the great sum is paid in parts. */
function partsSum({ text, priced }: Clause, key: string): boolean {
  const digits = /R\$ (\d[\d.]*)(?:,\d{2})?$/u.exec(text)?.[1] ?? "0";
  return priced && instalments.test(key) && Number(digits.replaceAll(".", "")) >= leastParted;
}

/** "garantia de 3 meses contra baratas, 6 meses contra cupim": the same of something else. */
function goesOnSpan(first: string, key: string): boolean {
  const isSpan =
    /^(?:e )?(?:de )?\d{1,3} (?:anos?|mes(?:es)?|dias|horas) (?:contra|para|n[ao]s?|em|d[aeo]s?) /;
  return (
    (/^(?:garantia|validade|prazo|seguro)(?!\p{L})/iu.test(first) && isSpan.test(key)) ||
    (/^(?:sinal|cau[çc][ãa]o|entrada|reserva|taxa)(?!\p{L})/iu.test(first) && isReturned.test(key))
  );
}

/** "sinal de R$ 20 para reservar, descontado no dia": what becomes of it. */
const isReturned =
  /^(?:e )?(?:que (?:e|sera) )?(?:descontad|abatid|devolvid|reembolsad|restituid)[oa] /;

function goesOnWithSum({ clauses }: Group, { text }: Clause): boolean {
  const key = foldInPlace(text);
  const last = clauses.at(-1);
  return (
    otherCase.test(key) ||
    (last?.priced === true && moreOfIt.test(key)) ||
    (last?.priced === true && /^(?:fica|ficam|sai|saem) pront[oa]s? em \d/.test(key)) ||
    (last?.priced === true && givenBack.test(key)) ||
    (last !== undefined && partsSum(last, key)) ||
    goesOnSpan(clauses[0]?.text ?? "", key) ||
    (bareSpan.test(key) && /^(?:para|n[ao]s?|em) /.test(foldInPlace(last?.text ?? "")))
  );
}

/** "Escola de música ensina piano, violino e canto": what is taught there is one list. */
function isTaught({ clauses }: Group, { text, priced, offers, heads, placeOnly }: Clause): boolean {
  const teaches = /(?<!\p{L})ensin(?:a|o|amos) (?:\p{Ll}+ ){0,2}\p{Ll}+$/u.test(
    clauses[0]?.text ?? "",
  );
  const isItem = /^(?:\p{Ll}{3,}(?: d[aeo])?(?: | e )?){1,4}$/u.test(text);
  return teaches && isItem && !priced && !offers && !heads && !placeOnly;
}

/** Whether a clause says nothing without the group before it, whatever else it tells. */
export function belongsTo(last: Group, clause: Clause): boolean {
  return (
    isSizeOf(last, clause) ||
    goesOnWithSum(last, clause) ||
    closesParts(last, clause) ||
    isOfWay(last, clause) ||
    isGivenFor(last, clause) ||
    isSizeWithSum(last, clause) ||
    isTaught(last, clause) ||
    countsInOrder.test(foldInPlace(clause.text)) ||
    isForThem(last, clause)
  );
}
