/** The door of the agents: from agent type and prompt to text. Knows no HTTP server and no database. */
export {
  type Ai,
  type AiOptions,
  type AiRequest,
  createAi,
  type ProviderChoice,
  providerChoices,
} from "./create-ai.ts";
export {
  AiError,
  type Generation,
  type GenerationRequest,
  type OnProgress,
  type Progress,
} from "./provider.ts";
