import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { failedTests } from "./failed-tests.ts";

const root = join(import.meta.dirname, "..");
/** Told again at the end: by then the run has scrolled away. */
const unitReport = join(root, "build/unit-report.json");

/** Every check, cheapest first. `npm run check -- types unit` runs only those named. */
const checks: Record<string, string[]> = {
  "format and lint": ["biome", "ci", "--error-on-warnings", "."],
  "types, pure": ["tsc", "-p", "tsconfig.pure.json"],
  "types, web": ["tsc", "-p", "tsconfig.web.json"],
  "types, worker": ["tsc", "-p", "tsconfig.worker.json"],
  "types, node": ["tsc", "-p", "tsconfig.node.json"],
  "types, tests": ["tsc", "-p", "tsconfig.tests.json"],
  build: ["node", "scripts/build.ts"],
  "unit, wire and site": [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ],
  "end to end": ["playwright", "test"],
};

/** The tests start some two hundred servers and commands: what one process has compiled, the next reads. */
const env = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"), ...process.env };

function run(name: string, [command = "", ...args]: string[]): boolean {
  const started = performance.now();
  console.log(`\n== ${name}: ${command} ${args.join(" ")}`);
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return status === 0;
}

rmSync(unitReport, { force: true });
const wanted = process.argv.slice(2);
const chosen = Object.entries(checks).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const failed = chosen.filter(([name, command]) => !run(name, command)).map(([name]) => name);
if (existsSync(unitReport))
  for (const line of failedTests(readFileSync(unitReport, "utf8")))
    console.log(`FAILED ${line.replace(`${root}/`, "")}`);
console.log(
  failed.length === 0 ? `\nAll ${chosen.length} checks passed.` : `\nFailed: ${failed.join(", ")}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
