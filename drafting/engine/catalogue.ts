import type { Sample } from "../draft.ts";

/**
 * Everything the drafts can say, for reading and for the spelling check.
 * @param today ISO 8601 day, for what depends on the calendar.
 */
export async function loadCatalogue(
  today = "2026-11-24",
): Promise<Record<string, readonly Sample[]>> {
  const [reviews, ads, marketing, roi, guard] = await Promise.all([
    import("../reviews/catalogue.ts"),
    import("../ads/catalogue.ts"),
    import("../marketing/catalogue.ts"),
    import("../roi/catalogue.ts"),
    import("../guard/catalogue.ts"),
  ]);
  return {
    reviews: reviews.reviewCatalogue(),
    ads: ads.adCatalogue(),
    marketing: (await marketing.marketingCatalogue(today)).flatMap(({ name, texts }) =>
      texts.map((text) => ({ heading: name, text })),
    ),
    roi: roi.roiCatalogue(),
    guard: guard.guardCatalogue(),
  };
}
