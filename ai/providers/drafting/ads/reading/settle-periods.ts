const group =
  "infantil|juvenil|infanto-juvenil|adultos?|adolescentes?|crian[çc]as?|beb[êe]s?|idosos?|jovens|jovem|kids|teens?|iniciantes?|intermedi[áa]rio|avan[çc]ado|terceira idade|melhor idade";
const aged = `(?:${group})(?: \\([^()$\\n]{1,30}\\))?`;
const sum = "(?:por )?(?:R\\$ ?)?\\d{2,4}(?:,\\d{2})?(?: reais)?";
const period = "(?: por m[êe]s| ?\\/ ?m[êe]s| mensa(?:l|is)| ao m[êe]s)";
/** "infantil 220 por mês, adolescente 250, adulto 270": the period is told once, and of all the groups. */
const row = new RegExp(
  `(?<=(?:^|[.,;:\\n] ?)${aged} ${sum})(${period})((?:,? (?:e )?(?:o |a )?${aged} ${sum}(?=\\s*(?:[.;\\n]|,(?!\\d)|$)| e ))+)`,
  "giu",
);
const each = new RegExp(`${aged} ${sum}`, "giu");

/** Each group in a row gets the period that is told of the first: alone its price would be another. */
export function settlePeriods(text: string): string {
  if (!/m[êe]s(?!\p{L})|mensa/iu.test(text)) return text;
  return text.replace(
    row,
    (_, told: string, others: string) => `${told}${others.replace(each, (one) => `${one}${told}`)}`,
  );
}
