import type {
  AdAction,
  AdExtra,
  AdParts,
  Business,
  PriceRow,
  Trade,
} from "../../../contract/parts.ts";
import { formatBrl } from "../../../domain/numbers/format.ts";
import { instalmentOf } from "../../../domain/numbers/instalment.ts";
import { findContacts } from "../../../domain/personal-data/find-contacts.ts";
import { fold } from "../../../domain/search/fold.ts";
import type { DraftRequest } from "../../draft.ts";
import { articleFor } from "../../text/grammar.ts";
import { closedPrices, mayNotPrice } from "../closed-prices.ts";
import { limitCue } from "../reading/cues.ts";
import { lowerFirst, trimEnds } from "../reading/noun-phrase.ts";
import { placePhrase } from "../reading/read-place.ts";
import { toSource } from "../reading/source.ts";
import { bareInstalments, lure, type Own, ownWords, type Reading } from "./own-words.ts";
import { contacts, extras as extraWords, required } from "./sentences.ts";

/** One price, ready to be said. */
export type OfferRow = {
  /** "tela iPhone 11", for the middle of a sentence. */
  label: string;
  /** "R$ 12 o kg", "a partir de R$ 180", "3 por R$ 100". */
  price: string;
  /** What may stand before the price: "por" a sum alone, nothing "a partir de". */
  link: "por" | "a partir de" | "per";
  /** Behind the price, where there is room: ", ou 10x de R$ 28,90 sem juros". */
  plan: string;
};

/** What an ad is written from: the parts, cleaned of what no ad may say. */
export type Offer = {
  /** "bolo de pote", for the middle of a sentence. */
  product?: string;
  /** The product is a name of its own: "Salão da Lu". */
  isName: boolean;
  shop?: string;
  /** "na Vila Mariana". */
  where?: string;
  rows: OfferRow[];
  /** "até sábado, 28/11" and "até 28/11". */
  until?: { long: string; short: string };
  /** Why people come back, in the owner's words. */
  good?: string;
  /** Conditions without which no price may stand. */
  limits: string[];
  /** Other sentences of the owner. */
  details: string[];
  extras: AdExtra[];
  action?: AdAction;
  own: Own;
  /** "WhatsApp: (35) 99999-1234", for the posts. */
  contact?: string;
  /** What the rules of the trade add to every text, short and long. */
  required: { short: string; long: string };
};

/** "R$ 1.250", "R$ 49,90". */
export function brl(amount: number): string {
  return formatBrl(amount).replace(/,00$/, "");
}

const perUnit =
  /^(?:hora|mês|sessão|pessoa|aula|semana|noite|dia|ano|visita|casal|criança|convidado|viagem|consulta|página|\d.*)$/;
const paid = / ?(no Pix|à vista|no dinheiro|no débito)$/;

function unitPhrase(unit: string): string {
  if (unit === "" || /^(?:cada|o|a|por|no|na|à|em|\/)(?: |$)/.test(unit)) return unit;
  return perUnit.test(unit) ? `por ${unit}` : `${articleFor(unit).slice(0, 1)} ${unit}`;
}

function priceOf({ amount, from, unit = "", instalments }: PriceRow): Omit<OfferRow, "label"> {
  const means = paid.exec(unit)?.[1] ?? "";
  const counted = unit.replace(paid, "");
  const [many] = /^\d+(?= unidades$)/.exec(counted) ?? [];
  const sum = many ? `${many} por ${brl(amount)}` : `${brl(amount)} ${unitPhrase(counted)}`.trim();
  const price = `${from ? "a partir de " : ""}${sum} ${means}`.trim();
  const link = from ? "a partir de" : / por /.test(` ${price}`) ? "per" : "por";
  return { price, link, plan: from ? "" : planOf(amount, instalments) };
}

/** Without interest the instalments come to the price itself, which stands before them. */
function planOf(amount: number, count?: number): string {
  if (count === undefined) return "";
  const each = instalmentOf(amount, count);
  return each === null
    ? `, em até ${count}x sem juros`
    : `, ou ${count}x de ${brl(each)} sem juros`;
}

/** Of what holds for the shop, whatever is bought. */
const general =
  /\b(?:garantia|entreg\w*|envi\w*|aberto|abre|fecha|aceit\w*|frete|experiencia|gratis|gratuit\w+|atend\w*|turmas?|leva e traz|reserv\w*|agend\w*|marcad[oa])/;

/** A part as an ad may say it; "" where the guard stops a word of it. */
function clean(part: string, trade?: Trade): string {
  const { text, clauses } = toSource(part.replace(/!+/g, " "), trade);
  return clauses.some(({ torn }) => torn) || text.includes("⟂") ? "" : tidy(text);
}

function tidy(text: string): string {
  return text
    .replace(/(?![©®™])\p{Extended_Pictographic}|\uFE0F|[\p{Cc}\p{Cf}{}[\]<>|\\^#=]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:])/g, "$1")
    .replace(/[\s.,;:–-]+$/, "")
    .replace(/R\$ ?(?=\d)/g, "R$\u00A0")
    .trim();
}

/** A name without the words that the guard stops. */
function cleanName(part: string, trade?: Trade): string {
  const [head = ""] = toSource(part.replace(/[!?]+/g, " "), trade).text.split("⟂");
  const name = tidy(trimEnds(head));
  return /\p{L}/u.test(name) ? name : "";
}

function untilOf(until: string): Offer["until"] {
  const day = tidy(until.replace(/^(?:at[ée]|s[óo]) /i, "")).toLowerCase();
  if (!/[\p{L}\d]/u.test(day)) return undefined;
  const lead = /^(?:hoje|esta|essa|nesta|nessa)/.test(day) ? "só" : "até";
  const date = /\d{1,2}\/\d{1,2}$/.exec(day)?.[0];
  const short = day.startsWith("hoje") ? "só hoje" : `${lead} ${date ?? day}`;
  return { long: `${lead} ${day}`, short };
}

const alcohol =
  /\b(?:cervejas?|chopps?|chopes?|vinhos?|cachacas?|gin|drinks?|caipirinhas?|caipiroskas?|whisky|uisque|vodka|licor|espumantes?|bebidas? alcoolicas?|adega|open bar)\b/;
const credit =
  /\b(?:emprestimos?|consignados?|credito|crediario|financiamentos?|antecipacao do fgts)\b/;
const law = /\b(?:advogad[oa]s?|advocacia)\b/;
function requiredOf(named: string, trade: Trade | undefined, register: string, shop: string) {
  const lines: { short: string; long: string }[] = [];
  if (register)
    lines.push({ short: `${register}.`, long: `${shop ? `${shop}, ` : ""}${register}.` });
  if (trade === "bebidas" || alcohol.test(named)) lines.push(required.alcohol);
  if (trade === "credito" || credit.test(named)) lines.push(required.credit);
  return {
    short: lines.map(({ short }) => short).join(" "),
    long: lines.map(({ long }) => long).join(" "),
  };
}

/** Brands and units are no sign that a whole name is one. */
const ownName =
  / (?!iPhone|iPad|MacBook|Samsung|Motorola|Xiaomi|PlayStation|Xbox|WhatsApp|Pix)\p{Lu}\p{Ll}/u;

/** What holds for the offer; of a lawyer only what does not lure. */
function termsOf(
  { conditions = [], until, extras, action, good }: AdParts,
  isLaw: boolean,
  isCareful: boolean,
  trade?: Trade,
) {
  const mayTell = (one: string) =>
    one !== "" && !(isCareful && lure.test(fold(one))) && !bareInstalments.test(fold(one));
  const told = conditions.map((one) => clean(one, trade)).filter(mayTell);
  const isGeneral = (one: string) =>
    general.test(fold(one)) || !(limitCue.test(fold(one)) || /promo|a vista/.test(fold(one)));
  const day = isLaw ? undefined : untilOf(until ?? "");
  const reason = clean(good ?? "", trade);
  return {
    details: told.filter(isGeneral),
    limits: told.filter((one) => !isGeneral(one)),
    extras: [...new Set(extras ?? [])].filter(mayTell),
    ...(day && { until: day }),
    ...(mayTell(reason) && { good: lowerFirst(reason) }),
    ...(action && { action: mayTell(action) ? action : ("book" as const) }),
  };
}

/** Extras that the name of the product does not tell already. */
export function newExtras({ product = "", extras }: Offer): AdExtra[] {
  const known = fold(product);
  return extras.filter((extra) => {
    const words = extraWords[extra].title?.replace(/^(?:com|para) /, "");
    return words === undefined || !known.includes(fold(words));
  });
}

/** What of the parts may be said, and how. */
export function toOffer(request: DraftRequest, reading: Reading): Offer {
  const { prompt, business = {} } = request;
  const { parts } = reading;
  const contact = contactOf(request, parts);
  const { trade } = business;
  const { shop, product, rows, named } = namesOf(parts, business, prompt);
  const place = cleanName(parts.place ?? "", trade);
  const isLaw = trade === "advocacia" || law.test(named);
  const isName = ownName.test(product) || product === shop;
  return {
    ...(product && { product: isName ? product : lowerFirst(product) }),
    isName,
    ...(shop && { shop }),
    ...(place && { where: placePhrase(place, prompt) }),
    rows: isLaw ? [] : rows,
    ...termsOf(parts, isLaw, isLaw || mayNotPrice(parts, { text: prompt, trade }), trade),
    own: ownWords(request, reading, isLaw),
    ...(contact && { contact }),
    required: requiredOf(named, trade, tidy(parts.register ?? ""), shop),
  };
}

/** How to reach the shop: as the text says, else as it is remembered. */
function contactOf({ prompt, business = {} }: DraftRequest, { action }: AdParts) {
  const typed = findContacts(prompt).find(({ key }) => /^\d{8,}$/.test(key));
  const { contact, contactDetail } = business;
  const told = typed ? prompt.slice(typed.start, typed.end).trim() : contactDetail;
  const ofAction = action === "whatsapp" ? action : action === "call" ? "phone" : "profile";
  const channel = typed ? ofAction : contact;
  return told && `${(channel && contacts[channel]) ?? contacts.profile}: ${told}`;
}

/** Names of the parts, and of what is sold as rules look at it: folded, in one text. */
function namesOf(parts: AdParts, { trade, shop = "" }: Business, text: string) {
  const closed = closedPrices(parts, { text, trade });
  const rows = (parts.prices ?? []).flatMap((row) => {
    if (closed.has(row.amount)) return [];
    const label = cleanName(row.label, trade);
    return label ? [{ label: lowerFirst(label), ...priceOf(row) }] : [];
  });
  const whole = cleanName(parts.product ?? "", trade);
  const known = cleanName(shop, trade);
  const named = fold([whole, ...rows.map(({ label }) => label)].join(" "));
  return { shop: known, product: whole || rows[0]?.label || known, rows, named };
}
