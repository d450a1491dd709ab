import { isTradeWord, tradeOf } from "../trade-of.ts";

const kind =
  "pequen[ao]|m[ée]di[ao]|grande|simples|complet[ao]|inteir[ao]|mei[ao]|broto|individual|dupl[ao]|tripl[ao]|infantil|adulto|feminin[ao]|masculin[ao]|frit[ao]|assad[ao]";
const sum = "(?:R\\$ ?)?(\\d{1,4}(?:,\\d{2})?)(?: reais)?";
/** "18 reais a pequena 22 a grande": the kinds stand behind their sums. */
const sumsFirst = new RegExp(
  ` ?(?<![\\d,.$]|\\$ |(?:${kind}) )${sum} ((?:porte |[oa] )(?:${kind}))(?:,| e)? ${sum} ((?:porte |[oa] |)(?:${kind}))(?:(?:,| e)? ${sum} ((?:porte |[oa] |)(?:${kind})))?(?!\\p{L}| (?:R\\$ )?\\d)`,
  "gu",
);

function kindsFirst(_: string, ...found: (string | undefined)[]): string {
  const [one, first, other, second, more, third] = found;
  const pairs = [
    [first, one],
    [second, other],
    [third, more],
  ];
  return pairs
    .filter(([what]) => what !== undefined)
    .map(([what, digits]) => `${what?.startsWith("porte") ? "" : ","} ${what} R$ ${digits}`)
    .join("");
}

/** "220 mês" is what a month costs; "3 mês" how long it takes. */
const monthly = /(?<![\d,.$]|\$ |(?<!\p{L})(?:em|de|por) )(\d{2,4}(?:,\d{2})?) m[êe]s(?!\p{L})/gu;
const leastMonthly = 30;

const shopAndPlace =
  /(?<=(?:^|[,.;\n] ?))((?:[^\s,.;:\n]+ ){1,8}?(?:em|n[ao]) (?:(?:shopping|mercado|galeria) )?(?:(?:d[aeo]s? )?\p{Lu}[\p{L}'-]+,? (?:em )?){1,5}(?:e região |(?:box|loja|sala) \d+ )?)(?=(\p{Ll}{4,}) (\S+))/gu;

/** "ótica em Caruaru óculos completo": behind the place of a shop its goods begin. */
function partGoods(whole: string, lead: string, next: string, behind: string): string {
  const isShop = lead
    .split(" ")
    .some(
      (word) =>
        isTradeWord(word) &&
        (/^(?:business|professional)$/.test(tradeOf(word)) || /[ae]ria$/.test(word)),
    );
  // "conserto de celular em Cuiabá troca de tela"
  const isAnother =
    isTradeWord(next) &&
    tradeOf(next) === "quotable" &&
    lead.split(" ").some((word) => isTradeWord(word) && tradeOf(word) === "quotable");
  const isGiven = next === "entrega" && /^(?:gr[áa]tis|gratuita)$/u.test(behind);
  const isGoods = isTradeWord(next) && /^(?:goods|service|quotable)$/.test(tradeOf(next));
  return isAnother || (isShop && (isGiven || isGoods)) ? `${lead.trimEnd()}, ` : whole;
}

const smallSize =
  /(?<!\p{L})(?:pp|p|m|gg|g)(?= com \d)|(?<!\p{L}|\d ?)(?:pp|p|m|gg|g)(?= (?:R\$ ?)?\d{2,3}(?![\d,%]| ?(?:ml|g|kg|cm|m|h)(?!\p{L})))/gu;

/** "p com 7 itens 55 g com 12 itens 85": of two sizes or more each is one. */
function nameSizes(text: string): string {
  const found = text.match(smallSize) ?? [];
  if (new Set(found).size < 2) return text;
  return text
    .replace(smallSize, (size) => size.toUpperCase())
    .replace(/(?<=\d) (?=(?:PP|[PMG]|GG) com \d)/gu, ", ");
}

const ownVerbs: Readonly<Record<string, string>> = {
  faz: "faço",
  vende: "vendo",
  conserta: "conserto",
  costura: "costuro",
};
/** "minha mãe faz marmita": who does it is of the shop. */
const kinDoes =
  /(?<=(?:^|[.;\n] ?))(?:minha|meu) (?:mãe|pai|esposa|marido|irmã|irmão|filha|filho|tia|tio|avó|sogra|namorada|sobrinha)(?: e eu)? (faz|vende|conserta|costura|fazemos|vendemos)(?= \p{Ll})/giu;

/** "corte 40. meu marido vende marmita": behind sums of the owner's, one without its own is the other's. */
function asOwn(told: string, verb: string, at: number, all: string): string {
  const [rest = ""] = all.slice(at + told.length).split(/[.;\n]/u);
  const isOthers = !/ e eu /u.test(told) && /\d/.test(all.slice(0, at)) && !/\d/.test(rest);
  return isOthers ? told : (ownVerbs[verb.toLowerCase()] ?? verb);
}

/** Sums that are told with a word of speech: what they are added to, and where they hold. */
function settleExtras(text: string): string {
  return (
    text
      // "dentro da cidade R$ 250 pra fora e 3,50 o km"
      .replace(
        /(?<=\p{L}|\d),? (?:para|pra) (fora|longe)((?: da cidade)?) (?:e|é|eh) (?=(?:R\$ ?)?\d)/gu,
        ", para $1$2 ",
      )
      // "padaria da praça, é o nome mesmo"
      .replace(/,? (?:é|e|eh) (?:esse |este )?o nome mesmo(?!\p{L})/giu, "")
      // "ajuste em geral barra de calça 18"
      .replace(/(?<=\p{Ll}{4,} em geral) (?=\p{Ll}{4,} )/gu, ", ")
      // "tosa soma 30"
      .replace(/(?<=\p{Ll}{3,}) (?:soma|acrescenta) (?=(?:R\$ ?)?\d)/gu, " mais ")
  );
}

/** "à noite é 90", which "turmas à noite e aos sábados" is not. */
const nightSum = /,? [aà] noite (?=cobr[ao]|[ée] (?=(?:R\$ ?)?\d|mais |outr|por )|é |sai |fica )/gu;

/** How prices, times and shops are typed in a hurry, as they would be written. */
export function settleTyping(text: string): string {
  return (
    nameSizes(settleExtras(text))
      .replace(sumsFirst, kindsFirst)
      .replace(monthly, (whole, digits: string) =>
        Number(digits.replace(",", ".")) < leastMonthly ? whole : `R$ ${digits} por mês`,
      )
      .replace(/(?<=\d{1,2}h(?:\d\d)?) as (?=\d{1,2}(?:h|\s|$))/gu, " às ")
      .replace(/(?<!\p{L})as (?=\d{1,2} da (?:manhã|tarde|noite))/gu, "às ")
      // "fecha para o almoço 12 as 14"
      .replace(
        /(?<=(?<!(?<!\p{L})(?:das|dos|até|ao|aos)) )(?<=\p{L}{3,} )((?:[01]?\d|2[0-4])(?:h\d*)?) [aà]s (?=(?:[01]?\d|2[0-4])(?:h\d*)?(?:\s*(?:[,;\n]|\.(?!\d)|$)| (?:e|de|no|na|aos) ))/gu,
        "das $1 às ",
      )
      .replace(
        /(?<=(?<!\p{L})(?:irmãos|idosos|alunos|clientes|casais|estudantes|mulheres|crianças) )tem (?=\d{1,2} ?%|desconto)/gu,
        "têm ",
      )
      .replace(/(?<=\d ?%) mais barat[oa]s?(?!\p{L})/gu, " de desconto")
      .replace(/(?<=\d),? depende d([ao]s?) (?=\p{L})/gu, " conforme $1 ")
      .replace(/(?<=pizzaria) (?=forno [aà] lenha)/giu, " com ")
      .replace(/(?<=[,.;\n] ?)[aà] vontade (?=(?:R\$ ?)?\d)/giu, "comida à vontade ")
      .replace(
        /(?<!\p{L})cuido de (?=idos|crian|beb|acamad|c[ãa]es|cachorr|gatos|pets)/gu,
        "faço cuidado de ",
      )
      .replace(nightSum, ", à noite ")
      .replace(
        /(?<!(?<!\p{L})(?:\d|reais|pessoa|casal|cada|hóspede|cabeça|toda|durante|para|sobre|é|e|por) )(?<=\p{L} )a noite(?= em |\s*(?:[,.;\n]|$))/gu,
        "à noite",
      )
      .replace(
        /,? (?:e )?(?:a gente )?(?:est(?:á|ou|amos)|t[áaôo]|tamos) com (?=\d{1,2} ?%)/gu,
        ", ",
      )
      .replace(
        /(?<=(?:^|[,.;\n] ?)(?:só|somente|apenas) [^,.;\n]{3,40}) (?=não (?:atend|vend|fa[zç]|trabalh|aceit))/gu,
        ", ",
      )
      // "no almoço x-salada com refri por 24"
      .replace(
        /(?<=[,.;\n] )(no (?:almoço|jantar)) (\p{Ll}[^,.;\n]{2,50}? (?:R\$ ?)?\d{1,3}(?:,\d{2})?)(?![\d,]|\p{L})/gu,
        "$2 $1",
      )
      .replace(/(?<=[,.;\n] ?)dia a mais (?=(?:R\$ ?)?\d)/gu, "diária extra ")
      .replace(
        /(?<=(?:^|\n)(?:(?:a|o|minha|meu|nossa|nosso) )?\p{Ll}{4,}(?: d[aeo] \p{L}+)?) fica (?=(?:no|na|em|dentro) )/giu,
        " ",
      )
      .replace(/(?<=, )(sem (?:glúten|lactose|açúcar)) tem(?=\s*(?:[,.;\n]|$))/gu, "tem opção $1")
      // "10 sacos levo de graça"
      .replace(
        /(?<=[,.;\n] )(?=\d{1,3} \p{Ll}{3,}s (?:levo|entrego|mando|busco) (?:de graça|grátis))/gu,
        "na compra de ",
      )
      .replace(kinDoes, asOwn)
      .replace(
        /(?<=\p{Lu}\p{Ll}+) (?=(?:pinto|instalo|lavo|limpo|troco|reformo|organizo|costuro|alugo|arrumo) \p{Ll}{3,})/gu,
        ", ",
      )
      .replace(/(?<!\p{L})compr(?:o|amos) e vend(?=o |emos )/gu, "vend")
      .replace(shopAndPlace, partGoods)
  );
}
