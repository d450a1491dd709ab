import type { Segment } from "../segments.ts";

/** Words of praise too plain for irony, which says more. */
const praise =
  /^(?:otim[oa]s?|excelentes?|maravilhos[oa]s?|perfeit[oa]s?|amei|adorei|gostei|recomendo|indico|sensaciona(?:l|is)|incrive(?:l|is)|impecave(?:l|is)|fantastic[oa]s?|espetacular(?:es)?|lind[oa]s?|bo[am]s?|bons|boas|top|delicios[oa]s?|gostos[oa]s?|nota|notadez|10|dez|mil|1000|show|bola)$/;
const blame =
  /^(?:pessim[oa]s?|horrive(?:l|is)|horroros[oa]s?|horror|nojent[oa]s?|nojo|ruim|ruins|lixo|porcaria|terrive(?:l|is)|decepcionante|decepcao|odiei|detestei|frac[oa]s?|lamentave(?:l|is)|deplorave(?:l|is)|mediocre)$/;
/** "Não gostei", "não recomendo". */
const denied = /(?<=^| )nao (?:gostei|recomendo|indico|curti|presta)(?= |$)/g;
const filling =
  /^(?:muito|muita|super|bem|demais|tudo|[oa]s?|uma?|e|foi|era|achei|de|do|da|mesmo|mais|lugar|total|,|profissiona(?:l|is)|experiencia|servico|empresa|loja|todos|todo|mundo|simplesmente|completamente)$/;

/** Words of such a text, at most: who is ironic seldom says so little, and nothing else. */
const most = 5;
/** Stars of who was not pleased, and of who was. */
const stars = { few: 2, many: 4 } as const;

function namedIn(segments: readonly Segment[]): ReadonlySet<string> {
  return new Set(
    segments.flatMap(({ words, marks }) =>
      marks.flatMap(({ value, start, end }) =>
        /^(?:thing|quality|business)$/.test(value.kind)
          ? words.slice(start, end).map(({ key }) => key)
          : [],
      ),
    ),
  );
}

/**
 * "Ótimo" with one star, "péssimo" with five: words that say nothing but the contrary of the stars. Undefined where
 * anything else is told. `faces`: below 0 for angry ones, beside which praise is irony, above for happy ones.
 */
export function wordsAgainstStars(
  segments: readonly Segment[],
  rating: number | undefined,
  faces: number,
): "praise" | "blame" | undefined {
  if (rating === undefined || (rating > stars.few && rating < stars.many)) return undefined;
  const said = rating <= stars.few ? "praise" : "blame";
  const all = segments.flatMap(({ words }) => words);
  if (all.length === 0 || all.filter(({ key }) => key !== ",").length > most) return undefined;
  if (segments.some(({ contrary, bitter, foreign }) => contrary || bitter || foreign))
    return undefined;
  if (said === "praise" ? faces < 0 : faces > 0) return undefined;
  const text = all.map(({ key }) => key).join(" ");
  const keys = text.replace(denied, said === "blame" ? "ruim" : "$&").split(" ");
  const verdict = said === "praise" ? praise : blame;
  const named = namedIn(segments);
  const plain = keys.every((key) => verdict.test(key) || filling.test(key) || named.has(key));
  return plain && keys.some((key) => verdict.test(key)) ? said : undefined;
}
