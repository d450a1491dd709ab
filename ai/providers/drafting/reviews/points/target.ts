import type { Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";

/** What an opinion can be about: a thing, a quality, a quality of a thing, or the shop as a whole. */
export type Target = {
  start: number;
  end: number;
  thing?: Thing;
  quality?: Quality;
  /** A quality that is good where nothing says otherwise. */
  leaning?: 1;
  /** Judged even where no word of opinion stands beside it. */
  core?: true;
  /** The shop or the visit: an opinion about it names no point. */
  whole?: true;
  /** What that shop is, where it has a name of its own: "a pousada". */
  house?: Thing;
  /** "Tudo", which is no place. */
  everything?: true;
};
