import { fold } from "../../../../../domain/search/fold.ts";
import { variants } from "../lexicon/price-words.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";

/** Characters of a line over a catalogue. */
const longestHead = 40;
const heading = /^[^\p{L}\p{N}]*(\p{L}[^\n$:.,;!?]{0,30}?)\s*[:*_]*\s*$/u;
/** So many or so much of each thing below. */
const lot = /^(?:cento|duzia|quilo|metro|fatia|milheiro|litro)$/;
const size = /^(?:inteir[ao]|brot(?:o|inho)|familia|gigante|individual)$/;
const headingWords = 4;

/** What is filled or flavoured, and what is done: below such a line stand kinds of it. */
const ofKinds: Readonly<Record<string, string>> = {
  pasteis: "pastel",
  pizzas: "pizza",
  esfihas: "esfiha",
  empadas: "empada",
  tapiocas: "tapioca",
  crepes: "crepe",
  sucos: "suco",
  vitaminas: "vitamina",
  bolos: "bolo",
  tortas: "torta",
  caldos: "caldo",
  mudas: "muda",
  polpas: "polpa",
  geleias: "geleia",
  aluguel: "aluguel",
  limpeza: "limpeza",
  conserto: "conserto",
  consertos: "conserto",
};
/** Sold beside them under the same line, and no kinds of them. */
const noKind =
  /^(?:caldo|suco|refri|refrigerante|agua|coca|guarana|cerveja|cafe|cha|vitamina|porcao|batata|combo|adicional|extra|borda|entrega|taxa|frete|kit|visita)$/;

/** "pizzas grandes" is said of one as "pizza grande". */
function inSingular(told: string): string {
  return told
    .toLowerCase()
    .split(" ")
    .map((word) => word.replace(/éis$/u, "el").replace(/(?<=[aeo])s$/u, ""))
    .join(" ");
}

/** "Grande 8 fatias", "CENTO:", "Pastéis": what the rows below are, how large, or how many; "de" behind what they are of. */
export function headOver(line: string): string | undefined {
  const [, told = ""] = line.length > longestHead ? [] : (heading.exec(line) ?? []);
  const words = fold(told).split(/[^a-z0-9]+/);
  const [first = ""] = words;
  const isShop = isTradeWord(first) && /^(?:business|professional)$/.test(tradeOf(first));
  if (words.length > headingWords || isShop || words.includes("em")) return undefined;
  const of = words.length === 1 ? ofKinds[first] : undefined;
  if (of !== undefined) return `${of} de`;
  const many = words.findIndex((word) => lot.test(word));
  if (many >= 0) return `${told.toLowerCase().split(/[^\p{L}\p{N}]+/u)[many] ?? ""} de`;
  const isSize = words.some(
    (word) => size.test(word) || (variants.test(word) && !/^(?:\d|[pmg]$)/.test(word)),
  );
  if (!isSize) return undefined;
  return isTradeWord(first) && tradeOf(first) === "goods"
    ? `${inSingular(told)} de`
    : told.toLowerCase();
}

/** "mussarela grande 8 fatias", "cento de coxinha", "pastel de carne" */
export function underHead(item: string, head: string | undefined): string {
  if (head === undefined) return item;
  const first = headOf(item);
  if (noKind.test(first) || /^\d/.test(item)) return item;
  if (!head.endsWith(" de")) return `${item} ${head}`;
  const isSame = first.slice(0, 4) === headOf(head).slice(0, 4);
  return isSame ? item : `${head} ${item.toLowerCase()}`;
}
