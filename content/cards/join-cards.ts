import type { CardQuestions } from "./schema.ts";

/** Cards whole: what each is found by, and what it says. A test holds that both have the same ids. */
export function joinCards<Body extends { id: string }>(
  questions: readonly CardQuestions[],
  bodies: readonly Body[],
): (CardQuestions & Body)[] {
  return questions.flatMap((one) => {
    const body = bodies.find(({ id }) => id === one.id);
    return body ? [{ ...one, ...body }] : [];
  });
}
