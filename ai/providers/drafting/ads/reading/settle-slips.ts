import { isTradeWord } from "../trade-of.ts";

/** What the owner takes back in the same breath. */
const taken =
  "(?:quer dizer|ou melhor|ali[áa]s|minto|digo|corrigindo|na verdade|desculpa(?: aí)?|perd[ãa]o|ops)";

/** "Casa Nova, desculpa, não é loja, é Depósito Nova": what is taken back goes with all before it in its sentence. */
const calledAnew = new RegExp(
  `(?<=^|[.;\\n] ?)[^.;\\n]{2,60}?[,;:(.\\n–—-] ?(?:${taken}|errei|me enganei)[,:]? (?:n[ãa]o (?:é|eh) [^.,;\\n]{2,40}, )?(?:o (?:nome|certo) )?(?:é|eh) (?=\\p{L})(?!n[ao] |em )`,
  "giu",
);
/** "Bar da Praia não, é Bar do Porto": the first word stays where the other name has none of its kind. */
const otherName =
  /(?<=^|[.;\n] ?)(\p{L}+) ([^.,;:\n\d$]{2,40}) n[ãa]o, (?:é|eh) (?=(\p{L}+))(?!n[ao] |em )/giu;

/** "faço carreto não, na verdade vendo areia", "quarta e sábado. não, só quarta": what was said before the no. */
const takenBack = new RegExp(
  `(?<=^|[,.;:\\n](?!\\d))(?:[^,.;:\\n]|[.,](?=\\d)){3,70}?[,.]? n[ãa]o[,.]? (?=${taken}(?!\\p{L})|s[óo] (?:na |no |de |aos? )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dia))`,
  "giu",
);
/** "aula no clube não, na verdade é na minha casa": only the place is taken back. */
const placeAgain = new RegExp(
  `(?: (?:no|na|em) (?:(?! (?:no|na|em) )[^,.;:\\n])+?)[,.]? n[ãa]o[,.]? ${taken},? (?:é |fica )?(?=(?:no|na|em) )`,
  "giu",
);
const days = "segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo";
/** "corte 30 quer dizer 35", "na terça, digo, quarta" */
const numberAgain = new RegExp(
  `(?:R\\$ ?)?\\d+(?:,\\d{2})?(?: reais|h)?(?: (?:[oa]|por|cada) \\p{Ll}+| cada)?,? (?:n[ãa]o,? )?${taken},? (?:é )?(?=(?:R\\$ ?)?\\d)`,
  "giu",
);
const dayAgain = new RegExp(
  `(?<!\\p{L})(?:${days}),? (?:n[ãa]o,? )?${taken},? (?:n[ao]s? )?(?=(?:${days})(?!\\p{L}))`,
  "giu",
);
/** "2.900 o metro, não, perdão, o conjunto": only what the sum is for is taken back. */
const unitAgain = new RegExp(
  `(?<=\\d )(?:[oa]|por) \\p{Ll}+(?: \\p{Ll}+)?,? (?:n[ãa]o,? )?${taken},? (?:é )?(?=(?:[oa]|por) \\p{Ll})`,
  "giu",
);
/** "(não é a cidade, é em Tamandaré)": where the shop is stands without what it is not. */
const placeInBrackets =
  /,? \((?:[^()\n]{0,60}?[, ] ?)?(?:é|eh|fica|ficamos|estamos) (em \p{L}[^()\n]{2,40}?)(?: (?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to))?\)/giu;
const marker = new RegExp(`(?<=(?:^|[,.;:\\n]) ?)${taken},? `, "giu");

/** The text without what the owner corrects while speaking. */
export function settleSlips(text: string): string {
  return text
    .replace(calledAnew, "")
    .replace(otherName, (_, first: string, _rest, next: string) =>
      isTradeWord(first) && !isTradeWord(next) ? `${first} ` : "",
    )
    .replace(numberAgain, "")
    .replace(dayAgain, "")
    .replace(unitAgain, "")
    .replace(placeInBrackets, " $1,")
    .replace(placeAgain, " ")
    .replace(takenBack, " ")
    .replace(marker, "")
    .replace(/^\s+/u, "");
}
