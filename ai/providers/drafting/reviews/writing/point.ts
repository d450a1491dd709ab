import type { Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";

/** What a reply names: a thing, a quality, or a quality of a thing. */
export type Point = {
  polarity: 1 | -1;
  thing?: Thing;
  quality?: Quality;
  /** Lent by the words around or implied by the story; chosen, a guess: it stands back where the text is quoted. */
  faint?: true;
  /** How likely a faint point is one, above all others of its kind. */
  salience?: number;
  /** How likely a careful owner would name it; only of points that were chosen. */
  chance?: number;
  /** Number of its segment, where nothing judged it. */
  segment?: number;
  /** Its first word there. */
  at?: number;
  /** No word of its name stands in the text: "a rapidez" where it came in ten minutes; only of points that were chosen. */
  inferred?: true;
  /** A deed that was not done: "não avisaram". */
  denied?: true;
};
