import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProviderChoice } from "#ai";
import { root } from "../site/folders.ts";

// Prints, as JSON, the files of ours that are loaded once the engine named in the arguments has
// answered every agent. Run as a process of its own, since a module is loaded once.

const urls: string[] = [];
registerHooks({
  load: (url, context, next) => {
    urls.push(url);
    return next(url, context);
  },
});

const { createAi } = await import("#ai");
const answer = {
  candidates: [
    {
      content: { role: "model", parts: [{ text: "Agradecemos a visita. Volte sempre!" }] },
      finishReason: "STOP",
    },
  ],
  modelVersion: "gemini-flash-latest",
};
const provider = process.argv[2] as ProviderChoice;
const ai = createAi({
  provider,
  gemini: { apiKey: "AIzaKey", model: "gemini-flash-latest", apiVersion: "v1beta" },
  transport: async () => Response.json(answer),
});
await ai.load();
const asked = { prompt: "Como divulgar minha padaria?", signal: new AbortController().signal };
const roi = { investment: 100, reach: 1000, conversionPercent: 1, saleValue: 50 };
// A text that the checks refuse has loaded them all the same.
for (const agentType of ["reviews", "ads", "marketing", "roi"] as const)
  await ai.generate({ ...asked, agentType, roi }).catch(() => undefined);

const files = urls.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url));
process.stdout.write(JSON.stringify(files.map((file) => relative(root, file))));
