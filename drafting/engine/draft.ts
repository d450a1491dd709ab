export type { Draft, DraftRequest, WriteDraft } from "../draft.ts";
