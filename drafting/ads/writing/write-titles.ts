import { adLimits, metaHeadlineVisible } from "../../../domain/ad-limits/limits.ts";
import { fold } from "../../../domain/search/fold.ts";
import { fill, isTaken, opened } from "./compose.ts";
import { newExtras, type Offer } from "./offer.ts";
import type { Sentence } from "./own-words.ts";
import { calls, extras, priceTitles, titles } from "./sentences.ts";

/** Most titles of one ad. */
const most = 8;

/** The first wording that fits; a product is never cut short. */
function firstFit(templates: readonly string[], offer: Offer, limit: number): string | undefined {
  const { product, shop, where } = offer;
  const slots = { product, shop, where, until: offer.until?.short };
  return templates
    .map((template) => fill(template, slots))
    .find((title) => title !== undefined && title.length <= limit);
}

/** Each price with its own label, and with its deadline; none where a condition has no room. */
function pricesFit({ product = "", rows, until, limits }: Offer, limit: number): string[] {
  if (limits.length > 0) return [];
  return rows.flatMap(({ label, price, link }) => {
    const isNew = !fold(label).includes(fold(product)) && !fold(product).includes(fold(label));
    // "Manutenção" alone could be of anything.
    if (isNew && !label.includes(" ")) return [];
    const title = priceTitles[link]
      .map((one) => fill(until ? `${one}, {until}` : one, { label, price, until: until?.short }))
      .find((one) => one !== undefined && one.length <= limit);
    return title && !/ cada$/.test(title) ? [title] : [];
  });
}

function extraTitles(offer: Offer): (string | undefined)[] {
  const told = newExtras(offer).flatMap((extra) => extras[extra].title ?? []);
  return told.map((title) =>
    firstFit([`{product} ${title}`, title], offer, adLimits["google-title"]),
  );
}

/** The owner's sentences that are a title as they stand. */
function toldFit(told: readonly Sentence[], limit: number): string[] {
  return told
    .filter(({ isLimit, isPriced }) => !(isLimit || isPriced))
    .map(({ text }) => text.replace(/\.$/, ""))
    .filter((text) => text.length <= limit && / /.test(text) && !isAddress.test(text));
}

const isAddress = /^(?:n[ao] )?(?:rua|r\.|av|avenida|travessa|pra[çc]a|zona|bairro)(?!\p{L})/iu;

/** The owner's own words that are short enough: why people come, and what comes with it. */
function ownTitles({ good, details, own }: Offer): string[] {
  const fitting = details
    .flatMap((one) => one.split(/[,;] /))
    .filter((one) => / .* |.{14}/.test(one));
  const plain = fitting.filter(
    (one) => !/(?<!\p{L})(?:não|nem|sem|e|ou)(?!\p{L})|[.:]/iu.test(one),
  );
  const told = toldFit(own.told, adLimits["google-title"]).slice(0, 3);
  return [...(good ? [good] : []), ...told, ...plain.slice(0, 2)].map(opened);
}

function distinct(list: readonly (string | undefined)[]): string[] {
  const seen = new Set<string>();
  return list.filter((title): title is string => {
    const words = fold(title ?? "").match(/[\p{L}\p{N}]+/gu) ?? [];
    const key = words.sort().join(" ");
    const isNew =
      title !== undefined &&
      isTaken({ kind: "google-title", text: title }) &&
      title.length <= adLimits["google-title"] &&
      !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Titles for Google: at least three, at most eight, each to be read alone. */
export function writeTitles(offer: Offer): string[] {
  const limit = adLimits["google-title"];
  const choose = (templates: readonly string[]) => firstFit(templates, offer, limit);
  const told = distinct([
    choose(titles.place),
    choose(titles.product),
    ...ownTitles(offer).slice(0, 1),
    ...pricesFit(offer, limit).slice(0, 3),
    ...extraTitles(offer).slice(0, 2),
    ...ownTitles(offer).slice(1),
    choose(calls[offer.action ?? "none"].title),
    choose(titles.deadline),
    choose(titles.shop),
  ]);
  if (told.length >= 3) return told.slice(0, most);
  return distinct([...told, ...titles.neutral.map((one) => choose([one]))]).slice(0, 3);
}

/** The headline for Meta: a price if it fits with all that belongs to it, else the product. */
export function writeHeadline(offer: Offer): string | undefined {
  const [price] = offer.rows.length === 1 ? pricesFit(offer, metaHeadlineVisible) : [];
  const at = (templates: readonly string[]) => firstFit(templates, offer, metaHeadlineVisible);
  const [good] = offer.good
    ? [opened(offer.good)].filter((one) => one.length <= metaHeadlineVisible)
    : [];
  return (
    good ??
    price ??
    at(titles.place) ??
    at(titles.product) ??
    toldFit(offer.own.told, metaHeadlineVisible)[0] ??
    at(titles.shop) ??
    at(titles.neutral)
  );
}
