import type { Segment } from "../segments.ts";

const good =
  "(?:bo[am]s?|bons|boas|otim[oa]s?|maravilhos[oa]s?|excelentes?|lind[oa]s?|bonit[oa]s?|gostos[oa]s?|amei|gostei|adorei|gosto|bem|melhor)";
const bad =
  "(?:ruim|ruins|pessim[oa]s?|horrive(?:l|is)|maus?|mal|odiei|detestei|desgostei|desgosto|fei[oa]s?|pior)";
const being = "(?:(?:e|foi|era|estava|achei|fica|ficou|muito|tao|la|[oa]) )*";
const turns: readonly string[] = [
  `nem ${being}${good} ,? ?(?:e )?nem ${being}${bad}`,
  `nem ${being}${bad} ,? ?(?:e )?nem ${being}${good}`,
  `nao ${being}(?:nem )?${good} ,? ?(?:e )?(?:nem|e nao|tampouco|mas tambem nao|nao) ${being}${bad}`,
  `nao ${being}(?:nem )?${bad} ,? ?(?:e )?(?:nem|e nao|tampouco|mas tambem nao|nao) ${being}${good}`,
  "(?:nem|nao) gostei ,? ?nem deixei de gostar",
  "(?:nem|nao) fede[m]? ,? ?(?:e )?nem cheira[m]?",
  "nem (?:8|oito) nem (?:80|oitenta)",
];
/** Neither good nor bad, as people say it. */
const neither = new RegExp(`(?<= )(?:${turns.join("|")})(?= )`, "gu");
/** An idiom where no dish and no drink is told of. */
const lukewarm = /(?<= )nem quente ,? ?nem fri[oa](?= )/gu;
/** Words that mean neither. */
const middling =
  /(?<= )(?:normal|normais|median[oa]s?|razoave(?:l|is)|comum|comuns|mais ou menos|tanto faz|na media|nao (?:achei |vi |tem |e |foi )?nada (?:de ?mais|(?:de |tao )?(?:especial|extraordinario|diferente|excepcional|impressionante))|nada (?:de ?mais|(?:de |tao )?(?:especial|extraordinario|excepcional|impressionante)))(?= )/gu;
/** Beside them nothing is told. */
const filling =
  /^(?:ok|okay|,|[oa]s?|uma?|e|eh|era|foi|achei|estava|ficou|so|isso|assim|la|aqui|muito|bem|meio|mas|enfim|sei|para|mim|em|geral|no|na|do|da|de|meu|minha|que|lugar|coisa|tipo|simples|cumpre|padrao|basic[oa]s?|regular)$/;

/** Words of such a text, at most. */
const most = 14;

/** What a text says neither-nor of, left of it when that is taken out. */
function restOf(segments: readonly Segment[]): { rest: string[]; told: boolean; mild: boolean } {
  const text = segments
    .map(
      ({ words, contrary }) => `${contrary ? "mas " : ""}${words.map(({ key }) => key).join(" ")}`,
    )
    .join(" , ")
    .replaceAll(", ,", ",");
  const eaten = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && /^(?:food|cold)$/.test(value.class)),
  );
  const before = ` ${text} `;
  const between = before.replace(neither, ",").replace(lukewarm, eaten ? "$&" : ",");
  const after = between.replace(middling, ",");
  return {
    rest: after.trim().split(" "),
    told: between !== before,
    mild: after !== between,
  };
}

/** "Nem bom nem ruim", "normal, não achei nada demais": neither praise nor blame, and nothing told besides. */
export function isIndifferent(segments: readonly Segment[], rating: number | undefined): boolean {
  const words = segments.flatMap((segment) => segment.words);
  if (words.length > most || segments.some(({ bitter, foreign }) => bitter || foreign))
    return false;
  const { rest, told, mild } = restOf(segments);
  if (!told && !mild) return false;
  if (rating !== undefined && (rating < 2.5 || rating > (told ? 4.5 : 3.5))) return false;
  const things = new Set(
    segments.flatMap(({ words, marks }) =>
      marks.flatMap(({ value, start, end }) =>
        /^(?:thing|quality|business)$/.test(value.kind)
          ? words.slice(start, end).map(({ key }) => key)
          : [],
      ),
    ),
  );
  return rest.every((key) => filling.test(key) || things.has(key));
}
