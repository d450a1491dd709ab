import { adLimits } from "../../../domain/ad-limits/limits.ts";
import { fold } from "../../../domain/search/fold.ts";
import { joinList } from "../../text/grammar.ts";
import type { Variety } from "../../text/variety.ts";
import { actionCues, extraCues, urge } from "../reading/cues.ts";
import { fill, opened, pack, type Stretch } from "./compose.ts";
import { newExtras, type Offer, type OfferRow } from "./offer.ts";
import { runsOf } from "./own-words.ts";
import {
  calls,
  extras as extraWords,
  freeQuote,
  openings,
  paidWith,
  withExtras,
} from "./sentences.ts";

const sentence = (text: string) =>
  text === "" ? "" : `${opened(text)}${/[.?!…]$/.test(text) ? "" : "."}`;

/** "Bolo de pote na Vila Mariana", without a sign at its end, and shorter. */
function leads({ product, where }: Offer): string[] {
  const slots = { product, where };
  return ["{product} {where}", "{product}"].flatMap((one) => fill(one, slots) ?? []);
}

/** Whether the prices name the product themselves: "bolo R$ 12 e torta R$ 30" of "bolo e torta". */
function namesProduct({ product = "", rows }: Offer): boolean {
  const [first = "", second = ""] = rows.map(({ label }) => label);
  return `${fold(first)} `.startsWith(`${fold(product)} `) || product === joinList([first, second]);
}

function listed(rows: readonly OfferRow[]): string {
  return joinList(rows.map(({ label, price }) => `${label} ${price}`.trim()));
}

/** The one price of the product itself: ": R$ 12", " a partir de R$ 8". */
function ownPrice({ product = "", rows: [row, ...others] }: Offer): string | undefined {
  if (!row || others.length > 0 || fold(row.label) !== fold(product)) return undefined;
  return `${row.link === "a partir de" ? "" : ":"} ${row.price}`;
}

/** The offer and as many prices as fit, never one without its label. */
function priced(offer: Offer): string[] {
  const { rows, where } = offer;
  const named = leads(offer);
  const own = ownPrice(offer);
  if (own) return named.map((lead) => `${lead}${own}.`);
  return rows.flatMap((_, at) => {
    const list = listed(rows.slice(0, rows.length - at));
    if (namesProduct(offer))
      return [...(where ? [`${opened(where)}: ${list}.`] : []), sentence(list)];
    return [...named.map((lead) => `${lead}. ${sentence(list)}`), sentence(list)];
  });
}

/** What may not be left out beside a price. */
function bounds({ until, limits }: Offer): Stretch[] {
  const deadline = until ? [sentence(until.long), sentence(until.short)] : [];
  return [
    { options: deadline, must: true },
    ...limits.map((limit) => ({ options: [sentence(limit)], must: true })),
  ];
}

/** What comes with the offer, sentence by sentence. */
function extraSentences(offer: Offer): string[] {
  const told = newExtras(offer).filter(
    (one) => one !== "free-quote" || offer.action !== "ask-quote",
  );
  const pick = (kind: "noun" | "payment" | "sentence") =>
    told.flatMap((extra) => extraWords[extra][kind] ?? []);
  const paid = joinList(pick("payment")).replace(/ e (?=[^ ]+$)/, " ou ");
  const lists = [
    fill(withExtras, { list: joinList(pick("noun")) }),
    fill(paidWith, { list: paid }),
  ];
  return [...pick("sentence"), ...lists.filter((one) => one !== undefined)];
}

type Calls = { sentences: readonly [string, ...string[]]; long: string };

function callsOf({ action, extras }: Offer): Calls {
  const isFree = action === "ask-quote" && extras.includes("free-quote");
  const own = calls[action ?? "none"];
  return isFree ? { sentences: [freeQuote, ...own.sentences], long: freeQuote } : own;
}

const descriptionLimit = adLimits["google-description"];

const optional = (texts: readonly string[]): Stretch[] =>
  texts.map((text) => ({ options: [text] }));

function must(...options: string[]): Stretch {
  return { options, must: true };
}

type Plan = { facts: readonly Stretch[]; call: readonly string[] };

function plansFor(offer: Offer): Plan[] {
  const { rows, required } = offer;
  const lead = must(...leads(offer).map(sentence));
  const tail = must(required.short);
  const { sentences, long } = callsOf(offer);
  const [first = "", ...others] = sentences;
  const limits = offer.limits.map(sentence).join(" ");
  const good = sentence(offer.good ?? "");
  const more = [good, ...extraSentences(offer), ...offer.details.map(sentence), limits];
  const pricesOf = (some: OfferRow[]): Plan[] => {
    const facts = [must(...priced({ ...offer, rows: some })), ...bounds(offer), tail];
    return some.length === 0 ? [] : [{ facts, call: sentences }];
  };
  const [main] = pricesOf(rows);
  const said = fold((main && pack(descriptionLimit, main.facts)) ?? "");
  const told = runsOf(offer.own.told, descriptionLimit - required.short.length - 1);
  const left = rows.filter(({ label, price }) => !said.includes(fold(`${label} ${price}`)));
  return [
    ...told.map((run) => ({ facts: [must(run), tail], call: sentences })),
    ...(main ? [main] : []),
    { facts: [lead, ...optional(more), tail], call: [...others, first] },
    ...pricesOf(left),
    { facts: [lead, tail], call: [long, first] },
    { facts: [lead, ...optional(more.toReversed()), tail], call: sentences },
  ];
}

/** Descriptions for Google: at least two, at most four, each to be read alone and with facts of its own. */
export function writeDescriptions(offer: Offer): string[] {
  const seen = new Set<string>();
  const written = plansFor(offer).flatMap(({ facts, call }) => {
    const told = pack(descriptionLimit, facts);
    const key = fold(told ?? "")
      .split(/[.?]/)
      .sort()
      .join();
    if (told === undefined || seen.has(key)) return [];
    seen.add(key);
    return pack(descriptionLimit, [must(told), { options: call }]) ?? [];
  });
  const { sentences, long } = callsOf(offer);
  const tail = must(offer.required.short);
  const leading = [must(...leads(offer).map(sentence)), tail];
  const alone = [long, ...sentences].flatMap((call) => [
    pack(descriptionLimit, [...leading, must(call)]) ?? [],
    pack(descriptionLimit, [tail, must(call)]) ?? [],
  ]);
  const spare = alone.flat().toSorted((a, b) => b.length - a.length);
  return [...new Set([...written, ...spare])].slice(0, Math.max(2, Math.min(4, written.length)));
}

/** The text of an ad on Instagram and Facebook. */
export function writeMetaText(offer: Offer, { pick }: Variety): string | undefined {
  const limit = adLimits["meta-text"];
  const { sentences } = callsOf(offer);
  const end = [
    ...optional([
      sentence(offer.good ?? ""),
      ...extraSentences(offer),
      ...offer.details.map(sentence),
    ]),
    must(offer.required.long, offer.required.short),
    { options: [pick(sentences), sentences[0]] },
  ];
  const [told] = runsOf(offer.own.told, limit - offer.required.long.length - 1);
  const named = offer.rows.length > 0 ? priced(offer) : leads(offer).map(sentence);
  const lead = must(...(told ? [told] : named));
  const whole = pack(limit, [lead, ...bounds(offer), ...end]);
  return whole ?? pack(limit, [must(...leads(offer).map(sentence)), ...end]);
}

/** The first line and the lines of prices that go with it. */
function openingOf(offer: Offer): { opening: string; lines: string[] } {
  const { product, where, shop, isName } = offer;
  const slots = { product, where, shop: isName && product === shop ? undefined : shop };
  const [opening = ""] = openings.plain.flatMap((one) => fill(one, slots) ?? []);
  const own = ownPrice(offer);
  const [{ plan = "" } = {}] = offer.rows;
  if (own) return { opening: `${opening.slice(0, -1)}${own}${plan}.`, lines: [] };
  return {
    opening,
    lines: offer.rows.map(({ label, price, plan }) => `${opened(label)}: ${price}${plan}`),
  };
}

function heldUntil({ until, limits }: Offer): string {
  return [until?.long ?? "", ...limits].map(sentence).filter(Boolean).join(" ");
}

function joinLines(lines: readonly string[], sign: string): string {
  return lines.filter((line) => line !== "").join(sign);
}

/** What the owner's own text does not tell yet: what was tapped or typed beside it. */
function besideOwn(offer: Offer): string[] {
  const { own, rows, where, until, limits, details, extras } = offer;
  const flat = fold(own.lines.join(" "));
  const isNew = (text: string) => !flat.includes(fold(text));
  const place = where?.replace(/^(?:em|n[ao]|no bairro(?: d[aeo])?) /i, "") ?? "";
  const priced = rows.filter(({ price }) => isNew(/\d[\d.]*/.exec(price)?.[0] ?? ""));
  const isDated = /\bate |\bhoje|\bamanha/.test(flat);
  return [
    ...priced.map(({ label, price, plan }) => `${label}: ${price}${plan}`),
    ...(until && !isDated ? [until.long] : []),
    ...[...limits, ...details].filter(isNew),
    ...extraSentences({ ...offer, extras: extras.filter((one) => !extraCues[one].test(flat)) }),
    ...(where && isNew(place) && leadOf(offer) === ""
      ? [fill(openings.where, { where }) ?? ""]
      : []),
  ].map(sentence);
}

/** What is sold, where the sentence that names it is not among the owner's own. */
function leadOf({ own, product = "", where }: Offer): string {
  const [first = ""] = fold(product).split(" ");
  return fold(own.lines.join(" ")).includes(first)
    ? ""
    : (fill("{product} {where}.", { product, where }) ?? sentence(product));
}

/** What people should do, unless the owner's own text tells it. */
function callBehind({ own, action }: Offer, call: string): string {
  const flat = fold(own.lines.join(" "));
  const cues = actionCues.filter(([name]) => action === undefined || name === action);
  return urge.test(flat) || cues.some(([, cue]) => cue.test(flat)) ? "" : call;
}

/** What a post is made of: the owner's own text, or short lines from the parts. */
function bodyOf(offer: Offer, variety: Variety, isOwn: boolean) {
  const good = sentence(offer.good ?? "");
  const { sentences, long } = callsOf(offer);
  const call = variety.pick(sentences);
  if (isOwn) {
    const head = [good, leadOf(offer)];
    return { head, lines: offer.own.lines, more: besideOwn(offer), call: callBehind(offer, call) };
  }
  const { opening, lines } = openingOf(offer);
  const held = heldUntil(offer);
  const more = [...extraSentences(offer), ...offer.details.map(sentence)];
  const isThin = [good, held, ...lines, ...more].join("") === "";
  const head = [opening, good];
  return { head, lines: [...lines, held], more, call: isThin ? long : call };
}

/** A post for Instagram: short paragraphs, the call at the end. */
export function writePost(offer: Offer, variety: Variety): string {
  const { required, shop = "", own } = offer;
  const { head, lines, more, call } = bodyOf(offer, variety, own.lines.length > 0);
  const isSigned = [...head, ...lines, required.long].join().includes(shop);
  const signature = isSigned ? "" : sentence(shop);
  const blocks = [...head, joinLines(lines, "\n"), joinLines(more, " ")];
  const end = joinLines([call, offer.contact ?? ""], "\n");
  return joinLines([...blocks, signature, required.long, end], "\n\n");
}

/** A status for WhatsApp, read in a few seconds. */
export function writeStatus(offer: Offer, variety: Variety): string {
  const { own, required, contact = "" } = offer;
  const { head, lines, more, call } = bodyOf(offer, variety, own.lines.length > 0);
  const withBeside = (beside: string) =>
    joinLines([...head, ...lines, beside, required.long, call, contact], "\n");
  const room = adLimits["whatsapp-status"] - withBeside("").length - 1;
  return withBeside(pack(room, optional(more)) ?? "");
}
