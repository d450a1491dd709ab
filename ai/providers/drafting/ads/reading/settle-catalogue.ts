import { fold } from "../../../../../domain/search/fold.ts";
import { counting, numbered } from "../lexicon/price-words.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";
import { headOver, underHead } from "./catalogue-heads.ts";
import { isYear } from "./mark-ends.ts";
import { knownPlace } from "./restore-places.ts";
import { isLabelled } from "./split-statements.ts";

/** Characters read: the longest prompt the product takes. */
const longest = 8000;
/** Characters of a line of a catalogue. */
const longestLine = 90;
/** Lines of that shape from which bare numbers in them are prices. */
const leastLines = 2;
/** Reais below which a number is rather a count. */
const leastSum = 2;

const amount = "(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,5})(?:,\\d{1,2})?";
const unit =
  "(?: ?\\/ ?(?:R\\$ ?)?\\d{2,4}(?:,\\d{2})?)?(?: reais)?(?: ?\\/ ?(?:kg|un|m²|m2|hora|dia|mês|pessoa)| (?:cada(?: um| uma)?|(?:o|a) (?:kg|quilo|cento|d[úu]zia|unidade|metro|m²|m2|par|pacote|caixa|litro|hora|di[áa]ria)|por (?:pessoa|hora|dia|m[êe]s|metro|unidade)|kg))?";
/** "Coxinha - 7,00", "* freezer: 150", "Mão – R$ 25 cada" */
const row = new RegExp(
  `^([^\\p{L}\\p{N}]*)((?:\\d{1,4} ?(?:kg|g|ml|l|un) )?\\p{L}[^$\\n]{1,59}?)(\\s+[-–—]+\\s*|\\s*:\\s*|\\s*\\.{2,}\\s*|[-–—]+\\s+)((?:a partir de|desde|por|apenas|só) )?(R\\$ ?)?(${amount})(${unit})\\s*[.,;]?\\s*$`,
  "iu",
);

/** In front of a number these tell no price. */
const tellsElse =
  /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|seg|ter|qua|qui|sex|sab|dom|dia|dias|data|hora|horas|das|rua|avenida|av|travessa|alameda|praca|rodovia|estrada|bairro|quadra|lote|bloco|sala|apto|apartamento|numero|n|cep|tel|telefone|fone|whats|whatsapp|zap|cel|celular|contato|pix|chave|quartos?|suites?|banheiros?|vagas?|capacidade|lotacao|area|metragem|ano|idade|idades|km|quilometragem|estoque|quantidade|qtd|alunos|turmas?|mesas?|lugares|pagina|paginas|desde|fundad[ao]|fundacao|nota|codigo|cod|ref|modelo|tamanhos?|peso|altura|largura|prazo|duracao|minimo|maximo)$/;

type Row = {
  marks: string;
  item: string;
  lead: string;
  digits: string;
  unit: string;
  isSure: boolean;
};

function isItem(item: string, isSure: boolean): boolean {
  const words = fold(item).split(/[^a-z0-9]+/);
  const last = words.at(-1) ?? "";
  const isShop = isTradeWord(words[0] ?? "") && tradeOf(headOf(item)) === "business";
  const isWay = /^(?:entrega|frete|taxa)$/.test(words[0] ?? "");
  if ((isLabelled(`${item}: `) && !isWay) || words.some((word) => tellsElse.test(word)))
    return false;
  return isSure || !(isShop || counting.has(last) || numbered.has(last) || /[.!?]/.test(item));
}

function readRow(line: string): Row | undefined {
  if (line.length > longestLine || !/\d/.test(line)) return undefined;
  const [, marks = "", item = "", parted = "", lead = "", sign = "", digits = "", behind = ""] =
    row.exec(line) ?? [];
  const isSure = sign !== "" || lead !== "" || /,\d{2}$/.test(digits);
  // "Espelho: R$ 320" is read as it stands, but "Salto: R$ 25" would be a town.
  const isTold = parted.includes(":") && sign !== "" && lead === "";
  if (isTold && knownPlace(item) === undefined) return undefined;
  const value = Number(digits.replaceAll(".", "").replace(",", "."));
  const isSum = item !== "" && (isSure || (value >= leastSum && !isYear(digits)));
  return isSum && isItem(item, isSure)
    ? { marks, item: item.trim(), lead, digits, unit: behind, isSure }
    : undefined;
}

/** A line, what is read in it, and the head that stands over it. */
type Read = { line: string; row: Row | undefined; kind: string | undefined };

/** The first line names the shop, and heads nothing; an empty one behind a head parts it from nothing. */
function readLines(lines: readonly string[]): Read[] {
  let kind: string | undefined;
  let isOpen = false;
  return lines.map((line, at) => {
    const found = readRow(line);
    if (found !== undefined) isOpen = false;
    else if (line.trim() !== "" || !isOpen) {
      kind = at === 0 ? undefined : headOver(line);
      isOpen = kind !== undefined;
    }
    return { line, row: found, kind };
  });
}

/** The same thing under one size with two prices: which of them holds, nobody says. */
function nameOf({ row: found, kind }: Read): string {
  return fold(`${found?.item ?? ""} ${kind ?? ""}`);
}

function written({ line, row: found, kind }: Read): string {
  if (found === undefined) return line;
  const { marks, item, lead, digits, unit: behind } = found;
  return `${marks}${underHead(item, kind)} ${lead}R$ ${digits}${behind}`;
}

/** A row whose thing has two prices keeps none. */
function withoutSum({ line, row: found }: Read): string {
  return found === undefined ? line : `${found.marks}${found.item}`;
}

/** "Body 24,90 - leve 3 por 65,00": more of the thing that stands in front. */
const moreOfIt =
  /(?<=\d)\s+[-–—]+\s+(?=(?:ou )?(?:lev(?:e|a|ando)|compr(?:e|ando)|pegu?(?:e|ando)) \d{1,2} )/giu;

/**
 * Catalogues, one thing and its price a line: "Coxinha - 7,00" is "Coxinha R$ 7,00". What stands over them as their size is
 * that of each.
 */
export function settleCatalogue(description: string): string {
  const text = description.slice(0, longest).replace(moreOfIt, ", ");
  if (!/\d/.test(text)) return text;
  const read = readLines(text.split("\n"));
  const rows = read.filter(({ row: found }) => found !== undefined);
  const isCatalogue = rows.length >= leastLines;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of rows.map(nameOf)) (seen.has(name) ? twice : seen).add(name);
  return read
    .map((one) => {
      if (!isCatalogue && one.row?.isSure !== true) return one.line;
      return twice.has(nameOf(one)) ? withoutSum(one) : written(one);
    })
    .join("\n");
}
