import fc from "fast-check";
import type { Business } from "../../contract/parts.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { createReviewDraft } from "./draft-review.ts";
import { packs } from "./sentences/packs.ts";

const draftReview = createReviewDraft(packs);

export const lucia: Business = {
  trade: "padaria",
  shop: "Padaria Aurora",
  contact: "whatsapp",
  signature: "Lúcia, da Padaria Aurora",
};

export function draft(prompt: string, more: Partial<DraftRequest> = {}): Draft {
  return draftReview({ agentType: "reviews", today: "2026-11-24", prompt, ...more });
}

export function variantsOf(prompt: string, more: Partial<DraftRequest> = {}): string[] {
  return draft(prompt, more).variants ?? [];
}

/** What no reply says, and what would be a fault of its grammar. */
export const forbidden =
  /obrigad|para nós é importante|sua opinião é|lamentamos o ocorrido|prezad|à disposição|transtornos? causad|garant|prometemos|undefined|[{}[\]|]| {2}| [,.]|\.\.|(?<!\p{L})(?:de|por|em|a) (?:o|os) |\bculpa|erramos|falhamos/iu;

export const some = <T>(ids: readonly T[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...ids), { maxLength });
