const sum = "(?:R\\$ ?\\d[\\d.,]{0,9}|\\d reais)(?: cada|(?: (?:o|a|por) \\p{Ll}{2,9}))?";

/** "corte R$ 35 barba R$ 25 os dois R$ 50": the sum of both stands beside those of each. */
const bothNext = new RegExp(
  `(?<=${sum}) (?=(?:(?:[oa]s )(?:dois|duas|três)|ambos|ambas)(?: junt[oa]s)? (?:por |a |sai |saem |fica |ficam )?R\\$)`,
  "giu",
);

const day = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira| feira)?";
/** "caldo R$ 6 terça a domingo": a span up to the end of the week is when the shop is open. */
const openDays = new RegExp(
  `(?<=${sum}) (?=(?:segunda|terça|quarta|quinta)(?:-feira| feira)? a (?:sexta|sábado|domingo)(?:-feira| feira)?(?:\\s*(?:[.,;\\n]|$)| (?:d[ae]s|depois|a partir|até) ))`,
  "giu",
);
/** "feijoada R$ 38 sábado": had on that day. */
const oneDay = new RegExp(`(?<=${sum}) (?=${day}\\s*(?:[.;\\n]|$))`, "giu");

/** "R$ 90 dentro da cidade fora da cidade 150": each case has its sum. */
const outside = new RegExp(
  `(?<=${sum} dentro d[aeo] \\p{Ll}{4,14}),? (?:e )?((?:para )?fora(?: d[aeo] \\p{Ll}{4,})?) (?:por |a )?(?:R\\$ )?(\\d{2,4})(?![\\d.,]*\\d| ?(?:km|min|h)(?!\\p{L}))`,
  "giu",
);

/** What stands behind a sum without a sign and is told of more than that sum. */
export function partBehindSums(text: string): string {
  return text
    .replace(bothNext, ", ")
    .replace(outside, ", $1 R$ $2")
    .replace(openDays, ", ")
    .replace(oneDay, (_, at: number, all: string) =>
      /^ (?:s|d)[áo]/iu.test(all.slice(at, at + 3)) ? " no " : " na ",
    );
}
