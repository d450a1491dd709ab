import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

// Runs on the Node of the system (20 or newer) before anything is installed: no dependencies here.

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const state = join(root, "node_modules/.installed.json");

function lockHash() {
  const files = ["package.json", "package-lock.json"].map((name) => readFileSync(join(root, name)));
  return createHash("sha256").update(Buffer.concat(files)).digest("hex");
}

function installed() {
  try {
    return JSON.parse(readFileSync(state, "utf8"));
  } catch {
    return {};
  }
}

/** Ends with one clear sentence instead of a stack. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function explainInstallFailure(output) {
  if (/ENOSPC/.test(output)) {
    fail("The disk is full: free some space and run the command again.");
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    fail(`The folder ${root} cannot be written: check its owner and permissions.`);
  }
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output)) {
    fail("The npm registry cannot be reached: check the network and run the command again.");
  }
  const reasons = output.split("\n").filter((line) => line.startsWith("npm error"));
  fail(`npm could not install the packages:\n${reasons.slice(0, 12).join("\n")}`);
}

/**
 * Installs what is missing, once: nothing happens while the lockfile stays the same.
 * @param {{ testTools: boolean }} wanted without test tools, `npm start` installs only what serves.
 */
export function installPackages({ testTools }) {
  const now = { lock: lockHash(), testTools };
  const before = installed();
  if (before.lock === now.lock && (before.testTools || !testTools)) {
    return;
  }
  console.log("Installing packages (only the first time, or after a change) ...");
  const args = ["ci", ...(testTools ? [] : ["--omit=dev"])];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const run = spawnSync(npm, args, { cwd: root, encoding: "utf8" });
  if (run.status !== 0) {
    explainInstallFailure(`${run.stdout ?? ""}${run.stderr ?? ""}${run.error?.message ?? ""}`);
  }
  writeFileSync(state, JSON.stringify(now));
}

/** Environment in which `node` is the Node 24 that the project brings. */
export function projectEnvironment() {
  const bin = join(root, "node_modules/.bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };
}

/** The project's own Node; the one that runs this file may be older. */
export function projectNode() {
  const path = join(root, "node_modules/node/bin/node");
  if (!existsSync(path)) {
    fail("The project's Node is missing: delete node_modules and run the command again.");
  }
  return path;
}

/** Runs a script of the project and waits for it; a failure ends this process too. */
export function runScript(script, args = []) {
  try {
    execFileSync(projectNode(), [join(root, script), ...args], {
      cwd: root,
      env: projectEnvironment(),
      stdio: "inherit",
    });
  } catch {
    process.exit(1);
  }
}
