import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "benchmarks/node_modules/**"],
    testTimeout: 15_000,
  },
});
