import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const serverDirectory = join(root, "build/server");
/** Put together here and moved in place at the end: a cut build never stands. */
const draft = join(root, "build/server-draft");

// build/server/main.js: the server and its packages in a few files, which a process reads in half the time of a
// thousand. They lie side by side, two folders below the root, as deep as what looks for `.env` there.
await build({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  // What is named stays a package: put into one file, its parts would run before the polyfill that they need.
  ssr: { noExternal: true, external: ["@simplewebauthn/server"], target: "node" },
  build: {
    ssr: true,
    outDir: draft,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: ["server/main.ts", "auth/passwords/bcrypt-worker.ts"],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
await rm(serverDirectory, { recursive: true, force: true });
await rename(draft, serverDirectory);
