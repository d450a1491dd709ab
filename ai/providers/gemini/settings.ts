import type { AgentType } from "../../../contract/gemini-chat.ts";

/** Where Gemini is and how it is asked; the operator decides. */
export type GeminiSettings = {
  /** Without one every request ends with the failure 'key'. */
  apiKey?: string | undefined;
  /** Without one Google's own address. */
  baseUrl?: string | undefined;
  /** A name or an alias such as gemini-flash-latest: names are retired, aliases stay. */
  model: string;
  /** Of agents that are to have another model. */
  models?: Partial<Record<AgentType, string | undefined>> | undefined;
  /** v1beta unless Google's v1 is known to take every field. */
  apiVersion: string;
};

/** Asked where the operator's model is not there any more. */
export const modelAlias = "gemini-flash-latest";
