import type { AdExtra, AdParts, Business, Finding, Trade } from "../../contract/parts.ts";
import { findBreaches } from "./find-breaches.ts";
import { inOrder, toFinding } from "./finding.ts";
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

function givenBy({ description, parts = {}, business = {} }: AdContext): string {
  const { prices = [], extras = [], conditions = [], product, place, until, register } = parts;
  const rows = prices.map(
    ({ label, amount, unit = "" }) => `${label} R$ ${amount.toFixed(2).replace(".", ",")} ${unit}`,
  );
  const typed = [description, product, place, until, register, ...conditions, ...rows];
  return [...typed, ...Object.values(business), ...extras.map((one) => wordsOf[one])].join("\n");
}

/**
 * Prepares the check of the pieces of one ad, for whoever wrote them. Its rules are `claim`, `figure`, `contact`,
 * `placeholder`, and those of `findBreaches` for ads.
 */
export function createAdCheck(context: AdContext): AdCheck {
  const { business, trade = business?.trade } = context;
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
    return inOrder([
      ...findBreaches(text, { agent: "ads", ...(trade && { trade }) }),
      ...claims.map((span) => toFinding(folded, span, ofAd)),
      ...findInSources(text),
    ]);
  };
}

/** Looks at one text of an ad; for several pieces prepare `createAdCheck` once. */
export function checkAd(text: string, context: AdContext): Finding[] {
  return createAdCheck(context)(text);
}
