import type { Price } from "../ad-facts.ts";
import type { Reader } from "./segments.ts";

const amount =
  "(?:r\\$ ?\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|r\\$ ?\\d+(?:[.,]\\d{1,2})?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})? reais|\\d+(?:,\\d)? mil(?: reais)?|\\d+(?:,\\d{1,2})? (?:reais|real|conto|contos|pila)|\\d+,\\d{2}(?! ?%))(?: mil)?";
const unit =
  "(?: ?(?:/|\\bpor\\b|\\bcada\\b|\\bo\\b|\\ba\\b|\\bao\\b|\\bpela\\b) ?(?:kg|quilo|cento|unidade|un|duzia|hora|h|aula|mes|ano|pessoa|metro(?: quadrado)?|m2|m²|litro|dia|diaria|noite|sessao|fatia|pacote|par|caixa|peca|semana|porcao|pote|km|cabeca|casal|crianca|aluno|convidado|encontro|visita)(?![a-z]| d[aeo]s? )|(?: cada| mensa(?:l|is)| a unidade| a vista| no pix| no dinheiro)(?![a-z]))?";
const lead =
  "(?:(?:noss[oa]s? |o |os |com )*(?:a partir d[eo]s?|a partir|desde|por apenas|por so|por|apenas|so|somente|custa(?:ndo|m)?|sai(?:ndo)? por|saem por|sai(?:ndo)?|saem|ficam? por|valor(?:es)?|precos?|no valor de|a|de|com)(?: (?:comecam?|inicia(?:l|is)|e|sao|fica|partem?|de|desde|a partir|apenas|so|somente|por|medio|promocional|unico|fixo))*(?: (?:em|de|por|a))?:? )?";

/** "R$ 180", as Brazilians write it; "180 reais" becomes shorter that way. */
function toAmount(written: string): string {
  const digits = /\d[\d.,]*/.exec(written)?.[0] ?? "";
  const thousand = /\bmil(?: reais)?$/i.test(written) ? " mil" : "";
  return `R$ ${digits}${thousand}`;
}

function toUnit(written: string): string {
  const plain = written.trim().replace(/^\/ ?/, "/");
  if (plain.startsWith("/")) return ` por ${longUnit(plain.slice(1))}`;
  return plain === "" ? "" : ` ${plain}`;
}

function longUnit(unit: string): string {
  const names: Record<string, string> = {
    kg: "kg",
    h: "hora",
    un: "unidade",
    mes: "mês",
    mês: "mês",
    m2: "m²",
  };
  return names[unit.toLowerCase()] ?? unit.toLowerCase();
}

function isFrom(words: string): boolean {
  return /a partir|desde|comeca|partem?\b|inicia/.test(words);
}

function toPrice(leadWords: string, money: string, unitWords: string): Price {
  const sum = toAmount(money) + toUnit(unitWords);
  if (isFrom(leadWords)) return { text: `a partir de ${sum}`, short: `desde ${sum}` };
  const joint = / por /.test(sum) ? "a" : "por";
  return { text: `${joint} ${sum}`, short: `${joint} ${sum}` };
}

/** "de R$ 100 por R$ 80" */
const reduced: Reader = {
  pattern: new RegExp(`\\bde (${amount}) por (?:apenas |so )?(${amount})(${unit})`, "g"),
  read: ([, before = "", now = ""], written) => {
    const tail = toUnit(/(?:\d|reais|mil)(\D*)$/iu.exec(written)?.[1] ?? "");
    const text = `de ${toAmount(before)} por ${toAmount(now)}${tail}`;
    return { type: "price", price: { text, short: text } };
  },
};

/** "de R$ 50 a R$ 90", "entre 50 e 90 reais" */
const range: Reader = {
  pattern: new RegExp(
    `(?:(?:precos? |valores? )?(?:de|entre) )?(r\\$ ?\\d[\\d.,]*\\d|r\\$ ?\\d|\\d+) (?:a|e|ate) (${amount})${unit}`,
    "g",
  ),
  read: ([, low = "", high = ""], written) => {
    if (!/^\D*(?:de|entre|r\$|preco)/i.test(written)) return undefined;
    const text = `de ${toAmount(low)} a ${toAmount(high)}`;
    return { type: "price", price: { text, short: text } };
  },
};

const single: Reader = {
  pattern: new RegExp(`(?<![a-z0-9,.])(${lead})(${amount})(${unit})(?![\\d%]| ?x\\b)`, "g"),
  read: ([, before = "", money = "", unitKey = ""], written) => {
    const unitWords = unitKey === "" ? "" : written.slice(written.length - unitKey.length);
    return { type: "price", price: toPrice(before, money, unitWords) };
  },
};

/** "valor a partir de 150": the word says that it is a sum. */
const unmarked: Reader = {
  pattern:
    /\b(?:valor|preco|custa|sai)(?: (?:e|de|por|medio))*( a partir de)? (\d{2,5}(?:,\d{2})?)(?=\s*(?:[,.;)]|$))/g,
  read: ([, from = "", sum = ""]) => ({ type: "price", price: toPrice(from, sum, "") }),
};

export const priceReaders: readonly Reader[] = [reduced, range, single, unmarked];

/** The price behind the label "Preço:", where a bare number is one. */
export function readLabelledPrice(text: string): string {
  return /^\s*\d[\d.,]*\s*(?:$|,|;|\.$|cada|o |a |por )/i.test(text) ? `R$ ${text.trim()}` : text;
}
