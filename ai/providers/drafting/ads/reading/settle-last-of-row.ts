import { counting, numbered, units } from "../lexicon/price-words.ts";
import { foldInPlace } from "./restore-places.ts";

const sum = "R\\$ \\d[\\d.]{0,9}(?:,\\d{2})?";
const span = "(?:por|a cada|durante) (?:at[ée] )?\\d{1,2} (?:horas?|h|dias?|minutos|min|noites?)";
/** "R$ 120 também por 4 horas": in a piece of its own there is nothing that it would be like. */
const alike = new RegExp(`(?<=${sum}) tamb[ée]m (?=${span}(?!\\p{L}))`, "giu");
/** "R$ 120 por 4 horas e máquina R$ 180": the last of a row is another thing with its sum. */
const last = new RegExp(
  `(?<=${sum} ${span}) e (?=(?!mais |cada |acima |depois )\\p{Ll}{4,}(?: [^.,;:$\\n]{1,40})? ${sum})`,
  "gu",
);
/** "…R$ 100 por 6 horas, globo 50 e mesa de luz R$ 200": the last but one, with no sign. */
const lastButOne = new RegExp(
  `(?<=${sum}[^.;:\\n$]{0,40}, )((?:\\p{Ll}{2,} ){0,3})(\\p{Ll}{4,}) (\\d{2,4}) e (?=(?!mais |cada )\\p{Ll}{4,}(?: \\p{Ll}+){0,4} ${sum})`,
  "gu",
);

function withSign(told: string, lead: string, noun: string, digits: string): string {
  const key = foldInPlace(noun);
  const isNumber = counting.has(key) || numbered.has(key) || units.has(key);
  return isNumber || (/(?:^| )(?:com|de|at[ée]|para) $/u.test(lead) && lead.split(" ").length < 3)
    ? told
    : `${lead}${noun} R$ ${digits}, `;
}

/** The last things of a row stand apart, each with its sum. */
export function settleLastOfRow(text: string): string {
  return text.includes("R$")
    ? text.replace(alike, " ").replace(lastButOne, withSign).replace(last, ", ")
    : text;
}
