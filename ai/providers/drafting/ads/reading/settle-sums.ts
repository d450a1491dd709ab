import { fold } from "../../../../../domain/search/fold.ts";
import { counting, numbered, units } from "../lexicon/price-words.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";
import { isYear } from "./mark-ends.ts";

/** "day-use R$ 70 com café colonial R$ 110" */
const furtherKind =
  /(?<=\p{Ll}{3,} )(?<![aei]r )(?:R\$ )?(\d{2,4})( com \p{Ll}{3,}(?: \p{Ll}{3,})?) (?:por )?R\$ (\d{2,4})(?![\d.,]*\d)/gu;

function withFurtherKind(whole: string, first: string, kind: string, second: string): string {
  return Number(first) < Number(second) ? `R$ ${first},${kind} R$ ${second}` : whole;
}

const kinds =
  "adultos?|kids|infantil|crianças?|casal|individual|simples|complet[oa]|pequen[oa]|m[ée]di[oa]|grande|feminin[oa]|masculin[oa]|mensal|trimestral|anual";
/** "adulto 140 kids R$ 110" */
const kindNext = new RegExp(
  `(?<=(?<!\\p{L})(?:${kinds}) )(\\d{2,4}) (?=(?:${kinds}) (?:R\\$ )?\\d{2,4}(?!\\d))`,
  "gu",
);
/** "R$ 9 o metro a partir de 100 metros 7,50": of many each costs less. */
const ofMany =
  /(?<=(?:R\$ \d[\d.,]*|\d reais)(?: (?:o|a|por) \p{L}+| cada)?) (?=(?:a partir de|acima de) \d+ (?:metros|peças|unidades|caixas|sacos|mudas|pares|itens|cópias|cartões|convites) (?:R\$ )?\d)/gu;
/** "corrida no centro R$ 10 bairro 15" */
const besideSum = /(?<=R\$ \d{1,4}) (\p{Ll}{4,}) (\d{1,4})(?=\s*(?:[,;\n]|\.(?!\d)|$))/gu;

function withSecondSum(whole: string, word: string, digits: string): string {
  const key = fold(word);
  const counts = counting.has(key) || units.has(key) || (numbered.has(key) && key !== "bairro");
  return counts ? whole : `, ${word} R$ ${digits}`;
}

/** "5 metros 320 por 7 dias" */
const forDays =
  /(?<=\d (?:metros|litros|lugares|pessoas|horas|quartos) )(?=\d{2,4} por \d+ (?:dias|horas|meses))/gu;

const day = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)";
const daysNext = new RegExp(
  `(?<=R\\$ \\d[\\d.,]*) (?=(?:de )?${day}(?: [ae] ${day})? (?:por )?R\\$)`,
  "gu",
);

/** Where a kilo is what sums are told of. */
const weighs =
  /(?<!\p{L})(?:açougue|carnes|peixaria|frigorífico|hortifruti|sacolão|frios)(?!\p{L})/iu;
/** "picanha 79,90, costela 27,90, linguiça 24,90 o quilo": told once, meant of all. */
const weighedRow =
  /(?:\p{Ll}{4,}(?: \p{Ll}+){0,3} (?:R\$ )?\d{1,3},\d{2}, ){1,6}(?:e )?\p{Ll}{4,}(?: \p{Ll}+){0,3} (?:R\$ )?\d{1,3},\d{2} (o quilo|o kg)(?=\s*(?:[,.;\n]|$))/gu;

function withUnit(row: string, unit: string): string {
  const items = row.split(/,(?!\d) ?/u);
  const heads = items.map((item) => headOf(item.replace(/^e /u, "")));
  const isGoods = heads.every(
    (head) => tradeOf(head) === "goods" && !/^(?:taxa|visita|entrega|frete)/.test(head),
  );
  if (!isGoods) return row;
  return items.map((item, at) => (at === items.length - 1 ? item : `${item} ${unit}`)).join(", ");
}

/** "vestido de festa de 250 a 600": from how much to how much; "calça de 36 a 48" tells sizes. */
const sumRange =
  /(?<=(?<!(?<!\p{L})(?:idade|peso|tamanhos?|numera[cç][ãa]o|n[úu]meros?|p[áa]ginas|turmas?|grupos?|eventos?|festas|medida)) )(?<=\p{L}{4,} )de (\d{2,4}) a (\d{3,4})(?=\s*(?:[,;\n]|\.(?!\d)|$)| (?:cada|depend|conforme|à vista))/gu;
const leastOfRange = 30;

function withSums(whole: string, from: string, to: string): string {
  const [low, high] = [Number(from), Number(to)];
  return low >= leastOfRange && low < high && !(isYear(from) && isYear(to))
    ? `de R$ ${from} a R$ ${to}`
    : whole;
}

/** "colchão de casal R$ 900 e o de solteiro R$ 549": the second is one of the same. */
const sameAgain =
  /(?<!\p{L})(\p{Ll}{4,}) (de \p{Ll}{3,}[^.;,\n$]{0,50}R\$ \d[\d.,]*(?: por R\$ \d[\d.,]*| \p{Ll}{1,4} \p{Ll}{3,9})?),?(?: e| já| mas){0,2} [oa] de (?=\p{Ll}{3,}[^.;,\n$]{0,30}R\$)/gu;

function nameAgain(whole: string, thing: string, first: string): string {
  return isTradeWord(thing) ? `${thing} ${first}, ${thing} de ` : whole;
}

/** "essa semana até sábado o colchão de R$ 900 por R$ 749": the time stands behind what it narrows. */
const timeFirst =
  /(?<=(?:^|[.;\n] ?|, ?|(?<!\p{L})então ))((?:n?ess[ae]|n?est[ae]) (?:semana|mês|fim de semana)(?: até (?:o )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dia \d+))?),? [oa] (?=(\p{Ll}{4,}))(\p{Ll}[^,.;:\n$]{2,60}R\$ \d[\d.,]*\d(?: por R\$ \d[\d.,]*\d)?)/gu;

function withTimeBehind(whole: string, time: string, thing: string, told: string): string {
  const until = /até .+$/iu.exec(time)?.[0] ?? `n${time.replace(/^n/iu, "")}`;
  return isTradeWord(thing) ? `${told} ${until}` : whole;
}

/** "por pessoa fica R$ 65": its unit stands behind a sum. */
const unitFirst =
  /(?<=(?:^|[.,;:\n] ?))por (pessoa|hora|dia|mês|aula|sessão|metro|noite|quilo|peça|unidade|convidado) (?:fica|sai|é|custa|cobro|cobramos)(?: (?:por|a|em))? (R\$ \d[\d.]*(?:,\d{2})?)/giu;

/** "fecha pro almoço 12 às 14": from when to when. */
const clockSpan =
  /(?:por )?R\$ (?=(?:[01]?\d|2[0-4]) (?:[àa]s|at[ée] [àa]s) (?:[01]?\d|2[0-4])(?:h\d*)?(?![\d,.]*\d))/gu;
/** "levando 5 a mais barata sai de graça": how many are bought. */
const boughtFor =
  /(?<=(?<!\p{L})(?:lev[ae]|levando|compr[ae]|comprando|pegue|pegando|fechando|contratando|compra de|leva|levou|comprou) )R\$ (?=\d{1,2},? [ao] (?:de menor|(?:mais|menos) \p{L}|segund|terceir|quart|quint|sext|[úu]ltim|outr))/giu;

/** "R$ 180 (com lavagem) câmara instalada R$ 35": behind the brackets another thing has its sum. */
const behindBrackets =
  /(?<=R\$ \d[\d.,]* \([^()\n]{3,60}\)) (?=(?!mais |cada |acima |para |pela |pelo |sendo )\p{Ll}{4,}[^.,;:\n$()]{0,40} R\$ \d)/gu;

/** Sums that have their currency, parted from hours and counts and joined to what they are for. */
export function settleSums(marked: string): string {
  return (
    marked
      // "até as 17"
      .replace(/(?<=(?<!\p{L})(?:[àa]s|até [àa]s) )R\$ (?=\d{1,2}(?![\d,.]*\d))/gu, "")
      // "o travesseiro tá R$ 69", "está de 1.899 por R$ 1.499"
      .replace(
        / (?:t[áa]|est[áa]|tava)(?: saindo)? (?=(?:de (?:R\$ )?\d[\d.,]* por |por )?R\$)/gu,
        " ",
      )
      .replace(/(?<!\p{L})de (?=\d{1,3}\.\d{3} por R\$)/gu, "de R$ ")
      .replace(clockSpan, "")
      .replace(boughtFor, "")
      .replace(sameAgain, nameAgain)
      .replace(timeFirst, withTimeBehind)
      .replace(unitFirst, "$2 por $1")
      .replace(sumRange, withSums)
      // "botijão R$ 115 no dinheiro R$ 120 no cartão"
      .replace(
        /(?<=R\$ \d[\d.,]* (?:no|em|à) (?:dinheiro|pix|Pix|débito|cartão|crédito|vista)) (?=R\$)/gu,
        " ou ",
      )
      // "domingo R$ 2.800 de segunda a quinta R$ 1.900"
      .replace(kindNext, "R$ $1 ")
      .replace(ofMany, ", ")
      .replace(behindBrackets, ", ")
      .replace(besideSum, withSecondSum)
      .replace(forDays, "R$ ")
      .replace(daysNext, ", ")
      .replace(/(?<=R\$ \d[\d.,]*) (?=(?:mensal|mensalista) (?:por )?(?:R\$ )?\d)/gu, ", ")
      .replace(weighedRow, (row: string, unit: string) =>
        weighs.test(marked) ? withUnit(row, unit) : row,
      )
      // "kit R$ 2kg"
      .replace(/(?:por )?R\$ (?=\d+(?:kg|g|ml|cm|min)(?!\p{L}))/gu, "")
      // "sessão R$ 160 40 minutos"
      .replace(
        /(?<=(?<!\p{L})(?:sessão|aula|visita|consulta|massagem|passeio|treino)) (?:por )?(R\$ \d[\d.,]*) (?=\d+ (?:minutos|min|horas)(?!\p{L}))(\d+ \p{L}+)/gu,
        " de $2 $1",
      )
      // "vinil R$ 20 a 80"
      .replace(
        /(?<=\p{Ll}{3,} )(?:por )?R\$ (\d{1,4}) a (\d{1,4})(?=\s*(?:[,.;\n]|$))/gu,
        "de R$ $1 a R$ $2",
      )
      // "design 35 com henna R$ 45": a further kind with its own sum
      .replace(furtherKind, withFurtherKind)
      // "taco 3 por 30 nachos R$ 25"
      .replace(/(?<=\p{Ll}{3,} \d por )(?=\d{2,3} \p{Ll}{4,} R\$)/gu, "R$ ")
      // "o quilo R$ 75 reais"
      .replace(/(?<=R\$ \d[\d.]*(?:,\d{2})?) reais(?!\p{L})/gu, "")
      .replace(/R\$ (?=\d+ mil (?!reais)\p{L}{4})/gu, "")
  );
}
