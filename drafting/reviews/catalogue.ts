import {
  type Business,
  type ReviewLanguage,
  type ReviewParts,
  reviewCases,
  reviewLanguages,
} from "../../contract/parts.ts";
import type { Sample } from "../draft.ts";
import { createReviewDraft } from "./draft-review.ts";
import { fill, listSlots, peopleSlots, type Speech } from "./say.ts";
import { packs } from "./sentences/packs.ts";

const business: Business = { shop: "Padaria Aurora", contact: "whatsapp", signature: "Lúcia" };
const parts: Record<string, ReviewParts> = {
  praise: {
    customer: "Carla",
    praised: ["taste", "service"],
    people: ["Bia"],
    praisedOther: "a fila",
  },
  complaint: { complaints: ["delay", "wait"], actions: ["will-check", "will-refund"] },
  mixed: { customer: "Rui", praised: ["price"], complaints: ["rudeness"], quote: "Nunca mais" },
  nothing: {},
};

function isForeign(language: string): language is ReviewLanguage {
  return reviewLanguages.some((one) => one === language);
}

/** Every sentence in every voice, what differs once each. */
function spoken(
  heading: string,
  sentences: readonly string[],
  speech: Omit<Speech, "voice">,
): Sample {
  const names = ["taste", "delivery"].map((id) => speech.pack.names.praise.get(id) ?? "");
  const slots = {
    ...listSlots(names, speech.pack),
    ...peopleSlots(heading.endsWith("more-people") ? ["Bia", "Léo"] : ["Bia"], speech.pack),
    other: "o pão de queijo",
    quote: "Voltarei sempre",
    channel: speech.pack.channels.get("profile") ?? "",
  };
  const said = sentences.flatMap((sentence) =>
    (["shop", "person", "formal"] as const).map((voice) =>
      fill(sentence, { ...speech, voice }, slots),
    ),
  );
  return { heading, text: [...new Set(said)].join("\n") };
}

function wholeReplies(heading: string, reviewParts: ReviewParts): Sample {
  const request = { agentType: "reviews", prompt: heading, today: "2026-11-24" } as const;
  const { variants = [] } = createReviewDraft(packs)({ ...request, reviewParts, business });
  return { heading, text: variants.join("\n\n") };
}

/** Everything a reply to a review can say, filled with examples. */
export function reviewCatalogue(): Sample[] {
  const sentences = Object.entries(packs).flatMap(([language, pack]) => {
    const speech = { pack, variant: 0, seed: "" };
    const lists = [pack.leads.praise, pack.leads.complaint, pack.frames, pack.cases];
    return lists.flatMap((list) =>
      [...list].map(([slot, wordings]) => ({
        ...spoken(`${language}, ${slot}`, wordings, speech),
        ...(isForeign(language) && { language }),
      })),
    );
  });
  const cases = reviewCases.map((one) => wholeReplies(`whole reply, ${one}`, { case: one }));
  const replies = Object.entries(parts).map(([name, one]) =>
    wholeReplies(`whole reply, ${name}`, one),
  );
  return [...sentences, ...replies, ...cases];
}
