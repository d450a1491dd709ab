/** Where Gemini is and how it is asked; the operator decides. */
export type GeminiSettings = {
  /** Without one every request ends with the failure 'key'. */
  apiKey?: string | undefined;
  /** Without one Google's own address. */
  baseUrl?: string | undefined;
  /** A name or an alias such as gemini-flash-latest: names are retired, aliases stay. */
  model: string;
  /** v1beta unless Google's v1 is known to take every field. */
  apiVersion: string;
};

/** `fetch`, or something that works like it. */
export type Transport = typeof fetch;
