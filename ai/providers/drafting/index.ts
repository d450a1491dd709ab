import { agentTypes, draftModel } from "../../../contract/gemini-chat.ts";
import type { Provider } from "../../provider.ts";

/** The day in Brazil, ISO 8601: "2026-11-24". */
const brazilianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/** Where a model answers, it is loaded only once somebody asks for a local draft. */
const openDoor = () => import("../../../drafting/engine/index.ts");

/** The embedded drafts: no key, no network, an answer at once. */
export function createDraftingProvider(now: () => Date = () => new Date()): Provider {
  return {
    name: "local",
    model: draftModel,
    generate: async ({ signal: _signal, onCall: _onCall, deadline: _deadline, ...request }) => {
      const { loadEngine } = await openDoor();
      const draft = await loadEngine(request.agentType);
      const today = brazilianDay.format(now());
      return { ...(await draft({ ...request, today })), provider: "local", model: draftModel };
    },
    load: async () => {
      const { loadEngine } = await openDoor();
      await Promise.all(agentTypes.map((agentType) => loadEngine(agentType)));
    },
  };
}
