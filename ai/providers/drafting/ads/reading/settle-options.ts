const sum = "(?:R\\$ ?)?(\\d{2,4}(?:,\\d{2})?)(?: reais)?";
const lead = "(?:(?:por|a|é|sai|sai por|custa) )?";
/** Behind a sum: nothing that it would count. */
const end = "(?![\\d.,]*[\\dA-Za-zÀ-ÿ%°ºª²³/:-])(?! (?!mais |menos )\\p{Ll}{3,}s(?!\\p{L}))";
/** "sem ajudante 180 com ajudante 250": the same thing with and without. */
const withAndWithout = new RegExp(
  `(?<!\\p{L})((com|sem) (?!juros)(\\p{Ll}{4,}(?: \\p{Ll}{2,}){0,2}?)) ${lead}${sum},? (?:e |ou )?((com|sem) \\3) ${lead}${sum}${end}`,
  "gu",
);

/** "2 lug": how many sit on a sofa, as it is typed. */
const seats = /(?<=(?<![\d.,])[1-9] ?)lug\.?(?=[ ,;\n]|$)/giu;

/** The two ways in which one thing is had, side by side with nothing between, each with its sum. */
export function settleOptions(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replace(seats, (_, at: number, all: string) => (all[at - 1] === " " ? "lugares" : " lugares"))
    .replace(
      withAndWithout,
      (
        told,
        one: string,
        first: string,
        _: string,
        cheap: string,
        other: string,
        ...rest: string[]
      ) => (rest[0] === first ? told : `${one} R$ ${cheap}, ${other} R$ ${rest[1] ?? ""}`),
    );
}
