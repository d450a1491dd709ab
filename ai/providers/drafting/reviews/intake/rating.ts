const words: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  cem: 100,
  mil: 1000,
};
const figure = String.raw`(\d{1,4}(?:[.,]\d)?|${Object.keys(words).join("|")})`;

/** Ways to write a mark, on folded text; each part bounded. */
const written = [
  new RegExp(
    String.raw`\bnotas?(?: (?:e|foi|geral|final|minha))?\s{0,2}[:=-]?\s{0,2}${figure}\b(?:\s{0,2}(?:/|de|em|out of)\s{0,2}(\d{1,3}))?`,
  ),
  new RegExp(String.raw`\b${figure}\s{0,2}/\s{0,2}(5|10)\b(?![/\d])`),
  new RegExp(
    String.raw`\b${figure}\s{0,2}(?:de|em|out of)\s{0,2}(5|cinco|10)\s{0,2}(?:estrelas|stars|pontos)`,
  ),
  new RegExp(
    String.raw`\b${figure}\s{0,2}(?:unicas?\s|so\s)?(?:estrelas?|estrelinhas?|stars?|estrellas?)\b`,
  ),
  /(\d)\s{0,2}[★⭐✭✩☆*🌟](?![★⭐✭✩☆*🌟])/u,
];

/** "Hotel 5 estrelas", "só não dou 5", "daria 5 se": no mark is given. */
const notGiven =
  /(?:hotel|restaurante|chef|pousada|padrao|nivel|classe|atendimento de)\s{1,2}$|(?:nao|nunca)(?:\s\w{1,12}){0,3}\s{1,2}$|(?:perdeu|tirei|tiro|tirando|menos|so)\s{1,2}$/;

function toStars(value: string, scale: string | undefined): number {
  const count = words[value] ?? Number(value.replace(",", "."));
  const most = scale === undefined ? undefined : (words[scale] ?? Number(scale));
  if (most !== undefined && most > 5) return Math.min(5, (count / most) * 5);
  return count > 5 ? Math.min(5, count / 2) : count;
}

/** Rows of filled and empty stars. */
function drawnStars(text: string): number | undefined {
  const row = /(?:[★⭐✭🌟✩☆ ]|\uFE0F){1,40}/u.exec(
    text.slice(Math.max(0, text.search(/[★⭐✭🌟✩☆]/u))),
  );
  const filled = [...(row?.[0] ?? "")].filter((sign) => /[★⭐✭🌟]/u.test(sign)).length;
  const empty = [...(row?.[0] ?? "")].filter((sign) => /[☆✩]/u.test(sign)).length;
  if (filled === 0 && empty === 0) return undefined;
  return Math.min(5, filled);
}

/** "Comida nota 10" praises a dish; only with its scale, or alone, is it a mark for the whole. */
function isPraise(value: string, scale: string | undefined, folded: string): boolean {
  const most = /^(?:10|100|1000|dez|cem|mil)$/.test(value);
  return most && scale === undefined && folded.trim().split(/\s+/).length > 3;
}

/** The mark a text gives, from 0 to 5 stars; undefined where it gives none. `folded` has neither case nor accents. */
export function findRating(folded: string): number | undefined {
  for (const pattern of written) {
    const match = pattern.exec(folded);
    if (match?.[1] === undefined) continue;
    if (notGiven.test(folded.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (pattern === written[0] && isPraise(match[1], match[2], folded)) continue;
    return toStars(match[1], match[2]);
  }
  return drawnStars(folded);
}
