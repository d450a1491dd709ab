import type { Entry } from "./lexicon/book.ts";
import type { Match } from "./patterns.ts";

/** An entry of the lexicon where it stands among the words. */
export type Mark = Match<Entry>;
