import { expect, test } from "vitest";
import { startProbingProxy } from "./probing-proxy.ts";
import { restartBehindProxy } from "./rolling-restart.ts";
import { shortRun } from "./short-run.ts";

// The short forms; `npm run reliability` runs the long ones, behind nginx.

const usual = { askers: 4, startProxy: startProbingProxy };

test("a proxy that asks within the lead sends nothing to a server that is gone", async () => {
  const restarts = {
    stops: 1,
    requests: 20,
    leadMs: 1500,
    probeMs: 600,
    passesOn: false,
    ...usual,
  };
  await expect(restartBehindProxy(shortRun(6), restarts)).resolves.toHaveLength(1);
}, 120_000);

test("one that asks later than that is refused, and loses nothing that it had sent", async () => {
  const restarts = { stops: 1, requests: 20, leadMs: 300, probeMs: 1500, passesOn: true, ...usual };
  await expect(restartBehindProxy(shortRun(7), restarts)).resolves.toHaveLength(1);
}, 120_000);
