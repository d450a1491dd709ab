/** All that is fetched late of the review card. */
export { promptOfTaps } from "./reading-line.ts";
export { ReviewReceiptSlip } from "./review-receipt-slip.tsx";
export { reviewRequest } from "./review-request.ts";
export { FormSlip } from "./review-slip.tsx";
export { isToldReview } from "./told-review.ts";
