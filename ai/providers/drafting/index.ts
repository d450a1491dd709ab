import { agentTypes, draftModel } from "../../../contract/gemini-chat.ts";
import type { Provider } from "../../provider.ts";

/** The day in Brazil, ISO 8601: "2026-11-24". */
const brazilianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/** Where a model answers, it is loaded only once somebody asks for a local draft. */
const openDoor = () => import("../../../drafting/engine/index.ts");

/** One at a time, each after a turn of the event loop: a crowd of drafts must not keep everything else waiting. */
function createGate(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  return (work) => {
    const turn = last.then(work);
    last = turn.then(pause, pause);
    return turn;
  };
}

/** The embedded drafts: no key, no network, an answer at once. */
export function createDraftingProvider(now: () => Date = () => new Date()): Provider {
  const inTurn = createGate();
  return {
    name: "local",
    model: draftModel,
    generate: async ({ signal, onCall: _onCall, deadline: _deadline, ...request }) => {
      const { loadEngine } = await openDoor();
      const draft = await loadEngine(request.agentType);
      const today = brazilianDay.format(now());
      return inTurn(async () => {
        if (signal.aborted) throw new DOMException("The request was aborted", "AbortError");
        return { ...(await draft({ ...request, today })), provider: "local", model: draftModel };
      });
    },
    load: async () => {
      const { loadEngine } = await openDoor();
      await Promise.all(agentTypes.map((agentType) => loadEngine(agentType)));
    },
  };
}
