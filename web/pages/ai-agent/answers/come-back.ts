import type { AgentType } from "../../../../contract/gemini-chat.ts";
import type { DeviceData } from "../../../storage/device-data.ts";
import { late } from "../../../ui/late.ts";
import { adParts } from "../ads/ad-agent.tsx";
import { handOff, pastedAnswers } from "../hand-off/hand-off-region.tsx";
import { answerShape, resultView } from "../local-draft.ts";
import { cardsOfMarketing } from "../marketing/marketing-answer.tsx";
import { reviewParts } from "../reviews/review-parts.ts";
import { sums } from "../roi-agent.tsx";

export const answerDrawer = late(() => import("./answer-drawer.tsx"));

const partsOf: Readonly<Record<AgentType, { load: () => Promise<unknown> }>> = {
  reviews: reviewParts,
  ads: adParts,
  marketing: cardsOfMarketing,
  roi: sums,
};

/** Milliseconds that a page waits for the code of what comes back: on a poor connection it comes later. */
const patience = 1500;

/** Fetches the code of what the device kept, so that it stands in its place at once. Never rejects. */
export async function prepareReturn({ answers, drafts }: DeviceData): Promise<void> {
  const written = answers.filter(({ isPasted, isOwn }) => isPasted || isOwn);
  const agents = [
    ...answers.map(({ asked }) => asked.agentType),
    ...drafts.map(({ form }) => form),
  ];
  const wanted = [
    ...new Set(agents.flatMap((agent) => partsOf[agent as AgentType] ?? [])),
    ...(answers.length > 0 ? [answerShape, resultView, answerDrawer] : []),
    ...(agents.length > 0 ? [handOff] : []),
    ...new Set(written.map(({ asked }) => pastedAnswers[asked.agentType])),
  ];
  const all = Promise.allSettled(wanted.map(({ load }) => load()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
}
