import { joinCards } from "./join-cards.ts";
import { businessQuestions } from "./questions/text-business.ts";
import { careQuestions } from "./questions/text-care.ts";
import { customersQuestions } from "./questions/text-customers.ts";
import { datesQuestions } from "./questions/text-dates.ts";
import { ownQuestions } from "./questions/text-own.ts";
import { postsQuestions } from "./questions/text-posts.ts";
import type { WritingCard } from "./schema.ts";
import { businessBodies } from "./writing/business.ts";
import { careBodies } from "./writing/care.ts";
import { customersBodies } from "./writing/customers.ts";
import { datesBodies } from "./writing/dates.ts";
import { ownBodies } from "./writing/own.ts";
import { postsBodies } from "./writing/posts.ts";

/** Every card that writes a text, whole, in the order in which they can be looked through. */
export const writingCards: readonly WritingCard[] = [
  ...joinCards(postsQuestions, postsBodies),
  ...joinCards(datesQuestions, datesBodies),
  ...joinCards(customersQuestions, customersBodies),
  ...joinCards(careQuestions, careBodies),
  ...joinCards(businessQuestions, businessBodies),
  ...joinCards(ownQuestions, ownBodies),
];
