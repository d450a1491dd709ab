import type { Clause } from "./clause.ts";
import { foldInPlace } from "./restore-places.ts";

/** The clauses as the owner strung them together. */
export function joinClauses(clauses: readonly Clause[]): string {
  const joined = clauses
    .map(({ text, heads }, at) =>
      at === clauses.length - 1 ? text : `${text}${heads ? ": " : ", "}`,
    )
    .map((text, at) => (at === 0 ? text : withinSentence(text)))
    .join("");
  const isRow = /semana.* semana/u.test(joined);
  return isRow ? joined.replace(sameRhythm, "$1").replace(rhythmSum, "") : withoutEcho(joined);
}

/** "1x por semana por R$ 180, 2x por R$ 290": in a row of rhythms none of the sums has its "por". */
const rhythmSum = /(?<=\d ?(?:x|vezes)(?: (?:na|por|a cada) semana)?) por(?= R\$)/gu;

/** "Fora de Uberaba cobro deslocamento": within a sentence its first word is small. */
function withinSentence(text: string): string {
  return /^(?:Fora|Dentro|Acima|Até|Para|Por|Em|N[ao]s?|Com|Sem|Só|Somente|Apenas|Mais|Cada|Se|A partir|Entrega|Frete|Retirada|Montagem|Instalação|Cobro|Cobramos) /u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "2x na semana R$ 180, 3x na semana R$ 240": of what time was said before. */
const sameRhythm =
  /(?<= (?:na|por|a cada) semana .*, )(\d ?(?:x|vezes)) (?:na|por|a cada) semana(?= (?:por )?R\$)/gu;

/** "2 lugares por R$ 150, 3 lugares por R$ 190" stammers: beside the same word or figure the second "por" goes. */
function withoutEcho(text: string): string {
  const seen = new Set<string>();
  return text.replace(
    /(?<=(?<!\p{L})(\p{L}+)) por (?=R\$ (\d+))/gu,
    (lead, word: string, figure: string) => {
      const keys = [foldInPlace(word), figure];
      const isEcho = keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return isEcho ? " " : lead;
    },
  );
}
