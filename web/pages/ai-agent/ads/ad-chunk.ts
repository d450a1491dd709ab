/** All that is fetched late of the ad card. */
export { AdGuard, leadToChoice } from "./ad-guard.tsx";
export { promptOfAdTaps } from "./ad-line.ts";
export { AdNotices } from "./ad-notices.tsx";
export { AdPieces } from "./ad-pieces.tsx";
export { AdReceiptSlip } from "./ad-receipt-slip.tsx";
export { adRequest } from "./ad-request.ts";
export { AdFormSlip } from "./ad-slip.tsx";
export { isToldAd, openFindings } from "./told-ad.ts";
