import { openLongRun } from "./long-run.ts";
import { reliabilityTests } from "./reliability-tests.ts";
import type { Figure } from "./test-run.ts";

// `npm run reliability [-- name ...]`: the long form of every reliability test, or of those named.

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in reliabilityTests));
if (unknown.length > 0) {
  const known = Object.keys(reliabilityTests).join(", ");
  console.error(`No reliability test is called ${unknown.join(", ")}. They are: ${known}.`);
  process.exit(1);
}
const seed = Number(process.env.SEED ?? 20_261_120);
const run = await openLongRun(seed);
let failed = 0;
console.log(`Seed ${seed}`);
for (const [name, runTest] of Object.entries(reliabilityTests)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  try {
    const figures = await runTest(run);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${name}: passed, ${seconds} s\n${tableOf(figures)}`);
  } catch (error) {
    failed += 1;
    console.error(`${name}: FAILED`, error);
  }
}
await run.close();
// A test that failed in its middle may have left something that waits.
process.exit(failed === 0 ? 0 : 1);

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, measured, required }) => `| ${what} | ${measured} | ${required} |`,
  );
  return ["| What | Measured | Required |", "|---|---|---|", ...rows].join("\n");
}
