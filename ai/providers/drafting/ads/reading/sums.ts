import { keepForDraft } from "./keep.ts";
import { foldInPlace } from "./restore-places.ts";

/** Where a sum of money stands in a text. */
export type Sum = { start: number; end: number };

/** "R$ 1.250,00", "450 mil reais", "35 conto", "129,90". */
const amount =
  /r\$ ?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|r\$ ?\d+(?:[.,]\d{1,2})?(?: mil(?![a-z]))?|(?<![\d.,])\d{1,3}(?:\.\d{3})+(?:,\d{2})? reais|(?<![\d.,])\d+(?:,\d)? mil(?: reais(?![a-z])|(?! (?:e|ou) \d+ mil (?!reais)[a-z]{3})(?=\s*(?:[,.;)]|$| ou | e )))|(?<![\d.,])\d+(?:,\d{1,2})? (?:reais|real|contos?|pilas?|mangos)(?![a-z])|(?<![\d.,])\d{1,3},(?:90|99)(?= ?kg(?![a-z]))|(?<![\d.,]|\dx? x |(?:lente|indice|grau|bitola|espessura) )\d+,\d{2}(?!\d| ?(?:%|kg|m|cm|ml|l|g|metros?)(?![a-z])| ?x ?\d| de (?:altura|largura|comprimento|profundidade|diametro|fundura|frente|fundo)(?![a-z]))|(?<![\d.,$])\d{2,4}(?= (?:a|o|por) (?:diaria|hora|unidade|quilo|kg|metro|cento|duzia|sessao|aula|mes)(?![a-z]))/g;

/** "cinquenta reais", "trinta e cinco reais" */
const spoken =
  /(?<![a-z]|\d )(?:(?:dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|quinhentos|mil|um|dois|tres|quatro|cinco|seis|sete|oito|nove)(?: e)? ){1,4}reais(?![a-z])/g;

export const sumsOf = keepForDraft((text): readonly Sum[] => {
  if (!/\d|reais/i.test(text)) return [];
  const key = foldInPlace(text);
  const found = [...key.matchAll(amount), ...(/[a-z] reais/.test(key) ? key.matchAll(spoken) : [])];
  const sums = found
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }))
    .sort((one, other) => one.start - other.start);
  return sums.filter((_, at) => !isMeasured(key, sums, at));
});

function reaisOf(text: string, { start, end }: Sum): number {
  const digits = text.slice(start, end).replace(/[^\d,]/g, "");
  return Number(digits.replace(",", "."));
}

/** "pia 1,20 por R$ 690", "box de 1,20 por 1,90": what is reduced falls, so the lower figure in front measures. */
function isMeasured(text: string, sums: readonly Sum[], at: number): boolean {
  const [before, sum, next] = [sums[at - 1], sums[at], sums[at + 1]];
  const rises = (one: Sum | undefined, other: Sum | undefined) =>
    one !== undefined &&
    other !== undefined &&
    /^\d{1,2},\d{2}$/.test(text.slice(one.start, one.end)) &&
    text.slice(one.end, other.start) === " por " &&
    reaisOf(text, one) < reaisOf(text, other);
  const isSecond = sum !== undefined && /^\d{1,2},\d{2}$/.test(text.slice(sum.start, sum.end));
  return rises(sum, next) || (isSecond && rises(before, sum));
}

/** "R$ 180", as Brazilians write it; "180 reais" becomes shorter that way, "oitenta reais" stays. */
function toAmount(written: string): string {
  const digits = /\d[\d.,]*/.exec(written)?.[0];
  if (digits === undefined) return written;
  return `R$ ${digits}${/ mil(?: |$)/i.test(written) ? " mil" : ""}`;
}

/** Words that lead to a sum: behind anything else "por" is missing ("corte R$ 40"). */
const leading =
  /(?:^|[^a-z])(?:por|de|a|e|ou|minimo|minima|sai|saem|custa|custam|ate|acima|partir|mais|em|para|com|entre|desde|so|apenas|valor|preco|precos|no|na semana|ficam?|foi|agora|hoje|cada|sao|x|cobro|taxa|antes|normal|menos|paga|pague|pagam|pagando|cobrando|cobra|ganha|ganham|investimento|total|senao|depois|tiro|tiramos|abato|abatemos|desconto)$/;
/** "multa de R$ 50": behind these "por" would be wrong. */
const ownedSums = /(?:^|[^a-z])(?:multa|sinal|caucao|parcelas?|acrescimo|deslocamento)$/;
/** Characters before a sum in which its lead is looked for. */
const leadReach = 24;
/** Nothing to put "por" behind. */
const noWord = /(?:^|[,;:(+/–-])$/;

/** "entrada de R$ 2.900 e parcelas": what is paid first, and no ticket. */
const firstPayment =
  /(?<!\p{L})entrada por (?=R\$ \d{1,3}(?:\.\d{3}|\d* (?:e|mais) (?:\d|parcel|presta|mensa)))/giu;

/** "de 5 a R$ 50": both are sums. */
const range = /(?<!\p{L})(de|entre) (\d[\d.,]*) (a|e|até) R\$ /giu;

/** "o pequeno é R$ 35 o grande R$ 60", "frito por R$ 60 assado por R$ 70": the second kind begins without a sign. */
const anotherKind =
  /R\$ \d[\d.]*(?:,\d{2})?(?= (?:[oa]s? )?(?!por |e |ou |cada |em |n[ao]s? |com |sem |mais |de |à |para |até |mensa|o |a )(?:(?!ou |e |por )\p{L}+ ){1,2}(?:é |por )?R\$)/gu;

/** "R$ 30 carro e R$ 60 caminhão", "R$ 200 dia e R$ 240 noite" */
const two =
  /(R\$ [\d.]+(?:,\d{2})?) (\p{Ll}{3,}) (e|ou) (R\$ [\d.]+(?:,\d{2})?) (\p{Ll}{3,})(?=$|[,.;])/gu;
const times = /^(?:dia|noite|manha|tarde)$/;
const users =
  /^(?:carros?|motos?|caminh(?:ao|oes)|caminhonetes?|casas?|apartamentos?|adultos?|criancas?|mulher(?:es)?|homens?|homem|gatos?|caes|cachorros?|van|vans|onibus|bicicletas?|bikes?)$/;

function leadTo(word: string): string | undefined {
  const key = foldInPlace(word);
  return times.test(key) ? "de" : users.test(key) ? "para" : undefined;
}

function tellWhose(text: string): string {
  return text.replace(
    two,
    (whole, one: string, first: string, joint: string, other: string, second: string) => {
      const [lead, next] = [leadTo(first), leadTo(second)];
      return lead === undefined || next === undefined
        ? whole
        : `${one} ${lead} ${first} ${joint} ${other} ${next} ${second}`;
    },
  );
}

/** The text with its sums written alike, each behind a word that leads to it. */
export function tidySums(text: string): string {
  let tidy = "";
  let done = 0;
  const sums = sumsOf(text);
  const words = sums.map(({ start }) => /\S+\s*$/.exec(text.slice(0, start))?.[0].trim());
  for (const [at, { start, end }] of sums.entries()) {
    const before = foldInPlace(text.slice(Math.max(0, start - leadReach), start)).trimEnd();
    // "15 fotos R$ 690 ou 30 fotos R$ 990": with "por" the three words would be said twice.
    const isSaid = words.indexOf(words[at]) !== words.lastIndexOf(words[at]);
    // "a média é R$ 130 e a grande R$ 190"
    const isTold =
      at > 0 &&
      /(?:é|custa|sai|fica) R\$ [\d.,]+ (?:e |ou )?[oa]s? \p{L}+ $/u.test(
        tidy + text.slice(done, start),
      );
    const isDiscount =
      /^ (?:reais )?(?:de (?:desconto|bonus|bônus|cr[ée]dito)|off)(?!\p{L})/iu.test(
        text.slice(end),
      );
    const needsLead =
      !isDiscount &&
      !isSaid &&
      !isTold &&
      !noWord.test(before) &&
      !leading.test(before) &&
      !/(?:\dx|%|\d vezes)$/.test(before);
    const lead = ownedSums.test(before) ? "de " : "por ";
    tidy += `${text.slice(done, start)}${needsLead ? lead : ""}${toAmount(text.slice(start, end))}`;
    done = end;
  }
  return tellWhose(tidy + text.slice(done))
    .replace(
      /(R\$ [\d.]+(?:,\d{2})?) (?=\d+ ?(?:ml|g|kg|l|litros?|lugares|metros?|cm|unidades|peças|pares|fotos|aulas|sessões|pessoas|convidados|fatias|itens|mega|megas|giga|gigas|gb|mb) (?:por )?R\$)/gu,
      "$1, ",
    )
    .replace(firstPayment, "entrada de ")
    .replace(range, "$1 R$ $2 $3 R$ ")
    .replace(anotherKind, "$&,")
    .replace(
      / (?<=\p{Ll}{3} )(dúzia|cento|quilo|litro|metro|milheiro) por (R\$ [\d.]+(?:,\d{2})?)(?=$|[,.;])(?<!(?:mei[ao]|cada|uma?|por|de|da|do) \p{L}+ por R\$ [\d.,]+)/gu,
      (_, unit: string, sum: string) => ` por ${sum} ${unit === "dúzia" ? "a" : "o"} ${unit}`,
    );
}
