import { foldInPlace } from "./restore-places.ts";

/** Ranges to leave out of a text, found in its folded form. */
function cutOut(text: string, pattern: RegExp): string {
  const key = foldInPlace(text);
  let kept = "";
  let done = 0;
  for (const { 0: found, index } of key.matchAll(pattern)) {
    kept += `${text.slice(done, index)} `;
    done = index + found.length;
  }
  return kept === "" && done === 0 ? text : kept + text.slice(done);
}

const region =
  "(?: d[aeo] (?:cidade|bairro|regiao|brasil|mundo|mercado|pais|estado|interior|zona (?:norte|sul|leste|oeste)|internet|rua|capital|litoral|[a-z]+ [a-z]+ da cidade))?";

/** Claims about the whole statement: it has nothing else to say. */
const wholeClauses = new RegExp(
  "[^,.;:()]*\\b(?:garantid[oa]s?|numero 1|numero um|n[°o] ?1|n[º] ?1|lider(?:es)? (?:de|no|em|do)|imbative(?:l|is)|imperdive(?:l|is)|incomparave(?:l|is)|insuperave(?:l|is)|sem igual|sem concorrencia|o mais barato|mais baratos? d[aeo]|" +
    "menor(?:es)? prec[oa]s?|melhor(?:es)? prec[oa]s?|melhor custo|preco(?:s)? (?:baixo|justo|bom|especia)[a-z]*|milagr[a-z]*|100% (?:eficaz|seguro|aprovad[oa]|satisfacao)|resultados? (?:em|rapid|imediat|comprovad|visive)[a-z]*|dinheiro de volta|ou seu dinheiro|" +
    "emagre[cç][a-z]*|perca (?:peso|ate|\\d)|perder peso|clinicamente|cientificamente|comprovad[oa]|fique ric[oa]|renda extra garantida|lucro certo|cura|curar|curamos|curam|definitivamente|para sempre|sem efeitos?|rejuvenesc[a-z]*|acab[ae] com|elimin[ae][a-z]*)\\b[^,.;:()]*",
  "g",
);

/** Where a claim ends: at the price, the place or the offer behind it. */
const facts = /\b(?:a partir de|por (?:apenas )?r\$|r\$|por \d|\d+ reais|com entrega|com garantia|no centro|na vila|em [A-Z])/;

/** Words of praise that no one can prove; the phrase stands without them. */
const praise = new RegExp(
  `\\b(?:(?:o|a|os|as|do|da|dos|das|com (?:o|a|os|as)|com) )?(?:melhor(?:es)?|maior(?:es)?|unic[oa]s?|primeir[oa]s? e unic[oa]s?)${region}(?= |$)|` +
    `\\b(?:(?:o|a|os|as) )?mais (?:gostos[oa]s?|bonit[oa]s?|barat[oa]s?|rapid[oa]s?|complet[oa]s?|modern[oa]s?|querid[oa]s?|famos[oa]s?|saboros[oa]s?|delicios[oa]s?|vendid[oa]s?|fresc[oa]s?|bel[oa]s?|tradiciona(?:l|is)|confiave(?:l|is)|desejad[oa]s?|linda?o?s?|top)${region}(?= |$)|` +
    `\\b(?:incrive(?:l|is)|perfeit[oa]s?|maravilhos[oa]s?|sensaciona(?:l|is)|espetacular(?:es)?|fantastic[oa]s?|extraordinari[oa]s?|revolucionari[oa]s?|inigualave(?:l|is)|divin[oa]s?|super|mega|hiper|ultra|top|exclusiv[oa]s?|imperdive(?:l|is)|` +
    `(?:muito|bem|super) (?:barat[oa]s?|bo[ma]s?|boas|gostos[oa]s?|bonit[oa]s?|rapid[oa]s?|fresquinh[oa]s?)|emagrecedor(?:a|es|as)?|milagros[oa]s?|infalive(?:l|is)|otim[oa]s?|excelentes?|baratinh[oa]s?)(?= |$|[,.;:])|` +
    `\\bd[aeo] (?:cidade|bairro|regiao|mundo|brasil)(?= |$|[,.;:])`,
  "g",
);

/** "chá que emagrece 10 kg": the thing stays, what it is said to do goes. */
const relativeClaim =
  /\b(?:que|para|e) (?:nao )?(?:cur(?:a|ar|am)|emagre[a-z]+|elimin[a-z]+|acab(?:a|ar|am) com|tir(?:a|ar) (?:a |as |toda )?(?:dor|ruga|gordura|celulite)[a-z]*|rejuvenesc[a-z]+|resolv[a-z]+|seca[a-z]*|queim[a-z]+|faz(?:er)? (?:perder|crescer|emagrecer)|perder|garant(?:e|ir|em))\b/;

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
  const modest = dropRelativeClaim(statement);
  return cutOut(cutOut(modest, wholeClauses), praise).replace(/\s+/g, " ").trim();
}
