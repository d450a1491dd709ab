import type { GenerationRequest } from "../provider.ts";
import { type CaseNotice, readCase } from "./review-case.ts";

/** The notices of a request; of the agents only `reviews` has any. */
export function noticesFor({
  agentType,
  prompt,
}: Pick<GenerationRequest, "agentType" | "prompt">): readonly CaseNotice[] {
  return agentType === "reviews" ? readCase(prompt).notices : [];
}
