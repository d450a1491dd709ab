import type { RoiValues } from "../../../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../../../domain/roi/analyse-roi.ts";
import { roiHeadings } from "../phrases/roi.ts";
import { percent } from "./figures.ts";

/** That the rate is implausible of people who merely see an advertisement; empty where it is not. */
export function rateWarning({ conversionPercent }: RoiValues, { hints }: RoiAnalysis): string {
  if (!hints.some(({ kind }) => kind === "high-for-reach")) return "";
  const rate = percent(conversionPercent);
  return (
    `${roiHeadings.rate}\n${rate} é uma taxa alta para alcance. Alcance é quem vê o anúncio; de quem vê, poucos ` +
    `clicam, e de quem clica, poucos compram. Se ${rate} for a taxa de quem clicou ou chamou, a conta está ` +
    "otimista demais. Troque então o alcance pelo número de cliques ou de contatos e refaça."
  );
}
