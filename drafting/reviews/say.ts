import type { Business, ReviewParts } from "../../contract/parts.ts";
import { capitalise, contract, joinList } from "../text/grammar.ts";
import { seedOf } from "../text/variety.ts";
import { isFirstName } from "./reader/names.ts";
import type { Pack } from "./sentences/pack.ts";

/** Who speaks: the shop ("nós"), a person who signs ("eu"), or the shop in a formal tone. */
const voices = ["shop", "person", "formal"] as const;
export type Voice = (typeof voices)[number];

/** How one variant of a reply speaks. */
export type Speech = {
  pack: Pack;
  /** Of openings and closings. */
  register?: "warm" | "formal" | undefined;
  voice: Voice;
  /** From 0 on. */
  variant: number;
  /** Of the review, so that the same review gets the same reply. */
  seed: string;
};

/** One of several; variants of a reply never get the same. */
export function choose(
  choices: readonly string[],
  slot: string,
  { seed, variant }: Speech,
): string {
  return choices[(seedOf(`${slot} ${seed}`) + variant) % choices.length] ?? "";
}

/** A sentence in its voice, its braces filled. */
export function fill(sentence: string, { voice }: Speech, slots: Record<string, string>): string {
  return sentence
    .replace(
      /\[([^|\]]*)\|([^|\]]*)\|([^\]]*)\]/g,
      (_, ...forms: string[]) => forms[voices.indexOf(voice)] ?? "",
    )
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
}

/** A sentence of the frames for this slot, in the register of the reply where it has one. */
export function sayFrame(slot: string, speech: Speech, slots: Record<string, string> = {}): string {
  const { frames } = speech.pack;
  const wordings = frames.get(`${slot} ${speech.register}`) ?? frames.get(slot) ?? [];
  return fill(choose(wordings, slot, speech), speech, slots);
}

export function list(names: readonly string[], { and }: Pack): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : names.slice(0, -1).join(", ") + and + last;
}

/** What stands in the braces of a sentence about points: their names, also behind "de" and "por". */
export function listSlots(names: readonly string[], pack: Pack): Record<string, string> {
  const behind = (preposition: "de" | "por") =>
    joinList(names.map((name) => contract(preposition, name)));
  return { list: list(names, pack), de: behind("de"), por: behind("por") };
}

/** First names as Portuguese says them, "a Bia e o Léo"; without an article where a name does not tell which. */
export function peopleSlots(people: readonly string[], pack: Pack): Record<string, string> {
  const names = people.map((person) => {
    const ending = isFirstName(person) ? /^\S*?([ao])$/.exec(person)?.[1] : undefined;
    return capitalise(person).replace(/^/, ending && pack.and === " e " ? `${ending} ` : "");
  });
  const { list: together = "", de = "" } = listSlots(names, pack);
  return { people: together, dePeople: de };
}

/** Where to go on talking: the channel, with the number or address that the owner wants in public. */
export function channelOf(
  { contact = "profile", contactDetail }: Business,
  { channels }: Pack,
): string {
  const channel = channels.get(contact) ?? "";
  if (!contactDetail || contact === "profile") return channel;
  return contact === "in-person" ? `${channel} (${contactDetail})` : `${channel} ${contactDetail}`;
}

/** Behind a name and a comma: "Que bom" becomes "que bom". */
export function addressed(sentence: string, { customer }: ReviewParts): string {
  if (!customer) return sentence;
  const [first = ""] = sentence;
  return `${capitalise(customer)}, ${first.toLocaleLowerCase("pt-BR")}${sentence.slice(first.length)}`;
}

const verbs = /^(?:gostou|gostaram|adorou|amou|elogiou|reclamou|falou|disse)\s+(?=\S)/iu;
const began = /^(?:O|A|Os|As|Um|Uma|Falta|Não|Muito|Muita|Pouco|Pouca)(?=\s)/u;

/** What an owner typed, so that it can stand behind "sobre": "Reclamou do troco." is "o troco". */
export function asTopic(typed: string): string {
  return typed
    .trim()
    .replace(/[.!?;,\s]+$/u, "")
    .replace(verbs, "")
    .replace(/^d(?=[oa]s?\s)/iu, "")
    .replace(/^(?:sobre|que)\s+(?=\S)/iu, "")
    .replace(began, (word) => word.toLowerCase());
}

/** What an owner typed as a sentence of its own: "que abrimos domingo" is "Abrimos domingo." */
export function asSentence(typed: string): string {
  const bare = typed.trim().replace(/^que\s+(?=\S)/iu, "");
  const calm = /\p{Ll}/u.test(bare) ? bare : bare.toLocaleLowerCase("pt-BR");
  return capitalise(calm).replace(/[,;:\s]*(?<![.!?…])$/u, ".");
}
