import { toPlainSigns } from "./plain-signs.ts";

/** A word has two letters or more and no digit: it goes with its own full stop or hyphen ("mês.", "custo-benefício"). */
function dropWord(run: string): string {
  const isWord = /\p{L}.*\p{L}/u.test(run) && !/\d/.test(run);
  return isWord ? "" : run;
}

function keepCharacters(text: string): string {
  return text
    .replace(/[^ ]+/g, dropWord)
    .replace(/(?:[\p{L}\p{M}]-*)+/gu, "") // a hyphen after a letter is no minus
    .replace(/(\d)[^\d., %-]+(?=\d)/g, "$1 ")
    .replace(/[^\d., %-]/g, "");
}

/**
 * What may stand in a numeric field of a text typed or pasted into it: digits, `.`, `,`, `-`, `%`, spaces and a
 * leading `R$`. Letters are dropped and a pasted sentence keeps its number ("Gastei R$ 1.500 por mês." leaves
 * 1.500). Other signs between two digits become a space, so that "20/11" does not turn into 2011.
 * Idempotent; a text that `parseDecimal` understands keeps its value.
 */
export function keepNumeric(text: string): string {
  const plain = toPlainSigns(text);
  const [prefix = ""] = /^[ -]*R\$/i.exec(plain) ?? [];
  return prefix.toUpperCase() + keepCharacters(plain.slice(prefix.length));
}
