import { withoutInvisible } from "../text/invisible-characters.ts";

/** How one request tells its own words from those of others; new for each. */
export type Quoting = {
  /** What stands before and behind text from outside; whoever wrote it cannot have known them. */
  open: string;
  close: string;
  /** Stands in the instruction and nowhere else: an answer that has it has told the instruction. */
  canary: string;
  /** What no answer may hold. */
  secrets: readonly string[];
  /** The text between the marks. */
  quote: (text: string) => string;
  /** The text without what could be taken for a mark, and without what nobody can see. */
  clean: (text: string) => string;
};

const consonants = "bcdfghjklmnpqrst";

/** A word of letters alone, which no language has. */
function newCanary(): string {
  const digits = crypto.randomUUID().replaceAll("-", "");
  let word = "";
  for (let at = 0; at < 14; at += 1) word += consonants[Number.parseInt(digits[at] ?? "0", 16)];
  return word;
}

export function createQuoting(
  id: string = crypto.randomUUID(),
  canary: string = newCanary(),
): Quoting {
  const open = `<<<DADOS ${id}`;
  const close = `DADOS ${id}>>>`;
  // A space in its place: what stood around a mark must not become one.
  const clean = (text: string) =>
    withoutInvisible(text).replaceAll(id, " ").replaceAll(canary, " ");
  return {
    open,
    close,
    canary,
    secrets: [canary, id],
    quote: (text) => `${open}\n${clean(text)}\n${close}`,
    clean,
  };
}
