import { late } from "../../../ui/late.ts";

/** The slip of a review and what reads the text for it: fetched when somebody begins to type. */
export const reviewParts = late(async () => {
  const [slip, readReviewParts] = await Promise.all([
    import("./review-slips.ts"),
    import("../../../../drafting/engine/index.ts").then((door) => door.loadReviewReader()),
  ]);
  return { ...slip, readReviewParts };
});
