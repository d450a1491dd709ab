import type { CardTool } from "../../content/cards/schema.ts";
import { toPlainSigns } from "../../domain/numbers/plain-signs.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Typed } from "./tools/tool.ts";

const number = "(?:r\\$ ?)?(\\d[\\d.]*(?:,\\d+)?)(?!\\d|[.,]\\d)";
const between = "[^\\d.!?]{0,24}?";

/** Words that say which field a number belongs to, before or right after it; all folded. */
const cues: Record<CardTool, Record<string, string>> = {
  price: {
    ingredients: `\\b(?:gasto|gastei|custa|custam|custo|sai por|me sai|ingredientes?|material)${between}${number}(?! ?%)`,
    packaging: `\\bembalage(?:m|ns)${between}${number}(?! ?%)`,
    taxes: `\\b(?:taxas?|impostos?|maquininha)${between}${number} ?(?:%|por cento)`,
    profit: `\\b(?:lucro|lucrar|ganhar)${between}${number} ?(?:%|por cento)`,
  },
  budget: {
    costPerClick: `\\bclique${between}${number}(?! ?%)`,
    budget: `${number}(?: reais)? (?:por|ao|no|de) mes\\b`,
  },
  month: {},
  mei: {
    opened:
      "\\bab(?:ri|erto|ertura)\\b[^\\d.!?]{0,24}?\\b(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\\b",
    earned: `\\b(?:faturei|vendi|ja fiz)${between}${number}(?! ?(?:%|mil|reais por|por mes|ao mes))`,
  },
};

/** What a question says for the fields of a tool; a field that is named twice, or not clearly, stays empty. */
export function readToolInputs(tool: CardTool, question: string): Typed {
  const text = fold(toPlainSigns(question.slice(0, 1000)));
  const found: Record<string, string> = {};
  for (const [id, cue] of Object.entries(cues[tool])) {
    const matches = [...text.matchAll(new RegExp(cue, "g"))];
    const [, value] = matches[0] ?? [];
    if (matches.length === 1 && value) found[id] = value;
  }
  return found;
}
