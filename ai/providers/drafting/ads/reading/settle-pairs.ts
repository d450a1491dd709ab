import { isTradeWord, tradeOf } from "../trade-of.ts";
import { partPlaces } from "./place-pairs.ts";

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

/** "loja de aquarismo aquário 50 litros" */
const shopOf = new RegExp(`(?<=(?:^|[.;\\n] ?))(\\p{L}{4,})( d[aeo] \\p{Ll}{5,}) ${beside}`, "gu");

function partShop(whole: string, shop: string, between: string, goods: string): string {
  const field = between.split(" ").at(-1) ?? "";
  const isShop = isKind(shop, /^business$/) && !isTradeWord(field);
  return isShop && isKind(goods, /^(?:goods|service)$/) && !/(?:al|ais)$/.test(goods)
    ? `${shop}${between}, `
    : whole;
}

function partMaker(whole: string, maker: string, between: string, goods: string): string {
  const isMaker =
    isKind(maker, /^(?:business|professional)$/) && !menders.test(maker.toLowerCase());
  const isNext =
    goods === "cabelo" || (isKind(goods, /^(?:goods|service)$/) && !/(?:al|ais)$/.test(goods));
  const joint = tradeOf(maker) === "professional" ? ", faço " : ", ";
  return isMaker && isNext && !isTradeWord(between.trim()) ? `${maker}${between}${joint}` : whole;
}

/** "poda de árvore corte de grama": one service and another. */
const serviceBeside =
  / (?=(\p{Ll}{4,}) d[aeo]s? \p{Ll}{3,})(?<=(?<!\p{L})(\p{Ll}{4,}) d[aeo]s? \p{Ll}{3,} )/gu;

function partServices(gap: string, next: string, before: string): string {
  const isPair = [before, next].every((word) => isKind(word, /^(?:service|quotable)$/));
  return isPair && before !== next ? ", " : gap;
}

/** "tenho uma van de 15 lugares faço transporte": what is done with it is on offer. */
const withVehicle =
  /tenho (?:um |uma )?((?:van|carro|caminhão|caminhonete|kombi|moto|fiorino|micro-ônibus|ônibus)(?: (?!e |faço)[^\s,.;]+){0,4}),? (?:e )?(?:eu )?faço ((?:transporte|frete|carreto|mudança|viagem|entrega)s?)(?!\p{L})/giu;

/** "R$ 64,90 criança de 6 a 10 metade do preço" */
const ofChildren = / (?=crianças? (?:de|até) \d)(?<=\d )/gu;

/** "moto frete" */
const motoWork = /(?<!\p{L})moto (frete|boy|táxi|taxi)(?!\p{L})/giu;

/** Words side by side of which the first ends a matter and the second begins one. */
export function settlePairs(text: string): string {
  return partPlaces(text)
    .replace(withVehicle, "faço $2 em $1")
    .replace(
      motoWork,
      (_, work: string) => `moto${/^t/iu.test(work) ? "táxi" : work.toLowerCase()}`,
    )
    .replace(taught, " para ")
    .replace(makerBesideGoods, partMaker)
    .replace(namedMaker, partMaker)
    .replace(shopOf, partShop)
    .replace(ofChildren, ", ")
    .replace(serviceBeside, partServices);
}
