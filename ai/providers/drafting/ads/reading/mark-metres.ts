/** Work that is paid by the metre. */
const work =
  /(?<!\p{L})(?:pedreir|pintor|gess|azulej|serralh|drywall|pintura|reboco|porcelanat|piso|forro|textura|grafiato|rodap[ée]|moldura|sanca|alambrado|cerca|concertina|calha|m[áa]rmore|granito|toldo|cortina|persiana|deck|grama|reforma|obra)/iu;
/** Of these the square metres are how large they are. */
const rooms =
  /(?<!\p{L})(?:salas?|quartos?|cozinhas?|sal[ãa]o|casas?|apartamentos?|terrenos?|lotes?|[áa]reas?|galp[ãa]o|lojas?|kitnets?|ch[áa]caras?|s[íi]tios?|espa[çc]os?|im[óo]ve(?:l|is)|quintal|escrit[óo]rios?|m[íi]nim[oa]|m[áa]xim[oa]|at[ée]|acima|cada|rolos?|fei(?:to|ta)s?|tapetes?|mangueiras?|festas?) ?(?:de )?$/iu;
const item =
  /(?<=(\p{Ll}{3,}(?: \p{Ll}{3,}){0,3}) )(\d{1,4}(?:,\d{2})?) (m2|m²|metro)(?= (?:e|,) |\s*(?:[,;\n]|\.(?!\d)|$))/gu;
const kilo = /(?<=\p{Ll}{3,} )(\d{1,3},\d{2}) ?(?:o )?kg(?= e \p{Ll}|\s*(?:[,;\n]|\.(?!\d)|$))/gu;

function isPriced(what: string, unit: string, digits: string): boolean {
  return !rooms.test(`${what} `) && !(unit === "metro" && digits === "1");
}

/** "parede drywall 120 m2, moldura 25 metro": in a row of works the numbers are what a metre of each costs. */
function markWorks(sentence: string, isRow: boolean): string {
  const found = [...sentence.matchAll(item)].filter(([, what = ""]) => !rooms.test(`${what} `));
  if (found.length === 0 || (found.length < 2 && !isRow) || sentence.includes("$")) return sentence;
  return sentence.replace(item, (whole, what: string, digits: string, unit: string) =>
    isPriced(what, unit, digits) ? `R$ ${digits} o ${unit}` : whole,
  );
}

/** "tomate 8,00 kg, batata 6,50 kg": a weight is not told to the gram's hundredth, a sum is. */
function markGoods(sentence: string, inAll: number): string {
  const isRow = inAll > 1 && !sentence.includes("$");
  // "79,90 kg" is read as a sum as it stands.
  return isRow
    ? sentence.replace(kilo, (whole, sum: string) =>
        /,9[09]$/.test(sum) ? whole : `R$ ${sum} o kg`,
      )
    : sentence;
}

/** Sums of a metre or a kilo that stand in a row without "R$" and without "o" get both. */
export function markMetres(text: string): string {
  if (!/\d ?(?:m2|m²|metro|kg)/u.test(text)) return text;
  const kilos = [...text.matchAll(kilo)].length;
  const sentences = text.split(/(?<=[.;\n](?!\d))/u).map((one) => markGoods(one, kilos));
  if (!work.test(text)) return sentences.join("");
  const isRow = sentences.some((one) => markWorks(one, false) !== one);
  return sentences.map((one) => markWorks(one, isRow)).join("");
}
