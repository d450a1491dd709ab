import { fold } from "../../../../../domain/search/fold.ts";
import { heardWord } from "../lexicon/by-ear.ts";
import { conditionNouns, movingWords, noHeads } from "../lexicon/clause-words.ts";
import { common, noPlaces, notNamed, townEndings } from "../lexicon/not-towns.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";
import { knownPlace } from "./restore-places.ts";

/** Words that names of places begin with, behind "em": "em nova Petrópolis", "em paço do lumiar". */
const opening =
  "s[ãa]o|santa|santo|santana|nova|novo|bom|boa|belo|bela|porto|campo|campos|rio|ribeir[ãa]o|monte|montes|lagoa|barra|serra|aparecida|concei[çc][ãa]o|presidente|governador|senador|coronel|padre|dom|nossa|tr[êe]s|sete|alto|[áa]guas|ponte|morro|cachoeira|pedra|pa[çc]o|jo[ãa]o|vila|barro|vit[óo]ria|engenheiro|cabo|arraial|ilha|praia|v[áa]rzea|capit[ãa]o|marechal|princesa|ouro|passo";
const behind =
  "\\s*(?:[.,;:)\\n]|$)|\\s+e (?:toda a )?(?:regi[ãa]o|zona|centro)(?!\\p{L})| faz \\p{L}| h[áa] \\d| das? \\d| todo| toda| no | na | s[óo] | aos? | at[ée] | a partir| acima| (?:de )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)| (?:alagoas|sergipe|bahia|para[íi]ba|pernambuco|cear[áa]|goi[áa]s|paran[áa]|tocantins|rond[ôo]nia|roraima|maranh[ãa]o|piau[íi])(?!\\p{L})| (?:bh|rj|sp|mg|pr|sc|rs|ba|pe|ce|go|df)(?!\\p{L})";
const leading = "(?:em|sou de|somos de|no centro de)";
const opened = new RegExp(
  `(?<=(?<!\\p{L})${leading} )(?:${opening})(?: (?:d[aeo]s? |d')?\\p{L}{3,}){1,3}?(?=${behind})`,
  "giu",
);
const single = new RegExp(
  `(?<=(?<!\\p{L})${leading} )\\p{Ll}[\\p{Ll}'-]{3,}(?: d[aeo]s? \\p{Ll}{3,})?(?=${behind}| e \\p{L}[\\p{L}'-]{3,}(?:${behind}))`,
  "gu",
);
const paired = new RegExp(
  `(?<=(?<!\\p{L})em \\p{Lu}\\p{L}{3,}(?: (?:d[aeo]s? )?\\p{Lu}\\p{L}+){0,2} e )\\p{Ll}[\\p{Ll}'-]{4,}(?: d[aeo]s? \\p{Ll}{4,})?(?=${behind})`,
  "gu",
);

/** Behind these "em" says in what somebody is trained or of what a thing is. */
const trained =
  /(?:experi[êe]ncia|especiali\p{L}*|formad[oa]|forma[çc][ãa]o|p[óo]s|gradua\p{L}*|mestr\p{L}*|t[ée]cnic[oa]|curso|cursos|aula|aulas|treinamento|suporte|tratamento|desconto|off|parcel\p{L}*|divid\p{L}*|feit[oa]s?|pint\p{L}*|bordad\p{L}*|pe[çc]as?|trabalhos?|produtos?|terapia|consultoria|curso|desenho|pintura|anel|brincos?|solda|acabamento|revestimento|paga|pagamento) em $/iu;

function titled(name: string): string {
  return name.replace(/(?<!\p{L})(?!d[aeo]s? |d')\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "campos do jordão apartamento": a town that is known ends where its name does. */
function titledTown(name: string): string {
  const words = name.split(" ");
  const known = words
    .map((_, at) => words.slice(0, at + 1).join(" "))
    .findLast((begun) => begun.includes(" ") && knownPlace(begun) !== undefined);
  const behind = name.slice(known?.length);
  // "São Sebastião do Passé" is another town than São Sebastião.
  const isWhole = known === undefined || /^ d[aeo]s? /u.test(behind);
  return isWhole ? titled(name) : titled(known) + behind;
}

/** Services done in a way or a stuff: "pintura em grafiato", "tatuagem em blackwork". */
const crafts =
  /^(?:pinturas?|tatuag\p{L}*|instala\p{L}*|massag\p{L}*|cortes?|mechas?|tran[çc]as?|alongamentos?|bordados?|aulas?|cursos?|fotos?|v[íi]deos?|impress\p{L}*|grava\p{L}*|decora\p{L}*|arte|maquiagem|transporte|frete|carretos?|unhas?|banho)$/u;

/** What is done somewhere; "faço", "pinto" and "instalo" go with what a thing is made of as well. */
const whereVerbs =
  /^(?:atend|entreg|envi|busc|lev[oa]|mand[oa]|retir|funcion|abr[eoi]|receb|fic[oa]|est(?:ou|amos)$|moro|despach|consert|reform|lav[oa]|alug|limp[oa]|desentup|dedetiz|troc[oa]|arrum|adestr|higieniz)/;

function isVerb(key: string): boolean {
  return movingWords.has(key) || (whereVerbs.test(key) && !isTradeWord(key));
}

/** Whether "em" tells where: behind a shop, a service, a verb or a sum, not behind a thing that is made of something. */
function tellsWhere(before: string): boolean {
  const clause = before
    .slice(before.search(/[^.,;:\n]*$/u))
    .replace(/\s*(?:em|sou de|somos de) $/u, "");
  const words = clause.split(/\s+/u).filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  if (
    words.length === 0 ||
    / no centro de $/u.test(before) ||
    /^(?:aqui|fica|reais|conto|dia|online|presencial|\d[\d.,h]*)$/u.test(last)
  )
    return true;
  const keys = words.map((word) => fold(word));
  if (keys.some((key) => isVerb(key))) return true;
  const head = keys.find((key) => isTradeWord(key)) ?? "";
  if (crafts.test(head)) return false;
  return head !== "" && tradeOf(headOf(head)) !== "goods";
}

function isTown(name: string, before: string): boolean {
  const [first = "", ...others] = fold(name).split(" ");
  const last = others.at(-1) ?? "";
  return (
    !noPlaces.has(first) &&
    !conditionNouns.has(first) &&
    !noHeads.has(first) &&
    !noPlaces.has(last) &&
    (!common.test(first) || first.endsWith("polis")) &&
    !isTradeWord(heardWord(first) ?? first) &&
    !trained.test(before) &&
    (townEndings.test(first) || / e $/u.test(before) || tellsWhere(before))
  );
}

/** "em nova sede", "em bom estado", "em barra de chocolate": words that towns begin with and others too. */
function isOpened(name: string): boolean {
  const [first = "", ...others] = fold(name).split(" ");
  const isWord =
    /^(?:nov[ao]|bo[am]|bel[ao]|campo|monte|barra|ponte|pedra|alto|cabo|ouro|passo|rio)$/;
  return !others.some(
    (word) => noPlaces.has(word) || notNamed.has(word) || (isWord.test(first) && isTradeWord(word)),
  );
}

/** Characters of a clause that tell whether "em" says where. */
const longestClause = 120;

/** "pizzaria em itabaiana": where the case tells nothing, an unusual word behind "em" is a town. */
export function nameTowns(line: string): string {
  const asTown = (word: string, at: number, all: string) =>
    isTown(word, all.slice(Math.max(0, at - longestClause), at)) ? titled(word) : word;
  return line
    .replace(opened, (name) => (isOpened(name) ? titledTown(name) : name))
    .replace(single, asTown)
    .replace(paired, asTown);
}

const prefixes =
  "(?:(?:n?[oa] |do |da )?(?:bairro|loteamento|residencial|conjunto|jd|pq|vila|povoado|distrito)|(?:n?[oa] |do |da )(?:jardim|parque|setor|rua|avenida|pra[çc]a))";
const quarter = new RegExp(
  `(?<=(?<!\\p{L})${prefixes} (?:d[aeo]s? )?)(?!d[aeo]s? |vertical|infantil|aqu[áa]tic|industrial|inteir|tod[oa])(\\p{L}{3,}(?: (?:d[aeo]s? )?(?!em |n[ao] |das? \\d|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|com |para |pra |por |que |s[óo] |aos? )\\p{L}{2,}){0,2})(?=\\s*(?:[.,;:)\\n]|$)| em | n[ao] )`,
  "giu",
);

/** "bairro tomé de souza corte e barba 60" */
const linkedQuarter =
  /(?<=(?<!\p{L})bairro )\p{Ll}{4,} d[aeo]s? (\p{Ll}{4,})(?= (\p{Ll}{4,})(?!\p{L}))/gu;

/** "bairro cristo rei", "no jd das flores": up to the end of the clause it is all one name. */
export function nameQuarters(line: string): string {
  return line
    .replace(linkedQuarter, (name: string, last: string, next: string) =>
      isTradeWord(next) && !isTradeWord(last) ? titled(name) : name,
    )
    .replace(quarter, titled)
    .replace(
      /(?<!\p{L})(?:jd|pq|jardim|parque|vila|rua|avenida) (?=(?:d[aeo]s? )?\p{Lu})/gu,
      (prefix) => prefix.charAt(0).toUpperCase() + prefix.slice(1),
    );
}
