import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

// `npm run bench [-- name ...]`: installs the tools of the benchmarks and runs them one after another.

const here = import.meta.dirname;
const benchmarks = [
  "static-pages",
  "assistants",
  "first-load",
  "journeys",
  "kept-pages",
  "store",
  "limiter",
  "gateway",
  "accounts",
  "security",
];
const wanted = process.argv.slice(2);

if (!existsSync(join(here, "node_modules"))) {
  execFileSync("npm", ["ci"], { cwd: here, stdio: "inherit" });
}
for (const name of benchmarks) {
  if (wanted.length === 0 || wanted.includes(name)) {
    execFileSync("node", [join(here, `${name}.ts`)], { stdio: "inherit" });
  }
}
