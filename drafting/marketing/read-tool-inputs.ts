import { readPatterns } from "../../content/cards/read-words.ts";
import type { CardTool } from "../../content/cards/schema.ts";
import { toPlainSigns } from "../../domain/numbers/plain-signs.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Typed } from "./tools/tool.ts";

const digits = "(?:r\\$ ?)?(\\d[\\d.]*(?:,\\d+)?(?: mil\\b)?)(?!\\d|[.,]\\d)";
const percent = `${digits} ?(?:%|por cento)`;
/** An amount: neither a share nor a count of things or days. */
const money = `${digits}(?! ?(?:${readPatterns.noMoney})|(?: reais| conto)? (?:por|ao|no|de) (?:dia|semana|mes)\\b)`;
const between = "[^\\d.!?]{0,24}?";

const cost = `\\b(?:gasto|gastei|custa|custam|custo|custou|sai por|me sai|pago|compro|comprei|(?<!de )(?:ingredientes?|material))${between}${money}`;
const taxes = `\\b(?:taxas?|impostos?|maquininha)${between}${percent}`;
const months =
  "janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro";

/** Words that say which field a number belongs to, before or right after it; all folded. */
const cues: Record<CardTool, Record<string, string>> = {
  price: {
    ingredients: cost,
    packaging: `\\bembalage(?:m|ns)${between}${money}|${money}(?: reais)? (?:de|da|com) embalage`,
    taxes,
    profit: `\\b(?:lucro|lucrar|ganhar)${between}${percent}|${percent} de lucro`,
  },
  margin: {
    cost,
    price: `\\b(?:(?:vendo|revendo|vender|preco)\\b${between}\\b(?:a|por|e|de|para|pra) |cobro )${money}`,
    taxes,
    other: `\\b(?:concorrente|vizinho|eles?|lado|outro)\\b[^\\d.!?]{0,30}?${money}`,
  },
  budget: {
    budget: `${digits}(?: reais| conto)? (?:por|ao|no|de) mes\\b`,
    click: `\\bclique${between}${money}`,
  },
  result: {
    spent: `\\b(?:gastei|gasto|paguei|investi|coloquei|botei)${between}${money}`,
    sales: `\\b(?:vendi|fiz|deu|tive|trouxe|veio|vieram|so)${between}(\\d{1,4})(?:(?= (?:vendas?|clientes?|pedidos?)\\b)| ?(?=[,.!?]|$))`,
  },
  month: {},
  mei: {
    opened: `\\bab(?:ri|erto|ertura)\\b${between}\\b(${months})\\b`,
    earned: `\\b(?:faturei|vendi|ja fiz|faturamos)${between}${money}`,
  },
};

/** "62 mil" as "62.000": the fields take figures alone. */
function inFigures(value: string): string {
  return value.replace(/^(\d+) mil$/, "$1.000");
}

/** What a question says for the fields of a tool; a field that is named twice, or not clearly, stays empty. */
export function readToolInputs(tool: CardTool, question: string): Typed {
  const text = fold(toPlainSigns(question.slice(0, 1000)));
  const found: Record<string, string> = {};
  for (const [id, cue] of Object.entries(cues[tool])) {
    const matches = [...text.matchAll(new RegExp(cue, "g"))];
    const value = matches[0]?.slice(1).find((group) => group !== undefined);
    if (matches.length === 1 && value) found[id] = inFigures(value);
  }
  return found;
}
