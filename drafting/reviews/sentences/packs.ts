import { english } from "./english.ts";
import { type Packs, portuguese } from "./pack.ts";
import { spanish } from "./spanish.ts";

/** Every language at once, for who prints or tries them all. */
export const packs = { pt: portuguese, en: english, es: spanish } satisfies Required<Packs>;
