import { isTradeWord } from "../trade-of.ts";
import type { RawClause } from "./split-clauses.ts";

/** A thing and a number, and nothing that says what it counts. */
const bareSum = /^([^\d$]{3,40}) (\d{2,4})$/u;

/** "corte 60, escova 45": where two known services end in a number, the numbers are sums. */
export function markSums(raw: readonly RawClause[]): RawClause[] {
  const sums = raw.map(({ text }) => bareSum.exec(text.trim()));
  const isPriced = (match: RegExpExecArray | null | undefined) =>
    match?.[1] !== undefined &&
    isTradeWord(match[1].split(" ").find((word) => word.length > 2) ?? "");
  const marked = raw.filter(({ text }) => /R\$|\breais\b/u.test(text)).length;
  if (sums.filter(isPriced).length + marked < 2) return [...raw];
  return raw.map((clause, at) =>
    isPriced(sums[at]) ? { ...clause, text: `${clause.text.trim()} reais` } : clause,
  );
}
