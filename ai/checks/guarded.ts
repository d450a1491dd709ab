import type { Finding } from "../../contract/parts.ts";
import type { Check, Rule } from "./fault.ts";

/** What the guard finds, by the names that a log may show. What the law stops is a claim that nobody may make. */
const ruleOf: Readonly<Record<string, Rule>> = {
  promise: "promise",
  pressure: "promise",
  accusation: "accusation",
  "exposed-debt": "secrecy",
  admission: "admission",
  secrecy: "secrecy",
  "personal-data": "personal-data",
  contact: "contact",
  figure: "figure",
  placeholder: "placeholder",
};

/** The guard as a check: its first finding is the fault. */
export function toCheck(find: (text: string) => Finding[]): Check {
  return (text) => {
    const [found] = find(text);
    if (!found) return undefined;
    const rule = ruleOf[found.rule] ?? "claim";
    // Never words of a visitor.
    return rule === "figure" && /^[\d\s.,%R$-]+$/.test(found.words)
      ? { rule, figure: found.words }
      : { rule };
  };
}
