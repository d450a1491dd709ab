import { completeOptimisation } from "./profile/complete-optimisation.ts";
import { localSeo } from "./profile/local-seo.ts";
import { metricsAndAnalytics } from "./profile/metrics-and-analytics.ts";
import { postsAndUpdates } from "./profile/posts-and-updates.ts";
import { professionalPhotos } from "./profile/professional-photos.ts";
import { reviewManagement } from "./profile/review-management.ts";
import type { ProfileCard } from "./schema.ts";

/** The six cards of the first tab, in order. */
export const profileCards: readonly ProfileCard[] = [
  completeOptimisation,
  professionalPhotos,
  reviewManagement,
  postsAndUpdates,
  localSeo,
  metricsAndAnalytics,
];
