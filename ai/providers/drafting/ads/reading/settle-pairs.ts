import { isTradeWord, tradeOf } from "../trade-of.ts";
import { knownPlace } from "./restore-places.ts";

/** "em Betim bairro Angola": the quarter stands beside its town. */
const quarterBehindTown =
  /(?<=(?<!\p{L})em (?:d[aeo]s? )?(?:\p{Lu}[\p{L}'-]+(?: d[aeo]s?)? ){0,3}\p{Lu}[\p{L}'-]+) bairro (?=\p{Lu})/gu;

const namesBehindEm =
  /(?<=(?<!\p{L})em )\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){1,5}/gu;

/** "em Salvador Liberdade": a town and its quarter, both known by name. */
function partTown(names: string): string {
  if (knownPlace(names) !== undefined) return names;
  const words = names.split(" ");
  const cut = words.findIndex(
    (_, at) =>
      at > 0 &&
      knownPlace(words.slice(0, at).join(" ")) !== undefined &&
      knownPlace(words.slice(at).join(" ")) !== undefined,
  );
  if (cut < 0) return names;
  const quarter = knownPlace(words.slice(cut).join(" "));
  return `${words.slice(0, cut).join(" ")}, ${quarter?.preposition} ${quarter?.name}`;
}

const whom =
  "mulheres|homens|idosos|crianças|bebês|gestantes|iniciantes|adultos|adolescentes|noivas|casais|mães|estudantes|vestibulandos";
/** "personal trainer mulheres acima de 40", "aula de natação bebês" */
const taught = new RegExp(
  `(?<=(?<!\\p{L})(?:trainer|pilates|yoga|ioga|natação|hidroginástica|ginástica|dança|zumba|funcional|reforço|inglês|espanhol|informática|violão|musculação|terapia|fisioterapia)) (?=(?:${whom})(?!\\p{L}))`,
  "giu",
);

/** Come to mend or to clean: what stands behind them is the customer's. */
const menders =
  /^(?:oficina|assistencia|tecnic|mecanic|lava|borrachar|funilar|dedetiz|desentup|montador|estofad|tapecei|serralher|vidrac|chaveiro|eletric|encanad|grafica|loja|lojinha|deposito|banca|casa|centro|personal|marido|nail|consultor|corretor|representante|professora?$|instrutor|guia|contador|tosador|revendedor|cuidador|passeador|motorista|costureir|banda|dj)/;

function isKind(word: string, kinds: RegExp): boolean {
  return isTradeWord(word) && kinds.test(tradeOf(word));
}

/** "marceneiro móveis planejados", "Salão da Neide cabelo afro": who it is, and next what they sell. */
const beside = "(?=(\\p{Ll}{4,})(?: |[.,;\\n]|$))";
const makerBesideGoods = new RegExp(`(?<=(?:^|[.;\\n] ?))(\\p{L}{4,})() ${beside}`, "gu");
const namedMaker = new RegExp(
  `(?<=(?:^|[.;\\n] ?))(\\p{L}{4,})( d[aeo] (?:\\p{Lu}\\p{L}+ ?)+?| \\p{Ll}{4,}) ${beside}`,
  "gu",
);

function partMaker(whole: string, maker: string, between: string, goods: string): string {
  const isMaker =
    isKind(maker, /^(?:business|professional)$/) && !menders.test(maker.toLowerCase());
  const isNext =
    goods === "cabelo" || (isKind(goods, /^(?:goods|service)$/) && !/(?:al|ais)$/.test(goods));
  return isMaker && isNext && !isTradeWord(between.trim()) ? `${maker}${between}, ` : whole;
}

/** "mando para natal": where it is sent, and no feast. */
const sentToNatal =
  /natal(?!\p{L})(?<=(?<!\p{L})(?:mand|despach|envi)(?:o|amos) (?:para|pra) natal)/giu;

/** Words side by side of which the first ends a matter and the second begins one. */
export function settlePairs(text: string): string {
  const placed = / bairro \p{Lu}/u.test(text)
    ? text.replace(quarterBehindTown, ", no bairro ")
    : text;
  return placed
    .replace(sentToNatal, "Natal")
    .replace(namesBehindEm, partTown)
    .replace(taught, " para ")
    .replace(makerBesideGoods, partMaker)
    .replace(namedMaker, partMaker);
}
