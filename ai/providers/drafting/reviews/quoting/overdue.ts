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

/** Folded. Above 0 where a stretch tells that it took longer than it should, below where it took less. */
export function overdue(folded: string): number {
  const [, took, due] = instead.exec(folded) ?? [];
  if (took === undefined) return longer.test(folded) ? 1 : 0;
  return Math.sign(countOf(took) - countOf(due));
}
