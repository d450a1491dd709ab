import { sumsOf } from "./sums.ts";

/** "500ml", "8 sessões", "15 fotos editadas": how much of it, with its number. */
const measured =
  "(?<![\\d.,$]|[$] )\\d{1,4}(?:,\\d)? ?(?:ml|litros?|l|kg|g|gramas|quilos?|m2|m²|metros?|cm|pe[çc]as?|unidades?|sess[ãõ](?:o|es)|aulas?|fotos?|fatias?|lugares|pares|bolas?|camadas?|andares|banhos?|vidros?|folhas)(?: \\p{Ll}{3,}[ai]d[ao]s?)?";
/** Behind a sum something else is told; a noun of many would be what is counted. */
const endOfSum =
  "(?:\\s*(?:[;\\n)]|[.,](?!\\d)|$)| (?:e|ou|o|a|com|sem|mais|depois|já|no|na|cada|só|para|até|sai|fica) | (?!por |de |d[ao]s? |a partir|x |reais)\\p{Ll}{3,}(?<!s)(?!\\p{L})| (?=\\d+ ?(?:ml|litros?|l|kg|g|m2|m²)(?!\\p{L})))";
/** "copo 300ml 12 500ml 18", "até 70m² 150 casa": the number behind its measure is what that much costs. */
const behindMeasure = new RegExp(
  `(?=[3-9]|\\d\\d)(?<=(?<!(?<!\\p{L})(?:a cada|mínimo|minimo|máximo|cabem?) )(?<!\\p{L})${measured} )(?=(?:[3-9]|\\d{2,4})(?:,\\d{2})?${endOfSum})`,
  "gu",
);
/** "lancha particular 900 até 6 pessoas" */
const upTo =
  /(?=\d)(?<=\p{Ll}{4,} )(?<!(?<!\p{L})(?:pelo|mais|menos|acima|número|idade|pessoas|entre|sala|loja|casa|linha) )(?=(?:[3-9]\d|\d{3,4}) até \d+ (?:pessoas|convidados|hóspedes|quilos|kg|metros|lugares)(?!\p{L}))/gu;
/** "varal 60 hora avulsa 80": the hour has its own sum, and is no count. */
const beforeRate =
  /(?=\d)(?<=\p{Ll}{4,} )(?=\d{2,4} (?:hora|aula|sessão|diária|visita|unidade) (?:avulsa|extra|adicional|técnica)(?!\p{L}))/gu;
/** "pote de 2 litros 38 dois por 70": one of them, and next what more of them cost. */
const beforeMore =
  /(?=\d)(?<=(?:\p{Ll}{4,}|\d ?(?:ml|l|litros?|kg|g)) )(?<!(?<!\p{L})(?:com|de|até|kit|caixa|pacote|leve|leva|compre) )(?=\d{1,4}(?:,\d{2})?,? (?:ou |e |leva )?(?:dois|duas|três|[2-9]) por (?:R\$ )?\d)/gu;

/** "camarão 48 kg, a partir de 3 kg sai 42": what one kilo costs, and next what it costs in larger lots. */
const oneKilo =
  /(?=\d)(?<=\p{Ll}{4,} )(?<!(?<!\p{L})(?:com|de|até|saco|pacote|caixa|peso) )(\d{2,3}(?:,\d{2})?) ?(?:o )?kg(?=,? (?:e |mas )?(?:a partir de|acima de|levando) \d+ ?kg )/gu;

/** "casa 220" at the end of its clause. */
const endsInNumber = /\p{Ll}{4,} \d{1,4}\s*(?:[;\n]|[.,](?!\d)|$)/u;

/** Numbers behind a measure get their currency where the text has two sums at least. */
export function markMeasured(text: string): string {
  const marked = [behindMeasure, upTo, beforeRate, beforeMore].reduce(
    (told, pattern) => told.replace(pattern, "R$ "),
    text.replace(oneKilo, "R$ $1 o kg"),
  );
  const isEnough = sumsOf(marked).length > 1 || endsInNumber.test(marked);
  return marked !== text && isEnough ? marked : text;
}
