import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";
import type { Clause, Span } from "./source.ts";

/** A number that may be a price. */
export type Figure = Span & {
  amount: number;
  /** Said to be money, by "R$", "reais" or cents. */
  isMoney: boolean;
};

const form =
  /(?<![a-z\d.,%]|\d[/:-])(?:(?<sign>r\$|rs|\$) ?)?(?<number>\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{1,6}(?:[.,]\d{2})?)(?:,-)?(?![\dºª°%]|[/:-]\d|[.,]\d)(?: ?(?<word>reais|real|contos?|pilas?|rs|\$)(?![a-z]))?(?![a-z](?<!9k))/g;

/** What a number counts, where it stands before it. */
const counted =
  /^ ?(?:kgs?|[glm](?! ?\d)|gr|gramas?|quilos?|kilos?|mg|ml|lts?|litros?|cm|mm|mts?|m2|m²|metros?|km|anos?|aninhos|dias?|mes(?:es)?|semanas?|h|hs|hrs|horas?|min|minutos?|seg|pessoas?|unid|unidades?|un|uns|und|fatias|pecas|sabores|vagas|alunos?|quartos?|lugares|polegadas?|pol|gb|tb|mb|w|v|volts|hp|cv|btus?|vezes|x(?!-)|parcelas|rodas|portas|andares|suites|dormitorios?|opcoes|itens|cores|modelos|tamanhos|bolas|camadas|por cento|mil|milhoes|criancas|convidados|lojas|aulas|sessoes|doses|capsulas|comprimidos|pares|graus|pontos|estrelas|clientes|folhas|paginas|fotos|velas|bocas|bandas|mega|gigas?|cadeiras|mesas|comodos|diarias|noites|dentes|pontas)(?![a-z\d])/;

/** Goods sold by weight and count: "picanha 69,90 kg". */
const perMeasure = /^ ?(?:kgs?|quilos?|kilos?|un|und|unid|litros?)(?![a-z\d])/;

/** The numbers of a clause that may be prices. */
export function findFigures({ flat }: Pick<Clause, "flat">): Figure[] {
  return Array.from(flat.matchAll(form)).flatMap(({ 0: whole, index, groups = {} }) => {
    const { sign, number = "", word } = groups;
    const end = index + whole.length;
    const hasCents = /[.,]\d{2}$/.test(number);
    const after = flat.slice(end, end + 20);
    const isMoney = Boolean(
      sign || word || (hasCents && (!counted.test(after) || perMeasure.test(after))),
    );
    const amount = parseDecimal(number) ?? 0;
    if (amount <= 0 || amount > 1_000_000 || (!isMoney && counted.test(after))) return [];
    return [{ start: index, end, amount, isMoney }];
  });
}

/** Before a sum that is no price of the thing: an instalment, a fee, a least order. */
const noPriceBefore =
  /(?<![a-z])(?:\d+ ?x|\d+ vezes|parcelas?|desconto|cupom|economi\w+|frete|taxas?|entreg\w+|depois|apos|minim[oa]|acima|entrada|sinal|troco|multa|cashback|ganh\w+|premio|compras?|pedidos?|valor da casa|ate|mais|menos)(?: (?:fix[oa]s?|unic[oa]|de|d[aeo]s?|por|com|em|iguais|que|r\$|e|sem|juros|para|pra|no|na|um|uma|valor|toda|cidade|bairro|regiao|a partir|partir)){0,5}[ :=-]*$/;
const noPriceAfter =
  /^ ?(?:(?:de |em )?(?:desconto|cashback|bonus)|(?:de|na|no|em) (?:entrada|sinal|taxa|frete|entrega|volta|caucao)|off|n[oa]s? (?:\d+ )?primeir[oa]s?|a menos|a mais|[ao]s? (?:primeir|segund|demais|outr)[a-z]*)(?![a-z])/;

export function isNoPrice(before: string, after: string): boolean {
  return noPriceBefore.test(before.slice(-60)) || noPriceAfter.test(after.slice(0, 20));
}

/** A number behind one of these names a model, a size, a place or a time. */
const names =
  /(?:^|[^a-z])(?:iphone|galaxy|redmi|note|poco|xbox|ps|playstation|windows|gol|uno|fiat|tam|tamanho|numero|num|n|nr|nrs|rua|casas?|salas?|lojas?|lote|quadra|bloco|apto?|box|km|br|linha|serie|ano|aro|combo|kit|opcao|plano|pacote|turma|nivel|modulo|dia|dias|dos|das|ate|ate as|as|ao|aos|de|do|da|desde|ha|com|sem|em|no|na|nos|nas|para|pra|mais|menos|entre|e|x|top|nota|lei|artigo|anexo|fase|grupo|volume|vol|versao|edicao|mesa|canal|radio|idade|maiores|acima|ou|uns|umas|cerca|quase|a|i|tipo|classe|parte|minimo|maximo|serve|rende|contem|vem|cabe|cabem|para ate|fundamental|fase|etapa) ?$/;
const address =
  /\b(?:rua|r\.|av|avenida|travessa|alameda|estrada|rodovia|praca|cep|sala|quadra|lote|apto?)\b/;
/** A price is coming: "por 35", "bolo: 12". */
const announced =
  /(?:(?:^|[^a-z])(?:por|custam?|sai|saem|saindo|apenas|ta|esta|fica|cobro|(?:valor|preco|diaria|mensalidade|mensal)(?: de| e)?|(?:a )?partir de)) ?$/;
/** "Bolo: 12". */
const signed = /[:=–-] ?$/;
/** "Bolo a 12", not "de 8 a 12". */
const weekday = /(?:segunda|terca|quarta|quinta|sexta|sabado|domingo) ?$/;
const told = /[a-z] (?:a|e) $/;
const afterListed =
  /^ ?(?:$|\)|\(|(?:e|ate|so|com|no|na|ou|mais|cada|em (?:ate )?\d+ ?x)(?![a-z])|\+)/;

/** "35 o kg" and "35 por pessoa"; "2 por pessoa" is a count. */
const own = /^ ?(?:\/|[oa] |cada(?![a-z]))/;
const perUnit = /^ ?(?:\/|[oa] |por |cada(?![a-z]))/;

function isDayOrPlace(amount: number, before: string): boolean {
  const isYear = amount >= 1950 && amount <= 2035;
  return isYear || (amount <= 31 && weekday.test(before)) || address.test(before);
}

export type Sureness = "sure" | "listed" | "inner" | "no";

/**
 * How sure a number is a price: of itself; at the end of a row, in a list of others; inside a run of words and numbers
 * without signs; or not at all.
 * @param before the folded words since the last price.
 * @param unitEnd where the unit behind the number ends.
 */
export function sureness(
  flat: string,
  { amount, end, isMoney }: Figure,
  before: string,
  unitEnd: number,
): Sureness {
  if (isMoney) return "sure";
  if (isDayOrPlace(amount, before)) return "no";
  if (announced.test(before)) return "sure";
  if (!told.test(before) && names.test(before)) return "no";
  const unit = amount < 5 ? own : perUnit;
  if (unitEnd > end && unit.test(flat.slice(end))) return "sure";
  const isLast = afterListed.test(flat.slice(unitEnd));
  if (isLast && signed.test(before)) return "sure";
  const isBehindWord = /[a-z\d)] ?$/.test(before);
  return isBehindWord ? (isLast ? "listed" : "inner") : "no";
}

/** More characters than any of the names has. */
const longestName = 60;

/** Numbers that belong to no name: a name ends before them. */
export function looseFigures({ flat, start }: Pick<Clause, "flat" | "start">): Figure[] {
  return findFigures({ flat })
    .filter(({ start: at }) => at > 0 && !names.test(flat.slice(Math.max(0, at - longestName), at)))
    .map((figure) => ({ ...figure, start: start + figure.start, end: start + figure.end }));
}
