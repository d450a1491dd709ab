/** Letters of the longest acronym: "CNPJ", "ENEM", "HDMI". */
const acronymLength = 4;

/** Short words that are cried, never acronyms. */
const criedWords = new Set(
  (
    "agora amor aqui boa bom com de desc dia fone hoje já mais mega meu não nova novo off para pix por promo só sem seu " +
    "sim top tudo um uma veja vem você zero ação fim vai eu meia já cor mês ano"
  ).split(" "),
);

const words = /[\p{L}\p{M}\p{N}]+/gu;
/** "P R O M O" and "P.R.O.M.O". */
const spacedOut = /(?<![\p{L}\p{N}])(?:\p{Lu}[ .-]){3,}\p{Lu}?(?![\p{L}\p{N}])/u;
/** "PrOmOçÃo": the case turns up more than once inside the word. "WhatsApp" and "iPhone" turn once. */
const alternating = /\p{Ll}\p{Lu}+\p{Ll}+\p{Lu}/u;

function isAllCapitals(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);
}

/** Words the owner wrote in capitals; undefined where that proves nothing, since the owner wrote most words so. */
function capitalsOf(input: string | undefined): Set<string> | undefined {
  const found = input?.match(words) ?? [];
  const capitals = found.filter(isAllCapitals);
  const shoutsAll = capitals.length * 2 > found.length;
  return input === undefined || shoutsAll ? undefined : new Set(capitals);
}

/** Whether a word could be an acronym, whoever wrote it. */
function isShort(word: string): boolean {
  return word.length <= acronymLength && !criedWords.has(word.toLowerCase());
}

/** Written like that by the owner; where that is not known, standing alone. */
function isAcronym(word: string, previous: string, known: Set<string> | undefined): boolean {
  return isShort(word) && (known === undefined ? !isAllCapitals(previous) : known.has(word));
}

/**
 * Words in capitals for effect, which Google refuses: "PROMOÇÃO", "OLHA ISSO", "P R O M O", "PrOmO". Acronyms of up
 * to four letters stand; two in a row ("OLHA ISSO") are taken for a cry, unless the input has them ("TV LED").
 */
export function shoutedWords(text: string, input?: string): string[] {
  const found = text.match(words) ?? [];
  const capitals = new Set(found.filter(isAllCapitals));
  // The input is long, and few pieces have a word of which it must be asked.
  const known = [...capitals].some(isShort) ? capitalsOf(input) : undefined;
  const shouted = found.filter((word, index) => {
    const cry = capitals.has(word) && !isAcronym(word, found[index - 1] ?? "", known);
    return cry || alternating.test(word);
  });
  const spaced = spacedOut.exec(text)?.[0];
  return spaced === undefined ? shouted : [...shouted, spaced.trim()];
}
