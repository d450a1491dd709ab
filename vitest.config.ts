import { defineConfig } from "vitest/config";

/** Nothing but functions: no server, no store, no clock. */
const pure = ["ai/{agents,checks}", "ai/providers/drafting", "content", "domain"].map(
  (folder) => `${folder}/**/*.test.ts`,
);
/** What is asserted here is how long something takes: nothing else may run beside it. */
const timed = [
  "ai/{knowledge/search-knowledge,providers/remote/plain-text-stream,strip-markdown}.test.ts",
  "auth/{even-time,users/contact}.test.ts",
  "database/sqlite/*.test.ts",
  "server/{http-server,main,model-transport,stop}.test.ts",
  "server/functions-v1/gemini-chat/*.test.ts",
  "tests/{proofs,stores}/**/*.test.ts",
  "tests/wire/{auth-user,auth-sessions,gemini-chat-allowances}.test.ts",
];
const left = ["node_modules/**", "build/**", "benchmarks/node_modules/**"];

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
          name: "together",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...left, ...pure, ...timed],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "timed",
          include: timed,
          exclude: left,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
