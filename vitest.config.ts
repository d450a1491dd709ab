import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "benchmarks/node_modules/**"],
    testTimeout: 15_000,
    // The first store on Postgres waits for a whole server to be made.
    hookTimeout: 30_000,
    globalSetup: "tests/stores/global-setup.ts",
  },
});
