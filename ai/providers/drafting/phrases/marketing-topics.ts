import type { DirectAnswer } from "./marketing-answers.ts";
import { dealingTopics } from "./marketing-topics-dealing.ts";
import { showingTopics } from "./marketing-topics-showing.ts";

/**
 * Everyday subjects of an owner and the sources that answer them best, the weightiest first: where the words of the
 * question alone would lead elsewhere ("desconto" to reviews, "vídeo" to the verification of the profile). Tried
 * after the direct answers.
 */
export const topicAnswers: readonly DirectAnswer[] = [...dealingTopics, ...showingTopics];
