import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { contract } from "../text/grammar.ts";
import type { Context } from "./read-context.ts";
import { type TradePlan, tradePlanOf } from "./trade-plan.ts";

/** Sources about being found: there the category and the terms of a trade help. */
const aboutSearch = new Set([
  "info-completas",
  "categorias-otimizadas",
  "descricao-persuasiva",
  "otimizacao-buscas",
  "palavras-chave-geo",
  "aula-1#0",
  "aula-2#2",
  "aula-3#0",
  "aula-3#1",
  "aula-3#2",
  "aula-3#3",
  "aula-3#4",
  "gemini-anunciar-google",
  "plano-com-pouco-dinheiro",
]);

function termOf({ trade }: Context): string | undefined {
  return trade?.term;
}

/** A search that a customer would type, as it stands in a sentence: “corte masculino em Olinda”. */
export function searchExample(context: Context): string {
  const { place } = context;
  const term = termOf(context);
  if (term === undefined)
    return place ? `o que você vende ${place}` : "o que você vende e o bairro";
  return place ? `“${term} ${place}”` : `“${term}” com o nome do bairro`;
}

export type TradeLine = { text: string; plan: TradePlan };

/** What lesson 3 advises for the trade, where the plan is about being found. */
export function tradeLine(
  context: Context,
  documents: readonly KnowledgeDocument[],
): TradeLine | undefined {
  const plan = context.trade && tradePlanOf(context.trade);
  if (plan === undefined || !documents.some(({ key }) => aboutSearch.has(key))) return undefined;
  const { trade } = context;
  const where = trade ? contract("em", `${trade.gender} ${trade.name}`) : "";
  const start = `${where.slice(0, 1).toUpperCase()}${where.slice(1)}`;
  const text = `${start}, use no perfil a categoria ${plan.category}, e termos como ${searchExample(context)}. ${plan.advice}`;
  return { text, plan };
}

/** Whether knowing trade and place would make a plan from these sources better. */
export function wantsContext(documents: readonly KnowledgeDocument[]): boolean {
  return documents.some(({ key }) => aboutSearch.has(key));
}
