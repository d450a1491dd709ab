import { runtimeFault } from "../lifecycle/runtime.ts";

const fault = runtimeFault(process.versions.node);
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  // Only now: an older Node has no SQLite to import.
  const { runDatabaseCommand } = await import("./run-database-command.ts");
  process.exitCode = await runDatabaseCommand(process.argv.slice(2));
}
