import type { GenerationRequest } from "../provider.ts";
import { adsTask } from "./ads.ts";
import type { AgentTask } from "./agent-task.ts";
import { marketingTask } from "./marketing.ts";
import { reviewsTask } from "./reviews.ts";
import { roiTask } from "./roi.ts";

const tasks = { ads: adsTask, marketing: marketingTask, reviews: reviewsTask, roi: roiTask };

/**
 * What a language model is told for a request and how its answer is judged; every engine that runs one uses the same.
 * @throws TypeError when the caller left out the values of `roi`.
 */
export function taskFor(request: Omit<GenerationRequest, "signal">): AgentTask {
  return tasks[request.agentType](request);
}
