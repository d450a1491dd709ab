import type { LiveLesson } from "./live-lesson-schema.ts";

/** The two live lessons of the specification. Their dates are the operator's. */
export const liveLessons: readonly LiveLesson[] = [
  { title: "Primeira aula ao vivo", held: null },
  { title: "Segunda aula ao vivo", held: null },
];
