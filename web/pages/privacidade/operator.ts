import { type OperatorFact, operatorFacts, operatorTokens } from "../../../content/operator.ts";

/**
 * A sentence with what only the operator knows. In the prerendered page the server puts it in; the page's head has it
 * for the browser, so that both say the same.
 */
export function withOperator(sentence: string): string {
  if (typeof document === "undefined") return sentence;
  return operatorFacts.reduce(
    (text, fact) => text.replaceAll(operatorTokens[fact], () => factInHead(fact)),
    sentence,
  );
}

function factInHead(fact: OperatorFact): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="operator-${fact}"]`);
  return meta?.content ?? "";
}
