import type { Stars } from "../../contract/gemini-chat.ts";
import type { Quoting } from "./untrusted-text.ts";

export { adLines, businessLines, reviewLines } from "../../drafting/parts/index.ts";

/** The lines as material beside the text; empty where nothing was confirmed. What was typed is data like the text. */
export function confirmed(lines: readonly string[], quote: Quoting["quote"]): string {
  if (lines.length === 0) return "";
  return `\n\nO que o dono confirmou com toques, também como material; vale mais que a leitura do texto:\n${quote(lines.join("\n"))}`;
}

/** The mark that a customer gave, as a figure that may be told. */
export function starLine(stars: Stars | undefined): string {
  return stars === undefined ? "" : `${stars} estrelas`;
}
