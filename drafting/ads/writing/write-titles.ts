import { endsUnfinished } from "../../../domain/ad-limits/cut-at-word.ts";
import { adLimits, metaHeadlineVisible } from "../../../domain/ad-limits/limits.ts";
import { fold } from "../../../domain/search/fold.ts";
import { shortenName } from "../reading/noun-phrase.ts";
import { fill, isTaken, opened } from "./compose.ts";
import { newExtras, type Offer } from "./offer.ts";
import { calls, extras, pricedTitle, priceTitles, titles } from "./sentences.ts";

/** Most titles of one ad. */
const most = 8;

/** Shorter forms of a product, which say less and nothing else: "conserto de celular" of "… e tablet". */
function shorter(product: string, max: number): string[] {
  // "Celular Samsung A15" of "… 128gb novo lacrado".
  const [beforeNumber = ""] = /^.+?(?= \d)/.exec(product) ?? [];
  const number = beforeNumber.length > max || endsUnfinished(beforeNumber) ? "" : beforeNumber;
  return [shortenName(product, max), number].filter((short) => {
    const lost = product.slice(short.length);
    const turns = /(?<!\p{L})(?:sem|não|zero|exceto|livre)(?!\p{L})/iu.test(lost);
    // "Café da manhã" is no coffee.
    const isPart = /^ ?d[aeo]s? /i.test(lost);
    return short.includes(" ") && !turns && !isPart && !/ (?:\p{L}{1,2}|\d+%?)$/u.test(short);
  });
}

/** The first wording that fits, with the whole product before shorter forms of it. */
function firstFit(templates: readonly string[], offer: Offer, limit: number): string | undefined {
  const { product = "", shop, where, until, isName } = offer;
  const slots = { shop, where, until: until?.short };
  const whole = templates.map((template) => fill(template, { ...slots, product }));
  const fitting = whole.find((title) => title !== undefined && title.length <= limit);
  if (fitting !== undefined || isName || product.length <= limit / 2) return fitting;
  for (const template of templates) {
    const room = limit - (fill(template, { ...slots, product: "x" })?.length ?? limit) + 1;
    const [short] = shorter(product, room);
    if (short && template.startsWith("{product}"))
      return fill(template, { ...slots, product: short });
  }
  return undefined;
}

/** Each price with its own label, and with its deadline; none where a condition has no room. */
function pricesFit({ product = "", rows, until, limits }: Offer, limit: number): string[] {
  if (limits.length > 0) return [];
  return rows.flatMap(({ label, price, link }) => {
    const isNew = !fold(label).includes(fold(product)) && !fold(product).includes(fold(label));
    // "Manutenção" alone could be of anything.
    const isClear = !isNew || label.includes(" ");
    const wordings = [...(isNew ? [pricedTitle] : []), ...(isClear ? priceTitles[link] : [])];
    const title = wordings
      .map((one) =>
        fill(until ? `${one}, {until}` : one, { product, label, price, until: until?.short }),
      )
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

/** The owner's own words that are short enough: why people come, and what comes with it. */
function ownTitles({ good, details }: Offer): string[] {
  const fitting = details
    .flatMap((one) => one.split(/[,;] /))
    .filter((one) => / .* |.{14}/.test(one));
  const plain = fitting.filter(
    (one) => !/(?<!\p{L})(?:não|nem|sem|e|ou)(?!\p{L})|[.:]/iu.test(one),
  );
  return [...(good ? [good] : []), ...plain.slice(0, 2)].map(opened);
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
    offer.mayAsk ? choose(titles.question) : undefined,
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
    good ?? price ?? at(titles.place) ?? at(titles.product) ?? at(titles.shop) ?? at(titles.neutral)
  );
}
