import type { Generation, GenerationRequest } from "../provider.ts";
import { readCase } from "./review-case.ts";

/** The notices of a request that has any; of the agents only `reviews` has. */
export function noticesFor({
  agentType,
  prompt,
}: Pick<GenerationRequest, "agentType" | "prompt">): Pick<Generation, "notices"> {
  const { notices } = agentType === "reviews" ? readCase(prompt) : { notices: [] };
  return notices.length > 0 ? { notices: [...notices] } : {};
}
