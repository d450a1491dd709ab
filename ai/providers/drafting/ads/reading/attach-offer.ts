import type { Offer } from "../ad-facts.ts";
import { isPrice, type Reading } from "./reading-state.ts";

const takesTimes = new Set<Offer["kind"]>([
  "discount",
  "delivery",
  "order",
  "trial",
  "feature",
  "quote",
]);
const times = new Set<Offer["kind"]>(["deadline", "hours", "speed"]);

/** "curso por R$ 147, em até 12x, só até domingo": the date is that of the one price of the statement. */
function joinsStatement({ prices, open }: Reading, text: string): boolean {
  const [price, other] = prices;
  if (price === undefined || other !== undefined || open !== undefined) return false;
  price.until ??= text;
  return true;
}

/** "até sexta" or "em 5 minutos" right behind a price or a condition belongs to it. */
function joinsLast(reading: Reading, { kind, form, text }: Offer): boolean {
  const { last } = reading;
  if (!times.has(kind) || (kind !== "hours" && form !== "tail")) return false;
  if (last === undefined) return kind === "deadline" && joinsStatement(reading, text);
  const time = text.replace(/^atendimento /u, "");
  if (isPrice(last)) {
    if (kind !== "speed") last.until = time;
    return kind !== "speed";
  }
  if (!takesTimes.has(last.kind) || last.form === "tail") return false;
  if (kind === "hours") last.untimed = last.text;
  last.text = `${last.text} ${time}`;
  return true;
}

/** Words a discount may lean on: "terça do desconto com 15% off". */
const mostLeaningWords = 6;

function plain({ kind, form, text }: Offer): Offer {
  return { kind, form, text };
}

/** "primeira consulta com 20% de desconto": without the first words the discount would be for everything. */
function leanDiscount(reading: Reading, offer: Offer): Offer | undefined {
  const { open, skipped, last } = reading;
  const time = last !== undefined && !isPrice(last) && last.kind === "hours" ? last : undefined;
  if (time !== undefined && open === undefined) {
    reading.facts.offers = reading.facts.offers.filter((other) => other !== time);
    return { ...plain(offer), text: `${offer.text} ${time.text.replace(/^atendimento /u, "")}` };
  }
  const base = open?.text ?? skipped;
  if (base === "") return plain(offer);
  if (base.split(/\s+/).length > mostLeaningWords) return undefined;
  const whole: Offer = { kind: "discount", form: "alone", text: `${base} com ${offer.text}` };
  return open === undefined ? whole : { ...whole, of: open };
}

function withOwner({ open, shared, last }: Reading, offer: Offer): Offer {
  const owner = open ?? (last !== undefined && isPrice(last) ? last.of : undefined);
  return owner === undefined || shared ? offer : { ...offer, of: owner };
}

/** "cera grátis às terças", "câmeras 24h": the time is that of the thing, not of the shop. */
function timeOfThing({ open, last }: Reading, offer: Offer): Offer {
  const time = offer.text.replace(/^atendimento /u, "");
  const { bound: _, ...hours } = offer;
  const isShops = open === undefined || (/^24/u.test(time) && open.trade !== "goods");
  return isShops || last !== undefined
    ? hours
    : { kind: "quality", form: "tail", text: time, of: open };
}

/** Adds a condition to the facts, to what it qualifies or to the fact it goes on with. */
export function attachOffer(reading: Reading, offer: Offer): void {
  if (offer.text === "" || joinsLast(reading, offer)) return;
  if (offer.kind === "hours" && offer.bound === true) {
    const timed = timeOfThing(reading, offer);
    reading.facts.offers.push(timed);
    reading.last = timed;
    return;
  }
  const leans = offer.kind === "discount" && offer.bound === true;
  const added = leans ? leanDiscount(reading, offer) : withOwner(reading, offer);
  if (added === undefined) return;
  reading.facts.offers.push(added);
  reading.last = added;
}
