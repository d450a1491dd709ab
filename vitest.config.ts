import { defineConfig } from "vitest/config";

/** Nothing but functions: no server, no store, no clock. */
const pure = ["ai/{agents,checks}", "ai/providers/drafting", "content", "domain"].map(
  (folder) => `${folder}/**/*.test.ts`,
);
const left = ["node_modules/**", "build/**", "benchmarks/node_modules/**"];

export default defineConfig({
  test: {
    testTimeout: 15_000,
    // The first store on Postgres waits for a whole server to be made.
    hookTimeout: 30_000,
    globalSetup: "tests/stores/global-setup.ts",
    // Many tests assert when something ends: on two cores nothing may run beside them.
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        // Most of the time of such a file goes by in loading the dictionaries: they are loaded once.
        test: { name: "pure", include: pure, exclude: left, isolate: false },
      },
      {
        extends: true,
        test: { name: "whole", include: ["**/*.test.{ts,tsx}"], exclude: [...left, ...pure] },
      },
    ],
  },
});
