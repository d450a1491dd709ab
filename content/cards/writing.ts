import type { WritingCard } from "./schema.ts";
import { business } from "./writing/business.ts";
import { care } from "./writing/care.ts";
import { customers } from "./writing/customers.ts";
import { dates } from "./writing/dates.ts";
import { posts } from "./writing/posts.ts";

/** Every card that writes a text, in the order in which they can be looked through. */
export const writingCards: readonly WritingCard[] = [
  ...posts,
  ...dates,
  ...customers,
  ...care,
  ...business,
];
