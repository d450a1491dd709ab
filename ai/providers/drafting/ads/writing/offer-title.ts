import type { Offer } from "../ad-facts.ts";
import { fill, first, type Title } from "./title-parts.ts";

/** Conditions that say nothing without what they qualify; with "atendimento" some do. */
function tailTitle({ kind, text, of }: Offer, limit: number): Title {
  if (kind === "deadline") return of && first([`${of.text} ${text}`], limit);
  if (kind === "instalments") return first([`pague ${text}`], limit);
  if (kind === "experience") return / n[ao] |desde/.test(text) ? first([text], limit) : undefined;
  const serves =
    /^(?:em domicílio|online|presencia|24)/.test(text) ||
    (kind === "speed" && text.startsWith("no mesmo dia"));
  return serves ? first([`atendimento ${text}`], limit) : undefined;
}

/** A time says nothing without what happens then. */
export function isTime(text: string): boolean {
  return /^(?:às|aos|à|24|d[ae]s? |nos|nas|sábado|domingo|tod)| por semana$/u.test(text);
}

export function offerTitle(offer: Offer, limit: number): Title {
  if (isTime(offer.text)) return undefined;
  if (offer.form === "tail")
    return offer.kind === "quality" && offer.bound !== true
      ? first([offer.text], limit)
      : tailTitle(offer, limit);
  if (
    offer.form === "noun" &&
    !offer.text.includes(" ") &&
    !/^(?:delivery|estacionamento)$/u.test(offer.text) &&
    offer.kind !== "extra"
  )
    return undefined;
  const shorter = offer.kind === "hours" ? offer.text.split(",")[0] : undefined;
  const orders =
    offer.kind === "order" && /WhatsApp/.test(offer.text) ? "encomendas pelo WhatsApp" : undefined;
  return first(
    [offer.text, shorter, shorter?.replace(/^atendimento /u, ""), offer.untimed, orders],
    limit,
  );
}

export function isRoundTheClock({ kind, text }: Offer): boolean {
  return kind === "hours" && /^atendimento 24 ?h(?:oras)?$/u.test(text);
}

/** "notebooks com 3 meses de garantia" */
export function specificTitle({ of, text }: Offer, limit: number): Title {
  return of && fill(of, limit, (name) => `${name} com ${text}`);
}
