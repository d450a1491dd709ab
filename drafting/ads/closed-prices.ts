import type { AdParts, Trade } from "../../contract/parts.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Told } from "../guard/finding.ts";
import { lookedUp } from "../guard/rules/rule.ts";

type Profession = {
  /** What it calls itself, and its council, over folded text. */
  named: RegExp;
  /** What a clinic sells that has nobody else. */
  work?: RegExp;
  /** Prices that may be told all the same, by their labels. */
  may?: RegExp;
  reason: string;
  article: string;
};

const professions: readonly Profession[] = [
  {
    named: /\b(?:dentistas?|odontolog\w*|ortodont\w*|cro)\b/,
    work: /\b(?:dentes?|dental|dentari[oa]s?|implantes?|clareamento|restauracao|restauracoes|canal|aparelho|facetas?)\b/,
    reason: "Os conselhos vetam preço em anúncio, e o Cade contesta desde 2025. Fica fora.",
    article: "Lei 5.081/1966, art. 7º; Cade, processo 08700.000848/2023-44",
  },
  {
    named: /\b(?:psicolog\w*|psicoterap\w*|crp)\b/,
    reason: "Psicólogo não usa o preço como propaganda. Diga o valor a quem perguntar.",
    article: "Código de Ética do Psicólogo, art. 20, d",
  },
  {
    named: /\b(?:nutricionistas?|crn)\b/,
    reason: "Nutricionista não usa honorários nem promoção como propaganda. Fica fora.",
    article: "Resolução CFN 599/2018, art. 57",
  },
  {
    named: /\b(?:fisioterap\w*|crefito)\b/,
    reason: "O conselho trata preço e pacote em anúncio como concorrência desleal. Fica fora.",
    article: "Resolução COFFITO 424/2013, art. 9º, VI",
  },
  {
    named: /\b(?:veterinari[oa]s?|crmv)\b/,
    may: /^(?!.*\b(?:cirurg|castra|exame|raio|ultrass|internac|procedimento|tartaro))/,
    reason: "Cirurgia e procedimento dependem de avaliação: o valor não vai em anúncio.",
    article: "Resolução CFMV 1.649/2025",
  },
  {
    named:
      /\b(?:crm|dermatolog\w*|pediatras?|ginecolog\w*|cardiolog\w*|psiquiatras?)\b|^medic[oa]s?\b/,
    may: /\b(?:consulta|retorno)/,
    reason: "Médico pode anunciar o valor da consulta, não o de procedimentos.",
    article: "Resolução CFM 2.336/2023",
  },
];

function toldOf({ reason, article }: Profession): Told {
  const title = "Na saúde, este preço fica fora do anúncio";
  return { rule: "health-price", title, reason, reference: lookedUp(article) };
}

/** What each profession is told, for reading and for the spelling check. */
export const healthPrices: readonly Told[] = professions.map(toldOf);

/** What is known beside the parts: a profession goes on whatever was tapped. */
export type KnownOfAd = { trade?: Trade | undefined; text: string };

/** Trades in which somebody with a council may work; left out, any. */
const ofHealth: ReadonlySet<Trade | undefined> = new Set([
  ...([undefined, "clinica", "estetica", "pet", "other"] as const),
]);

/** The profession of an ad, by its parts, its text and its trade; "jaleco para dentista" is sold to one. */
function professionOf({ product = "", register = "", prices = [] }: AdParts, known: KnownOfAd) {
  const [council = ""] = fold(register).split(/[^a-z]/);
  const told = [product, council, ...(ofHealth.has(known.trade) ? [known.text] : [])];
  const named = fold(told.join("\n")).replace(/\b(?:para|pra|pro|ao lado d[aeo]) \w+/g, "");
  const sold = fold([known.text, product, ...prices.map(({ label }) => label)].join(" "));
  return professions.find(
    (one) => one.named.test(named) || (known.trade === "clinica" && one.work?.test(sold) === true),
  );
}

/** Prices that a health profession must not advertise, by their amount, with what its owner is told. */
export function closedPrices(parts: AdParts, known: KnownOfAd): Map<number, Told> {
  const one = professionOf(parts, known);
  const closed = (parts.prices ?? []).filter(({ label }) => !one?.may?.test(fold(label)));
  return new Map(one && closed.map(({ amount }) => [amount, toldOf(one)]));
}

/** Whether an ad of this profession tells no price at all. */
export function mayNotPrice(parts: AdParts, known: KnownOfAd): boolean {
  const one = professionOf(parts, known);
  return one !== undefined && !one.may?.test("");
}
