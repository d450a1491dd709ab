import { ads } from "./ads.ts";
import { analytics } from "./analytics.ts";
import { customer } from "./customer.ts";
import { marketing } from "./marketing.ts";
import { productivity } from "./productivity.ts";
import { reviews } from "./reviews.ts";
import type { LibraryCategory } from "./schema.ts";

export const library: readonly LibraryCategory[] = [
  marketing,
  ads,
  analytics,
  customer,
  reviews,
  productivity,
];
