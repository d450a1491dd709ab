const longest = 8000;
const mark = "[^\\p{L}\\p{N}\\n]{0,6}";
const item = "\\p{L}[^$\\n:]{1,50}?";
const amount = "(R\\$ ?\\d[\\d.]*(?:,\\d{1,2})?|\\d[\\d.]*(?:,\\d{2}| ?reais))";
const units: Readonly<Record<string, string>> = {
  cento: "o cento",
  duzia: "a dúzia",
  dúzia: "a dúzia",
  milheiro: "o milheiro",
  kg: "o kg",
  quilo: "o quilo",
  metro: "o metro",
  par: "o par",
  unidade: "a unidade",
  fatia: "a fatia",
  bandeja: "a bandeja",
  hora: "a hora",
  diaria: "a diária",
  diária: "a diária",
  sessao: "a sessão",
  sessão: "a sessão",
};
/** "Coxinha - cento R$ 80" */
const unitFirst = new RegExp(
  `^(${mark}${item})([^\\S\\n]+[-–—]+[^\\S\\n]+|[^\\S\\n]*:[^\\S\\n]*)(${Object.keys(units).join("|")})[^\\S\\n]*[:=]?[^\\S\\n]+${amount}(?=[^\\S\\n]*[.;]?[^\\S\\n]*$)`,
  "gimu",
);
/** "Tênis casual — de R$ 150 por R$ 99" */
const reduced = new RegExp(
  `^(${mark}${item})[^\\S\\n]+[-–—]+[^\\S\\n]+(?=(?:de|era) R\\$ ?\\d[\\d.,]* (?:por|agora)(?: (?:apenas|só))? R\\$ ?\\d[\\d.,]*[^\\S\\n]*$)`,
  "gimu",
);

/** Rows of a catalogue in which more than a bare sum stands behind the dash. */
export function settleUnitRows(description: string): string {
  const text = description.slice(0, longest);
  if (!/\d/.test(text)) return text;
  return text
    .replace(
      unitFirst,
      (_, told: string, dash: string, unit: string, sum: string) =>
        `${told}${dash}${sum} ${units[unit.toLowerCase()] ?? unit}`,
    )
    .replace(reduced, "$1 ");
}
