/** What the slip of the ad card reads, asks and stops; of the guard only what an ad needs. */
export { findBreaches } from "../guard/find-breaches.ts";
export { tradeNeeds } from "../guard/trade-needs.ts";
export { closedPrices } from "./closed-prices.ts";
export { untilChoices } from "./reading/days.ts";
export { readAdParts } from "./reading/read-ad-parts.ts";
export { placePhrase } from "./reading/read-place.ts";
