/** All that is fetched late of the marketing card. */
export { AnswerBody } from "./answer-body.tsx";
export { Subjects, Suggestions } from "./card-list.tsx";
export { askedByTitle, askedOfCard, filledIn, followUp } from "./card-request.ts";
export { NotFound } from "./not-found.tsx";
export { WritingSlip } from "./writing-slip.tsx";
