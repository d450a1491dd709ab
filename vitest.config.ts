import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Folders of functions: no server and no store, so that their files may share one process. */
const functions = "{ai,content,contract,domain,drafting,web}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Waits end when their condition holds; these limits only end what never would, on a busy machine too.
    testTimeout: 30_000,
    // The first store on Postgres waits for a whole server to be made.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: "tests/stores/global-setup.ts",
    // One more than processors: much of what is tested waits (for a deadline, an email, a server that starts).
    maxWorkers: Math.min(8, availableParallelism() + 1),
    projects: [
      { extends: true, test: { name: "functions", include: [functions], isolate: false } },
      {
        extends: true,
        test: {
          name: "services",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build/**", functions],
        },
      },
    ],
  },
});
