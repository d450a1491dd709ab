import { failures } from "../../content/interface/failures.ts";

/** The sentence shown for whatever was thrown: composed first, mapped after, on the composed text. */
export function failureSentence(thrown: unknown): string {
  if (!(thrown instanceof Error)) {
    return failures.notAnError;
  }
  const match = failures.mapped.find(({ contains }) => thrown.message.includes(contains));
  return match?.shown ?? thrown.message;
}
