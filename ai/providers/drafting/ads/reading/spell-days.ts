const days: Readonly<Record<string, string>> = {
  seg: "segunda",
  ter: "terça",
  qua: "quarta",
  qui: "quinta",
  sex: "sexta",
  sab: "sábado",
  sáb: "sábado",
  dom: "domingo",
};

const shortDay = "seg|ter|qua|qui|sex|s[áa]b|dom";
/** "seg. a sex. das 8h": the full stop of a short day, behind which the clause goes on. */
const short = new RegExp(
  `(?<!\\p{L})(${shortDay})\\.(?=,? (?:(?:a|à|e) )?(?:${shortDay})(?![a-z]{4})|,? (?:a partir )?(?:d[aeo]s?|[àa]s|(?:só )?at[ée](?: [àao]s?)?) (?:\\d|meio)|,? \\d{1,2} ?h)`,
  "giu",
);

/** Short days with a full stop are written out, so that no sentence ends there. */
export function spellDays(text: string): string {
  return text.replace(short, (word: string) => days[word.slice(0, -1).toLowerCase()] ?? word);
}
