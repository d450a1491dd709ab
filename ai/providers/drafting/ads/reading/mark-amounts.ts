import { units } from "../lexicon/price-words.ts";
import { toSingular } from "../trade-of.ts";
import { countsNothing, leastAmount } from "./counts-nothing.ts";
import { markBesideSums, markKilos } from "./mark-beside-sums.ts";
import { markEnds } from "./mark-ends.ts";
import { markSecond, markServices, markUnits } from "./mark-further-sums.ts";
import { markMeasured } from "./mark-measured.ts";
import { markRows } from "./mark-rows.ts";
import { foldInPlace } from "./restore-places.ts";
import { settleSums } from "./settle-sums.ts";

/** Words that lead to a sum and to nothing else: "custa 70", "a partir de 890". */
const sureLead =
  "custa|custam|custando|custava|sai|saem|saindo|fica|ficam|cobro|cobramos|cobrando|cobra|a partir de|desde|preco|precos|valor|valores|vendo a|vendo por|faco por|fazemos por|mensalidade|diaria|tiro|tiramos|abato|abatemos|sinal de|caucao de|taxa de|taxa|por mais|acrescimo de|adicional de|entrada de|parcelas? de|prestac(?:ao|oes) de|mensais de|multa|multa de|cai para|cai pra|baixa para|baixa pra|passa para|passa pra|desce para|desce pra";
/** Words that lead to other numbers too: only a sum of two digits or more is taken for one. */
const weakLead =
  "é|sao|eh|por|pago|paga|pagam|vai pra|vai para|apenas|depois|senao|minimo é|minimo de|ta|está|de \\d+ por|\\d ?x de|\\d vezes de";
/** A number that counts nothing: neither clock nor date nor measure. */
const number =
  "(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})?|\\d{1,5}(?:,\\d{2})?)(?![\\d.,]*[\\dA-Za-zÀ-ÿ%°ºª²³/:-])";
const behindLead = new RegExp(
  `(?<![A-Za-zÀ-ÿ])((?:${sureLead})(?: (?:é|e|por|a|de|so|apenas|uns))?(?::| a partir de)?|${weakLead}) ${number}`,
  "gi",
);

/** "60 as duas", "110 a aula", "12 cada": what the sum is for stands behind it. */
const unitNouns =
  "diaria|hora|unidade|quilo|kg|kilo|metro|m2|m²|cento|duzia|sessao|aula|mes|pessoa|noite|par|cabeca|peca|litro|fatia|pacote|caixa|porcao|bandeja|pote|barra|dupla|duas|dois|casal|visita|consulta|mensalidade|vaga|cadeira|convidado|quilometro|km|dia(?! todo| inteiro)|evento|foto|pagina|turno|semestre|ano|muda|vaso|garrafa|bairro|saco|fardo|galao|balde|buque|cesta|rolo|jogo|milheiro|arroba|mao de obra|maco|tablete|frasco|carrada|cacamba|resma";
const beforeUnit = new RegExp(
  `(?<![\\d.,$]|[$] |[A-Za-zÀ-ÿ0-9])${number}(?= (?:(?:o|a|as|os) (?:${unitNouns})|cada(?! vez)|por (?:pessoa|visita|roda|hora|aula|sessao|noite|diaria|quilo|kg|metro|convidado|cabeca|peca|mes|crianca|janela|porta|ponto|ambiente|comodo|parede|carro|moto|animal|gato|aluno|item|unidade|degrau|banheiro)|a vista|no (?:pix|dinheiro|debito|cartao)|mensa(?:l|is))(?![a-z]))`,
  "gi",
);

/** "acima de 150 o frete é grátis": what has to be bought. */
const threshold = new RegExp(
  `(?<![A-Za-z]|cada (?:personalizad[oa] )?|unidade )((?:compras?|pedidos?|gast\\w+|servicos?) (?:acima|a partir|de mais) de|acima de) ${number}(?= (?:o |a )?(?:frete|entrega|envio|taxa|visita|leva|ganha|eu |a gente |tem |sai |nao pag|nao cobr|em compras|em [a-z]{4}|aqui|no mesmo dia|\\d+%)|(?=[,.;]|$))`,
  "gi",
);
/** Below it a bare "acima de" counts things: "acima de 10, desconto". */
const leastThreshold = 30;

/** "mínimo 12 peças com bordado grátis acima de 30": pieces again. */
const countsPieces =
  /(?<!\$ ?|[\d.,])\d+ (?:pe[çc]as|unidades|itens|pares|mudas|caixas|sacos|fardos|camisetas|convites) [^.;\n$]*$/u;
const pieceReach = 60;

/** "6,80 a unidade com pedido mínimo 50", "R$ 25 por convidado, mínimo de 30": so many of them as well. */
const perPiece =
  /\d (?:reais )?(?:cada|(?:a|o|por) (?:unidade|peca|convite|convidad[oa]|pessoa|crianca|alun[oa]|participante|passageir[oa]|inscrit[oa]|cabeca|adult[oa]|foto|camiseta|caneca|lembrancinha|caixinha|brinde|item|par|cento|duzia|muda|pote|marmita|kit))(?![a-z])[^.;\n]*$/;

/** From here on "sai por 135" is a sum, whatever is told next. */
const leastSpoken = 20;

const beginsSure = new RegExp(`^(?:${sureLead})`, "i");

function isAmount(lead: string, digits: string, rest: string): boolean {
  const value = Number(digits.replaceAll(".", "").replace(",", "."));
  const isSure = beginsSure.test(lead);
  // "desde 1998" is a year; "é 7 da manhã" is a time.
  const isYear = /^desde/.test(lead) && /^(?:19|20)\d\d$/.test(digits);
  const isTime = /^ (?:da (?:manha|tarde|noite)|do \d)/.test(rest);
  if (isTime || isYear || value < (isSure ? 2 : leastAmount)) return false;
  const [, next = ""] = /^ ([a-z]+)/.exec(rest) ?? [];
  // "diária 75 até 15 kg"
  if (
    isSure &&
    /^ ate \d+ ?(?:kg|quilos?|m|metros?|km|pessoas|minutos|min|horas|h)(?![a-z])/.test(rest)
  )
    return true;
  const isSpoken = /^(?:custa|sai|saem|cobro|cobramos)/i.test(lead) && value >= leastSpoken;
  return countsNothing(rest) || (isSpoken && !units.has(next) && !units.has(toSingular(next)));
}

function mark(
  text: string,
  pattern: RegExp,
  accept: (match: RegExpMatchArray, rest: string) => string | undefined,
): string {
  const key = foldWithVerb(text);
  let marked = "";
  let done = 0;
  for (const match of key.matchAll(pattern)) {
    const digits = accept(match, key.slice(match.index + match[0].length));
    if (digits === undefined) continue;
    const at = match.index + match[0].length - digits.length;
    marked += `${text.slice(done, at)}R$ `;
    done = at;
  }
  return marked + text.slice(done);
}

/** Folded but for the accent that tells the verb "é" from "e". */
function foldWithVerb(text: string): string {
  const key = foldInPlace(text);
  let folded = "";
  let done = 0;
  for (const { index } of text.matchAll(/[éÉ](?<!\p{L}.)(?!\p{L})/gu)) {
    folded += `${key.slice(done, index)}é`;
    done = index + 1;
  }
  return folded + key.slice(done);
}

/** "em Osasco aplicação R$ 110": behind its place a thing with its sum begins. */
const behindPlace =
  /(?<=(?<!\p{L})(?:em|n[ao]|bairro) (?:(?:d[aeo]s? )?\p{Lu}[\p{L}'-]+ ?){1,4}(?:\([^()\n]{3,40}\))?) (?=(?!para |pela |pelo |desde |custa|apenas |tudo |entre |cada |acima |sai |fica |saem |cobro |entrega |frete |taxa |vale |valor )\p{Ll}{4,}(?: (?:\d+\p{Ll}*|\p{Ll}+)){0,3} (?:R\$|\d+,\d{2}))/gu;

/** "entrego grátis pedidos de R$ 80 para cima" */
const upwards =
  /(?<=[\p{L}\d]),? (?:em |nas? |nos? )?(pedidos|compras) de (R\$ \d[\d.,]*|\d+ reais) (?:para cima|acima)(?!\p{L})/gu;

/** "ficando 7 noites paga 6": how many are paid, and no sum. */
const boughtAndPaid =
  /(?<![\d.,])(\d{1,2})( (?!anos |meses )\p{Ll}{3,} (?:(?:e|só|você) )*pag(?:a|ue|am) (?:só )?)R\$ (\d{1,2})(?![\d,.]*\d| reais)/gu;

/** "Rua Sergipe 450 Savassi": the number of a house is no sum. */
const houseNumber =
  /(?<=(?<!\p{L})(?:rua|avenida|travessa|alameda|praça|rodovia|estrada) (?:(?:d[aeo]s? |e )?\p{Lu}[\p{L}'-]*,? ?){1,4})R\$ (?=\d{1,5}(?![\d.,]*\d))/giu;

/** "crianças a partir de 7": how old they are. */
const aged =
  /(?:^|[^a-z])(?:criancas?|idade|alun[oa]s?|menin[oa]s?|jovens|adolescentes|bebes?|maiores|turmas?)(?: s[oó])? $/i;
const mostAge = 18;

/** "a visita custa 70", "60 as duas": sums said without their currency get it, where nothing else can be meant. */
export function markAmounts(text: string): string {
  if (!/\d/.test(text)) return text;
  const led = mark(text, behindLead, (match, rest) => {
    const [, lead = "", digits = ""] = match;
    const before = (match.input ?? "").slice(0, match.index);
    const isAge = Number(digits) <= mostAge && aged.test(before);
    const isCount = /^minimo/.test(lead) && perPiece.test(before.slice(-pieceReach));
    return !isAge && !isCount && isAmount(lead, digits, rest) ? digits : undefined;
  });
  const bought = mark(led, threshold, ({ 1: lead = "", 2: digits = "", index = 0 }) =>
    countsPieces.test(led.slice(Math.max(0, index - pieceReach), index))
      ? undefined
      : lead.includes(" a ") ||
          /[a-z] (?:acima|de mais)/.test(lead) ||
          Number(digits) >= leastThreshold
        ? digits
        : undefined,
  );
  const counted = mark(bought, beforeUnit, ([digits = ""]) => digits);
  const beside = markBesideSums(markServices(markKilos(markMeasured(counted))));
  const marked = markRows(markSecond(markUnits(markEnds(beside))));
  // "R$ 95 cada a partir de 4", "acima de 5 mil mudas"
  return settleSums(
    marked
      .replace(/(?<=(?:cada|a unidade) a partir de )R\$ (?=\d{1,2}(?![\d,.]*\d))/gu, "")
      // "bandeja com 12 mudas por 10", "festa 300 coxinha por 210": how many they are
      .replace(
        /R\$ (?=(?:\d{1,2} (?!dois|duas|três)\p{Ll}{3,}s|[1-9]00 \p{Ll}{4,}(?: \p{Ll}{4,})?) por R\$)/gu,
        "",
      )
      // "arame fio 12 malha 5 por 18": both are measures
      .replace(
        /(?<=\p{Ll}{3,} )(?:por )?R\$ (?=\d{1,3} (?:fio|malha|bitola|densidade|tamanho|número) \d[\d,]* (?:por )?R\$)/gu,
        "",
      )
      // "um ano de acompanhamento 4 ensaio 1200": how many there are
      .replace(
        /(?<=(?<!\p{L})(?:ano|mês|semana|dia|festa|evento) )R\$ (?=[2-9] \p{Ll}{4,} (?:R\$ )?\d{3,4}(?![\d,.]))/gu,
        "",
      )
      // "pote 6 por 5 reais", but "de R$ 60 por R$ 50"
      .replace(/(?<!(?<!\p{L})de )R\$ (?=\d{1,3} por (?:R\$ ?\d|\d+(?:,\d{2})? reais))/gu, "")
      // "parede 110 m²" beside sums of the metre
      .replace(
        /(?=\d{2,4} m²)(?<=R\$ ?\d[\d,]* o (?:m²|m2|metro)[^\n]*?\p{L} )(?<!m[íi]nimo (?:de )?|até )(\d{2,4}) (?=m²)/gu,
        "R$ $1 o ",
      )
      // "pacote 10 sessões 850"
      .replace(
        /(?<=(?<!\p{L})(?:pacote|kit|combo|plano|cartela|caixa|bandeja) )(?:por )?R\$ (?=\d{1,3} (?:\p{Ll}{3,} )?\p{Ll}{3,} (?:por )?R\$)/gu,
        "",
      )
      // "de 349 por R$ 279", "por 35 de segunda a sexta", "zonas 2, 3 e 7"
      .replace(/(?<=(?<!\p{L})de )(?=\d{2,5}(?:,\d{2})? por R\$)/gu, "R$ ")
      .replace(/(?<=(?<!\p{L})por )(?=\d{2,4} de (?:segunda|terça|quarta|quinta|sexta) )/gu, "R$ ")
      .replace(/(?<=(?<!R\$) \d{1,2} e )R\$ (?=\d{1,2}(?!\d|,\d))/gu, "")
      .replace(boughtAndPaid, (whole, bought: string, lead: string, paid: string) =>
        Number(paid) < Number(bought) ? `${bought}${lead}${paid}` : whole,
      )
      .replace(upwards, " em $1 acima de $2")
      .replace(behindPlace, ", ")
      // "tobogã R$ 250 o combo com os três R$ 400"
      .replace(
        /(?<=R\$ \d[\d.,]*) (?=o (?:combo|kit|pacote) (?:com|d[eo]) [^.;\n$]{2,40}R\$)/gu,
        ", ",
      )
      .replace(houseNumber, ""),
  );
}
