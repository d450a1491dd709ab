import type { Word } from "../../text/words.ts";
import type { Target } from "./target.ts";

/** What a client did to get something: "comprei", "pedimos". */
export const got =
  /^(?:comprei|compramos|levei|levamos|pedi|pedimos|tomei|tomamos|comi|comemos|bebi|bebemos|peguei|pegamos|escolhi|escolhemos|usei|usamos|encomendei|encomendamos|dividimos)$/;

function keysBefore(words: readonly Word[], start: number): string[] {
  return words.slice(Math.max(0, start - 3), start).map(({ key }) => key);
}

/** "Fui comprar tinta, o rapaz ajudou", "zíper pra minha costura, atendimento ótimo": what was wanted and what for. */
export function isWanted(words: readonly Word[], { start }: Target): boolean {
  const before = keysBefore(words, start);
  const verb = before.findLast((key) => !/^(?:[oa]s?|uma?|uns|umas)$/.test(key)) ?? "";
  const own = /(?:^| )para (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)$/.test(before.join(" "));
  return own || /^(?:comprar|procurar|buscar|pegar|escolher|ver|olhar)$/.test(verb);
}

const counting = /^(?:[oa]s?|uma?|uns|umas|dois|duas|tres|quatro|cinco|seis|\d+|meu|minha)$/;

/** "Comprei dois vestidos, loja organizada": what was got, and behind it what is judged. */
export function isGotBefore(target: Target, earlier: Target, words: readonly Word[]): boolean {
  const verb = keysBefore(words, earlier.start).findLast((key) => !counting.test(key)) ?? "";
  const between = words.slice(earlier.end, target.start).map(({ key }) => key);
  const apart = between.includes(",") || /^[oa]s?$/.test(between.at(-1) ?? "");
  return got.test(verb) && apart;
}
