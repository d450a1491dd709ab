import type { LetterRequest } from "../post-letter.ts";
import type { LetterContent } from "./letter-content.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import { wordings } from "./wording.ts";

/** What all letters of a site have in common. */
export type LetterHouse = {
  /** As people know the site; heads and signs each letter. */
  senderName: string;
  siteUrl: string;
  /** Milliseconds for which codes and their links are good. */
  lifeMs: number;
};

type RenderedLetter = { subject: string; text: string; html: string };

export function renderLetter(letter: LetterRequest, house: LetterHouse): RenderedLetter {
  const content = contentOf(letter, house);
  return { subject: content.subject, text: letterText(content), html: letterHtml(content) };
}

function contentOf(letter: LetterRequest, house: LetterHouse): LetterContent {
  const wording = wordings[letter.kind];
  const siteLink = wording.action ? house.siteUrl : undefined;
  const code = "code" in letter ? letter.code : undefined;
  return {
    ...wording,
    senderName: house.senderName,
    siteUrl: house.siteUrl,
    code,
    link: "link" in letter ? letter.link : siteLink,
    newEmail: "newEmail" in letter ? letter.newEmail : undefined,
    life: code === undefined ? undefined : spokenLife(house.lifeMs),
  };
}

/** Whole hours, else minutes: nobody plans by the second. */
function spokenLife(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes % 60 === 0) return counted(minutes / 60, "hora");
  return counted(minutes, "minuto");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
