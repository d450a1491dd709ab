import type { Provider } from "../../provider.ts";
import { loadDraft } from "./load-draft.ts";
import { warmUpDrafts } from "./warm-up.ts";

export type DraftingProvider = Provider & {
  /** Reads in short slices what the first answer would otherwise wait for. */
  warmUp: () => Promise<void>;
};

/** The embedded engine: rules and phrases of our own, no key, no network, an answer at once. */
export function createDraftingProvider(): DraftingProvider {
  const model = "rascunho-local";
  return {
    name: "local",
    model,
    generate: async (request) => {
      const draft = await loadDraft[request.agentType]();
      return { ...draft(request), provider: "local", model };
    },
    load: async () => {
      await Promise.all(Object.values(loadDraft).map((load) => load()));
    },
    warmUp: warmUpDrafts,
  };
}
