import { counting, numbered, pricedNouns, units } from "../lexicon/price-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { leastAmount } from "./counts-nothing.ts";
import { isQuarter } from "./mark-ends.ts";
import { foldInPlace } from "./restore-places.ts";
import { tokensOf } from "./tokens.ts";

/** Reais below which the number behind one service alone is rather part of its name. */
const leastAlone = 20;
const serviceSum =
  /(?<=(?:^|[.,;:\n] ?|(?<!\p{L})e )(\p{Ll}{4,})(?: [^\d.,;:$\n]{1,40}| \p{L}+ \d \p{L}+)?? )(\d{2,4})(?=\s*(?:[.,;\n]|$)| (?:com|sem|já|só|inclus[oa]) | que (?:desconta|abate|é descontad)| na hora(?!\p{L})| em \d+ (?:hora|min|dia))(?![.,]\d)/gu;

/** Reais below which the number behind goods is rather their size. */
const leastOfGoods = 60;
/** Goods whose names end in numbers. */
const sized =
  /^(?:tv|televis|monitor|moto|pneu|carro|lampada|caderno|celular|iphone|notebook|tinta|resma|bateria|lixa|esmalte|uniforme|turma|terreno|apartamento|imovel)/;

/** "bolo grande 40", "temaki de salmão 28": told of which kind the goods are, a number is no size. */
const tellsKind =
  /(?<!\p{L})(?:grande|pequen[ao]|m[ée]di[ao]|inteir[ao]|\p{Ll}{4,} de \p{Ll}{4,}) $/u;

/** "consulta com bioimpedância 250": a number behind a service, at the end of its clause. */
export function markServices(text: string): string {
  return text.replace(serviceSum, (digits, service: string, _sum, at: number) => {
    const before = tokensOf(text.slice(Math.max(0, at - 40), at)).at(-1)?.key ?? "";
    const isService =
      pricedNouns.has(foldInPlace(service)) ||
      /^(?:service|quotable)$/.test(isTradeWord(service) ? tradeOf(service) : "");
    const isYear = /^(?:19|20)\d\d$/.test(digits);
    const isOwn = before === foldInPlace(service);
    const isFree = !counting.has(before) && !numbered.has(before) && (isOwn || !units.has(before));
    const isGoods =
      Number(digits) >= (tellsKind.test(text.slice(0, at)) ? leastAlone : leastOfGoods) &&
      isTradeWord(service) &&
      tradeOf(service) === "goods" &&
      !sized.test(foldInPlace(service));
    return (isService || isGoods) && isFree && !isYear && Number(digits) >= leastAlone
      ? `R$ ${digits}`
      : digits;
  });
}

/** "4 aulas 400", "2 pacotes 50": the sum of several of them. */
const lots =
  /(?<=(?:^|[,.;:\n] ?)(?:[2-9]|1\d) (?:aulas|pacotes|sess[õo]es|unidades|caixas|potes|d[úu]zias|kg|quilos|pares|pe[çc]as|banhos|visitas|sacos|fardos|jogos) )(?=\d{2,4}(?:,\d{2})?\s*(?:[.;\n]|,(?!\d)|$))/gu;

/** "kit com 10 130": the sum of all that is in it. */
const ofKit =
  /(?<=(?<!\p{L})(?:kit|combo|pacote|caixa|bandeja|plano|fardo|engradado|cartela) (?:com \d{1,3}(?: \p{Ll}+)?|de \d{1,3} \p{Ll}{4,}) )(?=\d{2,4}(?:,\d{2})?(?:\s*(?:[.;\n]|,(?!\d)|$)| (?!(?:ml|kg|g|cm|m|min|por|un|x)(?!\p{L}))\p{Ll}{2,}(?<!s)(?!\p{L})))/gu;
/** "…, 150 dentro da cidade", "…, 950 com internet": a figure in front of its case is a sum. */
const inCase =
  /(?<=[,;] )(?=(?:[2-9]\d|\d{3,4})(?:,\d{2})? (?:acima(?=[.,;\n]|$)|(?:dentro|fora|durante|n[ao] (?:sua|minha|do|da|casa|seu|meu)(?!\p{L})|com (?!\d)|sem (?!ju)|já com) ))/gu;

/** "óculos completo 199 em até 6x" */
const byInstalments =
  /(?<!\p{L})(\p{L}{3,}) (?=(?:[3-9]\d|\d{3,4})(?:,\d{2})? (?:dividid[oa] |parcelad[oa] |ou )?em (?:até )?\d{1,2} ?(?:x|vezes)(?!\p{L}))/giu;

/** "cuca de uva 26 e de chocolate 30" */
const twoKinds =
  /(\p{Ll}{3,} de \p{Ll}{3,}) (\d{2,3}) e (de \p{Ll}{3,}) (\d{2,3})(?=\s*(?:[.;\n]|,(?!\d)|$))/gu;

/** "4 pessoas 480 o buggy": what the sum is for stands behind it, at the end of its clause. */
const beforeThing =
  /(?<=\p{Ll}{4,} )(?<!(?:das|de|até|dos|desde|cabem?|número|n[ºo°]|são|rua|sala|loja|linha|box) )(?=(?:[5-9]\d|\d{3,4})(?:,\d{2})? [oa] (?!segunda|terça|quarta|quinta|sexta|sábado|domingo|noite|domicílio|partir|vista|prazo|parte|gosto|pronta|mais|combinar)\p{Ll}{4,}(?:\s*(?:[,.;\n]|$)| at[ée] \d+ (?:pessoas|passageiros|lugares|convidados|h[óo]spedes)(?!\p{L})))/gu;

/** "12 reais o par 20": the unit begins another sum. "3x 229": the sum of a rhythm or of instalments. */
export function markUnits(text: string): string {
  return (
    text
      .replace(
        /(?<=(?:R\$ \d[\d.,]*|\d reais)) (?=(?:o par|a d[úu]zia|o cento|a caixa|o pacote|o quilo|a bandeja) \d{1,4}(?:[ ,.;]|$))/gu,
        ", ",
      )
      .replace(
        /(?<=, (?:o par|a d[úu]zia|o cento|a caixa|o pacote|o quilo) )(?=\d{1,4}(?:[ ,.;]|$))/gu,
        "R$ ",
      )
      .replace(
        /(?<=(?<![\d,.])\d{1,2}x )(?=\d{2,4}(?:,\d{2})?(?:\s*(?:[.;\n]|,(?!\d)|$)| e ))/gu,
        "R$ ",
      )
      .replace(
        /(?<=(?<!\d )(?<!\p{L})(?:cento|d[úu]zia|quilo|kg|litro) )(?=\d{1,4}(?:,\d{2})?(?:\s*(?:[.;\n]|,(?!\d)|$)| (?:m[íi]nimo|recheios?|sabores) ))/gu,
        "R$ ",
      )
      .replace(
        /(?<![\d,.$]|[$] |(?<!\p{L})em )(?=(?:[3-9]\d|\d{3})(?:,\d{2})? m[êe]s(?!\p{L}))/gu,
        "R$ ",
      )
      .replace(
        /(?<![\d,.$]|[$] )(?=\d{1,3}\.\d{3}(?:,\d{2})? em (?:até )?\d+ ?x(?!\p{L}))/giu,
        "R$ ",
      )
      .replace(byInstalments, (lead: string, before: string) =>
        counting.has(foldInPlace(before)) || numbered.has(foldInPlace(before))
          ? lead
          : `${lead}R$ `,
      )
      .replace(/(?<=\dx (?:por |na )?semana )(?=\d{2,4}(?:\s*(?:[.;\n]|,(?!\d)|$)| \dx ))/gu, "R$ ")
      .replace(/(?<=\p{Ll}{4,} )(?=\d{2,4} [àa] parte(?!\p{L}))/gu, "R$ ")
      .replace(lots, "R$ ")
      .replace(/(?<=(?:ganha|tem|dou|damos) )(?=\d{1,3} de desconto)/gu, "R$ ")
      .replace(
        /(?<=para \d{1,3} (?:pessoas|convidados|lugares) )(?=\d{2,4}(?: só | com |,(?!\d)|[.;\n]|$))/gu,
        "R$ ",
      )
      .replace(
        /(?<=(?:\p{Ll}{4,}|(?:categoria|classe|tipo|modelo) \p{L}) )(?=\d{1,2}\.\d{3}(?:,\d{2})? (?:com|para|e|mais|em \d) )/gu,
        "R$ ",
      )
      .replace(
        /(?<=(?:\p{Ll}{4,}|(?:categoria|classe|tipo|modelo) \p{L}) )(?=\d{1,2}\.\d{3} (?:ou |de (?:segunda|terça|quarta|quinta|sexta) |(?!mil|metro|km|unidade|btu|pe[çc]a|pessoa)\p{Ll}{4,}(?<!s)(?:[ ,;\n]|\.(?!\d)|$)))/gu,
        "R$ ",
      )
      .replace(
        /(?<=(?:R\$ \d[\d.,]*|\d reais) (?:com|sem) \p{Ll}{3,}) (?:R\$ )?(?=\d{1,3} (?:com|sem) \p{Ll}{3,})/gu,
        ", R$ ",
      )
      // "iphone 11 340 e bateria": behind the number of its name
      .replace(
        /(?<=(?<!\p{L})(?:iphone|galaxy|redmi|note|aro|xbox|playstation) (?:\d{1,2}|\p{L}\d{1,2}) )(?=\d{2,4}(?:,\d{2})?(?: e | ou | com | já |,(?!\d)|[;\n]|$| \p{Ll}{4,}(?<!s)(?!\p{L})))/giu,
        "R$ ",
      )
      .replace(twoKinds, "$1 R$ $2 e $3 R$ $4")
      .replace(beforeThing, "R$ ")
      .replace(ofKit, "R$ ")
      .replace(inCase, "R$ ")
  );
}

/** "R$ 700 na baixa e 1200 em feriado", "3 tacos por R$ 27 e burrito 29": a second sum of the same clause. */
const second =
  /(?<=R\$ \d[\d.,]*(?:(?!R\$)[^.;:\n]){0,40} (?:e|ou) (?:\p{Ll}{4,} ){0,2})(?:\d{1,3}\.\d{3}|\d{1,4})(?=\s*(?:[.,;\n](?!\d)|$)| (?:em|n[ao]s?|aos?|à|com|sem|para|cada|o|a|criança|adulto|idoso|estudante|casal|meia|infantil) | (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feriado)(?!\p{L}))/gu;

export function markSecond(text: string): string {
  return text.replace(second, (digits, at: number) => {
    const near = text.slice(Math.max(0, at - 40), at);
    const before = tokensOf(near).at(-1)?.key ?? "";
    const isFree =
      !counting.has(before) &&
      !numbered.has(before) &&
      !units.has(before) &&
      !isQuarter(foldInPlace(near), digits);
    return isFree && Number(digits.replace(".", "")) >= leastAmount ? `R$ ${digits}` : digits;
  });
}
