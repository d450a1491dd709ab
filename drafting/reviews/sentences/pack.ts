import {
  type ContactChannel,
  contactChannels,
  type ReviewLanguage,
} from "../../../contract/parts.ts";
import { readBlocks } from "../../text/blocks.ts";
import { complaintSentences, praiseSentences } from "./points.ts";
import { portugueseCases, portugueseFrames } from "./portuguese.ts";

/** Wordings by the heading that they stand below. */
type Wordings = ReadonlyMap<string, readonly string[]>;

/** All that replies in one language are put together from. */
export type Pack = {
  /** Before the last name of a list. */
  and: string;
  names: Record<"praise" | "complaint", ReadonlyMap<string, string>>;
  /** Sentences of a point alone. */
  leads: Record<"praise" | "complaint", Wordings>;
  /** Sentences with braces, by what they are for; `{name}` is filled in, of `[nós|eu|formal]` the voice takes its form. */
  frames: Wordings;
  channels: ReadonlyMap<ContactChannel, string>;
  /** Whole replies. */
  cases: Wordings;
};

/** The points of a kind: "taste | o sabor | the taste | el sabor", with Portuguese sentences below. */
function readPointSentences(text: string) {
  return [...readBlocks(text)].map(([heading, sentences]) => {
    const [id = "", ...names] = heading.split(" | ");
    return { id, names, sentences: sentences.flatMap((line) => line.split(" / ")) };
  });
}

const points = {
  praise: readPointSentences(praiseSentences),
  complaint: readPointSentences(complaintSentences),
};
const none: Wordings = new Map();

/** Of English and Spanish each in a file of its own, which is loaded where a review is in it. */
export function makePack(
  language: "pt" | ReviewLanguage,
  and: string,
  frames: string,
  cases: string,
): Pack {
  const at = ["pt", "en", "es"].indexOf(language);
  const namesOf = (kind: "praise" | "complaint") =>
    new Map(points[kind].map(({ id, names }) => [id, names[at] ?? ""]));
  const leadsOf = (kind: "praise" | "complaint") =>
    language === "pt" ? new Map(points[kind].map(({ id, sentences }) => [id, sentences])) : none;
  const read = new Map(
    [...readBlocks(frames)].map(([slot, lines]) => [
      slot,
      lines.flatMap((line) => line.split(" / ")),
    ]),
  );
  const channels = read.get("channels") ?? [];
  return {
    and,
    names: { praise: namesOf("praise"), complaint: namesOf("complaint") },
    leads: { praise: leadsOf("praise"), complaint: leadsOf("complaint") },
    frames: read,
    channels: new Map(contactChannels.map((channel, place) => [channel, channels[place] ?? ""])),
    cases: readBlocks(cases),
  };
}

export const portuguese = makePack("pt", " e ", portugueseFrames, portugueseCases);

/** What a reply can be written in; Portuguese always. */
export type Packs = { pt: Pack } & Partial<Record<ReviewLanguage, Pack>>;
