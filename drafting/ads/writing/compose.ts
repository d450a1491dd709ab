import type { AdPiece } from "../../../contract/gemini-chat.ts";
import { adFaults } from "../../../domain/ad-limits/ad-faults.ts";
import { adLimits } from "../../../domain/ad-limits/limits.ts";
import { capitalise } from "../../text/grammar.ts";

export type Slots = Readonly<Record<string, string | undefined>>;

/** A sentence begins with a capital; "iPhone" stays. */
export function opened(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : capitalise(text);
}

/** A template with its slots filled; undefined where one of them is unknown. */
export function fill(template: string, slots: Slots): string | undefined {
  let isWhole = true;
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    isWhole &&= value !== undefined && value !== "";
    return value ?? "";
  });
  return isWhole ? opened(filled) : undefined;
}

/** A stretch of a text in several lengths, from long to short. */
export type Stretch = { options: readonly string[]; must?: boolean };

function shortest({ options }: Stretch): number {
  return options.length === 0 ? 0 : Math.min(...options.map(({ length }) => length)) + 1;
}

/**
 * The stretches one after the other, each in its longest form that leaves room for what must still be said; what does
 * not fit is left out whole. Undefined where what must be said does not fit.
 */
export function pack(limit: number, stretches: readonly Stretch[]): string | undefined {
  const known = stretches.map(({ options, must }) => ({
    options: options.filter((option) => option !== ""),
    must: must === true,
  }));
  const musts = known.filter(({ must, options }) => must && options.length > 0);
  let reserved = musts.reduce((sum, stretch) => sum + shortest(stretch), 0);
  if (reserved > limit + 1) return undefined;
  const chosen: string[] = [];
  let left = limit + 1;
  for (const stretch of known) {
    if (stretch.must) reserved -= shortest(stretch);
    const fitting = stretch.options.find(({ length }) => length + 1 <= left - reserved);
    if (fitting === undefined) continue;
    chosen.push(fitting);
    left -= fitting.length + 1;
  }
  return chosen.join(" ");
}

/** Whether the networks take a piece. A post has lines, and is looked at for its length alone. */
export function isTaken({ kind, text }: AdPiece): boolean {
  if (text === "" || text.length > adLimits[kind]) return false;
  if (kind === "instagram-post" || kind === "whatsapp-status") return true;
  // Councils have longer names than other acronyms.
  const plain = text.replaceAll("\u00A0", " ").replace(/\b(?:CREFITO|CRECI|COREN)\b/g, "CRM");
  return adFaults({ kind, text: plain }, plain).length === 0;
}
