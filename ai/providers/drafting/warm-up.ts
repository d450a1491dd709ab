import { type DraftRequest, loadDraft } from "./load-draft.ts";

/** A short request of each kind: every draft reads its word lists and patterns when it is first used. */
const firstWords: readonly DraftRequest[] = [
  { agentType: "reviews", prompt: "Atendimento ótimo, mas a entrega atrasou." },
  { agentType: "marketing", prompt: "Tenho uma padaria em Olinda, como vendo mais?" },
  { agentType: "ads", prompt: "Padaria em Olinda, pão quente às 6h, R$ 12 o quilo." },
  {
    agentType: "roi",
    prompt: "Vale a pena?",
    roi: { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 },
  },
];

/** Lets whatever waits have its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Reads what the first draft of each kind would wait for, in slices: others are served in between. */
export async function warmUpDrafts(): Promise<void> {
  const { prepareKnowledge } = await import("../../knowledge/index-documents.ts");
  await prepareKnowledge(pause);
  const { prepareExamples } = await import("./marketing/rank-by-examples.ts");
  await prepareExamples(pause);
  for (const request of firstWords) {
    const draft = await loadDraft[request.agentType]();
    draft(request);
    await pause();
  }
}
