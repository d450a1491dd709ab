import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { type RunningServer, startServer } from "../wire/running-server.ts";
import { test as base } from "./site.ts";

export type Stage = { gemini: GeminiServer; server: RunningServer };

/** A server with a key, whose Gemini is our stand-in over real HTTP. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const gemini = await startGeminiServer();
      const server = await startServer({
        SITE_DIR: "build/site",
        GEMINI_API_KEY: gemini.key,
        GEMINI_BASE_URL: gemini.url,
      });
      await use({ gemini, server });
      await server.stop();
      await gemini.close();
    },
    // It waits for a server to start, beside others that may start too.
    { scope: "worker", timeout: 90_000 },
  ],
});
