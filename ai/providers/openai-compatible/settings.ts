import type { AgentType } from "../../../contract/gemini-chat.ts";

/**
 * Any server that speaks OpenAI's chat completions. For Ollama with Gemma on the same machine:
 * `baseUrl` http://127.0.0.1:11434/v1, `model` gemma3:4b, no key.
 */
export type OpenAiSettings = {
  /** Up to and with the version, such as https://api.example/v1. Without one there is no such engine. */
  baseUrl?: string | undefined;
  /** Left out where the server wants none. */
  apiKey?: string | undefined;
  /** As the server names it. */
  model?: string | undefined;
  /** Of agents that are to have another model. */
  models?: Partial<Record<AgentType, string | undefined>> | undefined;
};
