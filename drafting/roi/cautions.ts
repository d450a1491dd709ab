import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { Hint } from "../../domain/roi/hints.ts";
import { percent } from "./figures.ts";
import { roiHeadings } from "./phrases.ts";

/** That the rate is implausible of people who merely see an advertisement, or of anybody; empty where it is not. */
export function rateWarning({ conversionPercent }: RoiValues, { hints }: RoiAnalysis): string {
  const hint = hints.find(({ input, kind }) => input === "conversionPercent" && kind in cautions);
  if (hint === undefined) return "";
  return `${roiHeadings.rate}\n${percent(conversionPercent)} ${cautions[hint.kind]}`;
}

const cautions: Partial<Record<Hint["kind"], string>> = {
  "high-for-reach":
    "é uma taxa alta para alcance, que é só quem vê o anúncio. Se ela é de quem clicou ou chamou, a conta está otimista demais: ponha no alcance os cliques ou os contatos e refaça.",
  "over-hundred":
    "passa de 100%: seriam mais vendas do que pessoas, o que não acontece se cada uma compra uma vez. Confira se faltou uma vírgula.",
};
