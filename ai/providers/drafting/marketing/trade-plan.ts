import { text as lesson3 } from "../../../../content/course/lesson-3/text.ts";
import type { Trade } from "../phrases/marketing-trades.ts";

/** A line of the plans by trade in lesson 3. */
export type TradePlan = {
  /** Key of the section in ai/knowledge. */
  key: string;
  /** "Salão de beleza ou Barbearia". */
  category: string;
  /** As a customer types them: "corte masculino". */
  terms: readonly string[];
  /** What stands behind the terms: "Ponha link de agendamento. Foto de cliente, só com autorização." */
  advice: string;
};

const line =
  /^(?<name>[^:]+): (?:a )?categoria (?<category>.+?)\. Termos: (?<terms>.+?)\. (?<advice>.+)$/;

function toPlan(item: string, key: string): (TradePlan & { name: string }) | undefined {
  const { name, category, terms, advice } = line.exec(item)?.groups ?? {};
  if (!name || !category || !terms || !advice) return undefined;
  const quoted = Array.from(terms.matchAll(/“([^”]+)”/g), ([, term = ""]) => term);
  return { name, key, category, terms: quoted, advice };
}

const plans = lesson3.sections.flatMap(({ blocks }, at) =>
  blocks.flatMap((block) =>
    block.kind === "list"
      ? block.items.map((item) => toPlan(item, `aula-3#${at}`)).filter((plan) => plan !== undefined)
      : [],
  ),
);

/** What lesson 3 has for a trade, if anything. */
export function tradePlanOf({ plan }: Trade): TradePlan | undefined {
  return plan === undefined ? undefined : plans.find(({ name }) => name.startsWith(plan));
}
