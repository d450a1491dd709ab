/** The door of what a text says, as parts of a card that a person can see and correct. */
export { closedPrices } from "../ads/closed-prices.ts";
export { untilChoices } from "../ads/reading/days.ts";
export { type Known, readAdParts } from "../ads/reading/read-ad-parts.ts";
export { placePhrase } from "../ads/reading/read-place.ts";
export { renderAd } from "../ads/render-ad.ts";
export { allCards } from "../marketing/all-cards.ts";
export { fillText } from "../marketing/fill-text.ts";
export { type FoundCard, findCards } from "../marketing/find-cards.ts";
export type { AnyCard } from "../marketing/load-card.ts";
export { sourceOf } from "../marketing/load-card.ts";
export { readToolInputs } from "../marketing/read-tool-inputs.ts";
export { tools } from "../marketing/tools/index.ts";
export type { Tool, ToolField, ToolOutcome } from "../marketing/tools/tool.ts";
export { type KnownOfReview, readReviewParts } from "../reviews/reader/read-review-parts.ts";
export { readStars } from "../reviews/reader/read-stars.ts";
export { adLines, businessLines, reviewLines } from "./part-lines.ts";
