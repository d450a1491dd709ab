const number = "(\\d{1,3}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)";
const span = "(?:minutos?|min|horas?|h|dias?|semanas?|mes|meses)";

/** Folded. "Falou 3 dias foram 6", "prometeram uma semana e levou três": what was said, and what it took. */
const promised = new RegExp(
  `\\b(?:fal(?:ou|aram|ei)|diss(?:e|eram)|promet(?:eu|eram)|combin(?:ou|aram|amos)|garanti(?:u|ram)|o prazo era(?: de)?|era(?:m)? (?:para|pra) ser) (?:que (?:era|eram|seria|seriam|levava|levaria|demorava|ficava pronto em) |em |de |uns |umas )*${number} ?${span}(?: uteis)?,?(?: (?:e|mas|acabou que|no fim|na verdade))*,? (?:foi|foram|levou|levaram|demorou|demoraram|virou|viraram|deu|deram|durou|ficou) (?:mais de |quase |uns |umas |em )?${number}\\b(?! (?:reais|pessoas|vezes|km|metros))`,
);

/** Folded. "12 dias ao invés de 5", "duas semanas em vez de uma": what it took, and what it should have. */
const instead =
  /\b(\d{1,3}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:minutos?|horas?|dias?|semanas?|mes|meses) (?:ao inves|em vez|no lugar|inves) d[eoa]s? (?:prometid[oa]s |combinad[oa]s |apenas |so |[oa]s )?(\d{1,3}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)\b/;

/** Folded. "Ficou três dias a mais na oficina"; "ganhei dois meses a mais" is a gift. */
const longer =
  /\b(?:demor|lev|fic|atras|esper)\w+ (?:\w+ ){0,4}(?:minutos?|horas?|dias?|semanas?|mes|meses) a mais\b/;

const counts: ReadonlyMap<string, number> = new Map([
  ["um", 1],
  ["uma", 1],
  ["dois", 2],
  ["duas", 2],
  ["tres", 3],
  ["quatro", 4],
  ["cinco", 5],
  ["seis", 6],
  ["sete", 7],
  ["oito", 8],
  ["nove", 9],
  ["dez", 10],
]);

function countOf(told = ""): number {
  return counts.get(told) ?? Number(told);
}

/** Folded. Above 0 where a stretch tells that more was needed than was promised, below where less was. */
export function beyondPromise(folded: string): number {
  const [, said, needed] = promised.exec(folded) ?? [];
  return said === undefined ? 0 : Math.sign(countOf(needed) - countOf(said));
}

/** Folded. Above 0 where a stretch tells that it took longer than it should, below where it took less. */
export function overdue(folded: string): number {
  const [, took, due] = instead.exec(folded) ?? [];
  if (took === undefined) return longer.test(folded) ? 1 : 0;
  return Math.sign(countOf(took) - countOf(due));
}
