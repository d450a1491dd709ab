import type { Quality } from "../lexicon/opinion.ts";
import type { Segment } from "../segments.ts";

/** Words of a text that only hints at what it is of. */
const longest = 30;

/** What only who keeps secrets is praised for: "sigilosa", "nunca me julgou". */
const discretion =
  /(?<= )(?:sigilo[a-z]*|(?:sem|nunca|nao) (?:me |nos )?julg[a-z]+|escuta (?:que|atenta|sem|acolhedora)|uma escuta|(?:sabe|soube|sabia) (?:me |nos )?(?:ouvir|escutar)|me senti (?:[a-z]+ e )?(?:ouvid|escutad|compreendid)[oa])(?= )/;
/** And what a thing can be as well: "discreta", where a person is meant. */
const virtue = /(?<= )(?:discret[oa]|discricao|integr[oa]|etic[oa]|human[oa])(?= )/;
const person = /(?<= )(?:pessoa|homem|mulher|profissional|ser humano|el[ea])(?= )/;
const ofPersons: readonly (Quality | undefined)[] = [
  "attention",
  "competence",
  "courtesy",
  "explanation",
  "honesty",
  "patience",
  "professionalism",
  "safety",
];
/** Words for the whole that name no shop. */
const whole = /^(?:vida|mundo|dia|tudo|td|geral|vez|experiencia)$/;

function lineOf(segments: readonly Segment[]): string {
  return ` ${segments.flatMap(({ words }) => words.map(({ key }) => key)).join(" ")} `;
}

/** A thing, a price or a kind of shop is named: nothing is left to be guessed. */
function namesTrade(segments: readonly Segment[]): boolean {
  return segments.some(({ words, marks }) =>
    marks.some(({ value, start }) => {
      if (value.kind === "thing") return true;
      if (value.kind === "business") return !whole.test(words[start]?.key ?? "");
      const judged = value.kind === "opinion" || value.kind === "quality";
      return judged && value.quality !== undefined && !ofPersons.includes(value.quality);
    }),
  );
}

function isShort(segments: readonly Segment[]): boolean {
  return segments.reduce((sum, { words }) => sum + words.length, 0) <= longest;
}

/** "Competente e sigiloso", "nunca me julgou": one person's bearing alone is praised, as of who keeps secrets. */
export function hintsAtSecrecy(segments: readonly Segment[]): boolean {
  if (!isShort(segments) || namesTrade(segments)) return false;
  const text = lineOf(segments);
  if (discretion.test(text)) return true;
  const told = segments.flatMap(({ marks }) => marks.map(({ value, start }) => ({ value, start })));
  const virtues = told.filter(
    ({ value }) =>
      (value.kind === "opinion" || value.kind === "quality") &&
      value.quality !== undefined &&
      ofPersons.includes(value.quality),
  );
  const named = text.match(new RegExp(virtue, "g"))?.length ?? 0;
  return named > 0 && (named > 1 || person.test(text) || virtues.length > 0);
}

const decency =
  /(?<= )(?:ampar[a-z]+|dignidade|digno|serenidade|seren[oa]s?|sensibilidade|delicadeza|delicad[oa]s?|humanidade|conforto|confort(?:ou|aram)|consol[a-z]+|compaixao|solidari[a-z]+|respeito|respeitos[oa]s?|carinho|acolh[a-z]+)(?= )/;
const bereaved =
  /(?<= )(?:(?:toda )?(?:a |minha |nossa )familia|familia (?:toda|inteira)|parentes|familiares|tod[oa]s nos|nos tod[oa]s|(?:meus|nossos|minhas) (?:irmaos|irmas|pais|filhos|tios|tias|avos))(?= )/;
const graveHour =
  /(?<= )(?:(?:n?uma|nessa|naquela|nesta) hora (?:dess[ae]s?|assim|tao|dificil|triste)|horas? dess[ae]s|hora (?:mais )?dificil|momento (?:tao |mais |muito )?(?:dificil|delicado|triste|doloroso|de dor)|naquel[ea] (?:semana|dia|noite|hora|momento|madrugada)|quando (?:a gente |nos )?mais precis[a-z]+|deus (?:lhes |vos |te )?pague|eterna gratidao)(?= )/;
const relative =
  "(?:meus?|minhas?|noss[oa]s?|[oa]|d[ao]) (?:pai|mae|avo|vo|irmao|irma|ti[oa]|prim[oa]|sogr[oa]|marido|espos[oa]|filh[oa]|sobrinh[oa]|cunhad[oa]|net[oa])";
const gently =
  "(?:respeito|delicadeza|dignidade|carinho|cuidado|ternura|capricho|zelo|compostura|serenidade|docura|decoro)";
/** "Pela calma com meus tios naquele dia, conduziram minha avó com respeito": one of the family is handled, as the dead are. */
const laidOut = new RegExp(
  `(?<= )(?:pel[oa]s?|[oa]) [a-z]+ com (?:a gente|nos|[oa]s (?:parentes|familiares|meus)|(?:meus?|minhas?|noss[oa]s?) [a-z]+) (?:n?aquel[ea]s?|n?ess[ea]s?|n?est[ea]s?|num|numa|em um|em uma) (?:horas?|momentos?|dias?|sabado|domingo|noites?|manha|tarde|madrugada|semana) (?:(?:tao )?[a-z]+ )?, (?:arrum|lev|vest|vel|conduz|prepar|busc|traz|cuid|trat|receb|troux|transport|carreg|banh|maqui|ajeit)[a-z]*ram (?:d[aeo] )?${relative}s? (?:del[ea] )?com (?:(?:tod[oa]|tant[oa]|muit[oa]|[oa]) )*${gently}(?= )`,
);
/** What a family is glad of, or in need of: no death. */
const otherwise =
  /(?<= )(?:casamento|casar|aniversario|festa|formatura|batizado|noivado|bodas|parto|nasc[a-z]+|gestac[a-z]+|matern[a-z]+|bebe|mudanca|viagem|ferias|reforma|obra|carro|moto|pneu|consert[a-z]+|almoco|jantar|natal|reveillon|cirurgia|exame[a-z]*|dente|prova|professor[a-z]*|escola|creche|aulas?|treinos?|cursos?)(?= )/;

/** "Gratidão pelo amparo a todos nós naquela semana": grave thanks of a family, that may be in mourning. */
export function hintsAtGrief(segments: readonly Segment[]): boolean {
  if (!isShort(segments)) return false;
  const text = lineOf(segments);
  if (otherwise.test(text)) return false;
  const goods = segments.some(({ marks }) =>
    marks.some(
      ({ value }) => value.kind === "thing" && /^(?:food|cold|goods|pet)$/.test(value.class),
    ),
  );
  if (goods) return false;
  return laidOut.test(text) || [decency, bereaved, graveHour].every((sign) => sign.test(text));
}
