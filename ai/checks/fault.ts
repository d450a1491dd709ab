/** The rules of an answer, by the names that a log may show. */
export type Rule =
  | "leak"
  | "contact"
  | "language"
  | "code"
  | "placeholder"
  | "promise"
  /** Something that only the owner may say, or that the law stops. */
  | "claim"
  | "admission"
  | "accusation"
  | "secrecy"
  | "personal-data"
  | "figure"
  | "statistic"
  | "advice"
  | "detail"
  | "length"
  | "unchanged"
  | "longer"
  | "form"
  | "empty";

/** What an answer breaks. */
export type Fault = {
  rule: Rule;
  /** The figure, where telling it helps to mend it: digits and signs only, never words of a visitor. */
  figure?: string;
};

/** Looks at one sentence, or at any text as a whole. Its time grows with the length of the text alone. */
export type Check = (text: string) => Fault | undefined;

/** The fault of a rule if the pattern stands in the text. */
export function faultIf(found: boolean, rule: Rule): Fault | undefined {
  return found ? { rule } : undefined;
}
