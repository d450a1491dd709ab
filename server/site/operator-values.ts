import { type OperatorFact, operatorFacts, operatorTokens } from "../../content/operator.ts";

/** What only the operator knows when the site was built long before. */
export type OperatorValues = {
  publicUrl: string;
  publishableKey: string;
  /** Empty: the calls go to this server. */
  supabaseUrl: string;
  /** Who runs the site, and where they are written to. */
  operator: Record<OperatorFact, string>;
};

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Safe in the text and the quoted attributes of HTML and XML. */
export function escapeMarkup(value: string): string {
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}

export function fillIn(html: string, values: OperatorValues): string {
  // Replacers, not strings: a `$` in a value would mean something to replaceAll.
  const filled = html
    .replaceAll("__PUBLIC_URL__", () => escapeMarkup(values.publicUrl))
    .replaceAll("__PUBLISHABLE_KEY__", () => escapeMarkup(values.publishableKey))
    .replaceAll("__SUPABASE_URL__", () => escapeMarkup(values.supabaseUrl));
  return operatorFacts.reduce(
    (text, fact) =>
      text.replaceAll(operatorTokens[fact], () => escapeMarkup(values.operator[fact])),
    filled,
  );
}
