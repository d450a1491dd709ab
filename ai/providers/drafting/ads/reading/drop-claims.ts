import { foldInPlace } from "./restore-places.ts";

/** "Top Cell", "Super Frango" are called so. */
function isOfName(text: string, start: number, end: number): boolean {
  // "Craque do Bairro"
  if (
    /^d[ao] \p{Lu}/u.test(text.slice(start, end)) &&
    /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, start))
  )
    return true;
  return (
    /^(?:Top|Super|Mega|Hiper|Ultra)$/.test(text.slice(start, end)) &&
    /^ \p{Lu}/u.test(text.slice(end))
  );
}

/** Ranges to leave out of a text, found in its folded form. */
function cutOut(text: string, pattern: RegExp): string {
  const key = foldInPlace(text);
  let kept = "";
  let done = 0;
  for (const { 0: found, index } of key.matchAll(pattern)) {
    if (isOfName(text, index, index + found.length)) continue;
    kept += `${text.slice(done, index)} `;
    done = index + found.length;
  }
  return kept === "" && done === 0 ? text : kept + text.slice(done);
}

const region =
  "(?: d[aeo] (?:cidade|bairro|regiao|brasil|mundo|universo|mercado|pais|estado|interior|zona (?:norte|sul|leste|oeste)|internet|rua|capital|litoral|[a-z]+ [a-z]+ da cidade))?";

/** A clause with one of these has nothing else to say. */
const wholeClause = new RegExp(
  "\\b(?:garantid[oa]s?|numero (?:1|um)\\b|n[°oº]\\.? ?1\\b|lider(?:es)? (?:de|no|em|do)|imbative(?:l|is)|imperdive(?:l|is)|incomparave(?:l|is)|insuperave(?:l|is)|sem igual|sem concorrencia|mais baratos? d[aeo]|" +
    "menor(?:es)? preco|melhor(?:es)? preco|melhor custo|precos? (?:baixo|justo|bom|bons|especia|acessive|incrive)|milagr|100% (?:eficaz|segur|aprovad|satisfacao)|resultados? (?:em|rapid|imediat|comprovad|visive|certo)|dinheiro de volta|" +
    "(?:emagrec|emagrac)(?!edor)|perca (?:peso|ate|\\d)|perder peso|clinicamente|cientificamente|comprovad[oa]|fique ric[oa]|lucro certo|(?<!meia )curas? (?:d|a|o|para|definitiv)|(?<!meia )curam?\\b|curar\\b|curamos|definitivamente|(?<!gratis |de graca )para sempre|sem efeitos?|rejuvenesc|acab[ae] com|elimin[ae]|aprovacao certa)",
);

/** Where a claim ends: at the price, the place or the offer behind it. */
const facts =
  /\b(?:a partir de|por (?:apenas )?r\$|r\$|por \d|\d+ reais|com entrega|com garantia|no centro|na vila|em [A-Z])/;

/** Words of praise that no one can prove; the phrase stands without them. */
const praise = new RegExp(
  `\\b(?:(?:o|a|os|as|do|da|dos|das|com (?:o|a|os|as)|com) )?melhor(?! idade)(?:es)?(?: (?:e mais|e maior|e o mais|e a mais) [a-z]+)?${region}(?= |$)|` +
    `\\b(?:o|a|os|as) (?:maior(?:es)?|unic[oa]s?|primeir[oa]s? e unic[oa]s?)${region}(?= |$)(?! de \\d)|` +
    `\\b(?:(?:o|a|os|as) )?mais (?:gostos[oa]s?|bonit[oa]s?|barat[oa]s?|rapid[oa]s?|complet[oa]s?|modern[oa]s?|querid[oa]s?|famos[oa]s?|saboros[oa]s?|delicios[oa]s?|vendid[oa]s?|fresc[oa]s?|bel[oa]s?|tradiciona(?:l|is)|confiave(?:l|is)|desejad[oa]s?|linda?o?s?|top)${region}(?= |$)(?! (?:sai|e|fica|nao paga|leva|vai) )|` +
    `\\b(?:incrive(?:l|is)|perfeit[oa]s?|maravilhos[oa]s?|sensaciona(?:l|is)|espetacular(?:es)?|fantastic[oa]s?|extraordinari[oa]s?|revolucionari[oa]s?|inigualave(?:l|is)|divin[oa]s?|super(?! bonder)|(?<!\\d )mega(?! (?:hair|store|sena|bloks))|hiper|ultra(?! ?(?:som|violeta|sonografia))|top(?! (?:r\\$|coat|cropped|fitness|faixa))|` +
    `(?:muito|bem|super) (?:barat[oa]s?|bo[ma]s?|boas|gostos[oa]s?|bonit[oa]s?|rapid[oa]s?|fresquinh[oa]s?)|emagrecedor(?:a|es|as)?|milagros[oa]s?|infalive(?:l|is)|otim[oa]s?|excelentes?|baratinh[oa]s?)(?= |$|[,.;:])|` +
    `(?<!dentro |fora |centro |perto |mulheres |moradores |moradoras |criancas |idosos |jovens |gente |pessoal |alunos |clientes )\\bd[ao] (?:cidade|bairro|regiao|mundo|universo|brasil)(?=$|[,.;:]| (?!centro|metropol|norte|sul|leste|oeste|d[aeo] ))`,
  "g",
);

/** Without one of these nothing is praised; the long pattern need not be tried. */
const praiseSign =
  /melhor|maior|unic|primeir|mais |incri|perfeit|maravil|sensac|espetac|fantast|extraord|revoluc|iniguala|divin|super|mega|hiper|ultra|top|muito|bem |emagrec|milagr|infaliv|otim|excelent|baratinh|d[ao] (?:cidade|bairro|regiao|mundo|universo|brasil)/;

/** "chá que emagrece 10 kg": the thing stays, what it is said to do goes. */
const relativeClaim =
  /\b(?:que|para|e) (?:nao )?(?:cur(?:a|ar|am)|emagre[a-z]+|elimin[a-z]+|acab(?:a|ar|am) com|tir(?:a|ar) (?:a |as |toda )?(?:dor|ruga|gordura|celulite)[a-z]*|rejuvenesc[a-z]+|resolv[a-z]+|(?:seca|queima)[rm]?(?= (?:(?:a|as|o|os|sua|suas|toda) )?(?:barriga|gordura|celulite|caloria|espinha|abdomen|pneu(?:zinho)?|varize|culote))|faz(?:er)? (?:perder|crescer|emagrecer)|perder|garant(?:e|ir|em))\b/;

function dropRelativeClaim(text: string): string {
  const key = foldInPlace(text);
  const claim = relativeClaim.exec(key);
  if (claim === null) return text;
  const rest = key.slice(claim.index);
  const ends = [rest.search(facts), rest.search(/[,.;:()]/)].filter((at) => at > 0);
  const end = ends.length === 0 ? rest.length : Math.min(...ends);
  return `${text.slice(0, claim.index)} ${text.slice(claim.index + end)}`;
}

/**
 * The statement without superlatives, promises of a result and words of praise nobody can prove. What is left
 * reads on: "o melhor bolo da cidade por R$ 40" is "bolo por R$ 40".
 */
export function dropClaims(statement: string): string {
  const clauses = dropRelativeClaim(statement).split(/(?<=[,;:()]\s?)/);
  const modest = clauses.filter((clause) => !wholeClause.test(foldInPlace(clause))).join("");
  return (praiseSign.test(foldInPlace(modest)) ? cutOut(modest, praise) : modest)
    .replace(/\s+/g, " ")
    .trim();
}
