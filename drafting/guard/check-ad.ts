import type { AdExtra, AdParts, Business, Finding, PriceRow, Trade } from "../../contract/parts.ts";
import { instalmentOf } from "../../domain/numbers/instalment.ts";
import { parseDecimal } from "../../domain/numbers/parse-decimal.ts";
import { findBreaches } from "./find-breaches.ts";
import { inOrder, type Told, toFinding } from "./finding.ts";
import { foldText } from "./folded-text.ts";
import { cueFinder } from "./phrases.ts";
import { createSourceCheck } from "./sources.ts";

/** What an ad is made of. */
export type AdContext = {
  description: string;
  parts?: AdParts;
  business?: Business;
  /** Left out, that of `business`. */
  trade?: Trade;
  /** Prices that must not be told, by their amount. */
  closed?: ReadonlyMap<number, Told>;
};

/** Finds what must not stand in an ad, or in a piece of it, as it is. */
export type AdCheck = (text: string) => Finding[];

/** What the tapped extras allow to be said, where it is more than their own name. */
const wordsOf: Partial<Record<AdExtra, string>> = {
  delivery: "entrega delivery",
  "free-delivery": "entrega delivery frete gratis",
  instalments: "parcelamos",
  "free-quote": "orcamento gratis gratuito",
  "trial-class": "primeira aula gratis",
};

/** What only the owner may say: that it costs nothing, is guaranteed, comes home, or ends. */
const offers = cueFinder({
  finds: `
    gratis|gratuit+|desconto|promocao|promocoes|oferta|garantia|brinde|parcel*|frete|delivery|entrega|entregamos|cupom|cashback,
    24h|24hs, 24 h|horas, ultimas unidades|vagas, por tempo limitado, so hoje|amanha, sem juros`,
  unless: "por|pela|na|em entrega, ofertas de",
});

/** Of an offer that nobody made. */
export const ofAd = {
  rule: "claim",
  title: "Oferta que você não escreveu",
  reason: "O que o anúncio promete a loja cumpre. Se é verdade, ponha na descrição; se não, tire.",
};

function rowText({ label, amount, unit = "", instalments }: PriceRow): string {
  const each = instalments && instalmentOf(amount, instalments);
  const sums = [amount, ...(each ? [each] : [])].map(
    (sum) => `R$ ${sum.toFixed(2).replace(".", ",")}`,
  );
  return `${label} ${sums.join(" ")} ${unit} ${instalments ? `${instalments}x sem juros` : ""}`;
}

function givenBy({ description, parts = {}, business = {} }: AdContext): string {
  const { prices = [], extras = [], conditions = [], ...single } = parts;
  const { product, place, until, register, good } = single;
  const typed = [
    description,
    product,
    place,
    until,
    register,
    good,
    ...conditions,
    ...prices.map(rowText),
  ];
  return [...typed, ...Object.values(business), ...extras.map((one) => wordsOf[one])].join("\n");
}

const money = /r\$ ?(\d[\d.,]{0,12}\d|\d)/g;

/**
 * Prepares the check of the pieces of one ad, for whoever wrote them. Its rules are `claim`, `figure`, `contact`,
 * `placeholder`, and those of `findBreaches` for ads.
 */
export function createAdCheck(context: AdContext): AdCheck {
  const { business, closed, trade = business?.trade } = context;
  const given = givenBy(context);
  const foldedGiven = foldText(given).text;
  const findInSources = createSourceCheck({ figures: given, contacts: given });
  // "Entregamos" and "entrega" are one offer.
  const isSaid = (words: string) => foldedGiven.includes(words.slice(0, 6));
  return (text) => {
    const folded = foldText(text);
    const claims = offers(folded.text).filter(
      ({ start, end }) => !isSaid(folded.text.slice(start, end)),
    );
    const prices = Array.from(folded.text.matchAll(money)).flatMap(
      ({ index, 0: { length }, 1: sum = "" }) => {
        const told = closed?.get(parseDecimal(sum) ?? 0);
        return told ? [toFinding(folded, { start: index, end: index + length }, told)] : [];
      },
    );
    return inOrder([
      ...prices,
      ...findBreaches(text, trade),
      ...claims.map((span) => toFinding(folded, span, ofAd)),
      ...findInSources(text),
    ]);
  };
}

/** Looks at one text of an ad; for several pieces prepare `createAdCheck` once. */
export function checkAd(text: string, context: AdContext): Finding[] {
  return createAdCheck(context)(text);
}
