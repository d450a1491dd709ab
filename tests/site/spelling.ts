import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-pt";
import { loadModule } from "hunspell-asm";

/** Names and words of the trade that no dictionary has; one a line, "#" begins a remark. */
const known = new Set(
  readFileSync(join(import.meta.dirname, "spelling-words.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean),
);

/** Tells the words of a text that neither the Portuguese dictionary nor our own list knows. */
export async function createSpellingCheck(): Promise<(text: string) => string[]> {
  const hunspell = await loadModule();
  const rules = hunspell.mountBuffer(dictionary.aff, "pt.aff");
  const words = hunspell.mountBuffer(dictionary.dic, "pt.dic");
  const checker = hunspell.create(rules, words);
  const seen = new Map<string, boolean>();
  const isRight = (word: string) => {
    const right = seen.get(word) ?? (known.has(word) || checker.spell(word));
    seen.set(word, right);
    return right;
  };
  return (text) => {
    // Addresses and what is to be filled in are no words.
    const plain = text.replace(
      /\S+@\S+|https?:\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:br|com|me)\b\S*|\[[^\]]*\]|\{[^}]*\}/g,
      " ",
    );
    const written = plain.match(/\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*/gu) ?? [];
    return [...new Set(written)].filter((word) => !isRight(word));
  };
}
