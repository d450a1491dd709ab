import { isTradeWord } from "../trade-of.ts";

/** Goods that are a whole class: what is listed behind them are kinds of it. */
const whole =
  "mudas|plantas|roupas?|móveis|brinquedos|eletrodomésticos|eletrônicos|calçados|bijuterias|semijoias|joias|frutas|verduras|legumes|hortaliças|flores|salgados|doces|ferramentas|peixes|carnes|queijos|temperos|cosméticos|utensílios|enxovais|acessórios|instrumentos";
const adjective = "(?: (?!d[aeo]s )\\p{Ll}{3,}s)?";
const kind = "[\\p{Ll}-]{3,}";
const range =
  "(?=de (?:R\\$ ?)?\\d{1,4}(?:,\\d{2})? (?:a|até) (?:R\\$ ?)?\\d{1,5}(?:,\\d{2})?(?![\\d.,]*\\d| ?(?:kg|cm|anos|meses|litros|ml|metros|m)(?!\\p{L})))";
const begins = "(?<=(?:^|[.;\\n,] ?|(?:vend|tem|tenh|trabalh)\\p{L}{1,4} (?:com )?))";

/** "roupas usadas calça blusa vestido de 10 a 50 reais" */
const typed = new RegExp(
  `${begins}((?:${whole})${adjective}) (${kind}(?: ${kind}){1,5}) ${range}`,
  "giu",
);
/** "mudas frutíferas, jabuticaba, limão e acerola, de 15 a 60 reais" */
const parted = new RegExp(
  `${begins}((?:${whole})${adjective}), (${kind}(?:, ${kind}){0,4}) e (${kind}),? ${range}`,
  "giu",
);

const pets =
  "cachorros?|c[ãa]o|cães|gatos?|passarinhos?|pássaros?|aves|peixes?|coelhos?|hamsters?|galinhas?|cavalos?|porcos?|tartarugas?|calopsitas?";
/** "ração de cachorro gato passarinho": fed are all of them, and none is sold. */
const ofPets = new RegExp(
  `(?<!\\p{L})(ração|rações|comida|camas?|roupas?|coleiras?|brinquedos?|remédios?|vacinas?|banho|tosa|hotel|petiscos?) (de|para|pra) (${pets})((?: (?:e )?(?:${pets})){1,4})(?!\\p{L}|[ ,]+(?:${pets}))`,
  "giu",
);

/** Sold or grown, though no list of trades has them. */
const more =
  /^(?:acerola|goiaba|uva|caju|pitanga|abacate|mamão|maracujá|pêssego|figo|amora|graviola|cajá|coco|arroz|feijão|milho|boné|meias?|cinto|alho|cebola|cenoura)$/u;

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} e ${words.at(-1) ?? ""}`;
}

function isKnownKind(word: string): boolean {
  return isTradeWord(word) || more.test(word);
}

/** What is listed behind a class of goods without its signs are kinds of it, and no goods of their own. */
export function gatherTypedKinds(text: string): string {
  return text
    .replace(typed, (told, what: string, list: string) => {
      const kinds = list.split(" ");
      return kinds.every(isKnownKind) ? `${what} (${listOf(kinds)}) ` : told;
    })
    .replace(
      parted,
      (_, what: string, first: string, last: string) =>
        `${what} (${listOf([...first.split(", "), last])}) `,
    )
    .replace(ofPets, (_, what: string, lead: string, first: string, others: string) => {
      const kinds = [first, ...others.split(/ (?:e )?/u).filter((word) => word !== "")];
      return kinds.length < 3 ? `${what} ${lead} ${listOf(kinds)}` : `${what} (${listOf(kinds)})`;
    });
}
