import { trades } from "../../contract/parts.ts";
import { ofAd } from "./check-ad.ts";
import { ofDocument } from "./check-advice.ts";
import { ofAnalysis } from "./check-analysis.ts";
import { rulesOfAds } from "./find-breaches.ts";
import type { Told } from "./finding.ts";
import { bareInstalment, bareRate } from "./instalments.ts";
import { faults, personalData } from "./reply/faults.ts";
import { promises } from "./reply/promises.ts";
import { rulesOfAdvice } from "./rules/advice.ts";
import { rulesOfReplies } from "./rules/replies.ts";
import { ungiven } from "./sources.ts";
import { tradeNeeds } from "./trade-needs.ts";

function textOf({ title, reason, instead }: Told): string {
  return [title, reason, instead].filter(Boolean).join("\n");
}

/** Everything the guard can say, for reading and for the spelling check. */
export function guardCatalogue(): { heading: string; text: string }[] {
  const rules = [...rulesOfAds, ...rulesOfReplies, ...rulesOfAdvice].map((rule) => ({
    ...rule,
    rule: rule.id,
  }));
  const checks = [
    ...[...promises, ...faults, personalData, ...Object.values(ungiven)],
    ...[bareInstalment, bareRate, ofAd],
    ...[ofDocument, ...Object.values(ofAnalysis)],
  ];
  const told = [...rules, ...checks].map((one) => ({ heading: one.rule, text: textOf(one) }));
  const asked = trades.map((trade) => {
    const { register, rules } = tradeNeeds(trade);
    return { heading: trade, text: [register?.label ?? [], ...rules].flat().join("\n") };
  });
  return [...told, ...asked.filter(({ text }) => text !== "")];
}
