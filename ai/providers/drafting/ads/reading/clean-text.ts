import { fold } from "../../../../../domain/search/fold.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { states } from "../lexicon/places.ts";
import { variants } from "../lexicon/price-words.ts";

/** Characters read: the longest prompt the product takes. */
const longest = 8000;

/** Where something private stood. */
const hole = "\uE000";

/** Each with a sign without which it need not be looked for: most texts have none of them. */
const privateData: readonly (readonly [sign: RegExp, pattern: RegExp])[] = [
  [/www/i, /\bwww ?[. ] ?\S+(?: com(?: br)?\b)?/giu],
  [
    /arroba|at[)\]]/i,
    /\S{1,40} (?:arroba|\(at\)|\[at\]) \S{1,40}(?: (?:ponto )?com(?: (?:ponto )?br)?\b)?/giu,
  ],
  [/https?:|www/i, /https?:\/\/\S+|\bwww\.\S+/giu],
  [/@/, /[^\s@:;,<>()]{1,64}@[^\s@,;<>()]{1,253}\.\p{L}{2,}/gu],
  [
    /\.[a-z]/i,
    /\b(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|br|app|io|me|shop|store|site|online|info|link|bio|ly|gl|co|dev|xyz|art|blog|adv)\b(?:\/\S*)?/giu,
  ],
  [/@/, /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]+/gu],
  [/#/, /#[\p{L}\p{N}_]+/gu],
  [/\d{3}/, /\b\d{3}\.?\d{3}\.?\d{3}[-\u2013 ]?\d{2}\b(?!\d)/g],
  [/\d{3}/, /\b[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/[\dA-Z]{4}-?\d{2}\b/gi],
  [/\d{3}/, /\b\d{1,2}\.\d{3}\.\d{3}-[\dxX]\b/g],
  [/\d{5}/, /\bCEP:?\s*\d{5}-?\d{3}\b|\b\d{5}-\d{3}\b/gi],
  [/\d{3}/, /(?:\+?55[\s.-]?)?\(\d{2,3}\)\s?\d{4,5}[\s.-]?\d{4}\b/g],
  [/\d{3}/, /(?<![\d.,$])(?:\+?55[\s.-]?)?(?:\d{2}[\s.-])?9[\s.-]?\d{4}[\s.-]?\d{4}\b/g],
  [
    /\d{3}/,
    /(?<![\d.,$])(?:\d{2}[\s.-])?(?!(?:19|20)\d{2}[\s.-](?:19|20)\d{2}\b)[2-9]\d{3}[\s.-]\d{4}\b/g,
  ],
  [/\d{3}/, /\b0[3589]00[\s-]?\d{2,4}[\s-]?\d{3,4}\b/g],
  [/\d{3}/, /(?<!R\$\s?)(?<![\d.,])\d{8,}/g],
];

/** Numbers of professional councils: "CRM 55555 SP", "OAB/SP 123.456". */
const councils =
  /\b(?:CRM|CRO|CRN|CRP|CREFITO|CREF|CRMV|OAB|CREA|CAU|CRECI|CRC)(?:[ /-]*[A-Z]{2})?[ /:n\u00BA\u00B0-]*\d[\d./-]*(?:[ /-]*[A-Z]{1,2}\b)?|\b(?:crm|cro|crn|crp|crefito|cref|crmv|oab|crea|creci|crc)(?:[ /-]?[a-z]{2})? ?\d[\d./-]*/g;

/** Words that only led to what was taken out: "ligue para", "meu e-mail é", "Insta:". */
const leads = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:nosso|nossa|meu|minha|no|na|pelo|pela|o|a|e|ou|é|eh|do|da|em|para|pro|com|acesse|visite|veja|ligue|liga|siga|sigam|me|nos|fone|tel|telefone|telefones|cel|contato|` +
    `contatos|fixo|e-?mail|site|instagram|insta|facebook|face|tiktok|cpf|cnpj|rg|cep|link|endereço|chave|n[º°]|ddd|responsável)(?![\\p{L}\\p{N}])[.:]?\\s*){0,8}[(\\[]?${hole}[)\\]]?`,
  "giu",
);

/** Letters of the mathematical and full-width alphabets, which pass for bold on social networks. */
const dressedLetters = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu;

const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20E3\uFE0E\uFE0F]|\u200D)+/gu;
/** Nothing behind the letters of Europe: no picture either. */
const beyondLetters = /[^\0-\u024F]|[©®]/u;
/** After a picture, these go on with the phrase; anything else begins a new one. */
const goesOn = /^\s*(?:de|do|da|com|para|em|no|na|e|por|a partir)\s/iu;

function separatePictures(text: string): string {
  if (!beyondLetters.test(text)) return text;
  const plain = text.replace(/[©®™]/g, "");
  return plain.replace(pictures, (picture, at: number) =>
    goesOn.test(plain.slice(at + picture.length, at + picture.length + 16)) ? " " : " ; ",
  );
}

/** ", SP" and "/PE" behind a town. */
const ofState = new RegExp(
  `(?:(?<=\\p{L})(?: ?[/–-] ?|, )|(?<=\\p{Lu}\\p{Ll}+) )(?:${[...states].join("|")})(?=\\s*(?:[.,;:!?)\\n]|$))`,
  "gu",
);

/** "Prazo 15 dias. Americana/SP." */
const townAlone = new RegExp(
  `(?<=[.;\\n] ?)(?<!\\b(?:R|Av|Dr|Sr|St|Pq|Jd)\\. ?)(\\p{Lu}[\\p{L}' -]{2,30}?)(?: ?[/–-] ?)(?:${[...states].join("|")})(?=\\s*(?:[.;\\n]|$))`,
  "gu",
);

/** "amora e pimenta, Gonçalves MG" */
const townAndState = new RegExp(
  `(?<=, )(\\p{Lu}[\\p{L}' -]{2,30}?) (?:${[...states].join("|")})(?=\\s*(?:[.;\\n]|$))`,
  "gu",
);

/** "Ipiranga (SP)" */
const stateInBrackets = new RegExp(` \\((?:${[...states].join("|")})\\)`, "gu");

function dropTags(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]{0,400}?<\/\1>/gi, " ; ")
    .replace(/<[^<>\n]{0,200}>/g, " ; ");
}

/** Marks of lists, Markdown and mark-up; what they part stays parted. */
function dropMarks(written: string): string {
  const text = written.includes("<") ? dropTags(written) : written;
  return text
    .replace(/\b([Dd]ra?|[Ss]ra?|[Pp]rofa?)\. ?(?=\p{L})/gu, "$1 ")
    .replace(/(?<!\p{L})Av\.? (?=(?:d[aeo]s? )?\p{L}{3})/giu, "Avenida ")
    .replace(/(?<!\p{L})jd\.? (?=(?:d[aeo]s? )?\p{L}{3})/gu, "jardim ")
    .replace(/(?<!\p{L})J[dD]\.? (?=(?:d[aeo]s? )?\p{L}{3})/gu, "Jardim ")
    .replace(/\bR\. (?=\p{Lu})/gu, "Rua ")
    .replace(/(?<=(?<!\p{L})bel[ée]m) do par[áa](?!\p{L})/giu, "")
    .replace(stateInBrackets, "")
    .replace(townAlone, "em $1")
    .replace(townAndState, "em $1")
    .replace(ofState, "")
    .replace(/\[\/?\w{2,12}\]/g, ". ")
    .replace(/^[ \t]*(?:[-*+•·▪–—>#]+|\d{1,2}[.)](?=\s))\s*/gmu, "")
    .replace(/\s[-–—]{1,3}\s|[•·▪|]|[►▶→➡]/gu, " ; ")
    .replace(/ \+ (?=[^+\n]{2,40} \+ )/gu, " com ")
    .replace(/(?<=\p{L}) ?[+&] ?(?=\p{Ll})/gu, " e ")
    .replace(/(?<=\p{Lu}) [+&] (?=\p{Lu})/gu, " e ")
    .replace(/\[(?=[^\][\n]{3,80}\])/g, "(")
    .replace(/\](?<=\([^)\][\n]{3,80}\])/g, ")")
    .replace(/[*_~`^\\{}[\]<>="“”«»#]+/g, " ")
    .replace(/(?![°º])\p{So}|\p{Cf}|\p{Co}/gu, " ");
}

/** "pizza grande 39,90 (tradicional)": the kind stands in front of its sum. */
const kindBehind =
  /((?<![\d.,])(?:R\$ ?)?\d[\d.]*,\d{2}|R\$ ?\d+) \((?!cada|unidade|ambos|todos)(\p{Ll}{4,})\)/gu;

/** "R$ 280 (casa) / R$ 350 (apartamento)": two kinds of one thing. */
const twoKinds =
  /(R\$ ?\d[\d.,]*) \((\p{Ll}[\p{Ll} ]{2,24})\) ?\/ ?(R\$ ?\d[\d.,]*) \((\p{Ll}[\p{Ll} ]{2,24})\)/gu;

function tellWhose(_: string, one: string, first: string, other: string, second: string): string {
  return [first, second].some((kind) => variants.test(fold(kind.split(" ")[0] ?? "")))
    ? `${first} ${one} e ${second} ${other}`
    : `${one} para ${first} e ${other} para ${second}`;
}

/** Signs for effect: "!!!" and "..." end a sentence once, "bolooo" is "bolo". */
function calm(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:k{3,}|(?:rs){2,}|(?:ha|he){2,}h?)(?!\p{L})/giu, ",")
    .replace(/(?<!\s)\s+,/g, ",")
    .replace(/[!！¡]+/gu, ".")
    .replace(/\.{2,}|…/g, ".")
    .replace(/([,;:?])(?:\s*[,;:?.])+/g, "$1")
    .replace(/(\p{Ll})\1{2,}/gu, "$1")
    .replace(/[’‘´]/g, "'")
    .replace(/[^\S\n]+/g, " ");
}

/**
 * The description with nothing private (telephones, documents, addresses of the net, account names) and no
 * pictures or marks for effect, in ordinary letters.
 */
export function cleanText(description: string): string {
  let text = toPlainText(description.slice(0, longest)).replace(/\p{Co}/gu, "");
  text = text.replace(dressedLetters, (letter) => letter.normalize("NFKC"));
  for (const [sign, pattern] of privateData)
    if (sign.test(text)) text = text.replace(pattern, hole);
  if (/[A-Z]{3}|cr[a-z]|oab/.test(text)) text = text.replace(councils, "");
  if (text.includes(hole)) text = text.replace(leads, hole).replaceAll(hole, " ; ");
  const plain = dropMarks(separatePictures(text));
  return calm(plain.replace(twoKinds, tellWhose).replace(kindBehind, "$2 $1")).trim();
}
