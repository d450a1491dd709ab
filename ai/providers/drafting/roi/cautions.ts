import type { RoiValues } from "../../../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../../../domain/roi/analyse-roi.ts";
import { roiHeadings } from "../phrases/roi.ts";
import { percent } from "./figures.ts";

/** That the rate is implausible of people who merely see an advertisement; empty where it is not. */
export function rateWarning({ conversionPercent }: RoiValues, { hints }: RoiAnalysis): string {
  if (!hints.some(({ kind }) => kind === "high-for-reach")) return "";
  return (
    `${roiHeadings.rate}\n${percent(conversionPercent)} é uma taxa alta para alcance, que é só quem vê o anúncio. ` +
    "Se ela é de quem clicou ou chamou, a conta está otimista demais: ponha no alcance os cliques ou os contatos e refaça."
  );
}
