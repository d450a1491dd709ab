import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Nothing but functions: no server, no store, no clock. */
const pure = ["ai/{agents,checks}", "ai/providers/drafting", "content", "domain"].map(
  (folder) => `${folder}/**/*.test.ts`,
);
const left = ["**/node_modules/**", "build/**"];
/** What waits or looks at the clock may assert when something ends: on two cores nothing may run beside it. */
const timed = globSync("**/*.test.{ts,tsx}", { cwd: import.meta.dirname, exclude: left }).filter(
  (file) =>
    /performance\.now|Date\.now|setTimeout|timers\/promises|\.poll\(|\.waitFor\(/.test(
      readFileSync(file, "utf8"),
    ),
);

export default defineConfig({
  test: {
    testTimeout: 15_000,
    // The first store on Postgres waits for a whole server to be made.
    hookTimeout: 30_000,
    globalSetup: "tests/stores/global-setup.ts",
    projects: [
      {
        extends: true,
        // Most of the time of such a file goes by in loading the dictionaries: they are loaded once.
        test: {
          name: "pure",
          include: pure,
          exclude: left,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "timed",
          include: timed,
          exclude: [...left, ...pure],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "patient",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...left, ...pure, ...timed],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
