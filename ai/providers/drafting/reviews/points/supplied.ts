import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

const lacking =
  "(?:o que|tudo que|se|quando) (?:(?:el[ea]s?|voces?|la|aqui|ali|a loja) )?(?:nao (?:tem|ha|tinha|tiver(?:em)?|acham?|achar|encontr[a-z]+)|falt(?:a|ar|ava))";
/** "Ele", "o Beto", "a dona Cida"; never "ninguém". */
const who = "(?:(?:el[ea]s?|voces?|a gente|[oa]s? (?:seu |dona |tio |tia |dr |dra )?[a-z]+) )?";
const gets =
  "(?:arrum(?:a|am|ava|avam|ou|aram)|arranj(?:a|am|ava|avam|ou|aram)|consegu(?:e|em|ia|iam|iu|iram)|encomend(?:a|am|ava|avam|ou|aram)|providenci(?:a|am|ava|avam|ou|aram)|manda(?:m|va|vam)? (?:buscar|vir|trazer|fazer)|traz(?:em|ia|iam)?|ped(?:e|em|ia|iam)|busca(?:m|va|vam)?|acha(?:m|va|vam)?|descola(?:m)?|(?:da|dao) (?:(?:um|seu|o) )?(?:jeito|jeitinho)|corre(?:m)? atras)";
/** What may follow: for whom and how soon; "arruma desculpa", "pede paciência" is no help. */
const ends =
  "(?= (?:,|e|$|mas|para (?:mim|nos|voce|a gente|gente|[oa]s? client[a-z]+|quem)|rapid[a-z]+|logo|na hora|no (?:mesmo|outro) dia|em (?:um|uma|dois|duas|tres|\\d+|poucos|poucas) |de um dia))";

/** A verb of a thing that is not had: "se não tem o livro o Tião acha", in a stretch of its own. */
const supplied = new RegExp(
  `(?<= )${lacking} (?:(?:[oa]s? )?(?!nunca|ninguem|nada|nem|nao)[a-z]+ )?(?:, )?${who}(?:(?:logo|ja|sempre|te|me|nos|ainda) )*${gets}${ends}`,
);

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true, fixed: true };

/** "O que não tem ele arruma": a denial that praises who gets what is not there. */
export function withSupplied(segment: Segment): Segment {
  const { words, marks } = segment;
  const text = ` ${words.map(({ key }) => key).join(" ")} `;
  const found = supplied.exec(text);
  if (found === null) return segment;
  const start = text.slice(0, found.index).trim().split(" ").filter(Boolean).length;
  const end = start + found[0].split(" ").length;
  const kept = marks.filter((mark) => mark.start >= end || mark.end <= start);
  const told: Mark = { start, end, value: pleased };
  return {
    ...segment,
    marks: [...kept, told].sort((one, other) => one.start - other.start),
  };
}
