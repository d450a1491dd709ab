import { defineConfig } from "@playwright/test";
import { findBrowser, quietFlags } from "./tests/e2e/find-browser.ts";

/** Two checkouts that test at once want a port each. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** End-to-end tests: the built site on the real server, in a real browser. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  // The first answer of a server that was just started takes its time on a busy machine.
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    locale: "pt-BR",
    // What is kept would stand between a test and the server; the tests of the worker let it in.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: quietFlags },
  },
  webServer: {
    command: "node build/server/main.js",
    url: `http://127.0.0.1:${port}/health/ready`,
    reuseExistingServer: false,
    env: { PORT: String(port), DATA_DIR: "build/e2e-data", LOG_LEVEL: "warn" },
  },
});
