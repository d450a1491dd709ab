import type { Word } from "../../text/words.ts";

/** How many of a unit of time, or of a coin. */
export const count =
  /^(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta|quarenta|cinquenta|meia|varios|varias|muitas|muitos|quase)$/;

/** What is ready within days: "meu bebê se adaptou em uma semana" tells of no haste. */
const readied =
  /^(?:pront[oa]s?|entreg\p{L}*|cheg(?:ou|aram)|resolv\p{L}*|fi(?:cou|caram)|fez|fizeram|feit[oa]s?|sai(?:u|ram)|consert\p{L}*|arrum\p{L}*|instal\p{L}*|mont\p{L}*|troc\p{L}*|vei?o|vieram|tudo|receb\p{L}*|marc\p{L}*|cons\p{L}*|abri(?:u|ram))$/u;

function isReady(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 8), at + 5).some(({ key }) => readied.test(key));
}

/** "Em dez minutos chego lá", "o bebê dormiu em cinco minutos": nobody of the shop made haste. */
const ownHaste =
  /^(?:cheg(?:o|uei|amos)|est(?:ou|amos|avamos)|dorm\p{L}*|durmo|acab\p{L}*|esgot\p{L}*|caminh\p{L}*|andando|convers\p{L}*|passaram|morreu|quebrou|prova|viagem|estrada|festa)$/u;

function isOwnHaste(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at + 4).some(({ key }) => ownHaste.test(key));
}

/** Where a few minutes, or days where they count, are told as haste; -1: nowhere. */
export function hasteIn(words: readonly Word[], withDays: boolean): number {
  return words.findIndex(
    ({ key }, at) =>
      !isOwnHaste(words, at) &&
      (/^(?:minutos?|minutinhos|horas?)$/.test(key) ||
        (withDays && /^(?:dias?|semana)$/.test(key) && isReady(words, at))) &&
      count.test(words[at - 1]?.key ?? "") &&
      words[at - 2]?.key === "em",
  );
}

/** "Tudo em quarenta minutos", "em meia hora". */
export function hasHaste(words: readonly Word[]): boolean {
  return hasteIn(words, false) >= 0;
}
