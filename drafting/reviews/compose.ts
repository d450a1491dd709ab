import type { Business, Complaint, Praise, ReviewParts } from "../../contract/parts.ts";
import { capitalise } from "../text/grammar.ts";
import { seedOf } from "../text/variety.ts";
import { type Piece, spareHere } from "./fit.ts";
import type { Tone } from "./reader/tone.ts";
import {
  addressed,
  asSentence,
  asTopic,
  channelOf,
  choose,
  listSlots,
  peopleSlots,
  type Speech,
  sayFrame,
} from "./say.ts";

/** What a reply is about, decided from parts and stars. */
export type Matter = {
  tone: Tone;
  praised: readonly Praise[];
  complaints: readonly Complaint[];
  isQuotePraise: boolean;
  /** The review seems to say more than the praise that was read. */
  isHalfRead: boolean;
  /** Stars are told. */
  isRated: boolean;
  /** Stars are told, or the owner corrected what was read. */
  isSure: boolean;
  parts: ReviewParts;
  business: Business;
};

/** Which complaint gets the sentence of its own: what hurts a person comes before what costs a minute. */
const gravest: readonly Complaint[] = [
  "rudeness",
  "missed-date",
  "poor-work",
  "came-back",
  "damage",
  "refund",
  "billing",
  "cancelled",
];
/** What one does not "like": said in a sentence of its own or not at all. */
const vague: readonly string[] = ["recommendation", "overall"];
const mostListed = 3;
/** Where all that is said is too much: praise goes before a complaint or what the owner will do. */
const lastResort = 9;

/** In order of rank; what is the most general comes last. */
function ranked<T extends string>(
  ids: readonly T[],
  first: readonly T[],
  last: readonly string[],
): T[] {
  const rankOf = (id: T) =>
    last.includes(id)
      ? first.length + 1
      : (first.indexOf(id) + first.length + 1) % (first.length + 1);
  return [...ids].sort((one, other) => rankOf(one) - rankOf(other));
}

export function complains({ complaints, parts }: Matter): boolean {
  return complaints.length > 0 || parts.complaintOther !== undefined;
}

/** Writes the pieces of one variant of a reply. */
export class Composer {
  readonly #matter: Matter;
  readonly #speech: Speech;

  constructor(matter: Matter, speech: Speech) {
    this.#matter = matter;
    this.#speech = speech;
  }

  /** In order. */
  pieces(): Piece[] {
    const { tone } = this.#matter;
    const last = [...this.#own(), ...this.#contact()];
    if (tone === "sorry")
      return [...this.#complaint(1), spareHere(1), ...this.#kept(this.#praiseBeside()), ...last];
    const beside = [...this.#complaintBeside(), ...this.#halfRead(), spareHere(2)];
    if (tone === "open") {
      const opening = this.#frame("half-opening", 1, {}, 3);
      return [opening, ...this.#kept(this.#praiseOpenly()), ...beside, ...last];
    }
    return complains(this.#matter)
      ? [...this.#kept(this.#praise()), ...beside, ...last]
      : [...this.#kept(this.#praise()), ...beside, ...this.#own(), ...this.#closing()];
  }

  /** Sentences that fill a short reply and say nothing new. */
  spare(): Piece[] {
    const { pack, seed, variant } = this.#speech;
    const { tone, isSure } = this.#matter;
    const isSorry = isSure && complains(this.#matter) && tone === "open";
    const words = pack.frames.get(`${isSorry ? "sorry" : tone}-words`) ?? [];
    const group = (seedOf(`spare ${seed}`) + variant) % 3;
    return words.filter((_, at) => at % 3 === group).map((text) => ({ text, paragraph: 1 }));
  }

  /** Praise and people go only where all that is said is too much. */
  #kept(praise: readonly Piece[]): Piece[] {
    return [...praise, ...this.#people()].map((piece) => ({ drop: lastResort, ...piece }));
  }

  /** What the owner typed and tapped. */
  #own(): Piece[] {
    const { note } = this.#matter.parts;
    const typed: Piece[] = note ? [{ text: asSentence(note), paragraph: 2 }] : [];
    return [...typed, ...this.#actions()];
  }

  /** Whoever got no answer is not sent to ask again, unless the owner says what she will do. */
  #contact(): Piece[] {
    const { tone, business, parts } = this.#matter;
    if (parts.complaints?.includes("no-answer") && this.#own().length === 0) return [];
    const channel = channelOf(business, this.#speech.pack);
    if (!complains(this.#matter)) return [this.#frame("neutral-3", 2, { channel })];
    const isLight = tone === "glad";
    return [this.#frame(isLight ? "thanks-3" : "contact", 2, { channel }, isLight ? 6 : undefined)];
  }

  #halfRead(): Piece[] {
    return this.#matter.isHalfRead ? [this.#frame("half-read", 2, {}, 4)] : [];
  }

  #frame(slot: string, paragraph: 1 | 2, slots: Record<string, string> = {}, drop?: number): Piece {
    const text = capitalise(sayFrame(slot, this.#speech, slots));
    return { text, paragraph, ...(drop !== undefined && { drop }) };
  }

  /** Of points, by name; one in the owner's own words may end the list. */
  #listed(
    kind: "praise" | "complaint",
    ids: readonly string[],
    slot: string,
    { typed, ...place }: Pick<Piece, "paragraph" | "drop"> & { typed?: string | undefined },
  ): Piece[] {
    const { pack } = this.#speech;
    const named = ids.map((id) => pack.names[kind].get(id) ?? "");
    const own = typed === undefined ? [] : [asTopic(typed)];
    const names = [...named.slice(0, mostListed - own.length), ...own];
    if (names.length === 0) return [];
    return [this.#frame(slot, place.paragraph, listSlots(names, pack), place.drop)];
  }

  /** The sentence of one point. */
  #lead(kind: "praise" | "complaint", id: string, paragraph: 1 | 2): Piece[] {
    const own = this.#speech.pack.leads[kind].get(id);
    if (!own) return this.#listed(kind, [id], `${kind}-lead`, { paragraph });
    return [{ text: choose(own, id, this.#speech), paragraph }];
  }

  #other(
    slot: "other-praise" | "other-complaint",
    typed: string | undefined,
    paragraph: 1 | 2,
  ): Piece[] {
    return typed === undefined ? [] : [this.#frame(slot, paragraph, { other: asTopic(typed) })];
  }

  #praise(): Piece[] {
    const { praised, parts } = this.#matter;
    const [first, ...others] = ranked(praised, [], vague);
    return [
      this.#frame("praise-opening", 1, {}, 3),
      ...(first ? this.#lead("praise", first, 1) : []),
      ...this.#quote(true),
      ...this.#listed(
        "praise",
        others.filter((id) => !vague.includes(id)),
        "more-praise",
        { paragraph: 1, drop: 7 },
      ),
      ...(others.includes("recommendation")
        ? this.#lead("praise", "recommendation", 1).map((piece) => ({ ...piece, drop: 2 }))
        : []),
      ...this.#other("other-praise", parts.praisedOther, 1),
    ];
  }

  /** Praise beside words that may complain; where no stars are told, nothing of how glad the customer is. */
  #praiseOpenly(): Piece[] {
    const { praised, parts, isRated } = this.#matter;
    const named = praised.filter((id) => id !== "overall" && (isRated || !vague.includes(id)));
    return [
      ...this.#listed("praise", named, "praise-openly", {
        paragraph: 1,
        typed: parts.praisedOther,
      }),
      ...this.#quote(true),
    ];
  }

  /** A complaint in a reply that does not begin with it. */
  #complaintBeside(): Piece[] {
    const { complaints, parts, isSure, tone } = this.#matter;
    const [first, ...others] = ranked(complaints, gravest, ["price", "overall"]);
    if (first && isSure && tone === "open")
      return [
        ...this.#briefly(first, this.#lead("complaint", first, 2)),
        ...this.#listed("complaint", others, "more-complaints", { paragraph: 2, drop: 7 }),
        ...this.#quote(false),
        ...this.#other("other-complaint", parts.complaintOther, 2),
      ];
    // A price is nothing to be sorry for.
    const isLight = complaints.some((id) => id !== "price") || (isSure && !first);
    const slot = isLight ? "light-complaint" : "open-complaint";
    const typed = parts.complaintOther;
    return [
      ...this.#listed("complaint", first ? [first, ...others] : [], slot, { paragraph: 2, typed }),
      ...this.#quote(false),
    ];
  }

  #complaint(paragraph: 1 | 2): Piece[] {
    const { complaints, parts } = this.#matter;
    const [first, ...others] = ranked(complaints, gravest, ["price", "overall"]);
    const opening = [this.#frame("complaint-opening", paragraph, {}, 1)];
    const lead = first ? this.#briefly(first, this.#lead("complaint", first, paragraph)) : [];
    return [
      ...(this.#speech.variant % 3 === 1 ? [...lead, ...opening] : [...opening, ...lead]),
      ...this.#quote(false),
      ...this.#listed("complaint", others, "more-complaints", { paragraph, drop: 7 }),
      ...this.#other("other-complaint", parts.complaintOther, paragraph),
    ];
  }

  /** With a shorter wording; a price is nothing to be sorry for. */
  #briefly(id: Complaint, pieces: Piece[]): Piece[] {
    if (id === "price") return pieces;
    const brief = this.#listed("complaint", [id], "complaint-lead", { paragraph: 1 })[0]?.text;
    return pieces.map((piece) => ({ ...piece, ...(brief && { brief }) }));
  }

  #quote(isPraise: boolean): Piece[] {
    const { isQuotePraise, parts } = this.#matter;
    if (!parts.quote || isPraise !== isQuotePraise) return [];
    const quote = parts.quote.replace(/^["“”'\s]+|["“”'\s.]+$/gu, "");
    return [this.#frame(isPraise ? "quote-praise" : "quote-complaint", 1, { quote })];
  }

  /** Praise in a reply that begins with a complaint. */
  #praiseBeside(): Piece[] {
    const { praised, parts } = this.#matter;
    const named = praised.filter((id) => !vague.includes(id));
    const general = vague.find((id) => praised.some((one) => one === id));
    const beside =
      named.length === 0 && general
        ? [this.#frame(`${general}-beside`, 2, {}, 4)]
        : this.#listed("praise", named, "praise-beside", { paragraph: 2, drop: 8 });
    return [...beside, ...this.#other("other-praise", parts.praisedOther, 2)];
  }

  #people(): Piece[] {
    const { people = [] } = this.#matter.parts;
    const slots = peopleSlots(people, this.#speech.pack);
    if (people.length === 0) return [];
    const isBeside = this.#matter.tone !== "glad";
    const slot = isBeside ? "people-beside" : people.length > 1 ? "more-people" : "one-person";
    return [this.#frame(slot, 2, slots)];
  }

  #actions(): Piece[] {
    return (this.#matter.parts.actions ?? []).map((action) => this.#frame(action, 2));
  }

  #closing(): Piece[] {
    return this.#matter.parts.actions?.includes("invite-back")
      ? []
      : [this.#frame("closing", 2, {}, 2)];
  }
}

/** A reply as text: the customer's name before the first sentence, the signature on a line of its own. */
export function layOut(pieces: readonly Piece[], parts: ReviewParts, signature: string): string {
  const sentences = ([1, 2] as const).map((number) =>
    pieces.filter(({ paragraph }) => paragraph === number),
  );
  const paragraphs = sentences
    .map((all) => all.map(({ text }) => text).join(" "))
    .filter((text) => text !== "");
  const [first = "", ...rest] = paragraphs;
  return [addressed(first, parts), ...rest, signature].filter((text) => text !== "").join("\n\n");
}
