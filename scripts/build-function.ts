import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

// `npm run build -- function`: the Edge Function as one file that needs nothing beside it, since a
// hosted upload may not take files from outside the function's folder.

const root = join(import.meta.dirname, "..");
const outDir = join(root, "build/supabase/functions/gemini-chat");

await rm(outDir, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: join(root, "deploy/supabase/functions/gemini-chat/index.ts"),
    outDir,
    target: "es2024",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
  },
});
console.log(join(outDir, "index.js"));
